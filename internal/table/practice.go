package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// Fork opens a practice table that continues from the first turns of a finished game, or of one in which a guide has
// taught the person, with its own chance. The person holds every seat of Kind Person (all seats, if seats is nil);
// the game begins at once.
func (h *House) Fork(ctx context.Context, id ID, turns int, person PersonID, seats []SeatSpec) (ID, error) {
	guest, err := h.sitter(ctx, person, "")
	if err != nil {
		return "", err
	}
	t, err := h.Look(ctx, id)
	if err != nil {
		return "", err
	}
	if _, guided := t.Lesson(); t.Status != Over && !(guided && held(t.Seats, guest.who) != 0) {
		return "", ErrNotOver
	}
	m, err := t.Match.Upto(turns)
	if errors.Is(err, game.ErrRecord) {
		return "", ErrTurn
	}
	if err != nil {
		return "", fmt.Errorf("fork table %s: %w", id, err)
	}
	return h.practise(ctx, m, guest, seats)
}

// Import opens a table from the text of a record. A finished game can be viewed, also one that its players ended; an
// unfinished one continues as practice, as with [House.Fork]. Few records are read at a time, and the work stops with
// ctx.
func (h *House) Import(ctx context.Context, record io.Reader, person PersonID, seats []SeatSpec) (ID, error) {
	guest, err := h.sitter(ctx, person, "")
	if err != nil {
		return "", err
	}
	m, rules, err := h.read(ctx, record)
	if err != nil {
		return "", err
	}
	if !m.Over() {
		return h.practise(ctx, m, guest, seats)
	}
	r := m.Record
	seal, published, bits := r.Seal, r.Secret, r.Bits
	t := h.newTable(m, guest.who)
	t.Status, t.Rules, t.Seal, t.secret = Over, rules, seal, new([32]byte)
	r.Seal, r.Secret, r.Bits = seal, published, bits
	if r.Ended {
		t.Reason = ReasonEnded
	}
	if err := h.seat(t, persons(m, r.Names)); err != nil {
		return "", err
	}
	return t.ID, h.store(ctx, t, func() error { return nil })
}

// practise continues from a match with new chance. The notes say why.
func (h *House) practise(
	ctx context.Context, m *game.Match, g guest, seats []SeatSpec, notes ...Happening,
) (ID, error) {
	if m.Over() {
		return "", ErrTurn
	}
	if seats == nil {
		seats = persons(m, m.Record.Names)
	}
	m.Record.Given = len(m.Record.Turns)
	t := h.newTable(m, g.who)
	if err := h.seat(t, seats); err != nil {
		return "", err
	}
	for _, note := range notes {
		note.At = h.now()
		t.happen(note)
	}
	for i := range t.Seats {
		if s := &t.Seats[i]; s.Kind == Person {
			s.Taken, s.who, s.Name = true, g.who, cmp.Or(s.Name, g.known)
		}
	}
	t.nameSeats()
	t.Status = Playing
	return t.ID, h.store(ctx, t, t.settle)
}

// persons returns specs that seat a person everywhere, with the names from a record if they are fit to show.
func persons(m *game.Match, names []string) []SeatSpec {
	var list []SeatSpec
	for _, seat := range players(m.State) {
		name := ""
		if int(seat) < len(names) {
			name, _ = cleanName(names[seat])
		}
		list = append(list, SeatSpec{Kind: Person, Name: name})
	}
	return list
}
