package table

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// Erase removes a person who has left for good from all tables, and then from the house. Finished games stay, played by
// a person without a name ([Seat.Gone]); from others they leave; tables of theirs at which nobody has played are
// deleted. Their names, chat lines and notes go everywhere, also out of reports about others. What tells that a table
// knows them goes last: so after an error, or if the server dies, the next call does the rest.
func (h *House) Erase(ctx context.Context, person PersonID) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	ids, err := h.conf.Store.Traces(ctx, who)
	if err != nil {
		return err
	}
	var failed error
	nobody := erased + h.mac("nobody", who) // the same in each call, so that all their results have one name
	for _, id := range ids {
		err := h.eraseAt(ctx, ID(id), who, nobody)
		if errors.Is(err, store.ErrDamaged) {
			h.conf.Log.ErrorContext(ctx, "cannot erase a person from a table that cannot be read", "table", id,
				"error", err)
			continue
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("erase a person from table %s: %w", id, err))
		}
		if ctx.Err() != nil {
			break
		}
	}
	if failed != nil {
		return failed
	}
	if err := errors.Join(h.unquote(ctx, who), h.conf.Store.Unname(ctx, who, nobody)); err != nil {
		return err
	}
	now := h.now()
	return h.conf.Store.Erase(ctx, who, gone, store.Notice{Kind: string(NoticeOff), Mark: now.UnixMilli(),
		At: now.UnixMilli(), Due: now.Add(AnnounceWithin).UnixMilli()})
}

