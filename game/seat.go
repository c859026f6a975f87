package game

import (
	"iter"
	"math/bits"
	"strconv"
)

// Seat numbers a place at the table, clockwise from 0. Two values above all places are special:
// [Nature], who decides chance, and [Spectator], who decides nothing and sees what is public.
type Seat uint8

// The special seats.
const (
	Spectator Seat = 14
	Nature    Seat = 15
	// MaxSeats is the largest number of places a game may have.
	MaxSeats = 8
)

// Set is the set with this seat alone.
func (s Seat) Set() Seats { return 1 << s }

// Text is the seat as records and programs write it: its number from 1, or "*" for Nature.
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

// Seats is a set of seats, Nature included.
type Seats uint16

// Has tells whether the seat is in the set.
func (s Seats) Has(seat Seat) bool { return s&(1<<seat) != 0 }

// With is the set with one more seat.
func (s Seats) With(seat Seat) Seats { return s | 1<<seat }

// Len counts the seats.
func (s Seats) Len() int { return bits.OnesCount16(uint16(s)) }

// First is the lowest seat of a set that is not empty.
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
