package table

import (
	"time"

	"ennead/game"
)

// Some games can go on without somebody who has left (see [game.Deserted]): those who stay need neither a bot nor
// patience. The record says that the seat is deserted, the table makes the only moves that the rules leave it, and when
// somebody sits down there the record says so, too.

// Withdraws is the plan to go on without the person of a seat, in place of the level of a bot.
const Withdraws = "withdraw"

// MayWithdraw reports whether the rules let the game go on without the person of a seat, and it does not yet.
func (t *Table) MayWithdraw(seat game.Seat) bool {
	if t.Status != Playing {
		return false
	}
	_, ok := t.Match.State.(game.Deserted)
	return ok && !t.Deserted().Has(seat)
}

// Deserted returns the seats without which the game goes on until somebody sits down there.
func (t *Table) Deserted() game.Seats {
	if t.Match == nil {
		return 0
	}
	return game.DesertersOf(t.Match.State)
}

// desert goes on without a seat from now on.
func (t *Table) desert(seat game.Seat, now time.Time) error {
	d, ok := t.Match.State.(game.Deserted)
	if !ok {
		return ErrLevel
	}
	t.Seats[seat].vote = vote{}
	t.happen(Happening{At: now, What: Without, Seat: seat})
	gone, _ := d.Desertion()
	if err := failed(t.Match.Play(seat, gone)); err != nil {
		return err
	}
	return t.settle()
}

// regain says in the record which deserted seats somebody plays for again: a person who has sat down, or a bot. It
// follows every change, so no way to a seat passes it by.
func (t *Table) regain() error {
	if t.Status != Playing {
		return nil
	}
	for seat := range t.Deserted().All() {
		if t.Seats[seat].Kind == Person && !t.Seats[seat].Taken {
			continue
		}
		_, back := t.Match.State.(game.Deserted).Desertion()
		if err := failed(t.Match.Play(seat, back)); err != nil {
			return err
		}
	}
	return nil
}

// withdraw makes the only move of a deserted seat that is to move, and reports whether there was one.
func (t *Table) withdraw() (bool, error) {
	if t.Match.State.Owing()&t.Deserted() == 0 {
		return false, nil
	}
	return true, t.Match.AutoWithdraw()
}

// choosable reports whether a person or a bot may choose a move at all, whether or not it is legal now: nobody says of
// themselves that they have left for good.
func (t *Table) choosable(m game.Move) bool {
	return t.Match.Game.Lexicon().Knows(m) && !game.IsDesertion(t.Match.State, m)
}
