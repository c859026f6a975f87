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
	Lent   bool              // somebody else looks on with the eyes of the viewer
	Words  *locale.Catalogue // of this table: it knows who sits where
	Active bool              // the viewer may choose now on this page: not in replays, not for spectators
	Just   []game.Event      // what happened last, to be marked
	Names  []string          // who sits where, including automata
	Turn   int               // which part of the board is on top, counted from 0, or Facing
	Single bool              // moves are chosen one by one, never as a gesture
	Aim    []game.Move       // what the viewer has chosen of a gesture and not yet made
	Lesson []game.Move       // what a guided game waits for
	Told   *Passage          // what the page tells as a scene: the last things that happened; or nil
}

// Facing, as a Scene's Turn, puts the part of the board with the viewer's decision on top. It is meant for narrow
// screens, which show only that part.
const Facing = -1

// Board draws one game. Every method is a pure function of the scene.
//
// Every piece has a stable id. Within Board, Left and Mine together, a legal move of an active viewer is the
// attribute data-move (its canonical text) of exactly one element, or of none if it has no place on the table; the
// page has a button for each in any case. Such an element has role="button", tabindex="0", an aria-label and the
// class "may".
type Board interface {
	// Style returns the style of this board, which comes after [CSS].
	Style() string
	// Symbols returns the hidden sheet of symbols that a page with this board includes once: everything that does not
	// change during a game, such as what is printed on cards. The fragments below refer to it; it may be different
	// for a scene with Turn [Facing].
	Symbols(Scene) string
	// Board returns the whole board: one <svg> element.
	Board(Scene) string
	// Left returns the column next to it: sections for what the others have and what is not on the board.
	Left(Scene) gomponents.Node
	// Mine returns the viewer's own area, a section; nil for spectators.
	Mine(Scene) gomponents.Node
	// Trail appears above the prompt: steps done, what is paid and to pay. Nil if there is none.
	Trail(Scene) gomponents.Node
	// Icon returns a picture of 36 px for the button of a move of the viewer.
	Icon(Scene, game.Move) gomponents.Node
	// Status returns the short state of a seat for the header, such as "your turn" or "passed 1st".
	Status(Scene, game.Seat) string
	// Progress returns how far the game has come, such as "Round 3 of 5" with pips.
	Progress(Scene) gomponents.Node
	// Dial returns, for narrow screens, a bar of buttons name="turn" value="0"… (see [Scene].Turn), one per part of
	// the board; nil for a board that is shown whole.
	Dial(Scene) gomponents.Node
}

// Ordered is a [Board] of a game whose order of play changes: it returns the seats in their current order. Other
// games list them from seat 0 on.
type Ordered interface {
	Order(Scene) []game.Seat
}

// Order returns the seats in the order in which to list them.
func Order(b Board, scene Scene) []game.Seat {
	if o, ok := b.(Ordered); ok {
		return o.Order(scene)
	}
	return Clockwise(0, scene.State.Seats())
}

// Turning is a [Board] whose game gives the seats turns one after another.
type Turning interface {
	// Then returns the seat that has the next turn after the one of a seat, as far as everybody can know it. It is
	// false while that seat chooses outside its own turn.
	Then(scene Scene, of game.Seat) (game.Seat, bool)
}

// Then returns the seat that has the next turn after that of a seat, if everybody can know it.
func Then(b Board, scene Scene, of game.Seat) (game.Seat, bool) {
	t, ok := b.(Turning)
	if !ok {
		return 0, false
	}
	return t.Then(scene, of)
}

// Landscape is a [Board] broader than high. A page puts the viewer's own area under it, as a strip, and what concerns
// the others to its side, below the decision.
type Landscape interface {
	Landscape() bool
}

// Wide reports whether the board is broader than high.
func Wide(b Board) bool {
	l, ok := b.(Landscape)
	return ok && l.Landscape()
}

// Narrows is a [Board] that sets the maximum screen width, in pixels, for its narrow drawing, [Facing].
type Narrows interface {
	Narrows() int
}

// Narrow returns the screen width, in pixels, up to which a screen counts as narrow for a board.
func Narrow(b Board) int {
	if n, ok := b.(Narrows); ok {
		return n.Narrows()
	}
	return 820
}

// Suggests is a [Board] that knows which of the viewer's choices to put first, such as the best payment.
type Suggests interface {
	Suggest(scene Scene, legal []game.Move) Suggestion
}

// Suggestion is an order of the legal moves, the best first. Series may hold several moves that a page offers in one
// click before the others, and Label says what they do together; every one of them is legal once those before it are
// made, and only the last may let chance or another seat come next.
type Suggestion struct {
	Moves, Series []game.Move
	Label         game.Message
}

// Suggested returns what a board suggests, by default the moves as they are.
func Suggested(b Board, scene Scene, legal []game.Move) Suggestion {
	if s, ok := b.(Suggests); ok {
		return s.Suggest(scene, legal)
	}
	return Suggestion{Moves: legal}
}

// Chaptered is a [Board] that knows which events open a new entry of the chronicle although the seat stays the same,
// such as the next action of one player.
type Chaptered interface {
	Opens(event game.Message) bool
}

// Opens reports whether an event opens a new entry of the chronicle.
func Opens(b Board, event game.Message) bool {
	c, ok := b.(Chaptered)
	return ok && c.Opens(event)
}

// Repeated is a [Board] that knows that an event begins another action of the seat that the entry is about, when the
// others have left the round.
type Repeated interface {
	Again(entry []game.Message, event game.Message) bool
}

// Again reports whether an event begins another action of the same seat.
func Again(b Board, entry []game.Message, event game.Message) bool {
	r, ok := b.(Repeated)
	return ok && r.Again(entry, event)
}

// Continued is a [Board] that knows which events belong to the previous entry of the chronicle although they concern
// another seat, such as what both sides of a fight do.
type Continued interface {
	Continues(event game.Message) bool
}

// Continues reports whether an event belongs to the previous entry of the chronicle, whoever caused it.
func Continues(b Board, event game.Message) bool {
	c, ok := b.(Continued)
	return ok && c.Continues(event)
}
