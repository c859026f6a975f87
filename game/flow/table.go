package flow

import (
	"slices"

	"ennead/game"
)

// Row is one line of a step table. A step that somebody owes has Tries and Play; one that happens by itself
// has Run. S is the game's state.
type Row[S any] struct {
	Name string // in positions
	Rule string // where it stands
	By   Owner

	// Tries lists all moves that a person could point at.
	Tries func(s *S, f Frame, dst []game.Move) []game.Move
	// Why is the reason against a move that Tries lists, or none; the one place that decides. Without it all
	// tries are legal.
	Why func(s *S, f Frame, m game.Move) Reason
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
}

// Owner says who owes the choice of a step.
type Owner uint8

// The owners.
const (
	Player   Owner = iota // the seat of the frame
	Nature                // chance; the seat of the frame is whom it concerns
	Together              // several seats, each blind to the others: A is the set of those who have not chosen yet
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

// Moves appends the legal choices of the seat.
func (t *Table[S]) Moves(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	if !st.owing.Has(seat) {
		return dst
	}
	f := st.Top().of(seat)
	r := &t[f.Step]
	if r.Legal != nil {
		return r.Legal(s, f, dst)
	}
	n := len(dst)
	dst = r.Tries(s, f, dst)
	if r.Why == nil {
		return dst
	}
	for _, m := range dst[n:] {
		dst[n] = m
		if r.Why(s, f, m).No == 0 {
			n++
		}
	}
	return dst[:n]
}

// Tries appends what the seat could point at now.
func (t *Table[S]) Tries(s *S, st *Stack, dst []game.Move, seat game.Seat) []game.Move {
	if !st.owing.Has(seat) {
		return dst
	}
	f := st.Top().of(seat)
	return t[f.Step].Tries(s, f, dst)
}

// Why is the reason against any move of a seat that owes one, or none.
func (t *Table[S]) Why(s *S, st *Stack, seat game.Seat, m game.Move) Reason {
	f := st.Top().of(seat)
	r := &t[f.Step]
	var buf [128]game.Move
	switch {
	case slices.Contains(r.Tries(s, f, buf[:0]), m):
		if r.Why == nil {
			return Reason{}
		}
		return r.Why(s, f, m)
	case r.Far != nil:
		return r.Far(s, f, m)
	}
	return Reason{No: NotNow}
}

// Settle does what happens by itself until a choice is owed or the game is over.
func (t *Table[S]) Settle(s *S, st *Stack, log *game.Log) {
	for {
		f := st.Top()
		r := &t[f.Step]
		switch {
		case r.Run != nil:
			st.Pop()
			r.Run(s, f, log)
		case r.Skip != nil && r.Skip(s, f, log):
			st.Pop()
		default:
			st.await(r.By)
			return
		}
	}
}

// Await notes who owes the step on top, for [Stack.Owing]. A stack that was filled by hand needs it,
// such as that of a position; otherwise Settle does it.
func (t *Table[S]) Await(st *Stack) { st.await(t[st.Top().Step].By) }
