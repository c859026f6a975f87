package table

import (
	"context"
	"crypto/hmac"
	"slices"

	"ennead/game"
)

// mostDevices limits how many browsers may hold a seat for one person.
const mostDevices = 4

// devices are the person's browsers other than the one that sat down, in order; empty at the end.
type devices [mostDevices - 1]string

// with adds one, or returns an error if there is no room.
func (d devices) with(who string) (devices, error) {
	if d[len(d)-1] != "" {
		return d, ErrDevices
	}
	d[len(d)-1] = who
	slices.SortFunc(d[:], emptyLast)
	return d, nil
}

// without takes one away.
func (d devices) without(who string) (left devices) {
	for _, other := range d.list() {
		if other != who {
			left, _ = left.with(other) // there was room for all of them
		}
	}
	return left
}

func emptyLast(a, b string) int {
	switch {
	case a == b:
		return 0
	case b == "" || a != "" && a < b:
		return -1
	}
	return 1
}

// list returns those that are set.
func (d devices) list() (all []string) {
	for _, who := range d {
		if who != "" {
			all = append(all, who)
		}
	}
	return all
}

// holders returns all browsers that hold the seat.
func (s *Seat) holders() []string { return append([]string{s.who}, s.also.list()...) }

// replace puts a browser in the place of another. One that holds the seat already holds it once.
func (s *Seat) replace(from, to string) {
	others := s.also.list()
	if s.who == from {
		s.who = to
	}
	s.also = devices{}
	for _, other := range others {
		if other == from {
			other = to
		}
		if other != s.who && !slices.Contains(s.also[:], other) {
			s.also, _ = s.also.with(other) // there was room for all of them
		}
	}
}

// heldBy reports whether the browser holds the seat. It always compares all of them, so that its timing reveals
// nothing.
func (s *Seat) heldBy(who string) bool {
	if who == "" {
		return false
	}
	held := hmac.Equal([]byte(s.who), []byte(who))
	for _, other := range s.also {
		held = hmac.Equal([]byte(other), []byte(who)) || held
	}
	return held
}

// Devices returns the number of browsers that hold the seat.
func (s *Seat) Devices() int {
	if !s.Taken {
		return 0
	}
	return 1 + len(s.also.list())
}

// Forget removes all other browsers from a seat; a link made from it ends.
func (h *House) Forget(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		s := &t.Seats[seat]
		if s.Devices() == 1 {
			return errSame
		}
		s.who, s.also, s.link = who, devices{}, s.link.fresh("", 0)
		return nil
	})
}
