package vignette

import (
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// The size of every scene.
const width, height = 480, 320

// picture is the scene of a game, with the middle and the width of the part that a medallion shows.
type picture struct {
	draw       func(scene)
	x, y, size float64
}

var pictures = map[string]picture{
	"pharaon":    {pharaon, 240, 132, 236},
	"kemet":      {kemet, 240, 150, 230},
	"tekhenu":    {tekhenu, 226, 140, 250},
	"osiris":     {osiris, 236, 152, 268},
	"pyramidion": {pyramidion, 240, 166, 262},
}

// Has reports whether there is a picture of the game.
func Has(game string) bool { _, ok := pictures[game]; return ok }

// Symbols renders the sheet that a page with pictures of these games includes once: the scenes, and the signs in
// them.
func Symbols(games ...string) gomponents.Node {
	c := &svg.Canvas{}
	for _, game := range games {
		if p, ok := pictures[game]; ok {
			c.Open("symbol", svg.ID("v-"+game), svg.A("viewBox", box(width/2, height/2, width, height)))
			c.Group(svg.Class("v-scene"))
			p.draw(scene{c})
			c.End()
			c.End()
		}
	}
	return gomponents.Raw(piece.Symbols(piece.Sheet{Own: c.String(), Signs: signs}))
}

// Whole renders the scene of a game as an ornament.
func Whole(game string) gomponents.Node {
	return show(game, width, height, box(width/2, height/2, width, height), "vignette")
}

// Medallion renders the heart of a scene, to be cut round.
func Medallion(game string) gomponents.Node {
	p := pictures[game]
	return show(game, p.size, p.size, box(p.x, p.y, p.size, p.size), "medallion")
}

func show(game string, w, h float64, view, class string) gomponents.Node {
	if !Has(game) {
		return nil
	}
	c := &svg.Canvas{}
	c.Open("svg", svg.Class(class), svg.A("width", svg.N(w)), svg.A("height", svg.N(h)), svg.A("viewBox", view), svg.A("aria-hidden", "true"))
	c.UseIn("v-"+game, width/2, height/2, width, height, "")
	c.End()
	return gomponents.Raw(c.String())
}

func box(x, y, w, h float64) string {
	return svg.N(x-w/2) + " " + svg.N(y-h/2) + " " + svg.N(w) + " " + svg.N(h)
}
