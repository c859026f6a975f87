package table

import (
	"context"

	"ennead/game"
)

// A game goes on without those who leave: with clocks a steward plays for them, without, the others may free the seat
// or let a bot play. So nobody can end it by leaving. Those who are left may, if they do not want to play on: the last
// one in any game, and at a table without clocks all together while the game waits for somebody who is not there. The
// record stops there, and its secret is published, so everybody can check it as far as it goes. [Ranks] says how
// everybody came off.

// Ended reports whether the game was ended before the rules did: by those who were left, or with its round.
func (t *Table) Ended() bool { return t.Status == Over && t.Reason.ends() }

func (r Reason) ends() bool { return r == ReasonEnded || r == ReasonTime }

// Ending says how far those who are left have come with ending a game.
type Ending struct {
	Agreed game.Seats // whose persons want to end it
	Asks   game.Seats // whose persons have not agreed
	Mine   bool       // the person who asks is one of them all
}

// Ending returns who may end the game now; false if nobody may.
func (h *House) Ending(t *Table, person PersonID) (e Ending, ok bool) {
	stay := h.stay(t)
	if _, guided := t.Lesson(); t.Status != Playing || guided || t.Practice() || stay == 0 || !t.deserted(stay) {
		return e, false
	}
	if t.heads(stay) > 1 && (t.times != nil || t.Owing()&^stay&t.persons() == 0) {
		return e, false // the game goes on
	}
	held := h.Held(t, person)
	return Ending{Agreed: t.ending & stay, Asks: stay &^ t.ending, Mine: stay&held != 0}, true
}

// stay returns the seats whose persons are there: who is absent is not.
func (h *House) stay(t *Table) game.Seats {
	seats := t.persons()
	for seat := range seats.All() {
		if !t.Seats[seat].Taken || h.absent(t, seat) {
			seats &^= seat.Set()
		}
	}
	return seats
}

// deserted reports whether somebody who began the game is not among those who stay.
func (t *Table) deserted(stay game.Seats) bool {
	for _, s := range t.starters() {
		if s.gone || !stay.Has(s.seat) {
			return true
		}
	}
	return false
}

// heads counts the persons who hold seats.
func (t *Table) heads(seats game.Seats) (n int) {
	for seat := range seats.All() {
		who := t.Seats[seat].who
		n++
		for other := range seats.All() {
			if other >= seat {
				break
			}
			if t.Seats[other].heldBy(who) {
				n--
				break
			}
		}
	}
	return n
}

// End ends a game on behalf of somebody who is left, once all of them agree.
func (h *House) End(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		e, ok := h.Ending(t, person)
		switch {
		case t.Status == Gathering:
			return ErrGathering
		case t.Status == Over:
			return ErrOver
		case !ok || !e.Mine:
			return ErrGoesOn
		}
		mine := (e.Agreed | e.Asks) & h.Held(t, person)
		if e.Asks&^mine != 0 {
			if e.Asks&mine == 0 {
				return errSame
			}
			t.ending |= mine
			return nil
		}
		t.Status, t.Reason, t.ending = Over, ReasonEnded, 0
		t.Match.End()
		t.publish()
		return nil
	})
}

// PlayOn takes back that somebody wants to end the game.
func (h *House) PlayOn(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		held := h.Held(t, person)
		if t.ending&held == 0 {
			return errSame
		}
		t.ending &^= held
		return nil
	})
}
