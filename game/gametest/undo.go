package gametest

import (
	"fmt"

	"ennead/game"
)

// undo: playing a move and taking it back is the state before. It can be taken back unless others had
// chosen in secret before, and the move opened it all.
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
	if err := m.Undo(seat); err != nil {
		return err
	}
	if !m.State.Equal(before) || len(m.Record.Turns) != length {
		return fmt.Errorf("undo is not replay of less")
	}
	return nil
}

// undoUnder: what others choose meanwhile, without telling, stays when a choice made at the same time is
// taken back.
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
		return fmt.Errorf("undo under another's sealed choice is not play without the choice")
	}
	return nil
}

// undoAside: what is dealt meanwhile stays. Mere words, and what the seat is told nothing of, are no barrier if they
// can be said without the choice; anything else is one.
func undoAside(m *game.Match, seat game.Seat, before game.State, r *game.Rand) error {
	made := m.Made()
	if err := new(negotiators).play(m.State, r, func(t game.Turn, _ []game.Move) error { return m.Play(t.Seat, t.Move) }); err != nil {
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
		return fmt.Errorf("%d moves beside the turn, of which some bind: %t, which could be made before: %t; a choice can be taken back: %t",
			m.Made()-made, bound, sayable, open)
	case !open:
		return nil
	}
	if err := m.Undo(seat); err != nil {
		return err
	}
	if !m.State.Equal(before) {
		return fmt.Errorf("undo under what was dealt is not play without the choice")
	}
	return nil
}
