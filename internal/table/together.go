package table

import (
	"cmp"
	"context"
	"errors"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Sitter is a person for whom a table is opened.
type Sitter struct {
	Person PersonID
	Name   string // if nobody knows another name of theirs
}

// NewID returns an id that no table has.
func NewID() ID { return newID() }

// OpenFor opens a table under an id from [NewID] for people who are to play together. They sit on its seats for persons
// in that order; owner counts as the one who opened it, and if it is empty, nobody does. At a table of a contest the
// seat of somebody who may not play stays empty. If there is a table of that id, nothing happens, but the people of a
// contest are told of it again: so a server that does not know whether another has opened it calls this again. No quota
// counts the table, [House.MayLook] does.
func (h *House) OpenFor(ctx context.Context, id ID, spec Spec, owner PersonID, people []Sitter) error {
	if !id.wellFormed() {
		return ErrNoTable
	}
	if _, err := h.conf.Store.Version(ctx, string(id)); err == nil {
		return h.resummon(ctx, id, spec)
	} else if !errors.Is(err, store.ErrNotFound) {
		return err
	}
	opener := string(owner)
	if owner != "" {
		if _, err := h.who(owner); err != nil {
			return err
		}
	}
	t, err := h.design(ctx, spec, opener)
	if err != nil {
		return err
	}
	t.ID = id
	for _, seat := range players(t.Match.State) {
		if t.Seats[seat].Kind != Person {
			continue
		}
		if len(people) == 0 {
			return ErrSeats
		}
		err := h.place(ctx, t, seat, people[0])
		gone := errors.Is(err, ErrBanned) || errors.Is(err, ErrPerson)
		if err != nil && (!gone || spec.Terms.Contest == "") {
			return err
		}
		people = people[1:]
	}
	if len(people) > 0 {
		return ErrSeats
	}
	if err := h.rateContest(ctx, t); err != nil {
		return err
	}
	err = h.conf.Store.Create(ctx, t.stored())
	if errors.Is(err, store.ErrExists) {
		return h.resummon(ctx, id, spec)
	}
	if err != nil {
		return err
	}
	h.cache.put(t)
	h.tell(ctx, t)
	return h.summon(ctx, t)
}

// resummon invites those who sit at a table of a contest that is there already: whoever opened it may have died before
// they were told.
func (h *House) resummon(ctx context.Context, id ID, spec Spec) error {
	if spec.Terms.Contest == "" {
		return nil
	}
	t, err := h.Look(ctx, id)
	if err != nil || t.Status != Gathering {
		return err
	}
	return h.summon(ctx, t)
}

// summon invites those who sit at a table of a contest, which opens without them: they are told of it, and who leaves
// before the game begins may come back.
func (h *House) summon(ctx context.Context, t *Table) error {
	if t.Terms.Contest == "" {
		return nil
	}
	for seat := range t.persons().All() {
		who := t.Seats[seat].who
		if who == "" {
			continue
		}
		err := h.conf.Store.Invite(ctx, store.Invite{Table: string(t.ID), Person: who, Seat: int(seat),
			Since: h.now().UnixMilli()}, h.once(NoticeInvite, inviteWithin, who)...)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
	}
	return nil
}

// place seats a person at a table that is not stored yet.
func (h *House) place(ctx context.Context, t *Table, seat game.Seat, p Sitter) error {
	g, err := h.sitter(ctx, p.Person, "")
	if err != nil {
		return err
	}
	t.Seats[seat].Name = cmp.Or(g.known, p.Name)
	if err := t.sit(seat, g); err != nil {
		return err
	}
	return h.suits(ctx, t, g.who)
}

// MayLook returns nil if a person may look for a game. It counts as a table that they open.
func (h *House) MayLook(ctx context.Context, person PersonID) error {
	g, err := h.sitter(ctx, person, "")
	if err != nil {
		return err
	}
	h.door.mu.Lock()
	defer h.door.mu.Unlock()
	return h.room(ctx, Gathering, g.who, h.network(ctx))
}

// Time returns the time by the clock of the store, by which all servers of a house go.
func (h *House) Time() time.Time { return h.now() }
