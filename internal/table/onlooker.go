package table

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Who sits at a table may let one other person look over their shoulder, such as a teacher: the onlooker sees what the
// seat sees, as long as the seat likes, and acts for nobody. Everybody at the table is told when that begins and ends.
// Nothing of it is stored but these two happenings, which also say for the rest of the game who has seen whose hand.

// mayLend returns why nobody may look on with the eyes of a seat of the table; nil if somebody may.
func (t *Table) mayLend() error {
	switch {
	case t.Status == Gathering:
		return ErrGathering
	case t.Status == Over:
		return ErrOver
	case t.Terms.Rated, t.Terms.Contest != "", t.guide != nil:
		return ErrLent
	}
	return nil
}

// MayLend reports whether the person of a seat may let somebody look on with its eyes now.
func (t *Table) MayLend(seat game.Seat) bool { return t.Status == Playing && t.lends(seat) == nil }

// lends returns why the person of a seat may not let somebody look on with its eyes.
func (t *Table) lends(seat game.Seat) error {
	if err := t.mayLend(); err != nil {
		return err
	}
	switch _, lent := t.onlooker(seat); {
	case lent:
		return ErrOnlooker
	case t.shown(seat) >= mostLooks:
		return ErrManyLooks
	}
	return nil
}

// mostLooks is how often a seat may let somebody look on in a game. Each time takes two of the happenings of which the
// store keeps [store.MostHappened], beside those that [mostOfSeat] counts.
const mostLooks = 6

// shown returns how often a seat has let somebody look on with its eyes.
func (t *Table) shown(seat game.Seat) (times int) {
	for _, h := range t.happenings() {
		if h.Seat == seat && h.What == LooksOn {
			times++
		}
	}
	return times
}

// LentOften reports whether the person of a seat could let somebody look on if they had not done so as often as they
// may.
func (t *Table) LentOften(seat game.Seat) bool {
	return t.Status == Playing && errors.Is(t.lends(seat), ErrManyLooks)
}

// Onlooker returns the name of who looks on with the eyes of a seat, as far as the reader of the table sees by now;
// false if nobody does.
func (t *Table) Onlooker(seat game.Seat) (name string, ok bool) {
	if t.Status != Playing {
		return "", false
	}
	h, ok := onlookerIn(t.Happened, seat)
	return h.Next, ok
}

// onlooker returns what began that somebody looks on with the eyes of a seat. It is so now, even if the reader of the
// table does not see the last turns yet: what has been taken back must not come back with them.
func (t *Table) onlooker(seat game.Seat) (h Happening, ok bool) {
	if t.Status != Playing {
		return h, false
	}
	return onlookerIn(t.happenings(), seat)
}

// onlookerIn returns what began that somebody looks on with the eyes of a seat, after all that happened; false if
// nobody does any more. It ends at the latest when the seat changes hands.
func onlookerIn(happened []Happening, seat game.Seat) (h Happening, ok bool) {
	for _, h := range slices.Backward(happened) {
		switch {
		case h.Seat != seat:
		case h.What == LooksOn:
			return h, h.who != "" // who has been erased looks on no more
		case h.What == LooksAway, !h.keeps():
			return Happening{}, false
		}
	}
	return h, false
}

// looksOn reports whether a person looks on with the eyes of a seat of a stored table, frozen or not.
func looksOn(s *store.Table, who string) bool {
	for i := range s.Seats {
		if h, ok := onlookerIn(happened(s.Happened), game.Seat(i)); ok && h.who == who {
			return true
		}
	}
	return false
}

// unnameOnlooker empties the name of a person where a table tells that they looked on.
func unnameOnlooker(list []store.Happening, who string) {
	for i := range list {
		if list[i].Person == who && What(list[i].Kind).looks() {
			list[i].Next = ""
		}
	}
}

