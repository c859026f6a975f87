package board

import (
	_ "embed"

	"ennead/games/pharaon"
	"ennead/internal/piece"
)

// Board draws Pharaon.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Ordered   = Board{}
	_ piece.Chaptered = Board{}
	_ piece.Suggests  = Board{}
	_ piece.Idles     = Board{}
)

// Style is the style sheet for the classes of this board, in addition to [piece.CSS].
//
//go:embed board.css
var style string

//go:embed shapes.svg
var shapes string

// Style returns the style sheet for the classes of this board only. It belongs after [piece.CSS].
func (Board) Style() string { return style }

// Symbols returns the sheet of symbols that a page with this board includes once: the shared vocabulary, and
// everything printed on the components of the table.
func (Board) Symbols(scene piece.Scene) string {
	return piece.Symbols(newPicture(scene).sheet())
}

func (p *picture) sheet() piece.Sheet {
	return piece.Sheet{Resources: resources, Any: true, Own: shapes + offeringSymbols() + p.printed(), Signs: signs}
}

// picture is a drawing in progress.
type picture struct {
	piece.Drawing
	s *pharaon.State
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{piece.Draw(scene), scene.State.(*pharaon.State)}
	p.Aside = p.leads
	if p.Turn == piece.Facing {
		p.Turn = p.facing()
	}
	p.Turn = ((p.Turn % quarters) + quarters) % quarters
	p.happened()
	return p
}

const quarters = len(pharaon.State{}.Circle)

// position returns the position of a quarter in the drawing, clockwise from the top.
func (p *picture) position(q pharaon.Quarter) int {
	return (p.s.At(q) - p.Turn + quarters) % quarters
}

// thing draws a slot at a spot.
func (p *picture) thing(id, move, title string, at spot, shape piece.Shape, draw func()) {
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: at.transform(), Shape: shape}, draw)
}