// eraseAt erases a person from a table. Where the result of a rated game is still to come, it says nobody in their
// place: the result counts as one of theirs, since their ratings have that name, too.
func (h *House) eraseAt(ctx context.Context, id ID, who, nobody string) error {
	for {
		s, err := h.conf.Store.Load(ctx, string(id))
		if errors.Is(err, store.ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		if s.Owner == who && unplayed(s) {
			err = h.drop(ctx, id, s.Version)
		} else {
			err = h.eraseFrom(ctx, s, who, nobody)
		}
		if !errors.Is(err, store.ErrStale) {
			return err
		}
	}
}

// unplayed reports whether nobody has played at a table: its game has not begun, or it shows a record that its owner
// has brought.
func unplayed(s *store.Table) bool {
	switch Status(s.Status) {
	case Gathering:
		return true
	case Frozen:
		return len(s.Moves) == 0
	}
	taken := func(s store.Seat) bool { return s.Person != "" }
	return Status(s.Status) == Over && len(s.Happened) == 0 && !slices.ContainsFunc(s.Seats, taken)
}

// eraseFrom erases a person from a table, unless it has changed since it was loaded.
func (h *House) eraseFrom(ctx context.Context, s *store.Table, who, nobody string) error {
	if Status(s.Status) != Over && (held(seats(s.Seats), who) != 0 || looksOn(s, who)) {
		if left, err := h.leaveAll(ctx, ID(s.ID), who); err != nil {
			return err
		} else if left {
			return store.ErrStale // it has changed
		}
	}
	db := h.conf.Store
	mine := stints(happened(s.Happened), seats(s.Seats), who)
	if err := db.EditHappened(ctx, s.ID, func(list []store.Happening) {
		for _, at := range stints(happened(list), seats(s.Seats), who) {
			at.unname(list)
		}
		unnameOnlooker(list, who)
	}); err != nil {
		return err
	}
	for _, at := range mine {
		until := int64(math.MaxInt64)
		if !at.until.IsZero() {
			until = at.until.UnixMilli()
		}
		if err := db.Unsay(ctx, s.ID, uint8(at.seat), at.since.UnixMilli(), until); err != nil {
			return err
		}
	}
	if err := db.Change(ctx, h.without(ctx, s, mine, who)); err != nil {
		return err
	}
	h.conf.Bus.Publish(bus.Notice{Table: s.ID, Version: s.Version + 1})
	if counts, err := h.counts(ctx, s); err != nil {
		return err
	} else if !counts {
		nobody = ""
	}
	err := db.EditHappened(ctx, s.ID, func(list []store.Happening) {
		for i := range list {
			if list[i].Person == who {
				list[i].Person = nobody
			}
		}
	})
	if err != nil || nobody == "" {
		return err
	}
	return h.renew(ctx, s.ID, who)
}

// counts reports whether a rated game goes on, or has ended and its result is not stored yet.
func (h *House) counts(ctx context.Context, s *store.Table) (bool, error) {
	terms, err := parseTerms(s.Terms)
	rated := err == nil && terms.Rated // terms that cannot be read rate nothing
	if !rated || Status(s.Status) != Over {
		return rated, nil
	}
	_, err = h.conf.Store.ResultOf(ctx, s.ID)
	if errors.Is(err, store.ErrNotFound) {
		return true, nil
	}
	return false, err
}

// renew raises the version of a table, so that no server goes on with what it has read of the table before. A person
// who holds a seat meanwhile is taken from it; nobody is empty.
func (h *House) renew(ctx context.Context, id, who string) error {
	s, err := h.conf.Store.Load(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err == nil {
		err = h.conf.Store.Change(ctx, h.without(ctx, s, nil, who))
	}
	if err == nil {
		h.conf.Bus.Publish(bus.Notice{Table: id, Version: s.Version + 1})
	}
	return err
}

// leaveAll frees the seats of a person at a table that goes on, as [House.Leave] does, but without their name. It
// reports whether there were any.
func (h *House) leaveAll(ctx context.Context, id ID, who string) (left bool, err error) {
	_, err = h.edit(ctx, id, func(t *Table) error {
		theirs, looking := held(t.Seats, who), t.looking(who)
		if left = t.Status != Over && theirs|looking != 0; !left {
			return errSame
		}
		for seat := range looking.All() {
			t.lookAway(seat, h.now())
		}
		for seat := range theirs.All() {
			t.vacate(seat, Left, h.now())
			last := &t.Happened[len(t.Happened)-1]
			last.Name, last.who = "", who // whichever browser sat down
		}
		return nil
	})
	if errors.Is(err, ErrFrozen) || errors.Is(err, ErrNoTable) {
		return false, nil
	}
	return left, err
}

// unname empties the name of the person in what began and ended a stint, and in what happened in it.
func (s stint) unname(list []store.Happening) {
	until := len(list)
	if s.ended >= 0 {
		until = s.ended
	}
	for i := s.began + 1; i < until; i++ {
		if (Happening{What: What(list[i].Kind)}).keeps() && game.Seat(list[i].Seat) == s.seat {
			list[i].Name = ""
		}
	}
	if s.ended >= 0 {
		list[s.ended].Name = ""
	}
	if s.began >= 0 && slices.Contains([]What{SatDown, Handed}, What(list[s.began].Kind)) {
		list[s.began].Next = ""
	}
}

// without returns the change that takes a person from a table as it is stored, even if nobody has its rules any more:
// from its seats, their names and notes, and as the one who opened it.
func (h *House) without(ctx context.Context, s *store.Table, mine []stint, who string) *store.Change {
	c := unchanged(s)
	c.Marks = h.marksAfter(ctx, s)
	if s.Owner == who {
		c.Owner = new(string)
	}
	if theirs := held(seats(s.Seats), who); theirs != 0 {
		header := unnamed(s.Header, theirs, len(s.Moves) == 0)
		c.Header, c.Seats = &header, slices.Clone(s.Seats)
		for seat := range theirs.All() {
			left := store.Seat{Kind: string(Person), Link: s.Seats[seat].Link + 1}
			if Status(s.Status) == Over {
				left.Person = gone
			}
			c.Seats[seat] = left
		}
	}
	moves := slices.Clone(s.Moves)
	for n := len(moves) - 1; n >= 0; n-- {
		var made time.Time
		if moves[n].At > 0 {
			made = time.UnixMilli(moves[n].At)
		}
		wrote := func(at stint) bool { return at.mayHaveMade(n, game.Seat(moves[n].Seat), made) }
		if moves[n].Note != "" && slices.ContainsFunc(mine, wrote) {
			moves[n].Note = ""
			c.From, c.Moves = n, moves[n:]
		}
	}
	return c
}

// marksAfter returns what a table knows beside its record after a change that nobody's choice depends on: those who
// were about to choose still may.
func (h *House) marksAfter(ctx context.Context, s *store.Table) []byte {
	if Status(s.Status) != Playing && Status(s.Status) != Gathering {
		return s.Marks
	}
	old := h.restore(ctx, s)
	if old.Match == nil {
		return s.Marks
	}
	next := old.copy()
	next.Version++
	next.since, next.unaffected = changedSince(old, next), 0
	next.seen = versionsFor(old, next)
	return next.marks()
}

// unnamed returns the header of a record without the names of these seats. Before the first move their bits go, too.
func unnamed(header string, theirs game.Seats, early bool) string {
	var text strings.Builder
	for line := range strings.Lines(header) {
		for seat := range theirs.All() {
			if name := "seat " + strconv.Itoa(int(seat)+1) + " "; strings.HasPrefix(line, name) {
				line = name + "\n"
			}
			if early && strings.HasPrefix(line, "bits "+seat.Text()+" ") {
				line = ""
			}
		}
		text.WriteString(line)
	}
	return text.String()
}
