package table

import (
	"context"
	"errors"
	"fmt"

	"ennead/game"
)

// Choose makes moves for a person's seat that saw the given version, if that view is still valid (see
// [Table.StillValid]): all of them in a row, or none. It returns the next table, stored. The error is [ErrStale],
// [ErrNotYours], a *[game.Refusal], or says what else is wrong.
func (h *House) Choose(
	ctx context.Context, id ID, seat game.Seat, version int64, moves ...game.Move,
) (*Table, error) {
	return h.choose(ctx, id, Person, seat, version, moves, false)
}

// choose makes moves for a person or a bot; hurried says that the bot had less time than usual.
func (h *House) choose(
	ctx context.Context, id ID, kind Kind, seat game.Seat, version int64, moves []game.Move, hurried bool,
) (*Table, error) {
	began, first := h.conf.Now(), false
	after, err := h.edit(ctx, id, func(t *Table) error {
		if err := t.open(kind, seat, version); err != nil {
			return err
		}
		if kind == Person {
			if err := t.back(seat); err != nil {
				return err
			}
			first = !t.moved(seat)
			t.gestured(moves)
			t.meets(seat)
		}
		for _, move := range moves {
			if err := t.play(seat, move); err != nil {
				return err
			}
		}
		if t.negotiated = 0; kind == Bot {
			t.hurried = hurried
		}
		return t.settle()
	})
	if err == nil {
		h.conf.Meter.Chose(kind, h.since(began))
		if first {
			h.noteSitting(ctx, after, seat)
		}
	}
	return after, err
}

// play makes one move, unless the lesson of a guided table wants another.
func (t *Table) play(seat game.Seat, move game.Move) error {
	if !t.choosable(move) {
		return ErrMove
	}
	if err := t.taught(seat, move); err != nil {
		return err
	}
	return refused(t.Match.Play(seat, move))
}

// maxChain limits how many negotiation moves are made at once.
const maxChain = 64

// Negotiate makes negotiation moves (see [game.Negotiated]) for a person's seat, all of them or none. It needs no
// version: each move is checked against the state it meets. The note is attached to the last. It returns the next
// table, stored; the errors are those of [House.Choose], [ErrNote], and [ErrMuted] or [ErrWord] for a note.
func (h *House) Negotiate(ctx context.Context, id ID, seat game.Seat, moves []game.Move, note string) (*Table, error) {
	return h.negotiate(ctx, id, Person, seat, moves, note)
}

func (h *House) negotiate(
	ctx context.Context, id ID, kind Kind, seat game.Seat, moves []game.Move, note string,
) (*Table, error) {
	if len(moves) == 0 || len(moves) > maxChain {
		return nil, ErrMove
	}
	return h.edit(ctx, id, func(t *Table) error {
		if err := t.open(kind, seat, t.Version); err != nil {
			return err
		}
		if kind == Person {
			if err := t.back(seat); err != nil {
				return err
			}
			h.stir(t, seat)
			if note != "" {
				if err := h.mayWrite(ctx, t, seat, h.now()); err != nil {
					return err
				}
				if err := h.refusesWords(note); err != nil {
					return err
				}
			}
		}
		for i, m := range moves {
			if outOfTurn, _ := game.IsOutOfTurn(t.Match.State, m); !outOfTurn || !t.choosable(m) {
				return ErrMove
			}
			if err := t.taught(seat, m); err != nil {
				return err
			}
			said := ""
			if i == len(moves)-1 {
				said = note
			}
			switch err := t.Match.PlayWith(seat, m, said); {
			case errors.Is(err, game.ErrFull): // ordinary moves continue as long as there is room for them
				return ErrTalk
			case err != nil:
				return refused(err)
			}
		}
		if t.negotiated++; kind == Person {
			t.negotiated = 0
		}
		return t.settle()
	})
}

// Undo takes back the last move, or the last moves made at once, of a person's seat that saw the given version, up to
// the last new information.
func (h *House) Undo(ctx context.Context, id ID, seat game.Seat, version int64) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		if err := t.open(Person, seat, version); err != nil {
			return err
		}
		drop := t.Undoable(seat)
		if drop == 0 {
			return ErrBarrier
		}
		t.negotiated = 0
		if _, ok := t.Lesson(); ok { // moves that others made after it will be made again
			shorter, err := t.Match.Upto(len(t.Match.Record.Turns) - drop)
			if err == nil {
				t.Match = shorter
			}
			return err
		}
		first := len(t.Match.Record.Turns) - t.Match.Undoable(seat)
		for range t.madeWith(seat, first) {
			if err := refused(t.Match.Undo(seat)); err != nil {
				return err
			}
		}
		return nil
	})
}

// open returns nil if that seat may act on a table that it saw in that version.
func (t *Table) open(kind Kind, seat game.Seat, version int64) error {
	switch {
	case int(seat) >= len(t.Seats), t.Seats[seat].Kind != kind && (kind != Bot || !t.Handed().Has(seat)):
		return ErrNoSeat
	case !t.StillValid(seat, version):
		return ErrStale
	case t.Status == Gathering:
		return ErrGathering
	case t.Status == Over:
		return ErrOver
	}
	return nil
}

// settle resolves pending chance, makes the moves that need no person (see [Table.auto], [Table.decline]), and closes a
// game that is over. At a guided table the guide does all that.
func (t *Table) settle() error {
	if _, guided := t.Lesson(); guided {
		if _, err := t.guide.Advance(t.Match); err != nil {
			return fmt.Errorf("%w: %w", errBroken, err)
		}
		return nil
	}
	fair := &game.Fair{Secret: *t.secret, Bits: t.Match.Record.Bits}
	chooser := t.chooser()
	for made := true; made; {
		draws, err := t.Match.Draw(fair)
		if draws > 0 {
			chooser = game.Spectator
		}
		if err == nil {
			made, err = t.auto(&chooser)
		}
		if err != nil {
			return failed(err)
		}
	}
	if t.Match.Over() {
		t.Status = Over
		t.publish()
	}
	return failed(t.decline())
}

// failed returns what stops a table at which a move that nobody chose could not be made; nil if it could.
func failed(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, game.ErrFull):
		return ErrLong
	}
	return fmt.Errorf("%w: %w", errBroken, err)
}

// botOwing returns the first seat that is to move and for which a bot does, or [game.Spectator].
func (t *Table) botOwing() game.Seat {
	for seat := range t.Owing().All() {
		if int(seat) < len(t.Seats) && (t.Seats[seat].Kind == Bot || t.Handed().Has(seat)) {
			return seat
		}
	}
	return game.Spectator
}
