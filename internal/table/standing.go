package table

import (
	"cmp"
	"slices"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// Rank is how somebody came off who played when a game began.
type Rank struct {
	Seat  game.Seat
	Name  string // empty if they have been erased
	Place int    // from 1, shared in a tie
	Gone  bool   // they left, or were absent to the end
	After int    // how many turns of the record had been made when they went
	Rated bool   // the game may count for them

	who string // empty if that is not known any more
}

// Ranks ranks the persons who began a game that is over. Those who stayed are ranked among themselves, as the game
// ranks them, whoever played for the seats of others. Those who went share the last place; who went later is before who
// went earlier. Bots have no rank, and neither has who came later: see [Table.Newcomer].
//
// If somebody went before everybody had begun two turns, and before a second round, or the time of a round of a contest
// was up before that, the game may count for nobody. The same goes for one of which so much has become of its seats
// that the store has forgotten the beginning.
func Ranks(t *Table) (list []Rank) {
	if t.Status != Over || t.Match == nil {
		return nil
	}
	starters, first := t.starters(), -1
	for _, s := range starters {
		if s.gone && (first < 0 || s.after < first) {
			first = s.after
		}
	}
	list = ranked(starters, t.Match.State.Rank)
	if t.Reason == ReasonTime && first < 0 {
		first = len(t.Match.Record.Turns)
	}
	rated := !t.Overfull() && (first < 0 || t.underWay(first))
	for i := range list {
		list[i].Rated = rated
	}
	return list
}

// Overfull reports whether so much has become of the seats that the store has forgotten the beginning.
func (t *Table) Overfull() bool { return len(t.Happened) >= store.MostHappened }

// ranked returns how starters came off, given how the game ranks their seats.
func ranked(all []starter, rank func(game.Seat) int) (list []Rank) {
	before := func(a, b starter) bool {
		switch {
		case a.gone != b.gone:
			return b.gone
		case a.gone:
			return a.after > b.after
		}
		return rank(a.seat) < rank(b.seat)
	}
	for _, s := range all {
		r := Rank{Seat: s.seat, Name: s.name, Place: 1, Gone: s.gone, After: s.after, who: s.who}
		for _, other := range all {
			if before(other, s) {
				r.Place++
			}
		}
		list = append(list, r)
	}
	slices.SortStableFunc(list, func(a, b Rank) int { return cmp.Compare(a.Place, b.Place) })
	return list
}

// starter is somebody who played when the game began.
type starter struct {
	seat  game.Seat
	name  string
	who   string
	gone  bool
	after int // how many turns had been made when they went
}

// starters returns the persons who played when the game began, by seat.
func (t *Table) starters() (list []starter) {
	for i := range t.Seats {
		if s, ok := t.starter(game.Seat(i)); ok {
			list = append(list, s)
		}
	}
	return list
}

// starter returns who played on a seat when the game began. Whoever gave their seat away before the first turn did not,
// if somebody else took it; and whoever came back to their own seat has never left.
func (t *Table) starter(seat game.Seat) (s starter, ok bool) {
	s.seat = seat
	at := &t.Seats[seat]
	if n, lost := t.went(seat); lost && !at.heldBy(t.Happened[n].who) {
		s.name, s.gone, s.after = t.Happened[n].Name, true, t.Happened[n].Turns
		s.who = t.Happened[n].who
		if turns, absent := t.absentSince(seat, n); absent {
			s.after = turns
		}
		return s, true
	}
	if at.Kind != Person || !at.Taken {
		return s, false
	}
	s.name, s.who = at.Name, at.who
	s.after, s.gone = t.absentSince(seat, len(t.Happened))
	return s, true
}

// went returns the number of that which last took a seat from the person who began on it; false if they have never lost
// it.
func (t *Table) went(seat game.Seat) (number int, lost bool) {
	for n, h := range t.Happened {
		later := func(h Happening) bool { return h.Seat == seat && h.lost() }
		switch {
		case !later(h), h.Turns == 0 && (t.Seats[seat].Taken || slices.ContainsFunc(t.Happened[n+1:], later)):
		case !lost || h.who != "" && h.who == t.Happened[number].who:
			number, lost = n, true
		}
	}
	return number, lost
}

// absentSince returns after how many turns the person of a seat was absent, if they still were when that happened which
// has this number, or at the end.
func (t *Table) absentSince(seat game.Seat, number int) (turns int, absent bool) {
	if t.times == nil {
		return 0, false
	}
	for n := number - 1; n >= 0; n-- {
		h := t.Happened[n]
		if h.Seat != seat || h.What != Gone {
			continue
		}
		back := func(e clock.Event) bool {
			return e.Kind == clock.Back && e.Seat == seat && !e.At.Before(h.At) &&
				(number == len(t.Happened) || e.At.Before(t.Happened[number].At))
		}
		return h.Turns, !slices.ContainsFunc(t.times.events, back)
	}
	return 0, false
}

// enough is how many turns everybody must have begun, or how many rounds, for a game to be under way.
const enough = 2

// underWay reports whether everybody had begun two turns, or a second round had begun, after so many turns of the
// record.
func (t *Table) underWay(turns int) bool {
	m, err := t.Match.Upto(min(turns, len(t.Match.Record.Turns)))
	if err != nil {
		return false
	}
	if rounded, ok := m.State.(game.Rounded); ok && rounded.Rounds() >= enough {
		return true
	}
	begun := t.begun(m)
	for i, s := range t.Seats {
		if s.Kind != Automaton && begun[i] < enough {
			return false
		}
	}
	return true
}

// begun counts the turns that each seat has begun. In a game that does not say where turns begin, each time that a seat
// is to move again, for more than a reaction, is one.
func (t *Table) begun(m *game.Match) (count [game.MaxSeats]int) {
	if reactive, ok := m.State.(game.Reactive); ok {
		for i := range t.Seats {
			_, count[i] = reactive.Clock(game.Seat(i))
		}
		return count
	}
	begin, err := m.Upto(0)
	if err != nil {
		return count
	}
	_, turned := begin.State.(game.Turned)
	was := game.Seats(0)
	see := func(s game.State) {
		for seat := range s.Owing().All() {
			begins := !was.Has(seat)
			if turned {
				begins = s.(game.Turned).Begins()
			}
			if begins && int(seat) < len(t.Seats) {
				count[seat]++
			}
		}
		was = s.Owing()
	}
	see(begin.State)
	for n, turn := range m.Record.Turns {
		if begin.Replay([]game.Turn{turn}) != nil {
			return count
		}
		if beside, _ := m.IsOutOfTurn(n); !beside {
			see(begin.State)
		}
	}
	return count
}

// Newcomers returns the seats whose persons came when the game had begun, see [Table.Newcomer].
func (t *Table) Newcomers() (seats game.Seats) {
	for i := range t.Seats {
		if t.Newcomer(game.Seat(i)) {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// Newcomer reports whether the person of a seat came when the game had begun: it will not count for them.
func (t *Table) Newcomer(seat game.Seat) bool {
	if int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person || !t.Seats[seat].Taken {
		return false
	}
	n, lost := t.went(seat)
	return lost && !t.Seats[seat].heldBy(t.Happened[n].who)
}
