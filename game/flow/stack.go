package flow

import (
	"iter"

	"ennead/game"
)

// Step is a decision, or something that happens automatically: the number of its row in the game's [Table].
type Step uint8

// Done is the step at the bottom of the stack: the game is over. A game's own steps begin at 1.
const Done Step = 0

// Frame is a waiting step with its seat and its parameters.
type Frame struct {
	Step Step
	Seat game.Seat
	A, B uint8
}

// word is a frame as the stack stores it, in one machine word.
type word uint32

func pack(f Frame) word {
	return word(f.Step) | word(f.Seat)<<8 | word(f.A)<<16 | word(f.B)<<24
}

func (w word) frame() Frame { return Frame{Step(w), game.Seat(w >> 8), uint8(w >> 16), uint8(w >> 24)} }

// Size is the number of frames of a stack, including [Done] at the bottom.
const Size = 32

// Stack holds the waiting steps of a state. It is a value; the zero stack is that of a finished game.
type Stack struct {
	frames [Size]word // the first is Done; those above depth are zero, so that stacks can be compared
	depth  uint8
	owing  game.Seats
}

// Owing returns the seats that are to move: several if they choose simultaneously. It is valid once the table has
// settled.
func (st *Stack) Owing() game.Seats { return st.owing }

// Top returns the current step; its Step is [Done] when the game is over.
func (st *Stack) Top() Frame { return st.frames[st.depth%Size].frame() }

// Bottom returns the frame that has waited longest.
func (st *Stack) Bottom() Frame { return st.frames[1].frame() }

// Frames yields all waiting frames, from the bottom to the top.
func (st *Stack) Frames() iter.Seq[Frame] {
	return func(yield func(Frame) bool) {
		for _, w := range st.frames[1 : 1+st.depth] {
			if !yield(w.frame()) {
				return
			}
		}
	}
}

// Waits returns the frame of that step that has waited longest, if there is one.
func (st *Stack) Waits(step Step) (f Frame, ok bool) {
	for _, w := range st.frames[1 : 1+st.depth] {
		if Step(w) == step {
			return w.frame(), true
		}
	}
	return f, false
}

// Push puts a step on the stack, to be done before all others there. It panics if the stack is full: the rules must
// prevent that.
func (st *Stack) Push(step Step, seat game.Seat, a, b uint8) {
	st.depth++
	st.frames[st.depth] = pack(Frame{step, seat, a, b})
}

// Pop takes the top frame off.
func (st *Stack) Pop() Frame {
	f := st.Top()
	st.frames[st.depth%Size] = 0
	st.depth--
	return f
}

// Take takes the top frame off, as the given seat was asked it.
func (st *Stack) Take(seat game.Seat) Frame { return st.Pop().of(seat) }

// Asked returns the top frame as the given seat is asked it.
func (st *Stack) Asked(seat game.Seat) Frame {
	if st.owing.Has(seat) {
		return st.Top().of(seat)
	}
	return st.Top()
}

// Owed returns the frame of a seat's current choice, or [Done] if it is not to move.
func (st *Stack) Owed(seat game.Seat) (f Frame) {
	if st.owing.Has(seat) {
		f = st.Top().of(seat)
	}
	return f
}

// of returns the frame with the given seat, for simultaneous choices; Nature chooses for the seat that the frame
// already has.
func (f Frame) of(seat game.Seat) Frame {
	if seat != game.Nature {
		f.Seat = seat
	}
	return f
}

// await records who is to make the choice of the top frame.
func (st *Stack) await(f Frame, by Owner) {
	who := &owes[by%Owner(len(owes))]
	st.owing = who.always | 1<<(f.Seat%16)&who.own | game.Seats(f.A)&who.named
}

// owes says for each owner of a step which seats that is: always the same, the seat of the frame, or the seats in A. It
// is a table because a processor would often mispredict a branch on the owner.
var owes = [4]struct{ always, own, named game.Seats }{
	Player: {own: 1<<16 - 1}, Nature: {always: 1 << game.Nature}, Together: {named: 1<<16 - 1}, nobody: {},
}
