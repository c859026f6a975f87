package table

import (
	"context"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// A game with clocks goes on when somebody's time is up: a bot, the steward, plays the stint for them, and they come
// back by one click. Whoever is late a second time is absent: the steward plays on until they are back.

const (
	absentAt = 2            // how often somebody's time is up until the steward plays on until they are back
	finalAt  = absentAt + 2 // and until they cannot come back
)

// Handed returns the seats of people for whom a steward plays now. Nobody plays for a deserted seat.
func (t *Table) Handed() game.Seats {
	if t.times == nil || t.Status != Playing {
		return 0
	}
	return t.times.state.Handed(t.Updated) & t.persons() &^ t.Deserted()
}

// persons returns the seats for people.
func (t *Table) persons() (seats game.Seats) {
	for i, s := range t.Seats {
		if s.Kind == Person {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// Stewarded reports whether a steward made a turn of the record.
func (t *Table) Stewarded(turn int) bool {
	return t.times != nil && turn < len(t.times.by) && t.times.by[turn] && t.persons().Has(t.times.turns[turn].Seat)
}

// level returns the level of the bot that plays for a seat: its own, or that of the steward: the one of the
// table's bots.
func (h *House) level(t *Table, seat game.Seat) string {
	if t.Seats[seat].Kind == Bot {
		return t.Seats[seat].Level
	}
	for _, s := range t.Seats {
		if s.Kind == Bot {
			return s.Level
		}
	}
	return h.conf.Steward
}

// Strikes returns how often the time of a seat's person was up.
func (t *Table) Strikes(seat game.Seat) (n int) {
	if t.times == nil {
		return 0
	}
	since := time.Time{}
	for _, h := range t.Happened {
		if h.Seat == seat && (h.lost() || h.What == SatDown) {
			since = h.At
		}
	}
	for _, e := range t.times.events {
		if e.Seat == seat && (e.Kind == clock.Steward || e.Kind == clock.Absent) && e.At.After(since) {
			n++
		}
	}
	return n
}

// Final reports whether the person of a seat was absent too often to come back.
func (t *Table) Final(seat game.Seat) bool { return t.Strikes(seat) >= finalAt }

// gone returns since when the person of a seat is absent; zero if they are not.
func (t *Table) gone(seat game.Seat) (since time.Time) {
	for _, e := range t.times.events {
		if e.Seat == seat {
			switch e.Kind {
			case clock.Absent:
				since = e.At
			case clock.Back:
				since = time.Time{}
			}
		}
	}
	return since
}

// grace is how much later than its time a click still counts that was under way.
func (t *Table) grace() time.Duration {
	if t.times.state.Rule().Quiet {
		return 0
	}
	return clock.Grace
}

// firstDue returns when the first time of a person is up, with the grace for clicks that are under way; false if no
// clock runs.
func (t *Table) firstDue() (at time.Time, ok bool) {
	if t.times == nil || t.Status != Playing {
		return at, false
	}
	at, ok = t.times.state.Book(t.Updated).First(t.Owing() & t.persons())
	return at.Add(t.grace()), ok
}

// overdue returns the seats of persons whose time is up at that moment, with the grace.
func (t *Table) overdue(now time.Time) (seats game.Seats) {
	if t.times == nil || t.Status != Playing {
		return 0
	}
	book := t.times.state.Book(t.Updated)
	for one := range (t.Owing() & t.persons()).All() {
		if due := book[one].Due; !due.IsZero() && !now.Before(due.Add(t.grace())) {
			seats = seats.With(one)
		}
	}
	return seats
}

// timeIsUp does what follows for seats whose time is up: the table declines the window for one that reacts, and the
// steward takes over the others, all of them with one change. After a window the table is another; whoever is still
// late then is so in the next change.
func (t *Table) timeIsUp(seats game.Seats, now time.Time) error {
	for seat := range seats.All() {
		if _, open := game.WindowOf(t.Match.State, seat); open {
			if err := failed(t.Match.AutoPass(seat)); err != nil {
				return err
			}
			return t.settle()
		}
	}
	for seat := range seats.All() {
		kind, what := clock.Steward, Late
		if t.Strikes(seat)+1 >= absentAt {
			kind, what = clock.Absent, Gone
		}
		t.steward(kind, what, seat, now)
	}
	return nil
}

// steward hands a seat to the steward, and says why.
func (t *Table) steward(kind clock.Kind, what What, seat game.Seat, now time.Time) {
	t.tick(kind, seat)
	t.happen(Happening{At: now, What: what, Seat: seat, Name: t.Seats[seat].Name})
}

// Back has a person play for their seat again, for which a steward plays.
func (h *House) Back(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if !t.Handed().Has(seat) {
			return errSame
		}
		return t.back(seat)
	})
}

// back ends the steward's play for a seat, if there is one.
func (t *Table) back(seat game.Seat) error {
	switch {
	case !t.Handed().Has(seat):
		t.sign(seat)
		return nil
	case t.Final(seat):
		return ErrFinal
	}
	t.Seats[seat].vote = vote{}
	t.tick(clock.Back, seat)
	return nil
}
