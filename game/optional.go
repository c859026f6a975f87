package game

// What a state may tell beside what [State] asks of all: each is for games of one kind, and programs do without.

// Rounded is a [State] of a game that is played in rounds.
type Rounded interface {
	State
	// Rounds counts the rounds that have begun; it never falls.
	Rounds() int
}

// Turned is a [State] that tells where turns begin, for games in which a player may have several in a row.
type Turned interface {
	State
	// Begins tells whether the choice that is owed now is the first of a turn.
	Begins() bool
}

// Staged is a [State] of a game in which all take part in each other's turns, by many small choices: what belongs together is a stage,
// such as the place that all play cards on. Programs that look ahead do so by stages.
type Staged interface {
	State
	// Stages counts the stages that have begun; it never falls.
	Stages() int
}

// Reactive is a [State] of a game in which players may cut in, such as by a card played on somebody's
// turn. It asks them in windows. Whether it does, and what Window and Clock answer, follows from public
// facts alone, so a table may let windows pass for who does not want to be asked and tell nothing by it.
type Reactive interface {
	State
	// Window tells whether the choice that the seat owes now is only the chance to cut in.
	Window(seat Seat) (w Window, open bool)
	// Clock counts the rounds that have begun and the turns that the seat has begun. Neither ever falls.
	Clock(seat Seat) (round, turn int)
}

// Window is a chance to cut in.
type Window struct {
	Pass Move // lets it go by
	// Touches: it is the seat's own act that is to come, or something that is about to happen to it.
	Touches bool
}

// WindowOf is the window in which that seat is asked now, if it is one.
func WindowOf(s State, seat Seat) (w Window, open bool) {
	in, ok := s.(Reactive)
	if !ok || !s.Owing().Has(seat) {
		return w, false
	}
	return in.Window(seat)
}

// Tireless is a [State] of a game in which a player may go on with something for as long as he likes, undoing
// what he did. Programs should know when it is enough.
type Tireless interface {
	State
	// Enough is the move that ends it, if the choice that the seat owes now is of that kind.
	Enough(seat Seat) (m Move, open bool)
}

// EnoughOf is the move with which that seat ends what it could do for ever now, if there is any such thing.
func EnoughOf(s State, seat Seat) (m Move, open bool) {
	t, ok := s.(Tireless)
	if !ok {
		return m, false
	}
	return t.Enough(seat)
}

// Outcomes may be told by a [State] that finds one of Nature's moves faster than by listing them all.
// Lay them in a row in the order of [State.Moves], each as often as its weight: Outcomes is the length
// of the row, or 0 if the moves must be listed now, and Outcome the move at one of its places, from 0.
type Outcomes interface {
	Outcomes() int
	Outcome(n int) Move
}

// Even may be told by a [State] when all of Nature's outcomes are equally likely now; then nobody
// needs to ask for their weights.
type Even interface{ Even() bool }

// Negotiated is a [State] of a game in which seats deal with one another beside the turn, whoever's turn it is:
// offers, answers, promises. Such a move is a turn of the record like any other, made by a seat that need not
// owe a choice. A seat that is told nothing of it (it is not in Seen, and all events are whispered to others)
// must see the same state as before: for that seat it does not exist.
type Negotiated interface {
	State
	// OutOfTurn appends what that seat may do beside the turn now, each once. Moves never lists such a move; Refuse,
	// Seen, Play, Label know them.
	OutOfTurn(dst []Move, seat Seat) []Move
	// IsOutOfTurn tells whether a move is of that kind, and whether it is mere words: it moves nothing and shows
	// nothing that was hidden, such as an offer or a no. Facts about the verb, never about the moment.
	IsOutOfTurn(m Move) (outOfTurn, words bool)
	// Overtakes tells whether a draft makes an earlier one of the same seat vain, such as the number of a thing that is
	// said again. A draft is a move beside the turn of which nobody else is told. As long as the seat does nothing else
	// beside the turn between the two, the later leads to the same state with and without the earlier, whatever happens
	// on the turn. What is overtaken leaves the record, so a seat's drafts must come to few at last. Facts about the moves
	// again, never about the moment.
	Overtakes(later, earlier Move) bool
}

// OutOfTurnOf appends what that seat may do beside the turn now; nothing in games without, and for who has no place.
func OutOfTurnOf(s State, dst []Move, seat Seat) []Move {
	b, ok := s.(Negotiated)
	if !ok || int(seat) >= s.Seats() {
		return dst
	}
	return b.OutOfTurn(dst, seat)
}

// IsOutOfTurn tells whether a move is made beside the turn, and whether it is mere words (see [Negotiated]).
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
	// ScoreKnown reports whether whom this state is masked for may know the points of that seat.
	ScoreKnown(seat Seat) bool
}

// ScoreKnown reports whether the points of that seat may be known to whom this state is masked for.
func ScoreKnown(s State, seat Seat) bool {
	r, ok := s.(SecretScores)
	return !ok || r.ScoreKnown(seat)
}