// looking returns the seats with whose eyes a person looks on now.
func (t *Table) looking(who string) (seats game.Seats) {
	for i := range t.Seats {
		if h, ok := t.onlooker(game.Seat(i)); ok && who != "" && h.who == who {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// looked returns the seats with whose eyes a person has ever looked on at this table.
func (t *Table) looked(who string) (seats game.Seats) {
	for _, h := range t.happenings() {
		if h.What == LooksOn && who != "" && h.who == who {
			seats = seats.With(h.Seat)
		}
	}
	return seats
}

// lookedAs returns the seats with whose eyes somebody has ever looked on at this table, also as the guest of before.
func (t *Table) lookedAs(g guest) game.Seats { return t.looked(g.who) | t.looked(g.before) }

// lent reports whether anybody has ever looked on with the eyes of a seat at this table.
func (t *Table) lent() bool {
	return slices.ContainsFunc(t.Happened, func(h Happening) bool { return h.What == LooksOn })
}

// lookedFor returns when a person looked on with the eyes of which seat, at the latest until the game was over.
func (t *Table) lookedFor(who string) (list []Stint) {
	for _, h := range t.happenings() {
		switch {
		case h.who != who || who == "":
		case h.What == LooksOn:
			list = append(list, Stint{Seat: h.Seat, Since: h.At})
		case h.What == LooksAway && len(list) > 0:
			list[len(list)-1].Until = h.At
		}
	}
	if n := len(list); n > 0 && list[n-1].Until.IsZero() && t.Status == Over {
		list[n-1].Until = t.Moved
	}
	return list
}

// played returns the seats that a person holds, or held when there was already something to see there.
func (t *Table) played(who string) game.Seats {
	seats := held(t.Seats, who)
	for _, h := range t.happenings() {
		if h.lost() && h.Turns > 0 && who != "" && h.who == who {
			seats = seats.With(h.Seat)
		}
	}
	return seats
}

// Lent returns the seat with whose eyes a person may look on now, or none. They hold it no more than any other: check
// [House.Held] before you let them act. Who is banned, or has parted with somebody at the table since, sees nothing
// with eyes that are not their own; neither does anybody of whom that cannot be told.
func (h *House) Lent(ctx context.Context, t *Table, person PersonID) game.Seats {
	who, err := h.who(person)
	if err != nil {
		return 0
	}
	seats := t.looking(who)
	if seats == 0 || held(t.Seats, who) != 0 || (t.looked(who)|t.played(who)).Len() > 1 || t.mayLend() != nil {
		return 0
	}
	g, err := h.guest(ctx, person, "")
	apart := false
	if err == nil && !g.banned {
		apart, err = h.parted(ctx, who, t.people()...)
	}
	if err != nil {
		h.conf.Log.WarnContext(ctx, "nobody can tell whether somebody may look on", "table", t.ID, "error", err)
	}
	if err != nil || g.banned || apart {
		return 0
	}
	return seats
}

// lookOn lets a person see the table with the eyes of a seat, as its holder wishes. Nobody sees one game with the eyes
// of two seats.
func (h *House) lookOn(ctx context.Context, t *Table, seat game.Seat, g guest) error {
	if err := t.mayLend(); err != nil {
		return err
	}
	if (t.played(g.who)|t.played(g.before)|t.lookedAs(g))&^seat.Set() != 0 {
		return ErrOtherEyes
	}
	if t.shown(seat) >= mostLooks {
		return ErrManyLooks
	}
	apart, err := h.parted(ctx, g.who, t.people()...)
	switch {
	case err != nil:
		return err
	case apart:
		return ErrEnded
	}
	name := t.apart(game.Spectator, cmp.Or(g.name, g.known))
	if name == "" {
		return ErrName
	}
	s := &t.Seats[seat]
	s.link = s.link.fresh("", 0)
	t.happen(Happening{At: h.now(), What: LooksOn, Seat: seat, Name: s.Name, Next: name, who: g.who})
	return nil
}

// TakeBack ends that somebody looks on with the eyes of a seat, on behalf of its holder.
func (h *House) TakeBack(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if !t.lookAway(seat, h.now()) {
			return errSame
		}
		return nil
	})
}

// LookAway ends that a person looks on with the eyes of a seat, on their own behalf.
func (h *House) LookAway(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	return h.edit(ctx, id, func(t *Table) error {
		if !t.looking(who).Has(seat) {
			return errSame
		}
		t.lookAway(seat, h.now())
		return nil
	})
}

// lookAway tells everybody that nobody looks on any more with the eyes of a seat, and reports whether somebody did.
func (t *Table) lookAway(seat game.Seat, now time.Time) bool {
	h, ok := t.onlooker(seat)
	if ok {
		t.happen(Happening{At: now, What: LooksAway, Seat: seat, Name: h.Name, Next: h.Next, who: h.who})
	}
	return ok
}

// LookNoMore ends everywhere that a person looks on, who has closed their account.
func (h *House) LookNoMore(ctx context.Context, person PersonID) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	return h.lookAwayWhere(ctx, who, func(*Table) bool { return true })
}

