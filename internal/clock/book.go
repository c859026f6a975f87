package clock

import (
	"time"

	"ennead/game"
)

// Status says whether a clock runs, and if not, why it stands.
type Status uint8

// The statuses. The first that applies counts, from below.
const (
	Idle       Status = iota // the seat is not to move
	Runs                     // its bank runs, or is used up
	Replies                  // it is asked for a reaction and has free time for it
	Talks                    // it has made everybody an offer
	Holds                    // others may add to its choice
	InQuiet                  // it has quiet hours
	Away                     // its person is on vacation, also while it is not to move
	Paused                   // the game is paused
	HasSteward               // somebody else plays its stint
	IsAbsent                 // somebody else plays for it, also while it is not to move
)

// Clock is what one seat has at a moment.
type Clock struct {
	Status Status
	Left   time.Duration // of the bank
	Free   time.Duration // runs before the bank does
	Since  time.Time     // when the stint began; zero if the seat is not to move
	Due    time.Time     // when the time is up unless something happens; zero if never
	Until  time.Time     // the status stays the same at least until then, but for Free; zero if until something happens
}

// Book is what all seats have at a moment. Seats that nobody sits at are [Idle].
type Book [game.MaxSeats]Clock

// Grace is how long after [Clock.Due] a live table waits before it acts, for clicks that are under way.
const Grace = time.Second

// Book returns what all seats have at a moment that is not before the last turn and event.
func (s *State) Book(now time.Time) (b Book) {
	settled := s.settled(now)
	for i := range b {
		b[i] = settled.clock(settled.seats[i])
	}
	return b
}

// First returns when the first time is up among these seats; false if none is unless something happens.
func (b Book) First(among game.Seats) (first time.Time, ok bool) {
	for seat := range (among & (1<<game.MaxSeats - 1)).All() {
		if due := b[seat].Due; !due.IsZero() && (!ok || due.Before(first)) {
			first, ok = due, true
		}
	}
	return first, ok
}

// clock returns what a seat has. It changes a copy.
func (s *State) clock(c seat) (k Clock) {
	if c.owes {
		k.Since = time.UnixMilli(c.since)
		if due := s.due(&c); due != forever {
			k.Due = time.UnixMilli(due)
		}
		c.charge(s, s.at)
	}
	if k.Status = s.status(&c); k.Status != Idle {
		if _, until := s.stands(&c, s.at); until != forever {
			k.Until = time.UnixMilli(until)
		}
	}
	k.Left, k.Free = time.Duration(c.left)*time.Millisecond, time.Duration(c.freely())*time.Millisecond
	return k
}

// status returns why a clock stands now, if it does.
func (s *State) status(c *seat) Status {
	why, _ := s.stands(c, s.at)
	switch {
	case !c.owes && why != Away && why != IsAbsent:
		return Idle
	case why != Runs || c.freely() == 0:
		return why
	case c.freely() == c.free[hold]:
		return Holds
	case c.freely() == c.free[talk]:
		return Talks
	}
	return Replies
}
