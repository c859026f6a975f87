package game

import (
	"iter"
	"math/bits"
	"strconv"
)

// Seat is the number of a place at the table, clockwise from 0. Two values above all places are special: [Nature] makes
// chance moves, and [Spectator] makes none and sees what is public.
type Seat uint8

// The special seats.
const (
	Spectator Seat = 14
	Nature    Seat = 15
	// MaxSeats is the maximum number of places at a table.
	MaxSeats = 8
)

// Set returns the set of only this seat.
func (s Seat) Set() Seats { return 1 << s }

// Text returns the seat as records and programs write it: its number from 1, or "*" for Nature.
func (s Seat) Text() string {
	if s == Nature {
		return "*"
	}
	return strconv.Itoa(int(s) + 1)
}

// ParseSeat reads what [Seat.Text] writes.
func ParseSeat(text string) (Seat, error) {
	if text == "*" {
		return Nature, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > MaxSeats || text != strconv.Itoa(n) {
		return 0, Wrong(nil, "problem.seat", "{text} is not a seat", "text", Quote(text))
	}
	return Seat(n - 1), nil
}

// Seats is a set of seats, Nature and spectators included.
type Seats uint16

// Has reports whether the seat is in the set.
func (s Seats) Has(seat Seat) bool { return s&(1<<seat) != 0 }

// With returns the set with one more seat.
func (s Seats) With(seat Seat) Seats { return s | 1<<seat }

// Len counts the seats.
func (s Seats) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the lowest seat of a non-empty set.
func (s Seats) First() Seat { return Seat(bits.TrailingZeros16(uint16(s))) }

// All ranges over the seats, lowest first.
func (s Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
