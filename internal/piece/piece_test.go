package piece

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/svg"
)

var two = []Resource{{Name: "agr", Glyph: "jus"}, {Name: "sil", Glyph: "star", Light: true}}

// drawings returns one of everything in the vocabulary.
func drawings() map[string]func(*svg.Canvas) {
	return map[string]func(*svg.Canvas){
		"token":     func(c *svg.Canvas) { Token(c, "agr", 1, 2, 20) },
		"cost":      func(c *svg.Canvas) { Cost(c, "agr", 1, 2, 20) },
		"any":       func(c *svg.Canvas) { Any(c, 0, 0, 20, true) },
		"either":    func(c *svg.Canvas) { Either(c, two, 0, 0, 20); Either(c, two[:1], 0, 0, 20) },
		"points":    func(c *svg.Canvas) { Points(c, 104, 0, 0, 26); Points(c, 3, 0, 0, 12) },
		"jar":       func(c *svg.Canvas) { Jar(c, [2]string{"agr", "sil"}, "agr", 0, 0, 66) },
		"empty jar": func(c *svg.Canvas) { EmptyJar(c, 0, 0, 66) },
		"jar back":  func(c *svg.Canvas) { JarBack(c, 0, 0, 66) },
		"seat":      func(c *svg.Canvas) { Seat(c, 3, 5, 5, 20, svg.ID("x")) },
		"mark":      func(c *svg.Canvas) { Mark(c, 4, 5, 5, 20) },
		"card":      func(c *svg.Canvas) { Card(c, 0, 0, 70, 76, 6) },
		"mat":       func(c *svg.Canvas) { Mat(c, 0, 0, 64, 42) },
		"deck":      func(c *svg.Canvas) { Deck(c, "jus", 12, 0, 0); Deck(c, "jus", 0, 0, 0) },
		"hole":      func(c *svg.Canvas) { Hole(c, 0, 0, 13); Socket(c, 0, 0, 20) },
		"discards":  func(c *svg.Canvas) { Discards(c, "jus", 12, 0, 0); Discards(c, "jus", 0, 0, 0) },
		"badge":     func(c *svg.Canvas) { Badge(c, "5", 0, 0); Count(c, "7", 0, 0) },
		"piece": func(c *svg.Canvas) {
			Piece(c, "y", 2, 1, 1, func() { Ghost(c, func() { Mark(c, 2, 0, 0, 20) }) })
		},
		"may":      func(c *svg.Canvas) { May(c, 0, 0, Disc(10)); May(c, 0, 0, Plate(10, 20, 3)) },
		"just":     func(c *svg.Canvas) { Just(c, 0, 0, Disc(10)); Just(c, 0, 0, Plate(10, 20, 3)) },
		"selected": func(c *svg.Canvas) { Selected(c, 0, 0, Disc(10)); Selected(c, 0, 0, Plate(10, 20, 3)) },
		"closed":   func(c *svg.Canvas) { Closed(c, 0, 0, 9) },
		"tick":     func(c *svg.Canvas) { Tick(c, 0, 0, 9) },
	}
}

func parses(t *testing.T, name, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
	}
}

var (
	ids        = regexp.MustCompile(` id="([^"]*)"`)
	references = regexp.MustCompile(`href="#([^"]*)"|url\(#([^)]*)\)`)
	classes    = regexp.MustCompile(` class="([^"]*)"`)
)

// TestVocabulary draws one of everything: it must be XML, refer to symbols on the sheet, and use classes in the
// style.
func TestVocabulary(t *testing.T) {
	sheet := Symbols(Sheet{Resources: two, Any: true, Signs: []string{"jus", "star", "jus"}})
	parses(t, "sheet", sheet)
	known := map[string]bool{}
	for _, m := range ids.FindAllStringSubmatch(sheet, -1) {
		if known[m[1]] {
			t.Errorf("the sheet contains the id %s twice", m[1])
		}
		known[m[1]] = true
	}
	all := map[string]string{"sheet": sheet}
	for name, draw := range drawings() {
		c := &svg.Canvas{}
		draw(c)
		all[name] = c.String()
		parses(t, name, all[name])
	}
	for name, text := range all {
		for _, m := range references.FindAllStringSubmatch(text, -1) {
			if ref := m[1] + m[2]; !known[ref] {
				t.Errorf("%s refers to #%s, which is not on the sheet", name, ref)
			}
		}
		for _, m := range classes.FindAllStringSubmatch(text, -1) {
			for _, class := range strings.Fields(m[1]) {
				if !strings.HasPrefix(class, "f-") && !regexp.MustCompile(`\.`+class+`\b`).MatchString(CSS) {
					t.Errorf("%s uses the class %s, which the style does not have", name, class)
				}
			}
		}
		if strings.Contains(text, "style=") {
			t.Errorf("%s has a style attribute, which the site's policy forbids", name)
		}
	}
}

