package board

import (
	"embed"
	_ "embed"
	"io/fs"

	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Board draws Pyramidion.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Ordered   = Board{}
	_ piece.Suggests  = Board{}
	_ piece.Chaptered = Board{}
	_ piece.Continued = Board{}
	_ piece.Landscape = Board{}
	_ piece.Narrows   = Board{}
)

//go:embed board.css
var style string

//go:embed mine.css
var mineStyle string

//go:embed shapes.svg
var shapes string

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words that only this drawing needs.
var Words = func() fs.FS {
	sub, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // the folder is embedded in the program
	}
	return sub
}()

// Style returns the style sheet for the classes of this board only. It belongs after [piece.CSS].
func (Board) Style() string { return style + mineStyle + piece.TogetherCSS }

// Symbols returns the sheet of symbols that a page with this board includes once. It contains the Nile with its
// banks, which differs on narrow screens.
func (Board) Symbols(scene piece.Scene) string { return piece.Symbols(newPicture(scene).sheet()) }

// kinds are the tokens, by [pyramidion.Resource]. Most of their signs are drawn for this board.
var kinds = []piece.Resource{
	{Name: "py-camel", Glyph: "py-camel", Light: true}, {Name: "py-wood", Glyph: "py-wood"},
	{Name: "py-food", Glyph: "bread", Light: true}, {Name: "py-stone", Glyph: "py-block", Light: true},
	{Name: "py-worker", Glyph: "py-labour"}, {Name: "py-statue", Glyph: "statue"},
}

// signs are the hieroglyphs that the board uses in addition to those of sites, categories and cards.
var signs = []string{"ankh", "star", "crocodile", "duck", "city", "bread", "statue", "wheel"}

func (p *picture) sheet() piece.Sheet {
	all := append([]string{}, signs...)
	for _, list := range [...][]string{siteSigns[:], categorySigns[:], typeSigns[:], effectSigns[1:]} {
		for _, sign := range list {
			all = append(all, sign[len("g-"):])
		}
	}
	return piece.Sheet{Resources: kinds, Own: shapes + p.chart.nile() + p.plates(), Signs: all}
}

// picture is a drawing in progress.
type picture struct {
	piece.Drawing
	s      *pyramidion.State
	chart  *chart
	sailed [mostSeats]string // by seat: the element of the boat that it has just loaded
	past   *resolution       // whose lanes the stage still shows, or nil
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{Drawing: piece.Draw(scene), s: scene.State.(*pyramidion.State)}
	p.chart = chartOf(p.Turn == piece.Facing)
	p.recall()
	p.hold()
	p.Aside = p.leads
	return p
}

// Board returns the whole board as SVG.
func (Board) Board(scene piece.Scene) string {
	p := newPicture(scene)
	l, c := p.layout(), p.C
	c.Open("svg", svg.ID("board"), svg.Class("art py-board"+piece.When(p.chart.narrow, " py-narrow")),
		svg.A("viewBox", "0 0 "+svg.N(l.w)+" "+svg.N(l.h)),
		svg.A("role", "group"), svg.A("aria-label", p.Word("board")))
	c.Rect(0, 0, l.w, l.h, 8, "py-paper")
	c.Rect(0, 0, l.w, l.h, 8, "py-weave")
	for _, part := range l.parts {
		c.Group(svg.ID("part-"+part.name), svg.At(part.x, part.y))
		part.draw(p)
		c.End()
	}
	c.Rect(.75, .75, l.w-1.5, l.h-1.5, 8, "py-frame")
	c.End()
	return c.String()
}
