package table

import "ennead/game"

// auto makes one move that needs no person, and reports whether there was one: it makes the only move of a deserted
// seat (see [Table.withdraw]), declines a reaction window for somebody who does not want to be asked, or makes a
// person's only choice where that gives nothing away, unless the person has ended that order (see [OrderOnly]). An
// only choice that ends the turn, or asks others, needs more (see [game.Match.Foregone]): chooser is the seat that has
// just chosen, and was told what follows (see [game.Tail]), or [game.Spectator].
func (t *Table) auto(chooser *game.Seat) (bool, error) {
	if made, err := t.withdraw(); made || err != nil {
		*chooser = game.Spectator
		return made, err
	}
	if made, err := t.waive(); made || err != nil {
		*chooser = game.Spectator
		return made, err
	}
	only, ok := t.Match.Foregone(*chooser)
	if !ok || int(only.Seat) >= len(t.Seats) || t.Seats[only.Seat].Kind != Person || t.Chooses(only.Seat) {
		return false, nil
	}
	return true, t.Match.AutoPlay()
}

// chooser returns the seat whose own choice is the last turn, or [game.Spectator].
func (t *Table) chooser() game.Seat {
	n := len(t.Match.Record.Turns)
	if n == 0 || t.Match.Record.Turns[n-1].Waived {
		return game.Spectator
	}
	if outOfTurn, _ := t.Match.IsOutOfTurn(n - 1); outOfTurn {
		return game.Spectator
	}
	return t.Match.Record.Turns[n-1].Seat
}