func TestSignsParse(t *testing.T) {
	for name, symbol := range glyphs {
		parses(t, name, symbol)
	}
}

func TestSeats(t *testing.T) {
	seen := map[string]bool{}
	for s := range game.Seat(5) {
		seen[SeatName(s)] = true
	}
	if len(seen) != 5 {
		t.Errorf("five seats share %d silhouettes", len(seen))
	}
}

func TestText(t *testing.T) {
	if w := Width("Haut Fonctionnaire", 10); w < 80 || w > 100 {
		t.Errorf("the width is %.1f", w) // 91.6 in Chromium
	}
	if got := Wrap("Head of the Granaries", 10, 66); !slices.Equal(got, []string{"Head of the", "Granaries"}) {
		t.Errorf("%q", got)
	}
	if got := Wrap("Fonctionnaire", 10, 5); !slices.Equal(got, []string{"Fonctionnaire"}) {
		t.Errorf("%q", got)
	}
	if got := Wrap("2\u00a0Nobles", 10, 5); len(got) != 1 {
		t.Errorf("a no-break space breaks: %q", got)
	}
	if size := Fit("Fonctionnaire", 10, 40); Width("Fonctionnaire", size) > 40.01 {
		t.Errorf("at %.2f it is %.1f wide", size, Width("Fonctionnaire", size))
	}
}

// TestCrowd: pieces that share a room are inside it, overlap only slightly, and are as large as a single one if
// possible.
func TestCrowd(t *testing.T) {
	const w, h, size = 34.0, 26.0, 16.0
	for n := 1; n <= 5; n++ {
		var xs, ys []float64
		for i := range n {
			x, y, fit := Crowd(i, n, w, h, size)
			if fit > size || fit < 10 || n <= 2 && fit != size {
				t.Errorf("%d of %d: drawn with size %.1f", i, n, fit)
			}
			if reach := 2 * max(x, -x); reach+fit > w*lap || 2*max(y, -y)+fit > h*lap {
				t.Errorf("%d of %d: outside at %.1f, %.1f", i, n, x, y)
			}
			for k := range xs {
				if apart := max(xs[k]-x, x-xs[k], ys[k]-y, y-ys[k]); apart < fit/lap-.01 {
					t.Errorf("%d of %d: only %.1f from another", i, n, apart)
				}
			}
			xs, ys = append(xs, x), append(ys, y)
		}
	}
}

// TestTrack: every seat appears once, in its cell, turned like the cell; a seat that is on no cell does not appear.
func TestTrack(t *testing.T) {
	cells := []int{1, -1, 1, 0}
	track := Track{Cell: func(n int) (x, y float64) { return 100 * float64(n), 0 }, W: 40, H: 20, Size: 20, Turn: 90}
	at := map[game.Seat][2]float64{}
	track.Pieces(len(cells), func(s game.Seat) int { return cells[s] },
		func(s game.Seat, x, y, _ float64) { at[s] = [2]float64{x, y} })
	if len(at) != 3 {
		t.Fatalf("%d pieces are drawn: %v", len(at), at)
	}
	for seat, p := range at {
		if away := p[0] - 100*float64(cells[seat]); away > 1 || away < -1 {
			t.Errorf("seat %d is at %v", seat, p)
		}
	}
	if d := at[2][1] - at[0][1]; d < 15 {
		t.Errorf("two pieces on a turned cell are %.1f apart across", d)
	}
}

func TestSeatsInOrder(t *testing.T) {
	const none = 0xFF // what games have for a seat that is not known yet
	for _, c := range []struct{ got, want []game.Seat }{
		{Clockwise(0, 3), []game.Seat{0, 1, 2}},
		{Clockwise(2, 4), []game.Seat{2, 3, 0, 1}},
		{Clockwise(none, 3), []game.Seat{0, 1, 2}},
		{InOrder([]game.Seat{2, 0, 1}), []game.Seat{2, 0, 1}},
		{InOrder([]game.Seat{2, none, 1}), []game.Seat{0, 1, 2}},
		{InOrder([]game.Seat{0, 0, 0}), []game.Seat{0, 1, 2}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
}
