package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"

	"ennead/game"
	"ennead/internal/nickname"
	"ennead/internal/store"
)

// cleanName returns a name as it is stored; the error is [ErrName] or [ErrScript].
func cleanName(name string) (string, error) {
	name, err := nickname.Clean(name)
	switch {
	case errors.Is(err, nickname.ErrMixed):
		return "", ErrScript
	case err != nil:
		return "", ErrName
	}
	return name, nil
}

// ChosenName returns a name that a person has chosen as it is stored: one that could be mistaken for a bot's is
// [ErrReserved].
func (h *House) ChosenName(name string) (string, error) {
	name, err := cleanName(name)
	if err != nil {
		return "", err
	}
	bare := strings.TrimRightFunc(name, func(r rune) bool { return unicode.IsDigit(r) || unicode.IsSpace(r) })
	for _, reserved := range h.conf.Reserved {
		if nickname.Alike(name, reserved) || nickname.Alike(bare, reserved) {
			return "", ErrReserved
		}
	}
	return name, nil
}

// apart returns the name for that seat: with a number, if somebody else at the table has a name that looks like it.
func (t *Table) apart(seat game.Seat, name string) string {
	if name == "" {
		return ""
	}
	for n := 1; ; n++ {
		numbered := nickname.Numbered(name, n)
		taken := false
		for i, s := range t.Seats {
			taken = taken || game.Seat(i) != seat && s.Name != "" && nickname.Alike(s.Name, numbered)
		}
		if !taken {
			return numbered
		}
	}
}

// nameBots names the bots of a new table that have no name yet.
func (t *Table) nameBots() {
	for i, s := range t.Seats {
		if s.Kind == Bot && s.Name == "" {
			t.nameBot(game.Seat(i))
		}
	}
}

// nameBot gives a bot a name that differs from all others at the table at its first letter.
func (t *Table) nameBot(seat game.Seat) {
	from := 0
	for _, digit := range []byte(t.ID) { // random
		from += int(digit)
	}
	var taken []string
	for _, s := range t.Seats {
		taken = append(taken, s.Name)
	}
	t.Seats[seat].Name = t.apart(seat, nickname.Egyptian(from, taken))
}

// giveWay gives other names to bots that a person's name would be mistaken for. Once the game has begun, bots keep the
// names that its chronicle tells of.
func (t *Table) giveWay(name string) {
	for i, s := range t.Seats {
		if t.Status == Gathering && s.Kind == Bot && s.Name != "" && nickname.Alike(s.Name, name) {
			t.nameBot(game.Seat(i)) // its own name counts as taken
		}
	}
}

// bears reports whether a seat has that name, with or without a number.
func (s Seat) bears(name string) bool {
	number, ok := strings.CutPrefix(s.Name, name+" ")
	return s.Name == name || ok && name != "" && strings.Trim(number, "0123456789") == ""
}

// guest is a person who sits down.
type guest struct {
	who    string // the key by which the store knows them
	before string // that of the guest who used their browser before, or empty, see [Was]
	name   string // the name they want now, or empty
	known  string // the name they used last, or empty

	account bool // nobody else may have that name
	banned  bool // they may not play

	doubtful bool // they may be somebody of the table at which they sit down, see [House.doubts]
}

// Was stores in a context the guest who used the browser of a request before an account signed in there. What the guest
// has seen at a table, the account has seen, too.
func Was(ctx context.Context, guest PersonID) context.Context {
	return context.WithValue(ctx, wasKey{}, guest)
}

type wasKey struct{}

func (h *House) guest(ctx context.Context, person PersonID, name string) (g guest, err error) {
	if g.who, err = h.who(person); err != nil {
		return g, err
	}
	if name != "" {
		if g.name, err = h.ChosenName(name); err != nil {
			return g, err
		}
	}
	if was, ok := ctx.Value(wasKey{}).(PersonID); ok && was != person {
		if g.before, err = h.who(was); err != nil {
			return g, err
		}
	}
	known, err := h.conf.Store.Person(ctx, g.who)
	if errors.Is(err, store.ErrNotFound) {
		return g, nil
	}
	g.known, g.account, g.banned = known.Name, known.NameKey != "", known.BannedSince > 0
	if g.account { // nobody else may have the name, so its owner sits under no other
		g.name = ""
	}
	return g, err
}

