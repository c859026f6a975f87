package flow

import (
	"math/bits"
	"slices"

	"ennead/game"
)

// Row is a row of a step table. A step with a choice has Candidates and Play; an automatic step has Run. S is the
// game's state.
type Row[S any] struct {
	Name string // in positions
	Rule string // the number of its rule
	By   Owner

	// Candidates lists all moves that a person could point at.
	Candidates func(s *S, f Frame, dst []game.Move) []game.Move
	// Why returns the reason against a candidate, or none. It alone decides what is legal. Without it all candidates
	// are.
	Why func(s *S, f Frame, m game.Move) Reason
	// Among replaces Legal for a step with only one verb: it returns the set of numbers that may be chosen. If the set
	// is empty the step is skipped, and a single choice is made automatically.
	Among func(s *S, f Frame) (verb uint8, set uint64)
	// Only returns the single choice of a player who has no alternative, if it should be made automatically: it must
	// reveal nothing, and nobody may react before it.
	Only func(s *S, f Frame) (m game.Move, ok bool)
	// Legal lists the candidates that Why allows, if asking about each would be slow.
	Legal func(s *S, f Frame, dst []game.Move) []game.Move
	// Far returns the reason why a move is not even a candidate; without it the refusal only says that it is none.
	Far func(s *S, f Frame, m game.Move) Reason
	// Play applies a legal move. Its frame is already off the stack.
	Play func(s *S, f Frame, m game.Move, log *game.Log)
	// Skip reports that there is nothing to choose: the step is skipped.
	Skip func(s *S, f Frame, log *game.Log) bool
	// Run does what happens automatically. Its frame is already off the stack.
	Run func(s *S, f Frame, log *game.Log)

	// Under lists the steps on which this one may wait, [Done] for the bottom of the stack. A step without any never
	// waits.
	Under []Step
	// Repeats says that the step may wait more than once at a time.
	Repeats bool
	// Of says whose seat the frame must have.
	Of Belongs
	// Holds says which numbers the frame has. The others must be 0.
	Holds Numbers
	// Fits reports whether a frame with this seat and these numbers may wait on the frame under it, in a state that
	// already has the frames beneath. Without it all seats and numbers that Of and Holds allow fit. Codecs use it to
	// check positions.
	Fits func(s *S, f, under Frame) bool

	rests bool // it always waits for a choice, whatever the choices are
}

// Belongs says whose seat the frame of a step has.
type Belongs uint8

// The seats that a frame may have.
const (
	Anybody Belongs = iota // any seat
	Nobody                 // none: the seat is 0
	Beneath                // the seat of the frame under it
)

// Numbers says which numbers the frame of a step has: none, A, B, or A|B.
type Numbers uint8

// The numbers of a frame.
const (
	A Numbers = 1 << iota
	B
)

// Owner says who makes the choice of a step.
type Owner uint8

// The owners.
const (
	Player Owner = iota // the seat of the frame
	Nature              // chance; the seat of the frame is the one it concerns
	// several seats, which cannot see each other's choices: A is the set of those that have not chosen yet
	Together

	nobody // when the game is over
)

// Table holds a game's steps. It has a row for every possible [Step], so that looking one up needs no check.
type Table[S any] [256]Row[S]

// Find returns the step of that name, or [Done].
func (t *Table[S]) Find(name string) Step {
	for i := range t {
		if t[i].Name == name && name != "" {
			return Step(i)
		}
	}
	return Done
}

// Ready completes the rows of a table, so that play needs no checks: it adds Legal where it is missing, and empty lists
// of choices for automatic steps.
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

// sift lists the candidates that Why allows.
func sift[S any](
	candidates func(*S, Frame, []game.Move) []game.Move, why func(*S, Frame, game.Move) Reason,
) func(*S, Frame, []game.Move) []game.Move {
	if why == nil {
		return candidates
	}
	return func(s *S, f Frame, dst []game.Move) []game.Move {
		n := len(dst)
		dst = candidates(s, f, dst)
		for _, m := range dst[n:] {
			dst[n] = m
			if why(s, f, m).No == 0 {
				n++
			}
		}
		return dst[:n]
	}
}

// Moves appends the legal moves of the seat.
func (t *Table[S]) Moves(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	f := st.Owed(seat)
	return t[f.Step].Legal(s, f, dst)
}

// Candidates appends the moves that the seat could point at now.
func (t *Table[S]) Candidates(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	f := st.Owed(seat)
	return t[f.Step].Candidates(s, f, dst)
}

// Why returns the reason against any move of any seat, or none.
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

// Settle runs automatic steps until somebody is to move or the game is over.
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

// only takes the top frame off if it has fewer than two choices, and makes the single one.
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

// Await updates [Stack.Owing]. It is needed after filling a stack by hand, as codecs do; otherwise Settle does it.
func (t *Table[S]) Await(st *Stack) {
	f := st.Top()
	st.await(f, t[f.Step].By)
}
