package gametest

import (
	"fmt"

	"ennead/game"
)

// undo checks that playing a move and taking it back restores the state. A move can be taken back unless it revealed
// secret choices that others had made before.
func undo(m *game.Match, r *game.Rand) error {
	owing := m.State.Owing()
	if owing == 0 || owing.Has(game.Nature) {
		return nil
	}
	seat := owing.First()
	before, length := m.State.Copy(), len(m.Record.Turns)
	moves := m.State.Moves(nil, seat)
	move := moves[r.Intn(len(moves))]
	if err := m.Play(seat, move); err != nil {
		return err
	}
	if m.Undoable(seat) == 0 {
		if before.VisibleTo(seat, move) == game.Everyone {
			return fmt.Errorf("a move just made cannot be taken back")
		}
		return nil
	}
	if _, ok := before.(game.Negotiated); ok && r.Intn(2) == 0 {
		return undoAside(m, seat, before, r)
	}
	if rest := owing & m.State.Owing() &^ seat.Set(); rest != 0 {
		return undoUnder(m, seat, rest.First(), before, r)
	}
	if _, ok := m.Foregone(seat); ok {
		return undoForegone(m, seat, before)
	}
	if err := m.Undo(seat); err != nil {
		return err
	}
	if !m.State.Equal(before) || len(m.Record.Turns) != length {
		return fmt.Errorf("undo does not equal a replay of fewer turns")
	}
	return nil
}

// undoForegone plays on from a choice as a table does, with its only choices. They must not keep anybody from taking
// that choice back, and a choice that ends something is nobody's to take back before they made it.
func undoForegone(m *game.Match, seat game.Seat, before game.State) error {
	for range 100 {
		only, ok := m.Foregone(seat)
		if !ok {
			break
		}
		if only.Ends && only.Seat != seat && m.Undoable(only.Seat) > 0 {
			return fmt.Errorf("a table ends something for %s, who has a choice to take back", whom(only.Seat))
		}
		if err := m.AutoPlay(); err != nil {
			return err
		}
	}
	if m.Undoable(seat) == 0 {
		return fmt.Errorf("the only choices that a table made since keep %s from taking a choice back", whom(seat))
	}
	if err := m.Undo(seat); err != nil {
		return err
	}
	if !m.State.Equal(before) {
		return fmt.Errorf("undo over the only choices that a table made leads elsewhere")
	}
	return nil
}

// undoUnder checks that taking back a simultaneous choice keeps what others have secretly chosen since.
func undoUnder(m *game.Match, seat, other game.Seat, before game.State, r *game.Rand) error {
	moves := m.State.Moves(nil, other)
	move := moves[r.Intn(len(moves))]
	if err := m.Play(other, move); err != nil {
		return err
	}
	if m.Undoable(seat) == 0 {
		return nil
	}
	if err := m.Undo(seat); err != nil {
		return err
	}
	before.Play(other, move, nil)
	if !m.State.Equal(before) {
		return fmt.Errorf("undo under another's sealed choice does not equal play without the choice")
	}
	return nil
}

// undoAside checks that undo keeps negotiation that came after the choice. Mere words, and moves that the seat is told
// nothing of, are no barrier to undo if they are possible without the choice; anything else is.
func undoAside(m *game.Match, seat game.Seat, before game.State, r *game.Rand) error {
	made := m.Made()
	if err := new(negotiators).play(m.State, r,
		func(t game.Turn, _ []game.Move) error { return m.Play(t.Seat, t.Move) }); err != nil {
		return err
	}
	bound, sayable := false, true
	for n := m.After(made); n < len(m.Record.Turns); n++ {
		t := m.Record.Turns[n]
		_, words := m.IsOutOfTurn(n)
		bound = bound || !words && !m.Sealed(n, seat)
		if sayable = sayable && m.Game.Refusal(before, t.Seat, t.Move) == nil; sayable {
			before.Play(t.Seat, t.Move, nil)
		}
	}
	switch open := m.Undoable(seat) > 0; {
	case open != (sayable && !bound):
		return fmt.Errorf("%d out-of-turn moves, some binding: %t, possible before the choice: %t; "+
			"yet the choice can be taken back: %t",
			m.Made()-made, bound, sayable, open)
	case !open:
		return nil
	}
	if err := m.Undo(seat); err != nil {
		return err
	}
	if !m.State.Equal(before) {
		return fmt.Errorf("undo under negotiation does not equal play without the choice")
	}
	return nil
}