// sitter is like guest, for somebody who wants to play: [ErrBanned].
func (h *House) sitter(ctx context.Context, person PersonID, name string) (guest, error) {
	g, err := h.guest(ctx, person, name)
	if err == nil && g.banned {
		err = ErrBanned
	}
	return g, err
}

// remember stores the name that a person used last.
func (h *House) remember(ctx context.Context, g guest) error {
	if g.name == "" || g.name == g.known {
		return nil
	}
	return h.conf.Store.SetName(ctx, g.who, g.name)
}

// Name returns the name that the person used last, or empty.
func (h *House) Name(ctx context.Context, person PersonID) (string, error) {
	g, err := h.guest(ctx, person, "")
	return g.known, err
}

// Rename changes the person's name for future tables, and on those of their seats that have their last name, with or
// without a number, at tables that are not over. (A person who plays for a whole family has given the other seats
// other names.)
func (h *House) Rename(ctx context.Context, person PersonID, name string) error {
	g, err := h.guest(ctx, person, name)
	if err != nil {
		return err
	}
	if g.name == "" {
		return ErrName
	}
	if g.name == g.known {
		return nil
	}
	if err := h.rename(ctx, g); err != nil { // the name is still the old one, so that another server can do the rest
		return err
	}
	return h.remember(ctx, g)
}

// Renamed brings the name that a person has now to those of their seats that have the name of before, as
// [House.Rename] does, and that it is the name of an account.
func (h *House) Renamed(ctx context.Context, person PersonID, before string) error {
	g, err := h.guest(ctx, person, "")
	if err != nil || g.known == before && !g.account {
		return err
	}
	g.name, g.known = g.known, before
	return h.rename(ctx, g)
}

// rename gives a person's seats that have the name they are known by the one they want now, if they have not done so
// too often: each may change a thousand tables.
func (h *House) rename(ctx context.Context, g guest) error {
	if !h.naming.may(h.now(), share{g.who, mostRenames, renaming}, share{h.network(ctx), 10 * mostRenames, renaming}) {
		return ErrRenaming
	}
	return h.renameSeats(ctx, g, func(id ID) error {
		_, err := h.edit(ctx, id, func(t *Table) error { return t.rename(g) })
		if errors.Is(err, ErrFrozen) {
			return nil
		}
		return err
	})
}

// renameSeats gives a person's seats another name; renameAt does so at one table.
func (h *House) renameSeats(ctx context.Context, g guest, renameAt func(ID) error) error {
	rows, err := h.conf.Store.ByPerson(ctx, g.who, renamed)
	if err != nil {
		return err
	}
	var elsewhere error
	for _, row := range rows {
		if !g.renames(row) {
			continue
		}
		err := renameAt(ID(row.ID))
		switch {
		case errors.Is(err, ErrElsewhere):
			elsewhere = err
		case err != nil:
			return err
		}
	}
	return elsewhere
}

// renames reports whether a stored table has anything to change for a person who has the name they want already.
func (g guest) renames(row store.Row) bool {
	return g.name != g.known || slices.ContainsFunc(seats(row.Seats), func(s Seat) bool {
		return s.heldBy(g.who) && s.bears(g.known) && s.Account != g.account
	})
}

// A person may change their name this often within that time.
const (
	mostRenames = 5
	renaming    = time.Minute
)

// renamed is how many of a person's tables take over a new name, most recently changed first.
const renamed = 1000

func (t *Table) rename(g guest) error {
	if t.Status == Over || t.renameSeats(g) == 0 {
		return errSame
	}
	t.nameSeats()
	return nil
}

// renameSeats returns the seats that have another name now, or whose name is that of an account now.
func (t *Table) renameSeats(g guest) (renamed game.Seats) {
	for i, s := range t.Seats {
		if !s.heldBy(g.who) || !s.bears(g.known) {
			continue
		}
		t.giveWay(g.name)
		is := &t.Seats[i]
		is.Name, is.Account = t.apart(game.Seat(i), g.name), g.account
		if is.Name != s.Name || is.Account != s.Account {
			renamed = renamed.With(game.Seat(i))
		}
	}
	return renamed
}
