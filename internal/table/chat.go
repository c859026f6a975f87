package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// Limits on chat. Pages show MaxLine to the writer.
const (
	MaxLine  = 300 // characters per line
	mostSaid = 500 // lines that a table keeps; the oldest are dropped

	// A person may write this many lines within the time, at all tables together; so may a seat, whoever holds it. A
	// network may send more.
	mostAtOnce     = 5
	mostOfANetwork = 20
	breath         = 10 * time.Second

	// A person may write the same line again at a table after this time. No more lines than that are written in it.
	echo     = time.Minute
	mostEcho = game.MaxSeats * mostAtOnce * int(echo/breath)
)

// Line is a chat line at a table.
type Line struct {
	Number int64 // one more than the line before; never reused
	Seat   game.Seat
	Text   string
	Phrase string // one of [Phrases] instead of a text, or empty
	Said   time.Time
}

// Sociable reports whether there is anybody to talk to: at least two people, or one and a seat that waits for a
// person.
func (t *Table) Sociable() bool {
	people, one := 0, ""
	for _, s := range t.Seats {
		if s.Kind != Person || s.Gone() || people > 0 && s.Taken && s.who == one {
			continue
		}
		people, one = people+1, s.who
	}
	return people > 1
}

// Say adds a chat line in the name of a seat that the person holds, at any time of the table's life. It is not a move
// and raises no version; a notice with [bus.Notice.Chat] announces it.
func (h *House) Say(ctx context.Context, id ID, person PersonID, seat game.Seat, text string) error {
	return h.say(ctx, id, person, seat, func() (l store.Line, err error) {
		if l.Text, err = cleanLine(text); err == nil {
			err = h.refusesWords(l.Text)
		}
		return l, err
	})
}

// SayPhrase is like [House.Say] with one of [Phrases].
func (h *House) SayPhrase(ctx context.Context, id ID, person PersonID, seat game.Seat, phrase string) error {
	return h.say(ctx, id, person, seat, func() (store.Line, error) {
		if !h.conf.Speech.Phrases() {
			return store.Line{}, ErrSilent
		}
		if !slices.Contains(phrases, phrase) {
			return store.Line{}, ErrPhrase
		}
		return store.Line{Phrase: phrase}, nil
	})
}

func (h *House) say(
	ctx context.Context, id ID, person PersonID, seat game.Seat, read func() (store.Line, error),
) error {
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
	line, err := read()
	if err != nil {
		return err
	}
	now := h.now()
	if err := h.mayWrite(ctx, t, seat, now); err != nil {
		return err
	}
	line.Seat, line.Said = uint8(seat), now.UnixMilli()
	if may, err := h.mayTalk(ctx, now, t.Seats[seat].who, string(id)+" "+seat.Text()); err != nil {
		return err
	} else if !may {
		return ErrTooFast
	}
	listeners, err := h.listeners(ctx, t, seat)
	if err != nil {
		return err
	}
	number, err := h.saysOnce(ctx, t, seat, line, h.once(NoticeMessage, t.lookWithin(), listeners...))
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoTable
	}
	if err != nil {
		return err
	}
	h.conf.Bus.Publish(bus.Notice{Table: string(id), Version: t.Version, Chat: number})
	return h.speaks(ctx, t, seat)
}

// saysOnce stores a line unless it repeats one: [ErrRepeated]. It is stored as the next one after those that were
// looked at. If somebody else was faster, on whatever server, the lines are looked at again, so that of two that are
// sent at the same instant one is refused.
func (h *House) saysOnce(
	ctx context.Context, t *Table, seat game.Seat, line store.Line, tell []store.Notice,
) (number int64, err error) {
	for {
		before, err := h.conf.Store.Lines(ctx, string(t.ID), mostEcho)
		if err != nil {
			return 0, err
		}
		if t.repeats(before, seat, line) {
			return 0, ErrRepeated
		}
		line.Expected = 1
		if n := len(before); n > 0 {
			line.Expected = before[n-1].Number + 1
		}
		number, err := h.conf.Store.Say(ctx, string(t.ID), line, mostSaid, tell...)
		if !errors.Is(err, store.ErrStale) {
			return number, err
		}
	}
}

// repeats reports whether whoever holds a seat has written the same at the table a moment ago, in letters of any case.
func (t *Table) repeats(before []store.Line, seat game.Seat, line store.Line) bool {
	mine := t.Seats[seat].holders()
	return slices.ContainsFunc(before, func(l store.Line) bool {
		if line.Said-l.Said >= echo.Milliseconds() || l.Phrase != line.Phrase || !strings.EqualFold(l.Text, line.Text) {
			return false
		}
		writers := t.writers(Line{Seat: game.Seat(l.Seat), Said: time.UnixMilli(l.Said)})
		return slices.ContainsFunc(writers, func(who string) bool { return slices.Contains(mine, who) })
	})
}

// mayWrite returns [ErrMuted] if a moderator keeps whoever holds a seat from writing. Several browsers may hold it, and
// what any of them writes is signed with its name.
func (h *House) mayWrite(ctx context.Context, t *Table, seat game.Seat, now time.Time) error {
	for _, who := range t.Seats[seat].holders() {
		person, err := h.conf.Store.Person(ctx, who)
		switch {
		case errors.Is(err, store.ErrNotFound):
		case err != nil:
			return err
		case person.MutedTill > now.UnixMilli():
			return ErrMuted
		}
	}
	return nil
}

// mayTalk counts a line of a person at a place, on all servers together, who do not store who it is. That of a network
// is counted on each.
func (h *House) mayTalk(ctx context.Context, now time.Time, who, place string) (may bool, err error) {
	may = h.talk.may(now, share{who, mostAtOnce, breath}, share{place, mostAtOnce, breath},
		share{h.network(ctx), mostOfANetwork, breath})
	for _, name := range []string{who, place} {
		if may && err == nil && !h.alone() {
			may, err = h.conf.Store.Spend(ctx, "talk "+h.mac("talk", name), mostAtOnce, breath)
		}
	}
	return may, err
}

// Said returns that many of a table's last chat lines, oldest first; all that are kept if last is 0.
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
		lines[i] = Line{l.Number, game.Seat(l.Seat), l.Text, l.Phrase, time.UnixMilli(l.Said)}
		if l.Phrase != "" && !slices.Contains(phrases, l.Phrase) { // a newer server knows it
			lines[i].Text, lines[i].Phrase = unknownPhrase, ""
		}
	}
	return lines, nil
}

// emptyBraille is a character without any ink.
const emptyBraille = '\u2800'

// cleanLine returns a line with single spaces and without invisible characters: those that change the writing
// direction or move the cursor could make a line look like another one. Joiners stay, since emoji and some scripts
// need them.
func cleanLine(text string) (string, error) {
	if !utf8.ValidString(text) {
		return "", ErrLine
	}
	seen := false
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\u00a0' || r == '\u202f': // French has them before some punctuation
			return r
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200c' || r == '\u200d':
			return r
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Noncharacter_Code_Point):
			return -1
		}
		seen = seen || r != emptyBraille && !unicode.IsMark(r) &&
			!unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
		return r
	}, text)
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' }), " ")
	if !seen || utf8.RuneCountInString(text) > MaxLine {
		return "", ErrLine
	}
	return text, nil
}
