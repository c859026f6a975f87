package table

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"

	"ennead/game"
)

// digits is the alphabet of table ids and seat links: small letters and 2 to 7.
var digits = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

const (
	idBytes  = 10
	keyBytes = 16
)

func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails
	return b
}

func newID() ID { return ID(digits.EncodeToString(random(idBytes))) }

// wellFormed rejects what cannot be an id before the store is asked.
func (id ID) wellFormed() bool {
	b, err := digits.DecodeString(string(id))
	return err == nil && len(b) == idBytes
}

// mac returns a text that only this house can derive from the parts. No part contains a zero byte.
func (h *House) mac(parts ...string) string {
	m := hmac.New(sha256.New, h.key)
	for _, p := range parts {
		m.Write([]byte(p))
		m.Write([]byte{0})
	}
	return digits.EncodeToString(m.Sum(nil)[:keyBytes])
}

// Quota returns the name under which the store counts what a person does: it does not say who they are.
func (h *House) Quota(what string, person PersonID) string {
	return what + " " + h.mac(what, string(person))
}

// who returns a person as the store knows them.
func (h *House) who(person PersonID) (string, error) {
	if n := len(person); n < 16 || n > 256 {
		return "", ErrPerson
	}
	return string(person), nil
}

// Former returns the person whom older programs knew by that random text, which their cookies held.
func (h *House) Former(text string) PersonID { return PersonID(h.mac("person", text)) }

// Held returns the seats of a table that the person holds. Check it before letting a person act for a seat.
func (h *House) Held(t *Table, person PersonID) game.Seats {
	who, err := h.who(person)
	if err != nil {
		return 0
	}
	return held(t.Seats, who)
}

func held(seats []Seat, who string) game.Seats {
	var set game.Seats
	for i, s := range seats {
		if s.heldBy(who) {
			set = set.With(game.Seat(i))
		}
	}
	return set
}

// Owns reports whether the person opened the table.
func (h *House) Owns(t *Table, person PersonID) bool {
	who, err := h.who(person)
	return err == nil && hmac.Equal([]byte(t.owner), []byte(who))
}
