package board

import (
	"embed"
	_ "embed"
	"io/fs"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Board draws Tekhenu as SVG and HTML.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Idles     = Board{}
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

// Words are the catalogues with the words of the drawing that the game itself does not need.
var Words = func() fs.FS {
	sub, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // embedded at build time, so the folder exists
	}
	return sub
}()

// Style returns the style sheet of this board. It follows [piece.CSS].
func (Board) Style() string { return style + mineStyle + piece.TogetherCSS }

// Symbols returns the sheet of SVG symbols that a page with this board needs once.
func (Board) Symbols(scene piece.Scene) string { return piece.Symbols(newPicture(scene).sheet()) }

// signs are the hieroglyphs on the board.
var signs = []string{
	"falcon", "ra", "hathor", "cat", "ibis", "djed", "papyrus", "bread", "gold", "scribe", "feather", "heart", "people",
	"balance", "wheel",
	"roll", "offer", "statue", "moon", "star", "sun", "ankh", "anubis", "gate", "hand", "crook", "walk",
}

func (p *picture) sheet() piece.Sheet {
	own := shapes + dialSymbols() + p.tileSymbols() + p.templeSymbols() + p.gradeSymbols() + p.cardSymbols()
	return piece.Sheet{Own: own, Dice: dice[:], Signs: signs}
}

// dice are the kinds of dice, by [tekhenu.Colour].
var dice = [...]piece.Die{
	tekhenu.Yellow: {Name: "yellow", Body: piece.DieCut,
		Mark: `<use href="#g-papyrus" x="-4.5" y="4" width="9" height="9" class="g-solid"/>`},
	tekhenu.Brown: {Name: "brown", Body: piece.DieDisc,
		Mark: `<use href="#g-bread" x="-4.2" y="4" width="8.4" height="8.4" class="on-dark"/>`},
	tekhenu.White: {Name: "white", Body: piece.DieRound,
		Mark: `<path d="M-4.5 6.5h9v4h-9z" fill="#fff" stroke="#1D1A17"/>`},
	tekhenu.Black: {Name: "black", Body: piece.DieSharp,
		Mark: `<path d="M-4.5 6h9v4h-9z" fill="#E9DFC6" transform="skewX(-18) translate(2.5 0)"/>`},
	tekhenu.Gray: {Name: "gray", Body: piece.DieRhombus},
}

// The names of things in ids, classes and catalogue keys.
var (
	godNames    = [...]string{"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
	godSigns    = [...]string{"g-falcon", "g-ra", "g-hathor", "g-cat", "g-ibis", "g-djed"}
	goods       = [...]string{"papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"}
	goodSigns   = [...]string{"g-papyrus", "g-bread", "te-limestone", "te-granite", "g-gold", "g-scribe", "g-feather"}
	lightNames  = [...]string{"sun", "shade", "dark"}
	purityNames = [...]string{"pure", "tainted", "forbidden"}
)

// Sizes of the board.
const (
	gods     = len(godNames)
	produced = tekhenu.Goods
	side     = tekhenu.Side
)

// picture is a drawing in progress.
type picture struct {
	piece.Drawing
	s *tekhenu.State
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{Drawing: piece.Draw(scene), s: scene.State.(*tekhenu.State)}
	p.Aside = p.weighs
	p.recall()
	return p
}

// Board draws the whole board.
func (Board) Board(scene piece.Scene) string {
	p := newPicture(scene)
	l, c := p.layout(), p.C
	c.Open("svg", svg.ID("board"), svg.Class("art te-board"+piece.When(p.Turn == piece.Facing, " te-narrow")),
		svg.A("viewBox", "0 0 "+svg.N(l.w)+" "+svg.N(l.h)),
		svg.A("role", "group"), svg.A("aria-label", p.Word("board")))
	c.Rect(0, 0, l.w, l.h, 8, "te-ground")
	c.Rect(0, 0, l.w, l.h, 8, "te-weave")
	for _, at := range l.parts {
		c.Group(svg.ID("part-"+at.name), svg.Transform(at.transform()))
		at.draw(p)
		c.End()
	}
	c.Rect(.75, .75, l.w-1.5, l.h-1.5, 8, "te-frame")
	c.End()
	return c.String()
}

// good draws the sign of a token.
func good(c *svg.Canvas, t tekhenu.Token, x, y, size float64) {
	c.Use(goodSigns[t], x, y, size, "te-"+goods[t])
}

// seatClass is the class that colours an element for a seat.
func seatClass(seat game.Seat) string { return "c-" + piece.SeatName(seat) }

// building, statue and column draw a seat's piece.
func building(c *svg.Canvas, seat game.Seat, x, y, size float64) {
	c.Use("te-b-"+piece.SeatName(seat), x, y, size, seatClass(seat))
}

func statue(c *svg.Canvas, seat game.Seat, x, y, w float64) {
	c.UseIn("te-s-"+piece.SeatName(seat), x, y, w, w*32/26, seatClass(seat))
}

func column(c *svg.Canvas, seat game.Seat, x, y, w float64) {
	c.UseIn("te-c-"+piece.SeatName(seat), x, y, w, w*30/24, seatClass(seat))
}
