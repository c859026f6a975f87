package piece

import (
	"ennead/game"

	"maragu.dev/gomponents"
)

// Dealing is a [Board] of a game with negotiation ([game.Negotiated]).
type Dealing interface {
	// Drawer returns the negotiation drawer, as the viewer may see it; nil at a table without negotiation.
	Drawer(Scene, Desk) *Drawer
}

// Drawer is the part of a page for negotiation.
type Drawer struct {
	Waiting int               // offers that the viewer has not answered
	Inside  []gomponents.Node // sections, each with a level-3 heading; none if there is nothing to see
}

// Desk is what a page provides for a drawer.
type Desk struct {
	// Form returns a form that makes all moves of its fields named [DealField], in their order, or none; a field
	// without a value is no move. Nil if the viewer cannot negotiate on this page.
	Form func(id string, inside ...gomponents.Node) gomponents.Node
	Rule func(id string) gomponents.Node // links to a rule
	Put  func(move string) bool          // whether a refused form, which is shown again, contained that move
	Note string                          // and its note
	Mute bool                            // nobody may add a note
	Said []Said                          // the notes on moves that the viewer knows of, oldest first

	// Told is what came of negotiation since the viewer's last choice, a sentence for each event, oldest first.
	Told []Said
}

// Said is a note on a negotiation move, or what is told of it.
type Said struct {
	Events []game.Event // the move's events, as the viewer may know them
	Text   string
}

// DealField is the name of the fields of a [Desk]'s forms, NoteField that of the field for the note.
const (
	DealField = "m"
	NoteField = "note"
)

// DrawerOf returns the drawer of a board, nil if it has none.
func DrawerOf(b Board, scene Scene, desk Desk) *Drawer {
	d, ok := b.(Dealing)
	if !ok {
		return nil
	}
	return d.Drawer(scene, desk)
}
