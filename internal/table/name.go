package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ennead/internal/store"
)

const maxName = 32

// cleanName is a name without white space around it, or [ErrName]. Control characters, and those that
// turn the direction of writing, could disguise a name or break a page.
func cleanName(name string) (string, error) {
	name = strings.TrimSpace(name)
	if !utf8.ValidString(name) || utf8.RuneCountInString(name) > maxName {
		return "", ErrName
	}
	visible := false
	for _, r := range name {
		if !unicode.IsPrint(r) {
			return "", ErrName
		}
		visible = visible || !unicode.IsMark(r)
	}
	if !visible {
		return "", ErrName
	}
	return name, nil
}

// guest is a person that sits down.
type guest struct {
	who   string // what the store knows it by
	name  string // what it wants to be called now, or empty
	known string // what it was called last, or empty
}

func (h *House) guest(ctx context.Context, person PersonID, name string) (g guest, err error) {
	if g.who, err = h.who(person); err != nil {
		return g, err
	}
	if name != "" {
		if g.name, err = cleanName(name); err != nil {
			return g, err
		}
	}
	g.known, err = h.conf.Store.Name(ctx, g.who)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return g, err
}

// remember keeps the name that a person used last.
func (h *House) remember(ctx context.Context, g guest) error {
	if g.name == "" || g.name == g.known {
		return nil
	}
	return h.conf.Store.SetName(ctx, g.who, g.name)
}

// Name is the name that the person used last, or empty.
func (h *House) Name(ctx context.Context, person PersonID) (string, error) {
	g, err := h.guest(ctx, person, "")
	return g.known, err
}

// Rename gives the person a name, for future tables, and for those of its seats that have its last name
// at tables that are not over. (Who plays for a whole family from one seat has given them other names.)
func (h *House) Rename(ctx context.Context, person PersonID, name string) error {
	g, err := h.guest(ctx, person, name)
	if err != nil {
		return err
	}
	if g.name == "" {
		return ErrName
	}
	if err := h.remember(ctx, g); err != nil {
		return err
	}
	rows, err := h.conf.Store.ByPerson(ctx, g.who, renamed)
	if err != nil {
		return err
	}
	for _, row := range rows {
		_, err := h.edit(ctx, ID(row.ID), func(t *Table) error { return t.rename(g) })
		if err != nil && !errors.Is(err, ErrFrozen) {
			return err
		}
	}
	return nil
}

// renamed is how many of a person's tables take over a new name, the last changed first.
const renamed = 1000

func (t *Table) rename(g guest) error {
	if t.Status == Over {
		return errSame
	}
	before := slices.Clone(t.Seats)
	for i, s := range t.Seats {
		if s.who == g.who && s.Name == g.known {
			t.Seats[i].Name = g.name
		}
	}
	if slices.Equal(before, t.Seats) {
		return errSame
	}
	t.nameSeats()
	return nil
}