// KeepApart ends that two persons look on where the other plays or has opened the table: one has blocked the other.
func (h *House) KeepApart(ctx context.Context, one, other PersonID) error {
	for _, pair := range [][2]PersonID{{one, other}, {other, one}} {
		who, err := h.who(pair[0])
		if err != nil {
			return err
		}
		if err := h.lookAwayWhere(ctx, who, func(t *Table) bool {
			return slices.Contains(t.people(), string(pair[1]))
		}); err != nil {
			return err
		}
	}
	return nil
}

// KeepsApart is [House.KeepApart] for a person and all from whom they keep apart.
func (h *House) KeepsApart(ctx context.Context, person PersonID) error {
	apart, err := h.apart(ctx, string(person))
	for _, other := range apart {
		if err == nil {
			err = h.KeepApart(ctx, person, PersonID(other))
		}
	}
	return err
}

// lookAwayWhere ends that a person looks on at all tables of which that is true.
func (h *House) lookAwayWhere(ctx context.Context, who string, is func(*Table) bool) error {
	ids, err := h.conf.Store.HappenedTo(ctx, who, string(LooksOn))
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids {
		err := h.lookAwayAt(ctx, ID(id), func(t *Table) []string {
			if is(t) {
				return []string{who}
			}
			return nil
		})
		if err != nil && !errors.Is(err, ErrNoTable) {
			failed = errors.Join(failed, err)
		}
	}
	return failed
}

// lookAwayAt ends at a table, frozen or not, that any of these persons look on. It asks for them again if the table has
// changed.
func (h *House) lookAwayAt(ctx context.Context, id ID, who func(t *Table) []string) error {
	return h.reseat(ctx, id, func(t *Table) error {
		ended := false
		for _, one := range who(t) {
			for seat := range t.looking(one).All() {
				ended = t.lookAway(seat, h.now()) || ended
			}
		}
		if !ended {
			return errSame
		}
		return nil
	}, func(s *store.Table, now time.Time) *store.Change {
		c := unchanged(s)
		t := Table{Status: Status(s.Status), Seats: seats(s.Seats), Happened: happened(s.Happened), owner: s.Owner}
		for _, one := range who(&t) {
			c.Happened = append(c.Happened, lookedAway(s, one, now)...)
		}
		if len(c.Happened) == 0 {
			return nil
		}
		return c
	})
}

// lookedAway returns what tells that a person looks on no more at a stored table.
func lookedAway(s *store.Table, who string, now time.Time) (list []store.Happening) {
	for i := range s.Seats {
		if h, ok := onlookerIn(happened(s.Happened), game.Seat(i)); ok && h.who == who {
			list = append(list, store.Happening{Turns: len(s.Moves), At: now.UnixMilli(), Kind: string(LooksAway),
				Seat: uint8(i), Name: h.Name, Next: h.Next, Person: who})
		}
	}
	return list
}
