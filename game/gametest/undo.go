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
		if before.Seen(seat, move) == game.Everyone {
			return fmt.Errorf("a move just made cannot be taken back")
		}
		return nil
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
