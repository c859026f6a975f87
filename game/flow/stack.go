package flow

import (
	"iter"

	"ennead/game"
)

// Step is a decision, or a thing that happens by itself: the number of its row in the game's [Table].
type Step uint8

// Done is the step beneath all others: the game is over. A game's own steps begin at 1.
const Done Step = 0

// Frame is a step that waits to be done: whose it is, and what it needs to know.
type Frame struct {
	Step Step
	Seat game.Seat
	A, B uint8
}

// word is a frame as the stack keeps it, read and written at once.
type word uint32

func pack(f Frame) word {
	return word(f.Step) | word(f.Seat)<<8 | word(f.A)<<16 | word(f.B)<<24
}

func (w word) frame() Frame { return Frame{Step(w), game.Seat(w >> 8), uint8(w >> 16), uint8(w >> 24)} }

// Size is the number of frames of a stack, [Done] at the bottom included.
const Size = 32

// Stack holds the steps that wait, in a state. It is a value; the zero stack is that of a game that is over.
type Stack struct {
	frames [Size]word // the first is Done; those above depth are zero, so that stacks can be compared
	depth  uint8
	owing  game.Seats
}

// Owing says who owes a choice: several at once where choices are secret and made together. It is known
// once the table has settled.
func (st *Stack) Owing() game.Seats { return st.owing }

// Top is the step that is being done; its Step is [Done] when the game is over.
func (st *Stack) Top() Frame { return st.frames[st.depth%Size].frame() }

// Bottom is the frame that has waited longest.
func (st *Stack) Bottom() Frame { return st.frames[1].frame() }

// Frames are all that wait, from the bottom to the top.
func (st *Stack) Frames() iter.Seq[Frame] {
	return func(yield func(Frame) bool) {
		for _, w := range st.frames[1 : 1+st.depth] {
			if !yield(w.frame()) {
				return
			}
		}
	}
}

// Waits is the frame of that step that has waited longest, if there is one.
func (st *Stack) Waits(step Step) (f Frame, ok bool) {
	for _, w := range st.frames[1 : 1+st.depth] {
		if Step(w) == step {
			return w.frame(), true
		}
	}
	return f, false
}

// Push puts a step on the stack, to be done before all that waits there. It panics when the stack is full,
// which the rules must not let happen.
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

// Take takes the top frame off, as that seat was asked it.
func (st *Stack) Take(seat game.Seat) Frame { return st.Pop().of(seat) }

// Asked is the top frame as that seat is asked it.
func (st *Stack) Asked(seat game.Seat) Frame {
	if st.owing.Has(seat) {
		return st.Top().of(seat)
	}
	return st.Top()
}

// Owed is the frame of the choice that a seat owes, [Done] if it owes none.
func (st *Stack) Owed(seat game.Seat) (f Frame) {
	if st.owing.Has(seat) {
		f = st.Top().of(seat)
	}
	return f
}

// of is the frame as the seat's own, where several have made their choices together; Nature decides for the
// seat that stands there.
func (f Frame) of(seat game.Seat) Frame {
	if seat != game.Nature {
		f.Seat = seat
	}
	return f
}

// await notes who owes the top frame.
func (st *Stack) await(f Frame, by Owner) {
	who := &owes[by%Owner(len(owes))]
	st.owing = who.always | 1<<(f.Seat%16)&who.own | game.Seats(f.A)&who.named
}

// owes says for each owner of a step whom that is: always the same, the seat of the frame, or those that it names. It is
// a table since who owes the next choice is hard to foresee, for a processor too.
var owes = [4]struct{ always, own, named game.Seats }{
	Player: {own: 1<<16 - 1}, Nature: {always: 1 << game.Nature}, Together: {named: 1<<16 - 1}, nobody: {},
}
