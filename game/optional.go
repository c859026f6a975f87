package game

// Optional interfaces of a [State], each for one kind of game. Programs must do without them.

// Rounded is a [State] of a game that is played in rounds.
type Rounded interface {
	State
	// Rounds counts the rounds that have begun; it never decreases.
	Rounds() int
}

// Turned is a [State] that knows where turns begin, for games in which a player can have several in a row.
type Turned interface {
	State
	// Begins reports whether the current choice is the first of a turn.
	Begins() bool
}

// Staged is a [State] of a game in which everybody takes part in each other's turns by many small choices. A stage is a
// group of related choices, such as all cards played at one place. Programs that look ahead do so by stages.
type Staged interface {
	State
	// Stages counts the stages that have begun; it never decreases.
	Stages() int
}

// Reactive is a [State] of a game with reaction windows, for example for a card played on somebody else's turn. Whether
// a window opens, and what Window and Clock return, depends only on public facts. So a table can decline windows for
// people who do not want to be asked, without revealing anything.
type Reactive interface {
	State
	// Windows lists the kinds of windows in which a seat can be asked, each as a word. The catalogue key is
	// GAME.window.KIND. Every state of the game has the same list.
	Windows() []string
	// Window reports whether the seat's current choice is only a chance to react.
	Window(seat Seat) (w Window, open bool)
	// Clock counts the rounds that have begun and the turns that the seat has begun. Neither ever decreases.
	Clock(seat Seat) (round, turn int)
}

// Window is a reaction window.
type Window struct {
	Pass Move   // declines it
	Kind string // one of [Reactive.Windows]
	// Touches says that the seat's own action, or something that happens to the seat, comes next.
	Touches bool
}

// WindowOf returns the reaction window in which that seat is asked now, if there is one.
func WindowOf(s State, seat Seat) (w Window, open bool) {
	in, ok := s.(Reactive)
	if !ok || !s.Owing().Has(seat) {
		return w, false
	}
	return in.Window(seat)
}

// Tireless is a [State] of a game in which players may continue something for ever, undoing what they did. Programs
// should know when to stop.
type Tireless interface {
	State
	// Enough returns the move that ends it, if the seat's current choice is of that kind.
	Enough(seat Seat) (m Move, open bool)
}

// EnoughOf returns the move with which that seat ends what it could continue for ever, if it is in such a series.
func EnoughOf(s State, seat Seat) (m Move, open bool) {
	t, ok := s.(Tireless)
	if !ok {
		return m, false
	}
	return t.Enough(seat)
}

// Thrifty is a [State] that knows moves which waste something: the same could be had for goods that can do less.
type Thrifty interface {
	State
	// Wasteful reports whether a legal move of the seat's current choice wastes something. Whatever can follow it,
	// another legal move of the same choice, which is not wasteful, leads to the same or to something that is at least
	// as good for the seat. So there is always a move that is not wasteful. The result depends only on what the seat
	// sees. Wasteful allocates nothing.
	Wasteful(seat Seat, m Move) bool
}

// IsWasteful reports whether a legal move of the seat's current choice wastes something, see [Thrifty].
func IsWasteful(s State, seat Seat, m Move) bool {
	t, ok := s.(Thrifty)
	return ok && t.Wasteful(seat, m)
}

// Outcomes is a [State] that can find one of Nature's moves without listing them all. Imagine a list in the order of
// [State.Moves] with each move as often as its weight: Outcomes returns its length, or 0 if the moves must be listed
// now, and Outcome returns the move at an index.
type Outcomes interface {
	Outcomes() int
	Outcome(n int) Move
}

// Even is a [State] that can report that all of Nature's outcomes are equally likely now, so that nobody needs their
// weights.
type Even interface{ Even() bool }

