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
)

// Style is what the classes of this board look like, beside those of [piece.CSS].
//
//go:embed board.css
var style string

//go:embed shapes.svg
var shapes string

// Style is the style of this board alone, after [piece.CSS].
func (Board) Style() string { return style }

// Symbols is the sheet of symbols that a page with this board holds once: the common vocabulary, and
// all that is printed on the components of the table.
func (Board) Symbols(scene piece.Scene) string {
	return piece.Symbols(newPicture(scene).sheet())
}

func (p *picture) sheet() piece.Sheet {
	return piece.Sheet{Resources: resources, Any: true, Own: shapes + offeringSymbols() + p.printed(), Signs: signs}
}

// picture is a drawing being made.
type picture struct {
	piece.Drawing
	s *pharaon.State
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{piece.Draw(scene), scene.State.(*pharaon.State)}
	if p.Turn == piece.Facing {
		p.Turn = p.facing()
	}
	p.Turn = ((p.Turn % quarters) + quarters) % quarters
	p.happened()
	return p
}

const quarters = len(pharaon.State{}.Circle)

// position is where a quarter lies in the drawing, clockwise from the top.
func (p *picture) position(q pharaon.Quarter) int {
	return (p.s.At(q) - p.Turn + quarters) % quarters
}

// thing is a slot at a spot.
func (p *picture) thing(id, move, title string, at spot, shape piece.Shape, draw func()) {
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: at.transform(), Shape: shape}, draw)
}
