package piece

import (
	"ennead/game"
	"ennead/internal/locale"

	"maragu.dev/gomponents"
)

// Scene is all that a drawing depends on.
type Scene struct {
	Game   game.Game
	State  game.State        // already masked for Viewer
	Viewer game.Seat         // or game.Spectator
	Words  *locale.Catalogue // of this table: it knows who sits where
	Active bool              // the viewer may choose now on this page: not in replays, not for spectators
	Just   []game.Event      // what happened last, to be marked
	Names  []string          // who sits where, automata included
	Turn   int               // which part of the board lies on top, counted from 0, or Facing
}

// Facing, as a Scene's Turn, lays the part of the board on top where the viewer's decision is. It is
// meant for narrow screens, which show that part alone.
const Facing = -1

// Board draws one game. Every method is a pure function of the scene.
//
// Every piece has a stable id. Within Board, Left and Mine together a legal move of an active viewer
// is the attribute data-move (its canonical text) of one element, or of none if it has no place on
// the table; the page has a button for each in any case. Such an element has role="button",
// tabindex="0", an aria-label and the class "may".
type Board interface {
	// Style is the style of this board, to stand after [CSS].
	Style() string
	// Symbols is the hidden sheet of symbols that a page with this board holds once: all that does not
	// change during a game, such as what is printed on cards. The fragments below refer to it; it may be another
	// for a scene that lies [Facing].
	Symbols(Scene) string
	// Board is the whole board: one <svg> element.
	Board(Scene) string
	// Left is the column beside it: sections for what the others have and what does not lie on the board.
	Left(Scene) gomponents.Node
	// Mine is the viewer's own area, a section; nil for spectators.
	Mine(Scene) gomponents.Node
	// Trail stands above the prompt: steps done, what is paid and to pay. Nil if there is none.
	Trail(Scene) gomponents.Node
	// Icon is a picture of 36 px for the button of a move of the viewer.
	Icon(Scene, game.Move) gomponents.Node
	// Status is the short state of a seat for the header, such as "your turn" or "passed 1st".
	Status(Scene, game.Seat) string
	// Progress is how far the game has come, such as "Round 3 of 5" with pips.
	Progress(Scene) gomponents.Node
	// Dial is, for narrow screens, a bar of buttons name="turn" value="0"… (see [Scene].Turn), one
	// per part of the board; nil for a board that is shown whole.
	Dial(Scene) gomponents.Node
}

// Ordered is a [Board] of a game whose order of play changes: the seats in the order of their turns now.
// Those of other games are listed from seat 0 on.
type Ordered interface {
	Order(Scene) []game.Seat
}

// Order is the seats in the order in which to list them.
func Order(b Board, scene Scene) []game.Seat {
	if o, ok := b.(Ordered); ok {
		return o.Order(scene)
	}
	seats := make([]game.Seat, scene.State.Seats())
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	return seats
}

// Landscape is a [Board] broader than high. A page lays the viewer's own area under it, as a strip, and
// what concerns the others beside it, below the decision.
type Landscape interface {
	Landscape() bool
}

// Wide tells whether the board is broader than high.
func Wide(b Board) bool {
	l, ok := b.(Landscape)
	return ok && l.Landscape()
}

// Narrows is a [Board] whose drawing for narrow screens, [Facing], serves screens of up to so many pixels, others than usual.
type Narrows interface {
	Narrows() int
}

// Narrow is how wide a screen may be, in pixels, to be a narrow one for a board.
func Narrow(b Board) int {
	if n, ok := b.(Narrows); ok {
		return n.Narrows()
	}
	return 820
}

// Chaptered is a [Board] that knows which things told open a new entry of the chronicle, though the
// seat stays the same, such as the next action of one player.
type Chaptered interface {
	Opens(told game.Message) bool
}

// Opens tells whether what is told opens a new entry of the chronicle.
func Opens(b Board, told game.Message) bool {
	c, ok := b.(Chaptered)
	return ok && c.Opens(told)
}

// Continued is a [Board] that knows which things told belong to the entry of the chronicle before them,
// though another seat is concerned, such as what both sides of a fight do.
type Continued interface {
	Continues(told game.Message) bool
}

// Continues tells whether what is told belongs to the entry of the chronicle before it, whoever did it.
func Continues(b Board, told game.Message) bool {
	c, ok := b.(Continued)
	return ok && c.Continues(told)
}
