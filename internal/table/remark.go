package table

import (
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Limits on remarks. Pages show them to the writer.
const (
	MaxTried         = 20 // moves of a line that somebody tried, those of chance included
	longestTried     = 4 << 10
	mostRemarks      = 200 // of all at a table
	mostRemarksOfOne = 40  // of a person at a table
)

// Remark is what somebody says of a moment of a finished game, with the moves that they tried from there.
type Remark struct {
	ID    string
	By    PersonID // who says it; never shown
	Name  string   // theirs; empty for a guest without one
	Turns int      // the moment is after so many turns of the record
	Text  string   // or empty
	Line  []game.Turn
	Made  time.Time
}

// MayRemark reports whether a person may say something of a finished game: who has played there, and at a public table
// everybody with an account.
func (h *House) MayRemark(ctx context.Context, t *Table, person PersonID) (bool, error) {
	who, err := h.who(person)
	if err != nil || t.Status != Over || t.Match == nil {
		return false, nil //nolint:nilerr // a stranger may not
	}
	if t.inside(who) || slices.ContainsFunc(t.Happened, func(h Happening) bool { return h.lost() && h.who == who }) {
		return true, nil
	}
	if !t.Public {
		return false, nil
	}
	g, err := h.guest(ctx, person, "")
	return g.account, err
}

// Remark says something of the moment after so many turns of a finished game. The line is a move a line, each after the
// seat that makes it, as in a record; it must be legal from there.
func (h *House) Remark(ctx context.Context, id ID, person PersonID, turns int, text, line string) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	switch may, err := h.MayRemark(ctx, t, person); {
	case err != nil:
		return err
	case t.Status != Over || t.Match == nil:
		return ErrNotOver
	case !may:
		return ErrRemark
	case turns < 0 || turns > len(t.Match.Record.Turns):
		return ErrTurn
	}
	if text != "" || line == "" {
		if text, err = cleanLine(text); err != nil {
			return err
		}
		if err := h.refusesWords(text); err != nil {
			return err
		}
	}
	tried, err := t.tried(turns, line)
	if err != nil {
		return err
	}
	now := h.now()
	known, err := h.conf.Store.Person(ctx, string(person))
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	if known.MutedTill > now.UnixMilli() {
		return ErrMuted
	}
	if may, err := h.mayTalk(ctx, now, string(person), "remarks of "+string(person)); err != nil {
		return err
	} else if !may {
		return ErrTooFast
	}
	err = h.conf.Store.AddRemark(ctx, store.Remark{Table: string(id), ID: strings.ToLower(rand.Text()),
		Person: string(person), Turns: turns, Text: text, Line: written(t.Match.Game.Lexicon(), tried),
		Made: now.UnixMilli()}, mostRemarksOfOne, mostRemarks)
	switch {
	case errors.Is(err, store.ErrMany):
		return ErrManyRemarks
	case errors.Is(err, store.ErrNotFound):
		return ErrNoTable
	}
	return err
}

// tried reads a line, and plays it on a copy of the game.
func (t *Table) tried(turns int, line string) (all []game.Turn, err error) {
	if len(line) > longestTried {
		return nil, ErrTried
	}
	var m *game.Match
	for text := range strings.Lines(line) {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		turn, err := readTurn(t.Match.Game.Lexicon(), text)
		if err != nil || len(all) == MaxTried {
			return nil, ErrTried
		}
		if m == nil {
			if m, err = t.Match.Upto(turns); err != nil {
				return nil, err
			}
		}
		if err := m.Play(turn.Seat, turn.Move); err != nil {
			return nil, ErrTried
		}
		all = append(all, turn)
	}
	return all, nil
}

// readTurn reads a move after the seat that makes it.
func readTurn(l *game.Lexicon, text string) (t game.Turn, err error) {
	who, what, _ := strings.Cut(text, " ")
	if t.Seat, err = game.ParseSeat(who); err == nil {
		t.Move, err = l.Parse(strings.TrimSpace(what))
	}
	return t, err
}

