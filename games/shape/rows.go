package shape

import (
	"math/bits"

	"ennead/game"
)

// whole lists the integer types that states use.
type whole interface {
	~int | ~int8 | ~int16 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// scaled returns a number as a fraction of its maximum.
func scaled[N whole](n N, most float32) float32 { return max(-1, min(1, float32(n)/most)) }

// Number is a count up to most.
func Number[S any](name, meaning string, most int, get func(*S, game.Seat) int) Row[S] {
	return Row[S]{name, meaning, nil, 0, float32(most), func(s *S, at place, dst []float32) {
		dst[0] = scaled(get(s, at.whose), float32(most))
	}}
}

// Signed is a number between -most and most.
func Signed[S any](name, meaning string, most int, get func(*S, game.Seat) int) Row[S] {
	r := Number(name, meaning, most, get)
	r.low = -1
	return r
}

// Flag is a boolean.
func Flag[S any](name, meaning string, get func(*S, game.Seat) bool) Row[S] {
	return Row[S]{name, meaning, nil, 0, 1, func(s *S, at place, dst []float32) {
		if get(s, at.whose) {
			dst[0] = 1
		}
	}}
}

// Counts are n counts up to most.
func Counts[S any, N whole](name, meaning string, n, most int, get func(*S, game.Seat) []N) Row[S] {
	return Row[S]{name, meaning, []int{n}, 0, float32(most), func(s *S, at place, dst []float32) {
		for i, v := range get(s, at.whose)[:n] {
			if v != 0 { // most are zero
				dst[i] = scaled(v, float32(most))
			}
		}
	}}
}

// OneOf is one of n kinds, or none if the number is not from 0 to n-1.
func OneOf[S any](name, meaning string, n int, get func(*S, game.Seat) int) Row[S] {
	return Row[S]{name, meaning, []int{n}, 0, 1, func(s *S, at place, dst []float32) {
		if v := get(s, at.whose); v >= 0 && v < n {
			dst[v] = 1
		}
	}}
}

// OneOfEach is a number of things, each one of n kinds, or none.
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
	return Row[S]{name, meaning, []int{n}, 0, 1,
		func(s *S, at place, dst []float32) { mark(dst[:n], uint64(get(s, at.whose))) }}
}

// Sets is a number of sets of things numbered from 0 to n-1.
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

// Owner is a seat, counted from the observer, or nobody. seats is the game's maximum.
func Owner[S any](name, meaning string, seats int, get func(*S, game.Seat) game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{seats}, 0, 1, func(s *S, at place, dst []float32) {
		if n, ok := at.from(get(s, at.whose)); ok {
			dst[n] = 1
		}
	}}
}

// Owners is a number of seats, each counted from the observer, or nobody.
func Owners[S any](name, meaning string, many, seats int, get func(*S, game.Seat) []game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{many, seats}, 0, 1, func(s *S, at place, dst []float32) {
		for i, seat := range get(s, at.whose)[:many] {
			if n, ok := at.from(seat); ok {
				dst[i*seats+n] = 1
			}
		}
	}}
}

// Each is a number of values, requested one by one, none above most. low is -1 if values may be negative, otherwise 0.
func Each[S any](name, meaning string, many, most int, low float32, get func(s *S, whose game.Seat, n int) int) Row[S] {
	return Row[S]{name, meaning, []int{many}, low, float32(most), func(s *S, at place, dst []float32) {
		for i := range many {
			dst[i] = scaled(get(s, at.whose, i), float32(most))
		}
	}}
}

// Seats is a set of seats, counted from the observer.
func Seats[S any, W whole](name, meaning string, seats int, get func(*S, game.Seat) W) Row[S] {
	return Row[S]{name, meaning, []int{seats}, 0, 1,
		func(s *S, at place, dst []float32) { at.seated(dst, uint64(get(s, at.whose))) }}
}

// seated writes a set of seats.
func (p place) seated(dst []float32, set uint64) {
	for seat := range p.count {
		if n, ok := p.from(game.Seat(seat)); ok && set&(1<<seat) != 0 {
			dst[n] = 1
		}
	}
}

// Kinds is a number of things, requested one by one, each one of n kinds, or none.
func Kinds[S any](name, meaning string, many, n int, get func(s *S, whose game.Seat, thing int) int) Row[S] {
	return Row[S]{name, meaning, []int{many, n}, 0, 1, func(s *S, at place, dst []float32) {
		for i := range many {
			if v := get(s, at.whose, i); v >= 0 && v < n {
				dst[i*n+v] = 1
			}
		}
	}}
}

// Digits is a number of small numbers that are not quantities, in binary, lowest digit first.
func Digits[S any, N whole](name, meaning string, many, digits int, get func(*S, game.Seat) []N) Row[S] {
	return Row[S]{name, meaning, []int{many, digits}, 0, 1, func(s *S, at place, dst []float32) {
		for i, v := range get(s, at.whose)[:many] {
			mark(dst[i*digits:(i+1)*digits], uint64(v))
		}
	}}
}

// Owned is a number of things, requested one by one, each owned by a seat, counted from the observer, or by nobody.
func Owned[S any](name, meaning string, many, seats int, get func(s *S, whose game.Seat, thing int) game.Seat) Row[S] {
	return Row[S]{name, meaning, []int{many, seats}, 0, 1, func(s *S, at place, dst []float32) {
		for i := range many {
			if n, ok := at.from(get(s, at.whose, i)); ok {
				dst[i*seats+n] = 1
			}
		}
	}}
}

// Facing is a set of things numbered from 0 to n-1 for each other seat, counted from the observer.
func Facing[S any, W whole](name, meaning string, seats, n int, get func(s *S, whose, other game.Seat) W) Row[S] {
	return Row[S]{name, meaning, []int{seats, n}, 0, 1, func(s *S, at place, dst []float32) {
		for other := range game.Seat(at.count) {
			i, _ := at.from(other)
			mark(dst[i*n:(i+1)*n], uint64(get(s, at.whose, other)))
		}
	}}
}
