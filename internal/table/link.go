package table

import (
	"context"
	"crypto/hmac"
	"strconv"
	"time"

	"ennead/game"
)

// Purpose is what the link of a seat is for.
type Purpose string

// The purposes. Any link works once.
const (
	Invites   Purpose = "invites"   // somebody takes a free seat; the link is valid until then
	AddDevice Purpose = "device"    // the person of the seat adds another browser
	HandOver  Purpose = "hand over" // somebody else becomes the person of the seat
	Lends     Purpose = "eyes"      // somebody else looks on with the eyes of the seat
)

// lives is how long a link made by the person of a seat stays valid.
var lives = map[Purpose]time.Duration{AddDevice: 15 * time.Minute, HandOver: 48 * time.Hour,
	Lends: 48 * time.Hour}

// link describes the current link of a seat. Each new link has a higher number, so that no link is ever reissued.
type link struct {
	number int64
	use    Purpose // what the person of the seat made it for, or empty
	until  int64   // when it expires, in milliseconds since 1970
}

// fresh returns the next link, which ends this one.
func (l link) fresh(use Purpose, until int64) link { return link{l.number + 1, use, until} }

// purpose returns what a link of the seat is currently good for, or empty.
func (s *Seat) purpose(phase Status, now time.Time) Purpose {
	switch {
	case s.Kind != Person:
		return ""
	case !s.Taken && (phase == Gathering || phase == Playing):
		return Invites
	case s.link.use == Lends && phase != Playing:
		return ""
	case s.Taken && now.UnixMilli() < s.link.until:
		return s.link.use
	}
	return ""
}

// linkKey returns the secret in a link of a seat. The first one is the same as in older programs.
func (h *House) linkKey(id ID, seat game.Seat, number int64) string {
	parts := []string{"seat", string(id), strconv.Itoa(int(seat))}
	if number > 0 {
		parts = append(parts, strconv.FormatInt(number, 10))
	}
	return h.mac(parts...)
}

// lendKey returns the secret in a link with which somebody looks on. It differs from that of [House.linkKey]: an older
// program on the same store must not take it for one that gives the seat away.
func (h *House) lendKey(id ID, seat game.Seat, number int64) string {
	return h.mac("eyes", string(id), strconv.Itoa(int(seat)), strconv.FormatInt(number, 10))
}

// SeatLink is the currently valid link of a seat, or zero if there is none.
type SeatLink struct {
	Key   string // the secret in it
	Use   Purpose
	Until time.Time // expiry; zero if it [Invites]
}

// SeatLink returns the currently valid link of a seat. Anybody who has its key may use it. So the link of a free seat
// is shown only to the person who opened the table, and during the game to its players; any other link only to the
// holder of the seat.
func (h *House) SeatLink(t *Table, seat game.Seat) SeatLink {
	s := &t.Seats[seat]
	use := s.purpose(t.Status, h.now())
	if use == "" {
		return SeatLink{}
	}
	key := h.linkKey
	if use == Lends {
		key = h.lendKey
	}
	return SeatLink{key(t.ID, seat, s.link.number), use, time.UnixMilli(s.link.until)}
}

// SeatKey returns the key of [House.SeatLink].
func (h *House) SeatKey(t *Table, seat game.Seat) string { return h.SeatLink(t, seat).Key }

// TableKey returns the key of a link that takes any free seat before the game begins. Only the person who opened the
// table is shown it.
func (h *House) TableKey(t *Table) string { return h.mac("any seat", string(t.ID)) }

// formerLinks is how many former links of a seat are still recognised as such.
const formerLinks = 32

// Opens returns the seat that a link's key belongs to, and what it is currently good for. For a former link the error
// is [ErrUsed] or [ErrEnded], with the seat; for anything else it is [ErrKey]. The link of the whole table opens the
// first free seat; [ErrFullTable] says that there is none.
func (h *House) Opens(t *Table, key string) (seat game.Seat, use Purpose, err error) {
	if hmac.Equal([]byte(key), []byte(h.TableKey(t))) {
		switch free := t.Free(); {
		case t.Status != Gathering:
			return game.Spectator, "", ErrEnded
		case free == 0:
			return game.Spectator, "", ErrFullTable
		default:
			return free.First(), Invites, nil
		}
	}
	seat, former := game.Spectator, game.Spectator
	for i := range t.Seats {
		now := h.SeatLink(t, game.Seat(i))
		if now.Key != "" && hmac.Equal([]byte(key), []byte(now.Key)) {
			seat, use = game.Seat(i), now.Use
		}
	}
	if seat != game.Spectator {
		return seat, use, nil
	}
	for i, s := range t.Seats {
		for n := s.link.number; (s.Kind == Person || n > 0) && n >= max(0, s.link.number-formerLinks); n-- {
			for _, one := range []string{h.linkKey(t.ID, game.Seat(i), n), h.lendKey(t.ID, game.Seat(i), n)} {
				if hmac.Equal([]byte(key), []byte(one)) {
					former = game.Seat(i)
				}
			}
		}
	}
	switch {
	case former == game.Spectator:
		return former, "", ErrKey
	case t.Seats[former].purpose(t.Status, h.now()) == Invites || t.Seats[former].link.use != "":
		return former, "", ErrEnded
	}
	return former, "", ErrUsed
}

// MakeLink makes a link of a seat for its holder, which ends the previous one.
func (h *House) MakeLink(ctx context.Context, id ID, seat game.Seat, person PersonID, use Purpose) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		switch {
		case lives[use] == 0:
			return ErrKey
		case use == HandOver && t.Status == Over:
			return ErrOver
		case use == AddDevice && t.Seats[seat].Devices() == mostDevices:
			return ErrDevices
		}
		if use == Lends {
			if err := t.lends(seat); err != nil {
				return err
			}
		}
		t.stay(seat, h.now())
		s := &t.Seats[seat]
		s.link = s.link.fresh(use, h.now().Add(lives[use]).UnixMilli())
		return nil
	})
}

// DropLink ends the link made of a seat.
func (h *House) DropLink(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		s := &t.Seats[seat]
		if s.link.use == "" {
			return errSame
		}
		t.stay(seat, h.now())
		s.link = s.link.fresh("", 0)
		return nil
	})
}

// asHolder lets the holder of a seat change it. That counts as a sign of life.
func (h *House) asHolder(
	ctx context.Context, id ID, seat game.Seat, person PersonID, change func(t *Table) error,
) (*Table, error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	return h.edit(ctx, id, func(t *Table) error {
		if int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person {
			return ErrNoSeat
		}
		if !t.Seats[seat].heldBy(who) {
			return ErrNotSeated
		}
		h.stir(t, seat)
		t.sign(seat)
		return change(t)
	})
}