// written returns what readTurn reads, a line a turn.
func written(l *game.Lexicon, turns []game.Turn) string {
	lines := make([]string, len(turns))
	for i, t := range turns {
		lines[i] = t.Seat.Text() + " " + l.Text(t.Move)
	}
	return strings.Join(lines, "\n")
}

// Remarks returns what is said of the moments of a finished game, by moment, without what a moderator has removed, what
// a reader does not want to read, and that of people who have blocked them.
func (h *House) Remarks(ctx context.Context, t *Table, reader PersonID) (all []Remark, err error) {
	if t.Status != Over || t.Match == nil {
		return nil, nil
	}
	stored, err := h.conf.Store.Remarks(ctx, string(t.ID))
	if err != nil || len(stored) == 0 {
		return nil, err
	}
	silence, err := h.Silence(ctx, reader)
	if err != nil {
		return nil, err
	}
	apart, err := h.apart(ctx, string(reader))
	if err != nil {
		return nil, err
	}
	hidden := slices.Concat(silence.muted, silence.blocked, apart)
	names := map[string]string{}
	for _, s := range stored {
		if s.Removed != "" || slices.Contains(hidden, s.Person) {
			continue
		}
		name, known := names[s.Person]
		if !known {
			if name, err = h.conf.Store.Name(ctx, s.Person); err != nil && !errors.Is(err, store.ErrNotFound) {
				return nil, err
			}
			names[s.Person] = name
		}
		all = append(all, t.remark(s, name))
	}
	return all, nil
}

// RemarkOf returns a remark for moderators, whoever does not want to read it: [ErrNoLine] if there is none, or if it
// is removed.
func (h *House) RemarkOf(ctx context.Context, t *Table, id string) (Remark, error) {
	if t.Status != Over || t.Match == nil {
		return Remark{}, ErrNoLine
	}
	stored, err := h.conf.Store.Remarks(ctx, string(t.ID))
	if err != nil {
		return Remark{}, err
	}
	i := slices.IndexFunc(stored, func(s store.Remark) bool { return s.ID == id && s.Removed == "" })
	if i < 0 {
		return Remark{}, ErrNoLine
	}
	name, err := h.conf.Store.Name(ctx, stored[i].Person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return Remark{}, err
	}
	return t.remark(stored[i], name), nil
}

func (t *Table) remark(s store.Remark, name string) Remark {
	r := Remark{ID: s.ID, By: PersonID(s.Person), Name: name, Text: s.Text, Made: time.UnixMilli(s.Made).UTC(),
		Turns: min(s.Turns, len(t.Match.Record.Turns))}
	for text := range strings.Lines(s.Line) {
		turn, err := readTurn(t.Match.Game.Lexicon(), strings.TrimSpace(text))
		if err != nil {
			break // other rules wrote it
		}
		r.Line = append(r.Line, turn)
	}
	return r
}

// DropRemark takes back what a person has said.
func (h *House) DropRemark(ctx context.Context, id ID, remark string, person PersonID) error {
	return h.conf.Store.DropRemark(ctx, string(id), remark, string(person))
}

// RemarksBy returns what a person has said of finished games, as it is stored.
func (h *House) RemarksBy(ctx context.Context, person PersonID) ([]store.Remark, error) {
	return h.conf.Store.RemarksBy(ctx, string(person))
}

// ReportRemark reports what somebody has said of a moment.
func (h *House) ReportRemark(ctx context.Context, t *Table, r Remark, by PersonID, why Complaint) error {
	text := strings.TrimSpace(r.Text + "\n" + written(t.Match.Game.Lexicon(), r.Line))
	return h.file(ctx, by, string(r.By), r.ID, why, Report{Table: t.ID, Name: r.Name, Remark: r.ID,
		Line: &Quoted{Name: r.Name, Said: r.Made, Text: text, Who: r.By}})
}
