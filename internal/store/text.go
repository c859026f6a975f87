package store

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// CheckText returns [ErrText] if a text cannot be stored. Not every engine keeps NUL and bytes that are no UTF-8, so
// none does: what is stored must fit into another store.
func CheckText(texts ...string) error {
	for _, t := range texts {
		if !utf8.ValidString(t) || strings.Contains(t, "\x00") {
			return fmt.Errorf("%w: %.40q", ErrText, t)
		}
	}
	return nil
}

// CheckText checks all texts of a table.
func (t *Table) CheckText() error {
	if err := CheckText(t.ID, t.Game, t.Status, t.Reason, t.Terms, t.Owner, t.Network, t.Header); err != nil {
		return err
	}
	return checkParts(t.Seats, t.Moves, t.Happened)
}

// CheckText checks all texts that a change writes.
func (c *Change) CheckText() error {
	if err := CheckText(c.Status, c.Reason); err != nil {
		return err
	}
	for _, text := range []*string{c.Owner, c.Terms, c.Header} {
		if text == nil {
			continue
		}
		if err := CheckText(*text); err != nil {
			return err
		}
	}
	if err := CheckNotices(c.Notices); err != nil {
		return err
	}
	return checkParts(c.Seats, c.Moves, c.Happened)
}

// CheckNotices checks all texts of notices that a write brings along.
func CheckNotices(all []Notice) error {
	for _, n := range all {
		if err := CheckText(n.Person, n.Kind); err != nil {
			return err
		}
	}
	return nil
}

func checkParts(seats []Seat, moves []Move, happened []Happening) error {
	for _, s := range seats {
		if err := CheckText(s.Kind, s.Name, s.Level, s.Person, s.Ask, s.Orders, s.Offer, s.Plan); err != nil {
			return err
		}
		if err := CheckText(s.Devices...); err != nil {
			return err
		}
	}
	for _, m := range moves {
		if err := CheckText(m.Text, m.Note); err != nil {
			return err
		}
	}
	for _, h := range happened {
		if err := CheckText(h.Kind, h.Name, h.Next, h.Person); err != nil {
			return err
		}
	}
	return nil
}
