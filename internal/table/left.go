package table

import (
	"context"
	"errors"
	"iter"
	"strings"
	"time"

	"ennead/game"
)

// Trace is what a person left at a table: all that the house keeps of them there, as they may know it.
type Trace struct {
	ID      ID
	Game    string
	Status  Status
	Opened  bool // by them
	Created time.Time
	Updated time.Time
	Stints  []Stint
	Looked  []Stint // when they looked on with the eyes of a seat
	Record  string  // of the game as they may read it now; empty if they have left it before its end
	Lines   []Line
	Notes   []Note
}

// Stint is the time for which a person held a seat.
type Stint struct {
	Seat  game.Seat
	Since time.Time // zero if they were the first, or that is not known
	Until time.Time // zero if they still hold it
}

// Note is a note that a person wrote on a move.
type Note struct {
	Turn int // from 1 on, of those that their seat knows of
	Seat game.Seat
	Text string
}

// Left yields what a person left at each table that knows them, one after the other. One that cannot be read has only
// an id and a status.
func (h *House) Left(ctx context.Context, person PersonID) iter.Seq2[Trace, error] {
	return func(yield func(Trace, error) bool) {
		who, err := h.who(person)
		var ids []string
		if err == nil {
			ids, err = h.conf.Store.Traces(ctx, who)
		}
		if err != nil {
			yield(Trace{}, err)
			return
		}
		for _, id := range ids {
			trace, err := h.leftAt(ctx, ID(id), who)
			if errors.Is(err, ErrNoTable) { // deleted meanwhile
				continue
			}
			if !yield(trace, err) || err != nil {
				return
			}
		}
	}
}

func (h *House) leftAt(ctx context.Context, id ID, who string) (Trace, error) {
	t, err := h.Look(ctx, id)
	if err != nil {
		return Trace{}, err
	}
	trace := Trace{ID: t.ID, Game: t.Game, Status: t.Status, Opened: t.owner == who, Created: t.Created,
		Updated: t.Updated}
	lines, err := h.Said(ctx, id, 0)
	if err != nil {
		return Trace{}, err
	}
	trace.Looked = t.lookedFor(who)
	mine := stints(t.Happened, t.Seats, who)
	for _, s := range mine {
		trace.Stints = append(trace.Stints, Stint{s.seat, s.since, s.until})
		for _, l := range lines {
			if s.said(l) {
				trace.Lines = append(trace.Lines, l)
			}
		}
		trace.Notes = append(trace.Notes, t.notes(s)...)
	}
	if len(mine) > 0 {
		trace.Record, err = t.recordOf(held(t.Seats, who))
	}
	return trace, err
}

// recordOf returns the text of the record for those who hold these seats. While the game is on, nobody else has one.
func (t *Table) recordOf(seats game.Seats) (string, error) {
	seat := game.Spectator
	if seats != 0 {
		seat = seats.First()
	}
	if t.Match == nil || t.text != "" || seats == 0 && !t.Match.Over() {
		return t.text, nil
	}
	var text strings.Builder
	err := game.WriteRecord(&text, t.Match.Game, t.Record(seat))
	return text.String(), err
}

// notes returns the notes that were written in a stint for certain.
func (t *Table) notes(s stint) (list []Note) {
	if t.Match == nil {
		return nil
	}
	number := 0
	for n, turn := range t.Match.Known(s.seat) {
		if number++; turn.Note != "" && s.hasMade(n, turn.Seat, t.Made(n)) {
			list = append(list, Note{number, s.seat, turn.Note})
		}
	}
	return list
}

// said reports whether a chat line was said then.
func (s stint) said(l Line) bool {
	return l.Seat == s.seat && !l.Said.Before(s.since) && (s.until.IsZero() || !l.Said.After(s.until))
}

// hasMade is like mayHaveMade, but where it says so that is certain.
func (s stint) hasMade(n int, seat game.Seat, at time.Time) bool {
	return seat == s.seat && n >= s.first && (s.until.IsZero() || !at.IsZero() && !at.After(s.until))
}
