package table

import (
	"context"
	"time"

	"ennead/game"
)

// Whoever must go in the middle of a game says so, and offers their seat: all others see it, and in a public game the
// lobby does. It stays theirs, and they may play, until somebody takes it over or the time for that is over; then it is
// free, and with clocks a steward plays for it. The link of the seat is that of a free one meanwhile.

// How long a seat is offered: in a live game nobody waits long.
const (
	offersLive = 5 * time.Minute
	offersDays = 24 * time.Hour
)

// OffersFor returns how long somebody who must go offers their seat at the table.
func (t *Table) OffersFor() time.Duration {
	if t.Live() {
		return offersLive
	}
	return offersDays
}

// Offering returns until when the person of a seat offers it to whoever wants to play on; false if they do not.
func (h *House) Offering(t *Table, seat game.Seat) (until time.Time, ok bool) {
	until, ok = t.offer(seat)
	return until, ok && h.now().Before(until)
}

// offer returns until when a seat is offered, if its person has offered it and nobody has taken it.
func (t *Table) offer(seat game.Seat) (until time.Time, ok bool) {
	if t.Status != Playing || int(seat) >= len(t.Seats) {
		return until, false
	}
	s := &t.Seats[seat]
	return time.UnixMilli(s.link.until), s.Kind == Person && s.Taken && s.link.use == Invites
}

// Vacant returns the seats that somebody may take who may come to the table: the free ones, and those that are offered.
func (h *House) Vacant(t *Table) game.Seats {
	seats := t.Free()
	for i := range t.Seats {
		if _, ok := h.Offering(t, game.Seat(i)); ok {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// Offer offers a seat of a running game to whoever wants to play on, on behalf of its holder.
func (h *House) Offer(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		switch _, offered := t.offer(seat); {
		case t.Status == Gathering:
			return ErrGathering
		case t.Status == Over:
			return ErrOver
		case offered:
			return errSame
		case t.restless(seat):
			return ErrOften
		}
		s := &t.Seats[seat]
		s.link = s.link.fresh(Invites, h.now().Add(t.OffersFor()).UnixMilli())
		t.happen(Happening{At: h.now(), What: Going, Seat: seat, Name: s.Name})
		return nil
	})
}

// Stay takes back that a seat is offered.
func (h *House) Stay(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if _, offered := t.offer(seat); !offered {
			return errSame
		}
		t.stay(seat, h.now())
		t.Seats[seat].link = t.Seats[seat].link.fresh("", 0)
		return nil
	})
}

// stay tells the others that a seat is no longer offered, if it was.
func (t *Table) stay(seat game.Seat, now time.Time) {
	if _, offered := t.offer(seat); offered {
		t.happen(Happening{At: now, What: Stays, Seat: seat, Name: t.Seats[seat].Name})
	}
}

// firstOffer returns when the first time is over for which a seat is offered, and which; false if none is offered.
func (t *Table) firstOffer() (at time.Time, seat game.Seat, ok bool) {
	for i := range t.Seats {
		one := game.Seat(i)
		if until, offered := t.offer(one); offered && (!ok || until.Before(at)) {
			at, seat, ok = until, one, true
		}
	}
	return at, seat, ok
}
