package table

import (
	"slices"

	"ennead/game"
)

// Good tells whether what the seat saw in that version is what it is asked still: that nothing has happened
// since but what is no business of it, such as what others choose in secret at the same time. What is dealt beside
// the turn leaves it good, as long as the seat is asked the same.
func (t *Table) Good(seat game.Seat, version int64) bool {
	since := t.Version
	if int(seat) < len(t.since) {
		since = t.since[seat]
	}
	return since <= version && version <= t.Version
}

// Seen is the version since which the table is as that seat, or [game.Spectator], sees it: what tells it nothing
// raises none. After a table was read from the store it is the version of the table.
func (t *Table) Seen(seat game.Seat) int64 {
	i := min(int(seat), len(t.Seats))
	if i < len(t.seen) {
		return t.seen[i]
	}
	return t.Version
}

// seens are what [Table.Seen] tells of next: of each seat, then of onlookers.
func seens(old, next *Table) []int64 {
	list := make([]int64, len(next.Seats)+1)
	for i := range list {
		seat := game.Seat(i)
		if i == len(next.Seats) {
			seat = game.Spectator
		}
		list[i] = next.Version
		if next.blind.Has(seat) {
			list[i] = old.Seen(seat)
		}
	}
	return list
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

// sameQuestion tells whether all that was played or taken back between two tables is sealed to the seat, or was made
// beside the turn, and it is asked the same.
func sameQuestion(old, next *Table, seat game.Seat) bool {
	if old.Status != next.Status || old.Match == nil || next.Match == nil {
		return false
	}
	before, after := old.Match.Record.Turns, next.Match.Record.Turns
	same := common(before, after)
	if !slices.Equal(unsealed(old.Match, same, seat), unsealed(next.Match, same, seat)) {
		return false
	}
	if same == len(before) && same == len(after) {
		return true
	}
	a, b := old.Match.State, next.Match.State
	return a.Owing().Has(seat) == b.Owing().Has(seat) && slices.Equal(a.Moves(nil, seat), b.Moves(nil, seat))
}

// common is how many turns two records have in common.
func common(a, b []game.Turn) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// onlyDealt tells whether all that was played between two tables of a game was made beside the turn.
func onlyDealt(old, next *Table) bool {
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	return slices.Equal(onTurn(old.Match, first), onTurn(next.Match, first))
}

// onTurn are the turns from one on that were not made beside the turn.
func onTurn(m *game.Match, from int) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if beside, _ := m.Beside(n); !beside {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// known are the turns from one on that exist for that seat, or [game.Spectator].
func known(m *game.Match, from int, seat game.Seat) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if !m.Unknown(n, seat) {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// unsealed are the turns from one on that are neither sealed to the seat nor made beside the turn.
func unsealed(m *game.Match, from int, seat game.Seat) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if beside, _ := m.Beside(n); !beside && !m.Sealed(n, seat) {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// blinds are those who are told nothing by a change: all that was played, and all that left the record, is what does not
// exist for them. Each seat counts, and [game.Spectator] for onlookers.
func blinds(old, next *Table) (blind game.Seats) {
	if old.Status != next.Status || old.Match == nil || next.Match == nil || !sameHeader(old.Match.Record, next.Match.Record) {
		return 0
	}
	own, shown := changed(old.Seats, next.Seats)
	played := old.Match.Made() != next.Match.Made()
	if shown || !played && (own == 0 || !old.Moved.Equal(next.Moved)) {
		return 0
	}
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	for seat := range game.Seat(len(next.Seats) + 1) {
		if int(seat) == len(next.Seats) {
			seat = game.Spectator
		}
		if !own.Has(seat) && slices.Equal(known(old.Match, first, seat), known(next.Match, first, seat)) {
			blind = blind.With(seat)
		}
	}
	return blind
}

// changed are the seats of which something has changed that only their person is shown; shown tells whether anything else has.
func changed(old, next []Seat) (own game.Seats, shown bool) {
	for i := range next {
		a, b := old[i], next[i]
		if a.ask != b.ask || a.link != b.link || a.also != b.also {
			own = own.With(game.Seat(i))
		}
		a.ask, a.link, a.also = b.ask, b.link, b.also
		shown = shown || a != b
	}
	return own, shown
}
