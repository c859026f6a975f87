package table

import (
	"math"
	"time"

	"ennead/game"
)

// stint is the time for which a person held a seat, as far as the table knows.
type stint struct {
	seat        game.Seat
	since       time.Time // both included; zero for the beginning
	until       time.Time // zero if they still hold it
	first, last int       // of the turns of that time, the last one excluded
	began       int       // the happening that began it, or -1
	ended       int       // the happening that ended it, or -1
}

// stints returns when a person held which seat.
func stints(happened []Happening, seats []Seat, who string) (list []stint) {
	for i := range seats {
		at := stint{seat: game.Seat(i), last: math.MaxInt, began: -1, ended: -1}
		for n, h := range happened {
			if h.Seat != at.seat || h.What == Retried || h.keeps() {
				continue
			}
			if h.who == who {
				ended := at
				ended.until, ended.last, ended.ended = h.At, h.Turns, n
				list = append(list, ended)
			}
			at.since, at.first, at.began = h.At, h.Turns, n
		}
		if seats[i].heldBy(who) {
			list = append(list, at)
		}
	}
	return list
}

// TookPart reports whether a person opened a table, or holds or held a seat there, as far as the table knows.
func (h *House) TookPart(t *Table, person PersonID) bool {
	who, err := h.who(person)
	return err == nil && (h.Owns(t, person) || len(stints(t.Happened, t.Seats, who)) > 0)
}

// mayHaveMade reports whether the n-th turn, counted from 0, may have been made then; at is when that was as the store
// has it, zero if it does not know. Negotiation that is replaced by later words leaves the record, so a turn may have
// had a higher number once; and those behind it count as made anew, so that it may be older than its time.
func (s stint) mayHaveMade(n int, seat game.Seat, at time.Time) bool {
	return seat == s.seat && n < s.last && (at.IsZero() || !at.Before(s.since))
}
