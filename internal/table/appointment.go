package table

import (
	"maps"
	"time"

	"ennead/game"
)

// appointed returns when a table that has not begun is to begin; false if it does as soon as all are ready.
func (t *Table) appointed() (time.Time, bool) {
	at := t.Terms.BeginsAt()
	return at, t.Status == Gathering && !at.IsZero()
}

// keepAppointment begins a game whose time has come: bots take the seats that are still free, and the house adds the
// bits of those who have not. If fewer than two people have come, the table stays open, and begins as soon as all are
// ready; so does a rated one at which somebody is missing. One of a contest does not wait for them: its game is not
// rated then.
func (h *House) keepAppointment(t *Table) error {
	if at, ok := t.appointed(); !ok || h.now().Before(at) {
		return errSame
	}
	t.Terms.Begins = 0
	if t.Terms.Contest != "" && t.Free() != 0 {
		t.Terms.Rated = false
	}
	people := 0
	for _, s := range t.Seats {
		if s.Taken {
			people++
		}
	}
	level := h.middle()
	if mayFill := t.Free() == 0 || !t.Terms.Rated && h.seatable(level, t.Match.Game) == nil; people < 2 || !mayFill {
		return nil
	}
	bits := maps.Clone(t.Match.Record.Bits)
	if bits == nil {
		bits = map[game.Seat][16]byte{}
	}
	for i := range t.Seats {
		switch s, seat := &t.Seats[i], game.Seat(i); {
		case s.Kind != Person || s.Ready:
		case s.Taken:
			bits[seat], s.Ready = [16]byte(random(16)), true
		default:
			*s = Seat{Kind: Bot, Level: level, link: s.link.fresh("", 0)}
		}
	}
	t.Match.Record.Bits = bits
	t.nameBots()
	t.nameSeats()
	return t.beginIfReady()
}

// middle returns the level of bots that stands in the middle, or empty if the house has none.
func (h *House) middle() string {
	if n := len(h.conf.Levels); n > 0 {
		return h.conf.Levels[(n-1)/2]
	}
	return ""
}
