package board

import (
	"embed"
	_ "embed"
	"io/fs"

	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Board draws Sailing Toward Osiris.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Idles     = Board{}
	_ piece.Suggests  = Board{}
	_ piece.Ordered   = Board{}
	_ piece.Chaptered = Board{}
	_ piece.Continued = Board{}
	_ piece.Landscape = Board{}
)

//go:embed board.css
var style string

//go:embed mine.css
var mineStyle string

//go:embed shapes.svg
var shapes string

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words of the drawing that are not in the catalogue of the game.
var Words = func() fs.FS {
	sub, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // the folder is embedded in the program
	}
	return sub
}()

// Style returns the style sheet of this board, which follows [piece.CSS].
func (Board) Style() string { return style + mineStyle + drawerStyle + piece.TogetherCSS }

// Symbols returns the sheet of symbols that a page with this board needs once.
func (Board) Symbols(scene piece.Scene) string { return piece.Symbols(newPicture(scene).sheet()) }

// resources lists the tokens by [osiris.Resource]. Brick and stone have symbols of this board.
var resources = []piece.Resource{
	{Name: "grain", Glyph: "agr", Light: true},
	{Name: "brick", Glyph: "brick"},
	{Name: "stone", Glyph: "stone", Light: true},
}

// signs lists the hieroglyphs of the board.
var signs = []string{
	"agr", "anubis", "cat", "horus", "isis", "ibis", "osiris", "crook", "crown", "bag", "builder", "foreman",
	"hand", "horse", "mason", "official", "people", "priest", "scribe", "sculptor", "walk", "wedjat", "ankh",
	"scarab", "city", "star", "offer", "falcon", "wall", "potter", "grain", "crocodile", "duck",
}

func (p *picture) sheet() piece.Sheet {
	return piece.Sheet{Resources: resources, Own: shapes + monumentSymbols() + workerSymbols(), Signs: signs}
}

// picture is a drawing in progress.
type picture struct {
	piece.Drawing
	s     *osiris.State
	chart *chart
	next  ahead
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{Drawing: piece.Draw(scene), s: scene.State.(*osiris.State)}
	p.chart = chartOf(p.s.Data, p.Turn == piece.Facing)
	p.recall()
	p.Aside = p.leads
	return p
}

// Board draws the board as one SVG.
func (Board) Board(scene piece.Scene) string {
	p := newPicture(scene)
	p.lookAhead()
	l, c := p.layout(), p.C
	c.Open("svg", svg.ID("board"), svg.Class("art os-board"+piece.When(p.chart.narrow, " os-narrow")),
		svg.A("viewBox", "0 0 "+svg.N(l.w)+" "+svg.N(l.h)),
		svg.A("role", "group"), svg.A("aria-label", p.Word("board")))
	c.Rect(0, 0, l.w, l.h, 8, "os-paper")
	c.Rect(0, 0, l.w, l.h, 8, "os-weave")
	for _, part := range l.parts {
		c.Group(svg.ID("part-"+part.name), svg.At(part.x, part.y), p.about(part.name))
		part.draw(p)
		c.End()
	}
	c.Rect(.75, .75, l.w-1.5, l.h-1.5, 8, "os-frame")
	c.End()
	return c.String()
}

// about marks the river while the viewer chooses an action: actions are all over the board, what happened is there.
func (p *picture) about(part string) svg.Attr {
	if part == "river" && p.Active && p.s.Top().Step == osiris.StepAct {
		return svg.A("data-about", "first")
	}
	return svg.Attr{}
}
