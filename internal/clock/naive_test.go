package clock

import (
	"math/rand/v2"
	"testing"
	"time"

	"ennead/game"
)

// naive is the same clocks once more, as somebody would keep them with a watch: it looks at every clock in every
// unit of time, and reads quiet hours from a clock on the wall. It knows no credits and no stewards.
type naive struct {
	h     *history
	left  [game.MaxSeats]time.Duration
	free  [game.MaxSeats][reasons]time.Duration
	real  game.Seats // seats whose stint had a real choice
	spoke game.Seats // seats that have made their offer to everybody
	quiet [game.MaxSeats]Quiet
	next  [game.MaxSeats]Quiet
	away  [game.MaxSeats][2]time.Time

	owing, windows, held, said game.Seats
	pausedUntil                time.Time
}

// play returns what every seat has left.
func (n *naive) play() [game.MaxSeats]time.Duration {
	for i := range n.left {
		n.left[i] = n.h.rule.Bank
	}
	turns, events := append([]Turn{n.h.start}, n.h.turns...), n.h.events
	for at := n.h.start.At; !at.After(n.h.now); at = at.Add(n.h.unit) {
		var now []Turn
		for len(turns) > 0 && turns[0].At.Equal(at) {
			now, turns = append(now, turns[0]), turns[1:]
		}
		for ; len(events) > 0 && events[0].At.Equal(at); events = events[1:] {
			n.event(events[0])
		}
		n.change(now)
		if !at.Equal(n.h.now) {
			n.tick(at)
		}
	}
	return n.left
}

func (n *naive) event(e Event) {
	switch e.Kind {
	case Pause:
		if n.pausedUntil = e.At.Add(e.For); e.For == 0 {
			n.pausedUntil = e.At.Add(10_000 * time.Hour)
		}
	case Resume:
		n.pausedUntil = e.At
	case Vacation:
		from := e.At.Truncate(15 * time.Minute)
		if from.Before(e.At) {
			from = from.Add(15 * time.Minute)
		}
		was := n.away[e.Seat]
		n.away[e.Seat] = [2]time.Time{from, from.Add(e.For)}
		if e.At.Before(was[1]) {
			n.away[e.Seat][0] = was[0]
			if was[1].After(n.away[e.Seat][1]) {
				n.away[e.Seat][1] = was[1]
			}
		}
	case NoMore:
		n.said = n.said.With(e.Seat)
	case Hours:
		n.next[e.Seat] = e.Quiet
	}
}

// change goes from what was owed to what is owed after the turns of one moment.
func (n *naive) change(turns []Turn) {
	was, wasWindows, wasHeld := n.owing, n.windows, n.held
	var acted, begun, offered game.Seats
	for _, t := range turns {
		switch {
		case t.Beside && t.Offer:
			offered |= t.Seat.Set() & n.owing &^ n.windows
		case !t.Beside:
			acted |= t.Seat.Set()
			if n.owing, n.windows, n.held = t.Owing, t.Windows, t.Held; t.Begins {
				begun |= t.Owing
			}
		}
	}
	if n.held == 0 {
		n.said = 0
	}
	for seat := range game.Seat(game.MaxSeats) {
		one, owes := seat.Set(), n.owing.Has(seat)
		if was.Has(seat) && !owes {
			if n.real.Has(seat) {
				n.left[seat] += n.h.rule.Step
			}
			n.left[seat] = min(n.left[seat], n.h.rule.Cap)
		}
		if !owes || !was.Has(seat) {
			n.free[seat], n.real, n.spoke = [reasons]time.Duration{}, n.real&^one, n.spoke&^one
		}
		if !owes {
			continue
		}
		if !was.Has(seat) {
			n.quiet[seat] = n.next[seat]
		}
		if begun.Has(seat) {
			n.spoke &^= one
		}
		window := n.windows.Has(seat)
		if window && (!was.Has(seat) || !wasWindows.Has(seat) || acted.Has(seat)) {
			n.free[seat][reply] = n.h.rule.Reply
		}
		if !window {
			n.real, n.free[seat][reply] = n.real|one, 0
			if offered.Has(seat) && !n.spoke.Has(seat) {
				n.spoke, n.free[seat][talk] = n.spoke|one, n.h.rule.Talk
			}
			if wasHeld == 0 {
				n.free[seat][hold] = n.h.rule.Hold
			}
		}
		if n.held&^n.said == 0 {
			n.free[seat][hold] = 0
		}
	}
}

// tick lets one unit of time pass.
func (n *naive) tick(at time.Time) {
	for seat := range n.owing.All() {
		if int(seat) >= len(n.left) || n.stands(seat, at) {
			continue
		}
		free := false
		for i, left := range n.free[seat] {
			if left > 0 {
				free = true
				n.free[seat][i] -= n.h.unit
			}
		}
		if !free {
			n.left[seat] = max(0, n.left[seat]-n.h.unit)
		}
	}
}

func (n *naive) stands(seat game.Seat, at time.Time) bool {
	if at.Before(n.pausedUntil) {
		return true
	}
	if !n.h.rule.Quiet {
		return false
	}
	if away := n.away[seat]; !at.Before(away[0]) && at.Before(away[1]) {
		return true
	}
	q := n.quiet[seat]
	if q.Zone == nil {
		return false
	}
	hour, minute, _ := at.In(q.Zone).Clock()
	wall := int16(60*hour + minute)
	if q.From < q.To {
		return q.From <= wall && wall < q.To
	}
	return q.From <= wall || wall < q.To
}

// TestNaively compares the fold with clocks that are looked at all the time: every second live, every minute over
// days.
func TestNaively(t *testing.T) {
	many := 3_000
	if testing.Short() {
		many = 300
	}
	r := rand.New(rand.NewPCG(5, 6))
	less := 0
	for i := range many {
		h := random(r, time.Second, []Kind{Pause, Resume, Vacation, NoMore, Hours, Hours})
		if h.rule.Quiet {
			h.unit, h.now = time.Minute, h.now.Truncate(time.Minute)
			h.start.At = h.now
		}
		for range 3 + r.IntN(12) {
			h.next()
		}
		h.wait()
		s := h.anew()
		got, want := s.Book(h.now), (&naive{h: h}).play()
		for seat, left := range want {
			if got[seat].Left != left {
				t.Fatalf("history %d, seat %d: has %+v, with a watch %s\n%+v\n%+v", i, seat, got[seat], left, h.turns,
					h.events)
			}
			if left < h.rule.Bank {
				less++
			}
		}
	}
	if less < many {
		t.Errorf("only %d seats have less than at the start", less)
	}
}
