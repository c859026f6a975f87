package table

import (
	"slices"

	"ennead/game"
)

// Good tells whether what the seat saw in that version is what it is asked still: that nothing has happened
// since but what is no business of it, such as what others choose in secret at the same time.
func (t *Table) Good(seat game.Seat, version int64) bool {
	since := t.Version
	if int(seat) < len(t.since) {
		since = t.since[seat]
	}
	return since <= version && version <= t.Version
}

// sinces are, by seat, the versions since which next is as the seat saw it.
func sinces(old, next *Table) []int64 {
	list := make([]int64, len(next.Seats))
	for i := range list {
		seat := game.Seat(i)
		list[i] = old.Version + 1
		if sameQuestion(old, next, seat) {
			list[i] = old.Version
			if i < len(old.since) {
				list[i] = old.since[i]
			}
		}
	}
	return list
}

// sameQuestion tells whether all that was played or taken back between two tables is sealed to the seat, and
// it is asked the same.
func sameQuestion(old, next *Table, seat game.Seat) bool {
	if old.Status != next.Status || old.Match == nil || next.Match == nil {
		return false
	}
	before, after := old.Match.Record.Turns, next.Match.Record.Turns
	same := 0
	for same < min(len(before), len(after)) && before[same] == after[same] {
		same++
	}
	if !slices.Equal(unsealed(old.Match, same, seat), unsealed(next.Match, same, seat)) {
		return false
	}
	if same == len(before) && same == len(after) {
		return true
	}
	a, b := old.Match.State, next.Match.State
	return a.Owing().Has(seat) == b.Owing().Has(seat) && slices.Equal(a.Moves(nil, seat), b.Moves(nil, seat))
}

// unsealed are the turns from one on that are not sealed to the seat.
func unsealed(m *game.Match, from int, seat game.Seat) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if !m.Sealed(n, seat) {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}
