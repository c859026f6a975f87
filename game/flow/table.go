package flow

import (
	"math/bits"
	"slices"

	"ennead/game"
)

// Row is one line of a step table. A step that somebody owes has Tries and Play; one that happens by itself
// has Run. S is the game's state.
type Row[S any] struct {
	Name string // in positions
	Rule string // where it stands
	By   Owner

	// Candidates lists all moves that a person could point at.
	Candidates func(s *S, f Frame, dst []game.Move) []game.Move
	// Why is the reason against a move that Tries lists, or none; the one place that decides. Without it all
	// tries are legal.
	Why func(s *S, f Frame, m game.Move) Reason
	// Among is, instead of Legal, for a step that is about one verb: the set of the numbers that may be chosen. Where
	// there is none the step is passed over, and what is the only choice is made by itself.
	Among func(s *S, f Frame) (verb uint8, set uint64)
	// Only is the one choice that is left to a player who cannot do otherwise, if it is to be made by itself: nothing
	// is given away with it, and nobody may cut in before it.
	Only func(s *S, f Frame) (m game.Move, ok bool)
	// Legal lists the tries that Why is not against, where asking about each is slow.
	Legal func(s *S, f Frame, dst []game.Move) []game.Move
	// Far is the reason why a move that is not among the tries is none; without it the refusal says no more than
	// that.
	Far func(s *S, f Frame, m game.Move) Reason
	// Play applies a legal move. The frame has been taken off the stack.
	Play func(s *S, f Frame, m game.Move, log *game.Log)
	// Skip tells that there is nothing to choose here: the step is passed over.
	Skip func(s *S, f Frame, log *game.Log) bool
	// Run does what happens by itself. The frame has been taken off the stack.
	Run func(s *S, f Frame, log *game.Log)

	// Under are the steps on which this one may wait, [Done] for the bottom of the stack. A step without any never waits.
	Under []Step
	// Repeats: the step may wait more than once at a time.
	Repeats bool
	// Of says whose seat the frame must have.
	Of Belongs
	// Fits tells whether a frame whose seat and numbers are these may wait on the frame under it, in a state that holds the
	// frames beneath. Without it all numbers fit. Codecs ask it of positions.
	Fits func(s *S, f, under Frame) bool

	rests bool // it waits for a choice, whatever there is to choose
}

// Belongs says whose seat the frame of a step has.
type Belongs uint8

// The seats that a frame may have.
const (
	Anybody Belongs = iota // any seat
	Nobody                 // none: the seat is 0
	Beneath                // that of the frame under it
)

// Owner says who owes the choice of a step.
type Owner uint8

// The owners.
const (
	Player   Owner = iota // the seat of the frame
	Nature                // chance; the seat of the frame is whom it concerns
	Together              // several seats, each blind to the others: A is the set of those who have not chosen yet

	nobody // when the game is over
)

// Table holds a game's steps: a row for each number that a [Step] can be, so that finding one costs nothing.
type Table[S any] [256]Row[S]

// Find is the step of that name, or [Done].
func (t *Table[S]) Find(name string) Step {
	for i := range t {
		if t[i].Name == name && name != "" {
			return Step(i)
		}
	}
	return Done
}

// Ready completes the rows of a table, so that nothing needs to be asked about them while a game is played: Legal
// where it was left out, and what there is to choose when nothing is owed, which is nothing.
func Ready[S any](t Table[S]) Table[S] {
	nothing := func(_ *S, _ Frame, dst []game.Move) []game.Move { return dst }
	t[Done].Candidates, t[Done].By = nothing, nobody
	for i := range t {
		r := &t[i]
		r.rests = r.Run == nil && r.Skip == nil && r.Among == nil && r.Only == nil
		switch {
		case r.Among != nil:
			r.Legal = listed(r.Among)
		case r.Legal == nil:
			r.Legal = sift(r.Candidates, r.Why)
		}
	}
	return t
}

// listed lists the numbers of a set as moves.
func listed[S any](among func(*S, Frame) (uint8, uint64)) func(*S, Frame, []game.Move) []game.Move {
	return func(s *S, f Frame, dst []game.Move) []game.Move {
		verb, set := among(s, f)
		return List(dst, verb, set)
	}
}

// sift lists the tries that there is no reason against.
func sift[S any](tries func(*S, Frame, []game.Move) []game.Move, why func(*S, Frame, game.Move) Reason) func(*S, Frame, []game.Move) []game.Move {
	if why == nil {
		return tries
	}
	return func(s *S, f Frame, dst []game.Move) []game.Move {
		n := len(dst)
		dst = tries(s, f, dst)
		for _, m := range dst[n:] {
			dst[n] = m
			if why(s, f, m).No == 0 {
				n++
			}
		}
		return dst[:n]
	}
}

// Moves appends the legal choices of the seat.
func (t *Table[S]) Moves(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	f := st.Owed(seat)
	return t[f.Step].Legal(s, f, dst)
}

// Candidates appends what the seat could point at now.
func (t *Table[S]) Candidates(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	f := st.Owed(seat)
	return t[f.Step].Candidates(s, f, dst)
}

// Why is the reason against any move of any seat, or none.
func (t *Table[S]) Why(s *S, st *Stack, seat game.Seat, m game.Move) Reason {
	if !st.owing.Has(seat) {
		return Reason{No: game.NotYours}
	}
	f := st.Top().of(seat)
	r := &t[f.Step]
	var buf [128]game.Move
	switch {
	case slices.Contains(r.Candidates(s, f, buf[:0]), m):
		if r.Why == nil {
			return Reason{}
		}
		return r.Why(s, f, m)
	case r.Far != nil:
		return r.Far(s, f, m)
	}
	return Reason{No: game.NotNow}
}

// Settle does what happens by itself until a choice is owed or the game is over.
func (t *Table[S]) Settle(s *S, st *Stack, log *game.Log) {
	for {
		f := st.Top()
		r := &t[f.Step]
		switch {
		case r.rests:
			st.await(f, r.By)
			return
		case r.Run != nil:
			st.Pop()
			r.Run(s, f, log)
		case r.Skip != nil && r.Skip(s, f, log):
			st.Pop()
		case r.Among != nil && t.only(s, st, log):
		case r.Only != nil && t.forced(s, st, log):
		default:
			st.await(f, r.By)
			return
		}
	}
}

// only takes the top frame off if there are not two choices in it, and makes the only one.
func (t *Table[S]) only(s *S, st *Stack, log *game.Log) bool {
	f := st.Top()
	verb, set := t[f.Step].Among(s, f)
	if set&(set-1) != 0 {
		return false
	}
	st.Pop()
	if set != 0 {
		t[f.Step].Play(s, f, game.Move{Verb: verb, A: uint8(bits.TrailingZeros64(set))}, log)
	}
	return true
}

// forced makes the choice of the top frame if there is only one.
func (t *Table[S]) forced(s *S, st *Stack, log *game.Log) bool {
	f := st.Top()
	m, ok := t[f.Step].Only(s, f)
	if ok {
		st.Pop()
		t[f.Step].Play(s, f, m, log)
	}
	return ok
}

// Await notes who owes the step on top, for [Stack.Owing]. A stack that was filled by hand needs it,
// such as that of a position; otherwise Settle does it.
func (t *Table[S]) Await(st *Stack) {
	f := st.Top()
	st.await(f, t[f.Step].By)
}
