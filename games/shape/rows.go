package shape

import (
	"math/bits"

	"ennead/game"
)

// whole are the types that states count in.
type whole interface {
	~int | ~int8 | ~int16 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// scaled is a number as a part of the most that it counts to.
func scaled[N whole](n N, most float32) float32 { return max(-1, min(1, float32(n)/most)) }

// Number is a count of at most so many.
func Number[S any](name, meaning string, most int, get func(*S, game.Seat) int) Row[S] {
	return Row[S]{name, meaning, nil, 0, float32(most), func(s *S, at place, dst []float32) {
		dst[0] = scaled(get(s, at.whose), float32(most))
	}}
}

// Signed is a number that may be negative, at most so far from zero.
func Signed[S any](name, meaning string, most int, get func(*S, game.Seat) int) Row[S] {
	r := Number(name, meaning, most, get)
	r.low = -1
	return r
}

// Flag is yes or no.
func Flag[S any](name, meaning string, get func(*S, game.Seat) bool) Row[S] {
	return Row[S]{name, meaning, nil, 0, 1, func(s *S, at place, dst []float32) {
		if get(s, at.whose) {
			dst[0] = 1
		}
	}}
}

// Counts are n counts of at most so many.
func Counts[S any, N whole](name, meaning string, n, most int, get func(*S, game.Seat) []N) Row[S] {
	return Row[S]{name, meaning, []int{n}, 0, float32(most), func(s *S, at place, dst []float32) {
		for i, v := range get(s, at.whose)[:n] {
			if v != 0 { // mostly it is
				dst[i] = scaled(v, float32(most))
			}
		}
	}}
}

// OneOf is one of n kinds, or none where the number is none of 0 to n-1.
func OneOf[S any](name, meaning string, n int, get func(*S, game.Seat) int) Row[S] {
	return Row[S]{name, meaning, []int{n}, 0, 1, func(s *S, at place, dst []float32) {
		if v := get(s, at.whose); v >= 0 && v < n {
			dst[v] = 1
		}
	}}
}

// OneOfEach are so many things, each one of n kinds, or none.
func OneOfEach[S any, N whole](name, meaning string, many, n int, get func(*S, game.Seat) []N) Row[S] {
	return Row[S]{name, meaning, []int{many, n}, 0, 1, func(s *S, at place, dst []float32) {
		for i, v := range get(s, at.whose)[:many] {
			if uint64(v) < uint64(n) {
				dst[i*n+int(v)] = 1
			}
		}
	}}
}

// Set is a set of things numbered from 0 to n-1.
func Set[S any, W whole](name, meaning string, n int, get func(*S, game.Seat) W) Row[S] {
	return Row[S]{name, meaning, []int{n}, 0, 1, func(s *S, at place, dst []float32) { mark(dst[:n], uint64(get(s, at.whose))) }}
}

// Sets are so many sets of things numbered from 0 to n-1.
func Sets[S any, W whole](name, meaning string, many, n int, get func(*S, game.Seat) []W) Row[S] {
	return Row[S]{name, meaning, []int{many, n}, 0, 1, func(s *S, at place, dst []float32) {
		for i, set := range get(s, at.whose)[:many] {
			mark(dst[i*n:(i+1)*n], uint64(set))
		}
	}}
}

// mark writes a set.
func mark(dst []float32, set uint64) {
	for ; set != 0; set &= set - 1 {
		if n := bits.TrailingZeros64(set); n < len(dst) {
			dst[n] = 1
		}
	}
}

// Owner is a seat, counted from the observer, or nobody. The game has at most so many seats.
func Owner[S any](name, meaning string, seats int, get func(*S, game.Seat) game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{seats}, 0, 1, func(s *S, at place, dst []float32) {
		if n, ok := at.from(get(s, at.whose)); ok {
			dst[n] = 1
		}
	}}
}

// Owners are so many seats, each counted from the observer, or nobody.
func Owners[S any](name, meaning string, many, seats int, get func(*S, game.Seat) []game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{many, seats}, 0, 1, func(s *S, at place, dst []float32) {
		for i, seat := range get(s, at.whose)[:many] {
			if n, ok := at.from(seat); ok {
				dst[i*seats+n] = 1
			}
		}
	}}
}

// Each are so many numbers that are asked for one by one, at most so far from zero. Low is -1 if one may be negative, or 0.
func Each[S any](name, meaning string, many, most int, low float32, get func(s *S, whose game.Seat, n int) int) Row[S] {
	return Row[S]{name, meaning, []int{many}, low, float32(most), func(s *S, at place, dst []float32) {
		for i := range many {
			dst[i] = scaled(get(s, at.whose, i), float32(most))
		}
	}}
}

// Seats is a set of seats, counted from the observer.
func Seats[S any, W whole](name, meaning string, seats int, get func(*S, game.Seat) W) Row[S] {
	return Row[S]{name, meaning, []int{seats}, 0, 1, func(s *S, at place, dst []float32) { at.seated(dst, uint64(get(s, at.whose))) }}
}

// seated writes a set of seats.
func (p place) seated(dst []float32, set uint64) {
	for seat := range p.count {
		if n, ok := p.from(game.Seat(seat)); ok && set&(1<<seat) != 0 {
			dst[n] = 1
		}
	}
}

// Kinds are so many things that are asked for one by one, each one of n kinds, or none.
func Kinds[S any](name, meaning string, many, n int, get func(s *S, whose game.Seat, thing int) int) Row[S] {
	return Row[S]{name, meaning, []int{many, n}, 0, 1, func(s *S, at place, dst []float32) {
		for i := range many {
			if v := get(s, at.whose, i); v >= 0 && v < n {
				dst[i*n+v] = 1
			}
		}
	}}
}

// Digits are so many small numbers that mean something by themselves, in binary, lowest digit first.
func Digits[S any, N whole](name, meaning string, many, digits int, get func(*S, game.Seat) []N) Row[S] {
	return Row[S]{name, meaning, []int{many, digits}, 0, 1, func(s *S, at place, dst []float32) {
		for i, v := range get(s, at.whose)[:many] {
			mark(dst[i*digits:(i+1)*digits], uint64(v))
		}
	}}
}

// Owned are so many things that are asked for one by one, each a seat's, counted from the observer, or nobody's.
func Owned[S any](name, meaning string, many, seats int, get func(s *S, whose game.Seat, thing int) game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{many, seats}, 0, 1, func(s *S, at place, dst []float32) {
		for i := range many {
			if n, ok := at.from(get(s, at.whose, i)); ok {
				dst[i*seats+n] = 1
			}
		}
	}}
}

// Facing are sets of things numbered from 0 to n-1 that a seat has with each other seat, counted from the observer.
func Facing[S any, W whole](name, meaning string, seats, n int, get func(s *S, whose, other game.Seat) W) Row[S] {
	return Row[S]{name, meaning, []int{seats, n}, 0, 1, func(s *S, at place, dst []float32) {
		for other := range game.Seat(at.count) {
			i, _ := at.from(other)
			mark(dst[i*n:(i+1)*n], uint64(get(s, at.whose, other)))
		}
	}}
}
