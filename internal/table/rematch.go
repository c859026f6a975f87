package table

import (
	"context"
	"errors"

	"ennead/game"
	"ennead/internal/store"
)

// Rematch returns the table at which the people of a finished game play it again, and seats the person there: each has
// the seat after the one they had. The first who asks opens it. Those who sat at the finished table are invited, so
// each needs one call.
func (h *House) Rematch(ctx context.Context, id ID, person PersonID) (ID, error) {
	t, err := h.Look(ctx, id)
	if err != nil {
		return "", err
	}
	mine := held(t.Seats, string(person))
	switch {
	case mine == 0:
		return "", ErrNotSeated
	case t.Status != Over:
		return "", ErrNotOver
	case t.Practice() || t.guide != nil || t.Game != t.Match.Game.ID() || h.Newest(t.Game) == nil:
		return "", ErrNoRematch
	}
	for t.Terms.Next == "" {
		next, err := h.openAgain(ctx, t, person)
		if err != nil {
			return "", err
		}
		t, err = h.edit(ctx, id, func(t *Table) error {
			if t.Terms.Next != "" {
				return errSame // somebody else was faster
			}
			t.Terms.Next = next
			return nil
		})
		if err != nil {
			return "", err
		}
		if t.Terms.Next != next {
			if err := h.Dissolve(ctx, next, person); err != nil && !errors.Is(err, ErrBegun) {
				return "", err
			}
		}
	}
	return t.Terms.Next, h.sitAgain(ctx, t, person)
}

// after returns the seat that the player of a seat has in the next game.
func after(seats []game.Seat, seat game.Seat) game.Seat {
	for i, s := range seats {
		if s == seat {
			return seats[(i+1)%len(seats)]
		}
	}
	return game.Spectator
}

// openAgain opens a table for the same players, of which the person has their seats.
func (h *House) openAgain(ctx context.Context, t *Table, person PersonID) (ID, error) {
	setup := t.Match.Record.Setup
	seats := players(t.Match.State)
	spec := Spec{Game: t.Game, Seats: make([]SeatSpec, len(seats)), Terms: t.Terms, Public: false,
		Setup: game.Setup{Options: setup.Options, Components: setup.Components}}
	spec.Terms.Next, spec.Terms.Begins, spec.Terms.Contest, spec.Terms.Unrated = "", 0, "", ""
	spec.Terms.Reliable, spec.Terms.From, spec.Terms.To = 0, 0, 0 // these people have played with each other
	own := game.Spectator
	for i, seat := range seats {
		s := t.Seats[seat]
		at := (i + 1) % len(seats)
		spec.Seats[at] = SeatSpec{Kind: s.Kind, Level: s.Level}
		if spec.Terms.Rated && s.Kind == Bot {
			spec.Terms.Rated, spec.Terms.Unrated = false, UnratedBots
		}
		if s.Kind == Person && !s.Gone() && s.heldBy(string(person)) {
			own = game.Seat(at)
			spec.Seats[at].Name = s.Name
		}
	}
	id, err := h.Create(ctx, spec, person, own)
	if spec.Terms.Rated && (errors.Is(err, ErrRatedSetup) || errors.Is(err, ErrRatedBots)) {
		spec.Terms.Rated, spec.Terms.Unrated = false, UnratedSetup // such as after the server's components have changed
		if errors.Is(err, ErrRatedBots) {
			spec.Terms.Unrated = UnratedBots
		}
		id, err = h.Create(ctx, spec, person, own)
	}
	if err != nil {
		return "", err
	}
	for _, seat := range seats {
		s := &t.Seats[seat]
		if s.Kind != Person || !s.Taken || s.Gone() || s.heldBy(string(person)) {
			continue
		}
		err := h.conf.Store.Invite(ctx, store.Invite{Table: string(id), Person: s.who, Seat: int(after(seats, seat)),
			Since: h.now().UnixMilli()}, h.once(NoticeInvite, inviteWithin, s.who)...)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return "", err
		}
	}
	return id, nil
}

// sitAgain gives the person all seats of the next game that follow from those of the last, as far as they are free.
func (h *House) sitAgain(ctx context.Context, last *Table, person PersonID) error {
	seats := players(last.Match.State)
	for seat := range held(last.Seats, string(person)).All() {
		next, err := h.Look(ctx, last.Terms.Next)
		if err != nil {
			return err
		}
		to := after(seats, seat)
		if int(to) >= len(next.Seats) || !next.Free().Has(to) {
			continue
		}
		if _, err := h.Claim(ctx, next.ID, h.SeatKey(next, to), person, last.Seats[seat].Name); err != nil {
			return err
		}
	}
	return nil
}
