package table

import (
	"slices"

	"ennead/game"
)

// StillValid reports whether a seat's view in that version is still valid: nothing has happened since except what does
// not concern it, such as secret simultaneous choices of others. Negotiation does not invalidate it as long as the seat
// is asked the same question.
func (t *Table) StillValid(seat game.Seat, version int64) bool {
	since := t.Version
	if int(seat) < len(t.since) {
		since = t.since[seat]
	}
	return since <= version && version <= t.Version
}

// VersionFor returns the version since which the table has not changed for that seat, or [game.Spectator]: changes that
// the seat may not know of do not raise it. It outlives the house (see [marks]).
func (t *Table) VersionFor(seat game.Seat) int64 {
	i := min(int(seat), len(t.Seats))
	if i < len(t.seen) {
		return t.seen[i]
	}
	return t.Version
}

// versionsFor returns the values of [Table.VersionFor] for next: one per seat, then that of spectators.
func versionsFor(old, next *Table) []int64 {
	list := make([]int64, len(next.Seats)+1)
	for i := range list {
		seat := game.Seat(i)
		if i == len(next.Seats) {
			seat = game.Spectator
		}
		list[i] = next.Version
		if next.unaffected.Has(seat) {
			list[i] = old.VersionFor(seat)
		}
	}
	return list
}

// changedSince returns, by seat, the version since which that seat's view of next is valid.
func changedSince(old, next *Table) []int64 {
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

// sameQuestion reports whether everything played or taken back between two tables was hidden from the seat or was
// negotiation, and the seat is asked the same question.
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

// common returns how many turns two records have in common.
func common(a, b []game.Turn) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// onlyNegotiated reports whether everything played between two tables of a game was negotiation.
func onlyNegotiated(old, next *Table) bool {
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	return slices.Equal(onTurn(old.Match, first), onTurn(next.Match, first))
}

// onTurn returns the turns from that index on that were not negotiation.
func onTurn(m *game.Match, from int) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if outOfTurn, _ := m.IsOutOfTurn(n); !outOfTurn {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// known returns the turns from that index on that exist for that seat, or [game.Spectator].
func known(m *game.Match, from int, seat game.Seat) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if !m.Unknown(n, seat) {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// unsealed returns the turns from that index on that are neither hidden from the seat nor negotiation.
func unsealed(m *game.Match, from int, seat game.Seat) (turns []game.Turn) {
	for n := from; n < len(m.Record.Turns); n++ {
		if outOfTurn, _ := m.IsOutOfTurn(n); !outOfTurn && !m.Sealed(n, seat) {
			turns = append(turns, m.Record.Turns[n])
		}
	}
	return turns
}

// unaffectedBy returns the seats that learn nothing from a change: every turn added to or removed from the record does
// not exist for them. [game.Spectator] stands for spectators.
func unaffectedBy(old, next *Table) (unaffected game.Seats) {
	if old.Status != next.Status || old.Match == nil || next.Match == nil ||
		!sameHeader(old.Match.Record, next.Match.Record) {
		return 0
	}
	own, shown := changed(old.Seats, next.Seats)
	played := old.Match.Made() != next.Match.Made()
	signs := next.onlySigns()
	if shown || next.news > 0 || len(next.ticks) > 0 && !signs ||
		!played && (own == 0 && !signs || !old.Moved.Equal(next.Moved)) {
		return 0
	}
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	for seat := range game.Seat(len(next.Seats) + 1) {
		if int(seat) == len(next.Seats) {
			seat = game.Spectator
		}
		if !own.Has(seat) && slices.Equal(known(old.Match, first, seat), known(next.Match, first, seat)) {
			unaffected = unaffected.With(seat)
		}
	}
	return unaffected
}

// changed returns the seats whose private settings have changed; shown reports whether anything public has.
func changed(old, next []Seat) (own game.Seats, shown bool) {
	for i := range next {
		a, b := old[i], next[i]
		if a.ask != b.ask || a.orders != b.orders || a.link != b.link || a.also != b.also {
			own = own.With(game.Seat(i))
		}
		a.ask, a.orders, a.chose, a.link, a.also = b.ask, b.orders, b.chose, b.link, b.also
		shown = shown || a != b
	}
	return own, shown
}
