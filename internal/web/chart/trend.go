package chart

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Trend shows how likely each seat seemed to win, decision by decision.
type Trend struct {
	Names    []string  // of the seats
	Turns    int       // number of moves in the game
	Readings []Reading // in the order of the moves
	Final    []float64 // each seat's share of the victory
	Rounds   []Round   // in order
	Spots    []Spot
	Words    Words
}

// Reading is an estimate for all seats at a move.
type Reading struct {
	At  int
	Win []float64 // 0 to 1, by seat
}

// Round is where a round of the game begins.
type Round struct {
	At          int
	Name, Short string
}

// Spot is a highlighted decision.
type Spot struct {
	At         int
	Seat       game.Seat
	Rank       int // 1 for the seat's most costly
	Href, Name string
}

// Words are the texts at the axes.
type Words struct {
	Title   string // of the chart, for people who do not see it
	Chance  string // the meaning of the height
	Moves   string // the meaning of the width
	Percent func(n int) string
}

// format is the size a chart is drawn in. Phones get a drawing of their own, so that letters stay readable.
type format struct {
	class                    string
	width, height            float64
	left, right, top, bottom float64
	letter                   float64
	named                    bool // there is room for names at the ends of the lines
}

var (
	wide = format{
		class: "wide-art", width: 1040, height: 420,
		left: 56, right: 168, top: 34, bottom: 52, letter: 13, named: true,
	}
	narrow = format{
		class: "narrow-art", width: 352, height: 340,
		left: 42, right: 32, top: 32, bottom: 48, letter: 12,
	}
)

// Draw returns the chart twice, for wide and for narrow screens; the style sheet shows one of them.
func (t *Trend) Draw() string {
	if t.Turns == 0 || len(t.Readings) == 0 {
		return ""
	}
	return t.draw(wide) + t.draw(narrow)
}

// plot is a chart being drawn.
type plot struct {
	*Trend
	format
	c     *svg.Canvas
	lines []Reading // thinned
}

func (t *Trend) draw(f format) string {
	p := &plot{Trend: t, format: f, c: &svg.Canvas{}}
	p.lines = thinned(t.Readings, t.Turns, int((f.width-f.left-f.right)/apart))
	p.lines = append(p.lines, Reading{t.Turns, t.Final})
	p.c.Open("svg", svg.Class("chart "+f.class), svg.A("viewBox", "0 0 "+svg.N(f.width)+" "+svg.N(f.height)),
		svg.A("role", "group"), svg.A("aria-label", t.Words.Title))
	p.c.Group(svg.A("aria-hidden", "true"))
	p.grid()
	for seat := range t.Names {
		p.line(game.Seat(seat))
	}
	p.ends()
	p.c.End()
	p.spots()
	p.c.End()
	return p.c.String()
}

func (p *plot) x(at int) float64 {
	return p.left + float64(at)/float64(p.Turns)*(p.width-p.left-p.right)
}

func (p *plot) y(win float64) float64 { return p.top + (1-win)*(p.height-p.top-p.bottom) }

// grid draws the scale of chances, and a field for each round.
func (p *plot) grid() {
	end := p.width - p.right
	names := p.roomy()
	for i, r := range p.Rounds {
		from, to := p.x(r.At), p.x(p.roundEnd(i))
		if i%2 == 1 {
			p.c.Rect(from, p.top, to-from, p.y(0)-p.top, 0, "band")
		}
		if r.At > 0 {
			p.c.Line(from, p.top, from, p.y(0)+6, "grid")
		}
		name := r.Short
		if names {
			name = r.Name
		}
		if piece.Width(name, p.letter) <= to-from {
			p.c.Text((from+to)/2, p.y(0)+18, p.letter, name, "tm tink2")
		}
	}
	for percent := 0; percent <= 100; percent += 25 {
		y := p.y(float64(percent) / 100)
		class := "grid"
		if percent == 0 {
			class = "axis"
		}
		p.c.Line(p.left, y, end, y, class)
		p.c.Text(p.left-8, y+p.letter*.36, p.letter, p.Words.Percent(percent), "te tink2")
	}
	p.c.Text(6, 15, p.letter, p.Words.Chance, "ts tink")
	p.c.Text(end, p.height-8, p.letter, p.Words.Moves, "te ts tink")
}

// roundEnd returns where a round ends.
func (t *Trend) roundEnd(i int) int {
	if i+1 < len(t.Rounds) {
		return t.Rounds[i+1].At
	}
	return t.Turns
}

// roomy reports whether every round is wide enough for its name.
func (p *plot) roomy() bool {
	for i, r := range p.Rounds {
		if piece.Width(r.Name, p.letter)+8 > p.x(p.roundEnd(i))-p.x(r.At) {
			return false
		}
	}
	return true
}

// line draws the line of a seat, with its markers.
func (p *plot) line(seat game.Seat) {
	var d svg.Data
	for i, r := range p.lines {
		x, y := p.x(r.At), p.y(r.Win[seat])
		if i == 0 {
			d = d.M(x, y)
		} else {
			d = d.L(x, y)
		}
	}
	name := piece.SeatName(seat)
	p.c.Path(d.String(), "ln s-"+name)
	for i := range p.Rounds {
		from, to := p.Rounds[i].At, p.roundEnd(i)
		// The markers of a round are side by side, so that none covers another.
		at := from + (to-from)*(int(seat)+1)/(len(p.Names)+1)
		if win, ok := p.value(at, seat); ok {
			marker(p.c, seat, p.x(at), p.y(win))
		}
	}
}

// value returns the height of a seat's line at a move.
func (p *plot) value(at int, seat game.Seat) (win float64, ok bool) {
	for i, r := range p.lines {
		switch {
		case r.At == at || i == 0 && at < r.At:
			return r.Win[seat], r.At == at
		case r.At > at:
			before := p.lines[i-1]
			part := float64(at-before.At) / float64(r.At-before.At)
			return before.Win[seat] + part*(r.Win[seat]-before.Win[seat]), true
		}
	}
	return p.lines[len(p.lines)-1].Win[seat], false
}

// marker draws the small shape on the line of a seat.
func marker(c *svg.Canvas, seat game.Seat, x, y float64) {
	c.Path(markers[int(seat)%len(markers)], "knot s-"+piece.SeatName(seat), svg.At(x, y))
}

// markers are a disc, a square, a triangle, a rhombus and a cross, by seat.
var markers = [...]string{
	"M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
	"M-4 -4h8v8h-8z",
	"M0 -5.5l5.2 9.4h-10.4z",
	"M0 -5.8l5.8 5.8l-5.8 5.8l-5.8-5.8z",
	"M-1.9 -5.4h3.8v3.5h3.5v3.8h-3.5v3.5h-3.8v-3.5h-3.5v-3.8h3.5z",
}

// Sample draws a piece of a seat's line, for a legend.
func Sample(c *svg.Canvas, seat game.Seat, width float64) {
	c.Line(-width/2, 0, width/2, 0, "ln s-"+piece.SeatName(seat))
	marker(c, seat, 0, 0)
}
