package chart

import (
	"math"
	"strconv"

	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Course shows a rating, game by game: dashed while it rests on few games, and with a hollow end if it still does.
type Course struct {
	Points []Point // in order
	Words  CourseWords
}

// Point is a rating after a game.
type Point struct {
	Rating int
	Unsure int  // how far it may be off
	Rough  bool // it rests on few games
}

// CourseWords are the texts of the chart.
type CourseWords struct {
	Title       string // what is shown, for people who do not see it
	First, Last string // when the first and the last of the games were
	Rough       string // the meaning of the dashed part
}

var (
	wideCourse = format{class: "wide-art", width: 1040, height: 300, left: 52, right: 78, top: 16, bottom: 30,
		letter: 13}
	narrowCourse = format{class: "narrow-art", width: 352, height: 240, left: 44, right: 52, top: 14, bottom: 28,
		letter: 12}
)

// Draw returns the chart twice, for wide and for narrow screens; nothing without points.
func (r *Course) Draw() string {
	if len(r.Points) == 0 {
		return ""
	}
	return r.draw(wideCourse) + r.draw(narrowCourse)
}

// rated is a chart of a rating that is being drawn.
type rated struct {
	*Course
	format
	c           *svg.Canvas
	least, most float64 // of the scale
}

func (r *Course) draw(f format) string {
	p := &rated{Course: r, format: f, c: &svg.Canvas{}}
	p.scale()
	p.c.Open("svg", svg.Class("chart "+f.class), svg.A("viewBox", "0 0 "+svg.N(f.width)+" "+svg.N(f.height)),
		svg.A("role", "img"))
	p.c.Title(r.Words.Title)
	p.band()
	p.grid()
	p.lines()
	p.end()
	p.c.End()
	return p.c.String()
}

// step is how far apart the lines of the scale are.
func (p *rated) step() float64 {
	step := 100.0
	for (p.most-p.least)/step > 6 {
		step *= 2
	}
	return step
}

// scale chooses a scale that holds the line with a margin; the band may go beyond it.
func (p *rated) scale() {
	p.least, p.most = math.Inf(1), math.Inf(-1)
	for _, at := range p.Points {
		p.least, p.most = min(p.least, float64(at.Rating)), max(p.most, float64(at.Rating))
	}
	p.least, p.most = 100*math.Floor((p.least-40)/100), 100*math.Ceil((p.most+40)/100)
}

func (p *rated) x(i int) float64 {
	return p.left + float64(i+1)/float64(len(p.Points)+1)*(p.width-p.left-p.right)
}

func (p *rated) y(rating float64) float64 {
	part := (min(max(rating, p.least), p.most) - p.least) / (p.most - p.least)
	return p.top + (1-part)*(p.height-p.top-p.bottom)
}

// band draws what the rating could be.
func (p *rated) band() {
	var d svg.Data
	for i, at := range p.Points {
		x, y := p.x(i), p.y(float64(at.Rating+at.Unsure))
		if i == 0 {
			d = d.M(x, y)
		} else {
			d = d.L(x, y)
		}
	}
	for i := len(p.Points) - 1; i >= 0; i-- {
		d = d.L(p.x(i), p.y(float64(p.Points[i].Rating-p.Points[i].Unsure)))
	}
	p.c.Path(d.String()+"z", "could")
}

func (p *rated) grid() {
	right := p.width - p.right
	for rating := p.least; rating <= p.most; rating += p.step() {
		y := p.y(rating)
		p.c.Line(p.left, y, right, y, "grid")
		p.c.Text(p.left-8, y+p.letter*.36, p.letter, strconv.Itoa(int(rating)), "te tink2")
	}
	p.c.Text(p.left, p.height-8, p.letter, p.Words.First, "tink2")
	if len(p.Points) > 1 {
		p.c.Text(right, p.height-8, p.letter, p.Words.Last, "te tink2")
	}
	if at := p.surely(); at > 0 && at < len(p.Points) {
		p.c.Line(p.x(at), p.top, p.x(at), p.height-p.bottom, "even")
		if room := p.x(at) - p.left - 6; piece.Width(p.Words.Rough, p.letter) <= room {
			p.c.Text(p.x(at)-6, p.height-p.bottom-8, p.letter, p.Words.Rough, "te tink2")
		}
	}
}

// surely returns the first point from which on no rating rests on few games, or how many points there are.
func (p *rated) surely() int {
	at := len(p.Points)
	for at > 0 && !p.Points[at-1].Rough {
		at--
	}
	return at
}

// lines draws the dashed part, and the one behind it, which begins where the first one ends.
func (p *rated) lines() {
	at := p.surely()
	p.line(0, at, "course rough")
	p.line(max(0, at-1), len(p.Points), "course")
}

func (p *rated) line(from, to int, class string) {
	var d svg.Data
	for i := from; i < to; i++ {
		x, y := p.x(i), p.y(float64(p.Points[i].Rating))
		if i == from {
			d = d.M(x, y)
		} else {
			d = d.L(x, y)
		}
	}
	if to-from > 1 {
		p.c.Path(d.String(), class)
	}
}

// end draws the last point, with its rating.
func (p *rated) end() {
	last := p.Points[len(p.Points)-1]
	x, y := p.x(len(p.Points)-1), p.y(float64(last.Rating))
	class, text := "now", strconv.Itoa(last.Rating)
	if last.Rough {
		class, text = "now hollow", text+"?"
	}
	p.c.Circle(x, y, 4.5, class)
	p.c.Text(x+10, y+p.letter*.4, p.letter+2, text, "ts tink tb")
}
