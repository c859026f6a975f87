package chart

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/svg"
)

// long returns a trend of a game with that many moves, a decision at every other one.
func long(turns int) *Trend {
	t := &Trend{
		Names: []string{"Ann", "Bek", "Cem", "Dee", "Eve & <Adam>"}, Turns: turns, Final: []float64{0, 0, 1, 0, 0},
		Words: Words{Title: "Title", Chance: "Chance", Moves: "Moves",
			Percent: func(n int) string { return strconv.Itoa(n) + "%" }},
	}
	for at := 0; at < turns; at += 2 {
		r := Reading{At: at}
		for seat := range t.Names {
			r.Win = append(r.Win, .2+.19*math.Sin(float64(at*(seat+3))/50))
		}
		t.Readings = append(t.Readings, r)
	}
	for i := range 10 {
		t.Rounds = append(t.Rounds, Round{At: i * turns / 10, Name: fmt.Sprint("Round ", i+1),
			Short: fmt.Sprint(i + 1)})
	}
	return t
}

func TestTrendIsDrawnWell(t *testing.T) {
	for _, turns := range []int{1, 7, 300, 4700} {
		trend := long(turns)
		for i := range 15 {
			trend.Spots = append(trend.Spots, Spot{At: turns * i / 20, Seat: game.Seat(i % 5), Rank: i/5 + 1,
				Href: "/t/x?at=1", Name: `a "spot"`})
		}
		markup := trend.Draw()
		wellFormed(t, markup)
		if n := strings.Count(markup, "<a "); n != 30 {
			t.Errorf("%d moves: %d links of 15 decisions in two drawings", turns, n)
		}
		if len(markup) > 60_000 {
			t.Errorf("%d moves: the chart takes %d bytes", turns, len(markup))
		}
	}
	if (&Trend{Turns: 3}).Draw() != "" {
		t.Error("an empty chart was drawn")
	}
}

func wellFormed(t *testing.T, markup string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(markup)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, markup)
		}
	}
}

// Thinning keeps short games as they are, limits long ones, keeps the order and the mean, and stays in range.
func TestThinned(t *testing.T) {
	short := long(60)
	if got := thinned(short.Readings, short.Turns, 40); len(got) != 30 {
		t.Errorf("a short game keeps %d of 30 readings", len(got))
	}
	all := long(4700)
	thin := thinned(all.Readings, all.Turns, 180)
	if len(thin) > 180 || len(thin) < 170 {
		t.Errorf("%d readings are left, want 180 at most", len(thin))
	}
	for i, r := range thin {
		if i > 0 && r.At <= thin[i-1].At {
			t.Fatalf("reading %d is at %d, the one before at %d", i, r.At, thin[i-1].At)
		}
		for seat, win := range r.Win {
			if math.Abs(win-all.Readings[r.At/2].Win[seat]) > .2 {
				t.Errorf("move %d, seat %d: %.2f, measured %.2f", r.At, seat, win, all.Readings[r.At/2].Win[seat])
			}
		}
	}
}

// Signs do not overlap even if their decisions are close together.
func TestSpotsStandApart(t *testing.T) {
	trend := long(400)
	for _, f := range []format{wide, narrow} {
		p := &plot{Trend: trend, format: f, lines: trend.Readings}
		var taken [][2]float64
		for range 15 {
			at := p.clear(p.x(200), p.y(.5), taken)
			for _, other := range taken {
				if math.Hypot(at[0]-other[0], at[1]-other[1]) < spotSize {
					t.Errorf("%s: a sign at %v covers one at %v", f.class, at, other)
				}
			}
			taken = append(taken, at)
		}
	}
}

func TestStack(t *testing.T) {
	s := &Stack{Title: "Points", Rounds: []string{"1", "2"}, Points: [][]int{{3, 0, 2}, {5, -2, 4}}, Top: 9, Bottom: 2,
		Number: strconv.Itoa}
	markup := s.Draw()
	wellFormed(t, markup)
	wellFormed(t, Patterns())
	for _, sum := range []string{">5</text>", ">7</text>"} {
		if !strings.Contains(markup, sum) {
			t.Errorf("the sum %s is missing in %s", sum, markup)
		}
	}
	if n := strings.Count(markup, `class="src `); n != 5 {
		t.Errorf("%d segments, want one for each source that changed the points", n)
	}
	wellFormed(t, (&Stack{Rounds: []string{"1"}, Points: [][]int{{0}}, Number: strconv.Itoa}).Draw())
}

func TestScale(t *testing.T) {
	for top, want := range map[int]string{0: "[0]", 3: "[0 1 2 3]", 9: "[0 2 4 6 8]", 25: "[0 10 20]",
		162: "[0 50 100 150]"} {
		if got := fmt.Sprint(scale(top)); got != want {
			t.Errorf("the scale for %d points is %s, want %s", top, got, want)
		}
	}
}

// An interval lies within its line, whatever the share, and around it; a share without an even one has no dotted line.
func TestInterval(t *testing.T) {
	for _, share := range []float64{0, .25, 1} {
		c := &svg.Canvas{}
		Interval(c, 100, share, [2]float64{max(share-.1, 0), min(share+.1, 1)}, 0)
		text := c.String()
		if strings.Contains(text, "even") || strings.Count(text, "<line") != 3 {
			t.Errorf("%v: %s", share, text)
		}
		at := strconv.FormatFloat((share-.5)*96, 'f', -1, 64)
		if !strings.Contains(text, `x1="`+at+`" y1="-5"`) {
			t.Errorf("%v is not at %s: %s", share, at, text)
		}
	}
	c := &svg.Canvas{}
	Interval(c, 100, .3, [2]float64{.2, .4}, .25)
	if text := c.String(); !strings.Contains(text, `x1="-24" y1="-8"`) {
		t.Errorf("the even share is elsewhere: %s", text)
	}
}
