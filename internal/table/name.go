package table

import (
	"context"
	"errors"
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

// guest is a person that sits down: what the store knows it by, and its name, which may be empty.
func (h *House) guest(ctx context.Context, person PersonID, name string) (who, clean string, err error) {
	if who, err = h.who(person); err != nil {
		return "", "", err
	}
	if name != "" {
		clean, err = cleanName(name)
		return who, clean, err
	}
	clean, err = h.conf.Store.Name(ctx, who)
	if errors.Is(err, store.ErrNotFound) {
		return who, "", nil
	}
	return who, clean, err
}

// remember keeps the name that a person used last.
func (h *House) remember(ctx context.Context, who, name string) error {
	if name == "" {
		return nil
	}
	if known, err := h.conf.Store.Name(ctx, who); err == nil && known == name {
		return nil
	}
	return h.conf.Store.SetName(ctx, who, name)
}

// Name is the name that the person used last, or empty.
func (h *House) Name(ctx context.Context, person PersonID) (string, error) {
	_, name, err := h.guest(ctx, person, "")
	return name, err
}

// Rename gives the person a name, for future tables and for those that are not over.
func (h *House) Rename(ctx context.Context, person PersonID, name string) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	if name, err = cleanName(name); err != nil {
		return err
	}
	if err := h.conf.Store.SetName(ctx, who, name); err != nil {
		return err
	}
	rows, err := h.conf.Store.ByPerson(ctx, who, renamed)
	if err != nil {
		return err
	}
	for _, row := range rows {
		_, err := h.edit(ctx, ID(row.ID), func(t *Table) error { return t.rename(who, name) })
		if err != nil && !errors.Is(err, ErrFrozen) {
			return err
		}
	}
	return nil
}

// renamed is how many of a person's tables take over a new name, the last changed first.
const renamed = 1000

func (t *Table) rename(who, name string) error {
	mine := held(t.Seats, who)
	if mine == 0 || t.Status == Over {
		return errSame
	}
	for seat := range mine.All() {
		t.Seats[seat].Name = name
	}
	t.nameSeats()
	return nil
}
