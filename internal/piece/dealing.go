package piece

import (
	"ennead/game"

	"maragu.dev/gomponents"
)

// Dealing is a [Board] of a game whose seats deal with one another beside the turn ([game.Bargained]).
type Dealing interface {
	// Drawer is what is dealt there, as the viewer may know it; nil at a table where nobody deals.
	Drawer(Scene, Desk) *Drawer
}

// Drawer is what a page shows beside the turn.
type Drawer struct {
	Waiting int               // offers that the viewer has not answered
	Inside  []gomponents.Node // sections, each with a heading of the third level; none if there is nothing to see
}

// Desk is what a page gives a drawer to work with.
type Desk struct {
	// Form is a form that makes all moves of its fields named [DealField], in the order in which they stand, or none; a field
	// without a value is no move. Nil if the viewer cannot deal on this page.
	Form func(id string, inside ...gomponents.Node) gomponents.Node
	Rule func(id string) gomponents.Node // leads to a rule
	Put  func(move string) bool          // the moves of a form that was refused, which is to be as it was
	Note string                          // and what was said in it
	Said []Said                          // what was said with moves that the viewer knows of, oldest first
}

// Said is what somebody said with a move beside the turn.
type Said struct {
	Events []game.Event // what came of it, as the viewer may know it
	Text   string
}

// DealField is the name of the fields of a [Desk]'s forms, NoteField that of the one for words.
const (
	DealField = "m"
	NoteField = "note"
)

// DrawerOf is the drawer of a board, nil if it has none.
func DrawerOf(b Board, scene Scene, desk Desk) *Drawer {
	d, ok := b.(Dealing)
	if !ok {
		return nil
	}
	return d.Drawer(scene, desk)
}
