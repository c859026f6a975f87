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

// The purposes. A link works once, whatever it is for.
const (
	Invites   Purpose = "invites"   // somebody sits down on a free seat; until then it never ends
	AddDevice Purpose = "device"    // the person of the seat holds it by another browser too
	HandOver  Purpose = "hand over" // somebody else becomes the person of the seat
)

// lives is how long the person of a seat may wait before a link of it is used.
var lives = map[Purpose]time.Duration{AddDevice: 15 * time.Minute, HandOver: 48 * time.Hour}

// link is what a seat knows of its link. Its number rises with every new one, so that none comes again.
type link struct {
	number int64
	use    Purpose // what the person of the seat has made it for, or empty
	until  int64   // when that ends, in milliseconds since 1970
}

// fresh is the next link, and ends the one before.
func (l link) fresh(use Purpose, until int64) link { return link{l.number + 1, use, until} }

// purpose is what a link of the seat is good for now, or empty.
func (s *Seat) purpose(phase Status, now time.Time) Purpose {
	switch {
	case s.Kind != Person:
		return ""
	case !s.Taken && (phase == Gathering || phase == Playing):
		return Invites
	case s.Taken && now.UnixMilli() < s.link.until:
		return s.link.use
	}
	return ""
}

// linkKey is the secret in a link of a seat. The first one is that of older programs.
func (h *House) linkKey(id ID, seat game.Seat, number int64) string {
	parts := []string{"seat", string(id), strconv.Itoa(int(seat))}
	if number > 0 {
		parts = append(parts, strconv.FormatInt(number, 10))
	}
	return h.mac(parts...)
}

// SeatLink is the link of a seat that works now. It is zero if there is none.
type SeatLink struct {
	Key   string // the secret in it
	Use   Purpose
	Until time.Time // unless it [Invites]
}

// SeatLink is the link of a seat as it works now. Whoever has its key may use it. So the link of a free seat is shown to who
// opened the table, and while the game goes on to who plays in it; every other one to who holds the seat, and to nobody else.
func (h *House) SeatLink(t *Table, seat game.Seat) SeatLink {
	s := &t.Seats[seat]
	use := s.purpose(t.Status, h.now())
	if use == "" {
		return SeatLink{}
	}
	return SeatLink{h.linkKey(t.ID, seat, s.link.number), use, time.UnixMilli(s.link.until)}
}

// SeatKey is the key of [House.SeatLink].
func (h *House) SeatKey(t *Table, seat game.Seat) string { return h.SeatLink(t, seat).Key }

// formerLinks is how many former links of a seat are told from what was never a link.
const formerLinks = 32

// Opens is the seat that the key of a link belongs to, and what it is good for now. Of a former link the error is [ErrUsed]
// or [ErrEnded], with its seat; of anything else [ErrKey].
func (h *House) Opens(t *Table, key string) (seat game.Seat, use Purpose, err error) {
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
			if hmac.Equal([]byte(key), []byte(h.linkKey(t.ID, game.Seat(i), n))) {
				former = game.Seat(i)
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

// MakeLink makes a link of a seat for who holds it, which ends the one before.
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
		s := &t.Seats[seat]
		s.link = s.link.fresh(use, h.now().Add(lives[use]).UnixMilli())
		return nil
	})
}

// DropLink ends the link that was made of a seat.
func (h *House) DropLink(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		s := &t.Seats[seat]
		if s.link.use == "" {
			return errSame
		}
		s.link = s.link.fresh("", 0)
		return nil
	})
}

// asHolder lets who holds a seat change it. That is a sign of life.
func (h *House) asHolder(ctx context.Context, id ID, seat game.Seat, person PersonID, change func(t *Table) error) (*Table, error) {
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
		return change(t)
	})
}
