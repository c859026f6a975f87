package table

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// Bounds on talk. MaxLine is what pages tell who writes.
const (
	MaxLine  = 300 // characters of what is said at once
	mostSaid = 500 // lines that a table keeps; the oldest go

	// A person may say so many lines in that time, at all tables together; so may a seat, whoever holds it. From one network
	// may come more.
	mostAtOnce     = 5
	mostOfANetwork = 20
	breath         = 10 * time.Second
)

// Line is something that somebody said at a table.
type Line struct {
	Number int64 // one above that of the line before; never used again
	Seat   game.Seat
	Text   string
	Said   time.Time
}

// Sociable tells whether there is anybody to talk to: at least two people, or one and a seat that waits for somebody.
func (t *Table) Sociable() bool {
	people, one := 0, ""
	for _, s := range t.Seats {
		if s.Kind != Person || people > 0 && s.Taken && s.who == one {
			continue
		}
		people, one = people+1, s.who
	}
	return people > 1
}

// Say says something at a table, in the name of a seat that the person holds, at any time of the table's life. It is no
// move and raises no version; a hint with [bus.Hint.Chat] tells of it.
func (h *House) Say(ctx context.Context, id ID, person PersonID, seat game.Seat, text string) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	who, err := h.who(person)
	if err != nil {
		return err
	}
	if !held(t.Seats, who).Has(seat) {
		return ErrNotSeated
	}
	if !t.Sociable() {
		return ErrAlone
	}
	if text, err = cleanLine(text); err != nil {
		return err
	}
	now := h.now()
	place := string(id) + " " + seat.Text()
	if !h.talk.may(now, share{t.Seats[seat].who, mostAtOnce, breath}, share{place, mostAtOnce, breath}, share{h.network(ctx), mostOfANetwork, breath}) {
		return ErrTooFast
	}
	number, err := h.conf.Store.Say(ctx, string(id), store.Line{Seat: uint8(seat), Text: text, Said: now.UnixMilli()}, mostSaid)
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoTable
	}
	if err != nil {
		return err
	}
	h.conf.Bus.Publish(bus.Hint{Table: string(id), Version: t.Version, Chat: number})
	return h.speaks(ctx, t, seat)
}

// Said are so many of the last lines that were said at a table, oldest first; all that are kept if last is 0.
func (h *House) Said(ctx context.Context, id ID, last int) ([]Line, error) {
	if last == 0 {
		last = mostSaid
	}
	stored, err := h.conf.Store.Lines(ctx, string(id), last)
	if err != nil {
		return nil, err
	}
	lines := make([]Line, len(stored))
	for i, l := range stored {
		lines[i] = Line{l.Number, game.Seat(l.Seat), l.Text, time.UnixMilli(l.Said)}
	}
	return lines, nil
}

// emptyBraille is a character of which nothing is drawn.
const emptyBraille = '\u2800'

// cleanLine is a line with single spaces and without what is not to be seen: what turns the direction of writing or moves
// the cursor could make a line look like another one. Emoji and some scripts need the joiners.
func cleanLine(text string) (string, error) {
	if !utf8.ValidString(text) {
		return "", ErrLine
	}
	seen := false
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\u00a0' || r == '\u202f': // French writes them before some marks
			return r
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200c' || r == '\u200d':
			return r
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Noncharacter_Code_Point):
			return -1
		}
		seen = seen || r != emptyBraille && !unicode.IsMark(r) && !unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
		return r
	}, text)
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' }), " ")
	if !seen || utf8.RuneCountInString(text) > MaxLine {
		return "", ErrLine
	}
	return text, nil
}
