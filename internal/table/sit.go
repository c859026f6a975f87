package table

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// Claim uses the link of a seat, which ends it: the person sits down, holds the seat with one more browser, takes it
// over from the person who made the link, or looks on with its eyes. An empty name keeps the name of the seat or
// person. The current holder of the seat may call it again. A link is void for somebody who keeps apart from all who
// may have given it; that others at the table keep apart from them does not matter, since one of those who play has
// asked them to come.
func (h *House) Claim(ctx context.Context, id ID, key string, person PersonID, name string) (game.Seat, error) {
	seat := game.Spectator
	guest, err := h.sitter(ctx, person, name)
	if err != nil {
		return seat, err
	}
	apart, err := h.apart(ctx, guest.who)
	if err != nil {
		return seat, err
	}
	counted := false
	_, err = h.edit(ctx, id, func(t *Table) (err error) {
		var use Purpose
		seat, use, err = h.Opens(t, key)
		if seat != game.Spectator && t.Seats[seat].heldBy(guest.who) {
			return errSame
		}
		switch {
		case err != nil:
			return err
		case void(t.givers(seat, use), apart):
			return ErrEnded
		case use == AddDevice:
			err = t.addDevice(seat, &guest)
		case use == Lends:
			err = h.lookOn(ctx, t, seat, guest)
		case use == HandOver:
			if err = t.handOver(seat, guest, h.now()); err == nil {
				err = h.suits(ctx, t, guest.who)
			}
		default:
			if err = h.bidden(ctx, t, guest.who); err == nil {
				guest.doubtful, err = h.doubts(ctx, t, guest)
			}
			if err == nil {
				err = t.sitDown(seat, guest, h.now())
			}
			if err == nil {
				err = h.mayStay(ctx, t, guest.who, &counted)
			}
		}
		return err
	})
	if err != nil {
		return game.Spectator, err
	}
	return seat, h.remember(ctx, guest)
}

// void reports whether a link is not for somebody who keeps apart from these: all who may have given it are among them.
func void(givers, apart []string) bool {
	return len(givers) > 0 && !slices.ContainsFunc(givers, func(g string) bool { return !slices.Contains(apart, g) })
}

// addDevice lets the person of a seat hold it with one more browser, which takes over the name unless it has one.
func (t *Table) addDevice(seat game.Seat, g *guest) (err error) {
	if t.Terms.Rated {
		return ErrRatedHand
	}
	if t.lookedAs(*g)&^seat.Set() != 0 {
		return ErrOtherEyes
	}
	s := &t.Seats[seat]
	if s.also, err = s.also.with(g.who); err != nil {
		return err
	}
	s.link = s.link.fresh("", 0)
	if g.name = ""; g.known == "" {
		g.name = s.Name
	}
	return nil
}

// handOver gives a seat to another person, as its holder wishes. All browsers of the former person lose it.
func (t *Table) handOver(seat game.Seat, g guest, now time.Time) error {
	switch {
	case t.Terms.Rated:
		return ErrRatedHand
	case t.restless(seat):
		return ErrOften
	case t.lookedAs(g)&^seat.Set() != 0:
		return ErrOtherEyes
	}
	if err := t.second(seat, g); err != nil {
		return err
	}
	s := &t.Seats[seat]
	name := cmp.Or(g.name, g.known)
	t.giveWay(name)
	name = t.apart(seat, name)
	if name == "" {
		return ErrName
	}
	t.tick(clock.Back, seat)
	t.happen(Happening{At: now, What: Handed, Seat: seat, Name: s.Name, Next: name, who: s.who})
	*s = Seat{Kind: Person, Name: name, Taken: true, Ready: s.Ready, Account: g.account, who: g.who,
		link: s.link.fresh("", 0)}
	t.unsettle(seat)
	t.nameSeats()
	return nil
}

// second returns why somebody may not have one more seat: who already plays may not see a second hand during a game,
// and who sat down as the guest of their browser is to bring that seat along, so that nobody is two persons here.
func (t *Table) second(seat game.Seat, g guest) error {
	switch {
	case t.Status == Playing && held(t.Seats, g.who) != 0:
		return ErrSecond
	case held(t.Seats, g.before)&^held(t.Seats, g.who)&^seat.Set() != 0:
		return ErrGuestSits
	}
	return nil
}

