package chart

import (
	"strconv"

	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Stack shows where the points of one seat came from: a bar for each round, with a segment for each source.
type Stack struct {
	Title  string
	Rounds []string // what is written below the bars
	Points [][]int  // by round, by source
	Top    int      // the height of the drawing in points; Bottom is its depth, for negative points
	Bottom int
	Number func(n int) string
}

// Patterns returns the hidden sheet with the patterns of the sources, which a page with stacks includes once.
func Patterns() string {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class("symbols"), svg.A("width", "0"), svg.A("height", "0"), svg.A("aria-hidden", "true"))
	c.Open("defs")
	for i, d := range patterns {
		if d == "" {
			continue
		}
		c.Open("pattern", svg.ID("w-"+strconv.Itoa(i)), svg.A("width", "8"), svg.A("height", "8"),
			svg.A("patternUnits", "userSpaceOnUse"))
		c.Path(d, "weave")
		c.End()
	}
	c.End()
	c.End()
	return c.String()
}

// patterns are drawn over the colours of the sources: none, slanted, dotted, horizontal, vertical, slanted the other
// way, chequered, crossed.
var patterns = [...]string{
	"",
	"M-2 2l4-4M0 8l8-8M6 10l4-4",
	"M2 2h.1M6 6h.1",
	"M0 2h8M0 6h8",
	"M2 0v8M6 0v8",
	"M-2 6l4 4M0 0l8 8M6-2l4 4",
	"M0 2h4M4 6h4",
	"M0 4h8M4 0v8",
}

// Swatch draws a sample of a source's colour and pattern.
func Swatch(c *svg.Canvas, source int, x, y, w, h float64) {
	c.Rect(x, y, w, h, 0, "src src-"+strconv.Itoa(source%len(patterns)))
	if patterns[source%len(patterns)] != "" {
		c.Rect(x, y, w, h, 0, "", svg.A("fill", "url(#w-"+strconv.Itoa(source%len(patterns))+")"))
	}
}

const (
	stackWidth, stackHeight         = 340, 210
	stackLeft, stackTop, stackFloor = 30, 16, 26
	letter                          = 12
)

// Draw returns the drawing.
func (s *Stack) Draw() string {
	c := &svg.Canvas{}
	box := "0 0 " + strconv.Itoa(stackWidth) + " " + strconv.Itoa(stackHeight)
	c.Open("svg", svg.Class("chart stack"), svg.A("viewBox", box), svg.A("role", "img"), svg.A("aria-label", s.Title))
	span := float64(max(s.Top+s.Bottom, 1))
	unit := (stackHeight - stackTop - stackFloor) / span
	zero := stackTop + float64(s.Top)*unit
	for _, n := range scale(s.Top) {
		y := zero - float64(n)*unit
		c.Line(stackLeft, y, stackWidth, y, map[bool]string{true: "axis", false: "grid"}[n == 0])
		c.Text(stackLeft-6, y+letter*.36, letter, s.Number(n), "te tink2")
	}
	step := float64(stackWidth-stackLeft) / float64(max(len(s.Rounds), 1))
	every := 1 + int(18/step)
	for i, name := range s.Rounds {
		middle := stackLeft + (float64(i)+.5)*step
		s.bar(c, i, middle, min(step*.74, 40), zero, unit)
		if (len(s.Rounds)-1-i)%every == 0 {
			c.Text(middle, stackHeight-6, letter, name, "tm tink2")
		}
	}
	c.End()
	return c.String()
}

// bar draws the bar of one round, with its total on top.
func (s *Stack) bar(c *svg.Canvas, round int, middle, width, zero, unit float64) {
	up, down, sum := zero, zero, 0
	for source, n := range s.Points[round] {
		h := float64(n) * unit
		sum += n
		switch {
		case n > 0:
			up -= h
			Swatch(c, source, middle-width/2, up, width, h)
		case n < 0:
			Swatch(c, source, middle-width/2, down, width, -h)
			down -= h
		}
	}
	text := s.Number(sum)
	c.Text(middle, up-4, piece.Fit(text, letter, width+6), text, "tm ts tink")
}

// scale returns the numbers at the side of bars up to a top.
func scale(top int) []int {
	step := 1
	for _, wider := range []int{2, 5, 10, 20, 25, 50, 100, 200, 500} {
		if top/step > 4 {
			step = wider
		}
	}
	var all []int
	for n := 0; n <= top; n += step {
		all = append(all, n)
	}
	return all
}
