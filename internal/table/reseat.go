package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// reseat changes who sits at a table, frozen or not: a table that is reopened or repaired must not bring back who had
// to leave, or a name that was taken away. The result of frozen is nil if there is nothing to change.
func (h *House) reseat(
	ctx context.Context, id ID, change func(*Table) error,
	frozen func(s *store.Table, now time.Time) *store.Change,
) error {
	for {
		_, err := h.edit(ctx, id, change)
		if errors.Is(err, ErrFrozen) {
			err = h.reseatFrozen(ctx, id, frozen)
		}
		if !errors.Is(err, store.ErrStale) {
			return err
		}
	}
}

// reseatFrozen changes a frozen table as it is stored, so that it needs neither the rules nor a record that can be
// replayed. The error is [store.ErrStale] if the table is not frozen any more.
func (h *House) reseatFrozen(
	ctx context.Context, id ID, change func(s *store.Table, now time.Time) *store.Change,
) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	s, err := h.conf.Store.Load(ctx, string(id))
	if err != nil {
		return missing(err)
	}
	if t.Status != Frozen || t.Version != s.Version {
		return store.ErrStale
	}
	if Status(s.Status) == Over {
		return nil
	}
	c := change(s, h.nowAfter(t))
	if c == nil {
		return nil
	}
	if err := h.conf.Store.Change(ctx, c); err != nil {
		return missing(err)
	}
	h.conf.Bus.Publish(bus.Notice{Table: s.ID, Version: s.Version + 1})
	return nil
}

// unchanged returns a change of a stored table that changes nothing yet.
func unchanged(s *store.Table) *store.Change {
	return &store.Change{
		ID: s.ID, Expected: s.Version, Status: s.Status, Reason: s.Reason, Owing: s.Owing, Updated: s.Updated,
		Moved: s.Moved, Marks: s.Marks, From: len(s.Moves),
	}
}

// withdrawn takes a person from the seats of a frozen table, and has them look on no more, as [House.Withdraw] does at
// others.
func withdrawn(s *store.Table, who string, now time.Time) *store.Change {
	all := seats(s.Seats)
	theirs := held(all, who)
	if theirs == 0 && !looksOn(s, who) {
		return nil
	}
	c := unchanged(s)
	c.Happened = lookedAway(s, who, now)
	c.Seats = slices.Clone(s.Seats)
	var left game.Seats
	for seat := range theirs.All() {
		one := all[seat]
		if one.who == who {
			left = left.With(seat)
			c.Happened = append(c.Happened, store.Happening{Turns: len(s.Moves), At: now.UnixMilli(),
				Kind: string(Left), Seat: uint8(seat), Name: one.Name, Person: who})
			one = Seat{Kind: Person, link: one.link.fresh("", 0)}
		} else {
			one.also, one.link = one.also.without(who), one.link.fresh("", 0)
		}
		c.Seats[seat] = storedSeats([]Seat{one})[0]
	}
	if left == 0 {
		return c
	}
	for i := range c.Seats {
		c.Seats[i].Agreed &^= uint16(left)
	}
	header := unnamed(s.Header, left, len(s.Moves) == 0)
	c.Header, c.Marks = &header, absentIn(s.Marks, left, now)
	return c
}

// absentIn returns the marks of a table whose clocks know that nobody is at these seats any more. Marks that cannot be
// read, which whoever reads the table ignores, stay as they are.
func absentIn(text []byte, seats game.Seats, now time.Time) []byte {
	var m marks
	if json.Unmarshal(text, &m) != nil || m.Clock == nil {
		return text
	}
	for seat := range seats.All() {
		e := clock.Event{At: now, Kind: clock.Absent, Seat: seat}
		m.Clock.Events = append(m.Clock.Events, clockMark{now.UnixMilli(), e.Kind, seat, e.Value()})
	}
	text, _ = json.Marshal(m) // never fails with numbers
	return text
}

// renamedAt gives a person's seats at a frozen table their new name, as [House.Rename] does at others.
func (g guest) renamedAt(s *store.Table) *store.Change {
	t := Table{Status: Frozen, Seats: seats(s.Seats)}
	renamed := t.renameSeats(g)
	if renamed == 0 {
		return nil
	}
	c := unchanged(s)
	c.Seats = slices.Clone(s.Seats)
	header := s.Header
	for seat := range renamed.All() {
		is := t.Seats[seat]
		c.Seats[seat].Name, c.Seats[seat].Account = is.Name, is.Account
		header = withName(header, seat, is.Name)
	}
	c.Header = &header
	return c
}

// withName returns the header of a record with another name for a seat.
func withName(header string, seat game.Seat, name string) string {
	var text strings.Builder
	for line := range strings.Lines(header) {
		if before := "seat " + strconv.Itoa(int(seat)+1) + " "; strings.HasPrefix(line, before) {
			line = before + name + "\n"
		}
		text.WriteString(line)
	}
	return text.String()
}
