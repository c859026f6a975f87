package piece

import (
	_ "embed"
	"strings"

	"ennead/internal/svg"
)

// The outlines of the signs, one per line: name, outer contours, inner contours, and the side of its box unless that
// is 144. They come from Noto Sans Egyptian Hieroglyphs, whose licence is in glyphs-OFL.txt.
//
//go:embed glyphs.txt
var glyphLines string

// CSS is the style of everything that is drawn with this package, including the colours of both themes.
//
//go:embed piece.css
var CSS string

//go:embed shapes.svg
var shapes string

// glyphs are the symbols g-NAME by name.
var glyphs = func() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(glyphLines) {
		part := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		side := "144"
		if len(part) > 3 {
			side = part[3]
		}
		all[part[0]] = `<symbol id="g-` + part[0] + `" viewBox="0 0 ` + side + " " + side + `"><path class="ga" d="` +
			part[1] + `"/><path class="gb" d="` + part[2] + `"/></symbol>`
	}
	return all
}()

// Resource is a kind of token: its name in symbols and classes, its sign, and whether its colour is
// so light that the sign must be dark.
type Resource struct {
	Name, Glyph string
	Light       bool
}

// Sheet is what the drawings of a board refer to: for each of its resources the token t-NAME and the square to pay
// q-NAME, its dice, d-NAME each, its own shapes, and the signs that it uses.
type Sheet struct {
	Resources []Resource
	Any       bool // also t-any and q-any, for any of the resources
	Dice      []Die
	Own       string
	Signs     []string
}

// Symbols returns the sheet that a page with drawings includes once: a hidden <svg> with the seats' pieces and what
// the sheets add, each sign once. The drawings of a page refer to its symbols, so it must be in the same document (in
// some browsers, symbols of another document would see neither the theme nor the patterns).
func Symbols(sheets ...Sheet) string {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class("symbols"), svg.A("width", "0"), svg.A("height", "0"), svg.A("aria-hidden", "true"))
	c.Open("defs")
	own := shapes
	signs := append([]string{}, seats[:]...)
	for _, s := range sheets {
		own += s.Own
		signs = append(signs, s.Signs...)
	}
	c.Raw(strings.ReplaceAll(own, "\n", ""))
	drawn := map[string]bool{}
	for _, name := range signs {
		g, ok := glyphs[name]
		if !ok {
			panic("piece: there is no sign " + name)
		}
		if !drawn[name] {
			c.Raw(g)
		}
		drawn[name] = true
	}
	for _, s := range sheets {
		for _, r := range s.Resources {
			tokenSymbol(c, r)
			costSymbol(c, r)
		}
		if s.Any {
			anySymbols(c, s.Resources)
		}
		for _, d := range s.Dice {
			d.symbol(c)
		}
	}
	c.End()
	c.End()
	return c.String()
}

// on returns the class of a sign on the colour of the resource.
func (r Resource) on() string {
	if r.Light {
		return "on-light"
	}
	return "on-dark"
}

func symbol(c *svg.Canvas, id, box string) {
	c.Open("symbol", svg.ID(id), svg.A("viewBox", box))
}

func tokenSymbol(c *svg.Canvas, r Resource) {
	symbol(c, "t-"+r.Name, "0 0 32 32")
	c.Circle(16, 17.2, 14, "shade")
	c.Circle(16, 15.6, 14, "f-"+r.Name+" tk")
	c.Circle(16, 15.6, 11.6, "rim")
	c.Use("g-"+r.Glyph, 16, 15.6, 20, r.on())
	c.End()
}

func costSymbol(c *svg.Canvas, r Resource) {
	symbol(c, "q-"+r.Name, "0 0 32 32")
	c.Rect(2, 2, 28, 28, 4, "f-"+r.Name+" tk")
	c.Rect(4.5, 4.5, 23, 23, 2.5, "rim")
	c.Use("g-"+r.Glyph, 16, 16, 22, r.on())
	c.End()
}

// anySymbols draws t-any and q-any: wedges of all basic resources round a papyrus centre.
func anySymbols(c *svg.Canvas, resources []Resource) {
	basic := resources[:min(5, len(resources))]
	wedges := func() {
		step := 360 / float64(len(basic))
		for i, r := range basic {
			x0, y0 := svg.P(26, (float64(i)-.5)*step)
			x1, y1 := svg.P(26, (float64(i)+.5)*step)
			c.Path(svg.Data(nil).M(16, 16).L(16+x0, 16+y0).L(16+x1, 16+y1).Z().String(), "f-"+r.Name)
		}
	}
	c.Raw(`<clipPath id="c-q"><rect x="2" y="2" width="28" height="28" rx="4"/></clipPath>`)
	c.Raw(`<clipPath id="c-t"><circle cx="16" cy="15.6" r="14"/></clipPath>`)
	symbol(c, "q-any", "0 0 32 32")
	c.Group(svg.A("clip-path", "url(#c-q)"))
	wedges()
	c.End()
	c.Rect(2, 2, 28, 28, 4, "line16")
	c.Circle(16, 16, 5.5, "papdot")
	c.End()
	symbol(c, "t-any", "0 0 32 32")
	c.Circle(16, 17.2, 14, "shade")
	c.Group(svg.A("clip-path", "url(#c-t)"))
	wedges()
	c.End()
	c.Circle(16, 15.6, 14, "line16")
	c.Circle(16, 15.6, 5.5, "papdot")
	c.End()
}
