package shape

import (
	"fmt"

	"ennead/game"
	"ennead/game/flow"
)

// Steps says how the waiting steps of a game are observed.
type Steps struct {
	Count int // length of the table of steps: the last step and 1
	Seats int // at the largest table
	Depth int // how many may wait, more than 3
	Means map[flow.Step]Means
}

// near is the number of waiting steps, from the top, whose kind is written one-hot. For those below, the number of the
// kind is written.
const near = 3

// Means says what the fields of a waiting step mean if they are not plain numbers and the step's seat.
type Means struct {
	Nobodys bool // the step belongs to no seat
	A, B    Use
}

// Use is the meaning of a number.
type Use uint8

// The uses.
const (
	Plain   Use = iota
	SeatSet     // a set of seats
	OneSeat     // a seat
	FromOne     // a seat counted from 1, or nobody
)

// digits is the number of binary digits of each number of a waiting step.
const digits = 8

// Owed returns the rows about what is to be done: who is to move, and the waiting steps.
func Owed[S any](steps Steps, stack func(*S) *flow.Stack) []Row[S] {
	means := make([]Means, 256)
	for step, m := range steps.Means {
		means[step] = m
	}
	numbers := steps.Seats + 2*digits
	if steps.Depth <= near {
		panic(fmt.Sprintf("shape: Steps.Depth is %d and must be more than %d", steps.Depth, near))
	}
	return []Row[S]{
		Seats("owing", "who owes a choice now", steps.Seats,
			func(s *S, _ game.Seat) game.Seats { return stack(s).Owing() }),
		{
			"steps", "the first steps that wait, the one that is owed first: which, whose, " +
				"and two numbers in binary, lowest digit first",
			[]int{near, steps.Count + numbers}, 0, 1, func(s *S, at place, dst []float32) {
				at.waiting(stack(s), 0, near, steps.Count+numbers, dst, func(f flow.Frame, dst []float32) {
					dst[f.Step] = 1
					at.frame(f, means[f.Step], dst[steps.Count:], steps.Seats)
				})
			},
		},
		{
			"steps.below", "the steps below: which in binary, whose, and the two numbers",
			[]int{steps.Depth - near, digits + numbers}, 0, 1, func(s *S, at place, dst []float32) {
				at.waiting(stack(s), near, steps.Depth, digits+numbers, dst, func(f flow.Frame, dst []float32) {
					mark(dst[:digits], uint64(f.Step))
					at.frame(f, means[f.Step], dst[digits:], steps.Seats)
				})
			},
		},
	}
}

// waiting writes a range of steps, counted from the top.
func (p place) waiting(stack *flow.Stack, from, to, width int, dst []float32, write func(flow.Frame, []float32)) {
	n := 0
	for range stack.Frames() {
		n++
	}
	for f := range stack.Frames() {
		if n--; n >= from && n < to {
			write(f, dst[(n-from)*width:])
		}
	}
}

// frame writes the seat and the numbers of a step.
func (p place) frame(f flow.Frame, m Means, dst []float32, seats int) {
	if whose, ok := p.from(f.Seat); ok && !m.Nobodys {
		dst[whose] = 1
	}
	p.number(dst[seats:], m.A, f.A)
	p.number(dst[seats+digits:], m.B, f.B)
}

// number writes a number of a step as binary digits, or as seats with one digit each, the observer's first.
func (p place) number(dst []float32, use Use, n uint8) {
	switch use {
	case SeatSet:
		p.seated(dst, uint64(n))
	case OneSeat:
		p.seated(dst, 1<<(n%64))
	case FromOne:
		p.seated(dst, 1<<n>>1)
	default:
		mark(dst[:digits], uint64(n))
	}
}
