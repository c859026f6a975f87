package vignette

import (
	_ "embed"

	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// CSS is the style of the scenes: their palette, in both themes.
//
//go:embed vignette.css
var CSS string

// The size of every scene.
const (
	Width  = 480
	Height = 320
)

// Picture is the scene of a game, with the middle and the width of the part that a medallion shows. The zero Picture
// is that of a game without a scene of its own: a pyramid in the desert.
type Picture struct {
	Draw       func(Canvas)
	Signs      []string // the hieroglyphs in the scene, as package piece names them
	X, Y, Size float64
}

// Named is the picture of the game with that id.
type Named struct {
	Game string
	Picture
}

// Of returns the picture of a game, with the desert for one that has no scene of its own.
func Of(game string, p Picture) Named {
	if p.Draw == nil {
		p = Picture{Draw: desert, X: Width / 2, Y: 150, Size: 240}
	}
	return Named{game, p}
}

// desert draws a pyramid in the sun.
func desert(c Canvas) {
	c.Sky(212, "v-sky2")
	c.Disc(96, 84, 36)
	c.Pyramid(392, 214, 170, 96, .38, "v-stone", "v-stone2")
	c.Pyramid(240, 214, 210, 140, .6, "v-stone", "v-stone2")
	c.Rect(0, 212, Width, 94, 0, "v-sand")
	c.Path("M0 262q120-14 240 0t240 0v44h-480z", "v-sand2 v-flat")
	c.Palm(88, 268, 84)
	c.Frieze()
}

// Symbols renders the sheet that a page with these pictures includes once: the scenes, and the signs in them.
func Symbols(pictures ...Named) gomponents.Node {
	var sheets []piece.Sheet
	for _, p := range pictures {
		sheets = append(sheets, piece.Sheet{Own: p.symbol(), Signs: p.Signs})
	}
	return gomponents.Raw(piece.Symbols(sheets...))
}

// symbol returns the whole scene, to be referred to.
func (p Named) symbol() string {
	c := Canvas{&svg.Canvas{}}
	c.Open("symbol", svg.ID("v-"+p.Game), svg.A("viewBox", box(Width/2, Height/2, Width, Height)))
	c.Group(svg.Class("v-scene"))
	p.Draw(c)
	c.End()
	c.End()
	return c.String()
}

// Whole renders the scene of a game as an ornament.
func (p Named) Whole() gomponents.Node {
	return p.show(Width, Height, box(Width/2, Height/2, Width, Height), "vignette")
}

// Medallion renders the heart of a scene, to be cut round.
func (p Named) Medallion() gomponents.Node {
	return p.show(p.Size, p.Size, box(p.X, p.Y, p.Size, p.Size), "medallion")
}

func (p Named) show(w, h float64, view, class string) gomponents.Node {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class(class), svg.A("width", svg.N(w)), svg.A("height", svg.N(h)),
		svg.A("viewBox", view), svg.A("aria-hidden", "true"))
	c.UseIn("v-"+p.Game, Width/2, Height/2, Width, Height, "")
	c.End()
	return gomponents.Raw(c.String())
}

func box(x, y, w, h float64) string {
	return svg.N(x-w/2) + " " + svg.N(y-h/2) + " " + svg.N(w) + " " + svg.N(h)
}