// Negotiated is a [State] of a game with negotiation out of turn: offers, answers, promises. Such a move is a turn of
// the record like any other, but its seat need not be to move. A seat that is told nothing of it (VisibleTo and the
// audience of every event leave it out) must see the same state as before: for that seat the move does not exist.
type Negotiated interface {
	State
	// OutOfTurn appends the moves that a seat can make out of turn now, each once. Moves never lists them; Why,
	// VisibleTo, Play and Label know them.
	OutOfTurn(dst []Move, seat Seat) []Move
	// IsOutOfTurn reports whether a move is of that kind, and whether it is mere words: it moves nothing and reveals
	// nothing, like an offer or a refusal. Both depend only on the verb.
	IsOutOfTurn(m Move) (outOfTurn, words bool)
	// Overtakes reports whether a draft supersedes an earlier one of the same seat, for example by naming a new amount.
	// A draft is an out-of-turn move that nobody else is told of. If the seat does nothing else out of turn in between,
	// the later draft must lead to the same state with and without the earlier one, whatever happens in turn.
	// Superseded drafts leave the record, so only a few of a seat's drafts must remain. The result depends only on the
	// moves.
	Overtakes(later, earlier Move) bool
}

// Offering is a [Negotiated] state of a game in which seats make offers to each other.
type Offering interface {
	Negotiated
	// Offerers returns the seats that can make offers to a seat in this game. It depends on the setup alone.
	Offerers(seat Seat) Seats
	// Declines appends the moves with which a seat declines the offers of another that are open to it now, one for each
	// offer. They are out of turn and mere words, each is legal whether or not the others have been made, and they
	// depend only on what the seat sees.
	Declines(dst []Move, seat, by Seat) []Move
}

// Held is a [Negotiated] state of a game in which the clock of a table may stand while people negotiate. What it
// answers depends only on public facts.
type Held interface {
	Negotiated
	// HeldFor returns the seats that may still add something to the choice that is to be made now, such as a bribe. A
	// table may keep the choice open for them. It returns none if the choice is nobody else's business.
	HeldFor() Seats
	// OffersAll reports whether an out-of-turn move makes an offer that everybody is told of. The move has not been
	// played. What it answers of an illegal one means nothing.
	OffersAll(seat Seat, m Move) bool
}

// Deserted is a [Negotiated] state of a game that goes on without a player who has left it for good, and for whom
// nobody plays. Two out-of-turn moves of the seat itself say so: one when its player has left, one when somebody plays
// for it again. No player chooses them, so neither Moves nor OutOfTurn lists them, and their verbs are unnumbered (see
// [Verb]). Why decides whether one is legal. Everybody is told of them, and they are not mere words.
type Deserted interface {
	Negotiated
	// Desertion returns the move that says that a seat's player has left, and the one that takes it back. Every state
	// of the game has the same.
	Desertion() (gone, back Move)
	// Deserters returns the seats whose players have left. Whatever such a seat is asked, it has exactly one legal
	// move. Out of turn it has none but the way back.
	Deserters() Seats
}

// DesertersOf returns the seats whose players have left for good, see [Deserted]; none in other games.
func DesertersOf(s State) Seats {
	if d, ok := s.(Deserted); ok {
		return d.Deserters()
	}
	return 0
}

// IsDesertion reports whether a move says that a seat's player has left, or takes that back (see [Deserted]).
func IsDesertion(s State, m Move) bool {
	d, ok := s.(Deserted)
	if !ok {
		return false
	}
	gone, back := d.Desertion()
	return m == gone || m == back
}

// HeldFor returns the seats for which a table may keep the current choice open, see [Held].
func HeldFor(s State) Seats {
	if h, ok := s.(Held); ok {
		return h.HeldFor()
	}
	return 0
}

// OutOfTurnOf appends the moves that a seat can make out of turn now; nothing in games without negotiation and for
// seats that do not exist.
func OutOfTurnOf(s State, dst []Move, seat Seat) []Move {
	b, ok := s.(Negotiated)
	if !ok || int(seat) >= s.Seats() {
		return dst
	}
	return b.OutOfTurn(dst, seat)
}

// IsOutOfTurn reports whether a move is made out of turn, and whether it is mere words (see [Negotiated]).
func IsOutOfTurn(s State, m Move) (outOfTurn, words bool) {
	b, ok := s.(Negotiated)
	if !ok {
		return false, false
	}
	return b.IsOutOfTurn(m)
}

// SecretScores is a [State] of a game in which points are secret until it is over.
type SecretScores interface {
	State
	// ScoreKnown reports whether the seat that this state is masked for may know the points of the given seat.
	ScoreKnown(seat Seat) bool
}

// ScoreKnown reports whether the seat that this state is masked for may know the points of the given seat.
func ScoreKnown(s State, seat Seat) bool {
	r, ok := s.(SecretScores)
	return !ok || r.ScoreKnown(seat)
}