// sitDown seats a person on a free seat.
func (t *Table) sitDown(seat game.Seat, g guest, now time.Time) error {
	if err := t.second(seat, g); err != nil {
		return err
	}
	if t.lookedAs(g)&^seat.Set() != 0 {
		return ErrOtherEyes
	}
	if t.restless(seat) {
		return ErrOften
	}
	if t.Seats[seat].Taken { // whoever sat there offers it
		t.vacate(seat, Left, now)
	}
	t.ending = 0
	if err := t.sit(seat, g); err != nil {
		return err
	}
	if t.Status == Playing {
		t.happen(Happening{At: now, What: SatDown, Seat: seat, Next: t.Seats[seat].Name, doubtful: g.doubtful})
		t.tick(clock.Back, seat)
	}
	return nil
}

// Join seats a person on a free seat, without a link: of a public table, or of one to which they are invited. At a
// table of a contest only those who are invited sit down.
func (h *House) Join(ctx context.Context, id ID, seat game.Seat, person PersonID, name string) error {
	guest, err := h.sitter(ctx, person, name)
	if err != nil {
		return err
	}
	counted := false
	_, err = h.edit(ctx, id, func(t *Table) error {
		may, err := h.joinable(ctx, t, guest.who)
		switch {
		case err != nil:
			return err
		case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case t.Seats[seat].heldBy(guest.who):
			return errSame
		case t.Seats[seat].Taken && !h.Vacant(t).Has(seat):
			return ErrTaken
		case t.Status == Over:
			return ErrOver
		case !may.Has(seat):
			return ErrClosed
		}
		if guest.doubtful, err = h.doubts(ctx, t, guest); err != nil {
			return err
		}
		if err := t.sitDown(seat, guest, h.now()); err != nil {
			return err
		}
		return h.mayStay(ctx, t, guest.who, &counted)
	})
	if err != nil {
		return err
	}
	return h.remember(ctx, guest)
}

// sit assigns a free seat to a person, and ends its link.
func (t *Table) sit(seat game.Seat, g guest) error {
	if err := t.maySit(g); err != nil {
		return err
	}
	s := t.Seats[seat]
	s.Taken, s.Account, s.who, s.link, s.vote = true, g.account, g.who, s.link.fresh("", 0), vote{}
	name := cmp.Or(g.name, s.Name, g.known)
	if g.account {
		name = g.known // under no other, whatever the seat was to be called
	}
	t.giveWay(name)
	if s.Name = t.apart(seat, name); s.Name == "" {
		return ErrName
	}
	t.Seats[seat] = s
	t.nameSeats()
	return nil
}

// nameSeats writes the names of the seats into the record, with the levels of bots unless a guide moves them.
func (t *Table) nameSeats() {
	names := make([]string, len(t.Seats))
	for i, s := range t.Seats {
		switch names[i] = s.Name; {
		case s.Name == "":
			names[i] = s.Level
		case s.Kind == Bot && t.guide == nil:
			names[i] += ", " + s.Level
		}
	}
	t.Match.Record.Names = names
}

// Ready adds a seat's bits to the chance of the game, once. When the last person is ready the game begins.
func (h *House) Ready(ctx context.Context, id ID, seat game.Seat, bits [16]byte) error {
	t, err := h.edit(ctx, id, func(t *Table) error {
		switch {
		case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case t.Seats[seat].Ready:
			return errSame // bits that were added stay
		case t.Status != Gathering:
			return ErrBegun
		case !t.Seats[seat].Taken:
			return ErrEmpty
		}
		all := maps.Clone(t.Match.Record.Bits)
		if all == nil {
			all = map[game.Seat][16]byte{}
		}
		all[seat] = bits
		t.Match.Record.Bits = all
		t.Seats[seat].Ready = true
		return t.beginIfReady()
	})
	if err == nil {
		h.noteSitting(ctx, t, seat)
	}
	return err
}

// ready reports whether every person is there and has added bits.
func (t *Table) ready() bool {
	return !slices.ContainsFunc(t.Seats, func(s Seat) bool { return s.Kind == Person && !s.Ready })
}

// beginIfReady begins the game if the table is ready.
func (t *Table) beginIfReady() error {
	if _, later := t.appointed(); later || !t.ready() {
		return nil
	}
	t.Status = Playing
	return t.settle()
}
