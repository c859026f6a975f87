package osiris

import (
	"math/bits"

	"ennead/game"
)

// A governor who has left the table for good, and for whom nobody plays (OSI-RUL-54).

// Desertion returns the moves by which a governor leaves the table, and by which somebody plays for them again.
func (s *State) Desertion() (gone, back game.Move) {
	return game.Move{Verb: VGone}, game.Move{Verb: VBack}
}

// Deserters returns the seats whose governors are away.
func (s *State) Deserters() game.Seats { return s.Away }

// whyNotDesert: a governor leaves once, and comes back only after that, while governors are to move.
func (s *State) whyNotDesert(seat game.Seat, m game.Move) reason {
	switch owing := s.Owing(); {
	case int(seat) >= int(s.Count), owing == 0, owing.Has(game.Nature):
		return reason{No: notNow}
	case m.Verb == VGone && s.Away.Has(seat):
		return reason{No: NoAway, A: uint8(seat)}
	case m.Verb == VBack && !s.Away.Has(seat):
		return reason{No: NoBack, A: uint8(seat)}
	}
	return reason{}
}

// desert marks the governor of a seat as away. What they had begun to choose has had no effect, so it is dropped.
func (s *State) desert(seat game.Seat, log *game.Log) {
	s.Away = s.Away.With(seat)
	log.Add(governorGone(seat))
	s.forsake(seat)
	if s.OnTurn() == seat {
		s.drop()
	}
}

// comeBack lets a governor choose again. A withdrawal stands until the season ends.
func (s *State) comeBack(seat game.Seat, log *game.Log) {
	s.Away &^= seat.Set()
	log.Add(governorBack(seat))
}

// forsake ends the open offers and bribes of a seat and the offers to it, and drops its draft. A visitor takes no
// bribes. No event tells of a single offer: others must not learn how many were private (OSI-7.4.1).
func (s *State) forsake(seat game.Seat) {
	b := &s.Book
	if !b.Used {
		return
	}
	b.Drafts[seat], b.Bribes[seat] = Draft{}, [MaxBribes]Bribe{}
	for by := range b.Offers {
		b.keepOffers(by, func(o *Offer) bool { return game.Seat(by) != seat && o.To != seat })
	}
	if s.Top().Seat != seat {
		return
	}
	for by := range b.Bribes {
		for i := range b.Bribes[by] {
			b.Bribes[by][i].Taken = false
		}
	}
}

// unattended reports whether a seat is to move and its governor is away.
func (s *State) unattended(seat game.Seat) bool { return s.Away.Has(seat) && s.Owing().Has(seat) }

// prescribed returns the only move of the seat to move if its governor is away. It keeps the card that was drawn first,
// gives the first token in the order of kinds, and withdraws wherever it may choose an action.
func (s *State) prescribed() game.Move {
	switch f := s.Top(); f.Step {
	case StepShare:
		return shareMove(s.drawnFirst(), s.heir(f.Seat, Place(f.A)), 0)
	case StepFee:
		return game.Move{Verb: VFee, A: uint8(bits.TrailingZeros8(s.Turn.Paid.kinds()))}
	case StepStudy:
		return game.Move{Verb: VStudy, A: uint8(s.drawnFirst())}
	}
	return game.Move{Verb: VWithdraw}
}

// drawnFirst returns the pending card that a governor who is away keeps.
func (s *State) drawnFirst() Card {
	// Before rules 3 (OSI-RUL-54, until 2028-01-31): it was the card with the lowest number.
	if s.Rules.Before(3) {
		return s.Pending[0]
	}
	return s.DrawnFirst
}

// heir returns who receives the second card of a visitor who is away: the owner of the city, if it is another governor.
// Otherwise it is the next governor clockwise, or with two governors [Discard].
func (s *State) heir(visitor game.Seat, at Place) game.Seat {
	owner := s.Site[at.Town()].Owner
	switch {
	case owner < MaxSeats && owner != visitor:
		return owner
	case s.Count == 2:
		return Discard
	}
	return s.Next(visitor)
}

// withdrawAside withdraws a seat whose governor is away. Its planned monuments count as impossible to build; of several
// Horus keeps the first in the order of cartouches. It is never the first to withdraw: it takes no box and does not
// become Regent.
func (s *State) withdrawAside(seat game.Seat, log *game.Log) {
	s.did(seat, didWithdraw)
	if own := s.Own[seat]; own != 0 && s.spared(seat) == 1 {
		s.Turn.Kept = own.First() + 1
	}
	s.Player[seat].Order = s.Count - uint8(s.Aside.Len())
	s.Aside, s.Gone = s.Aside.With(seat), s.Gone.With(seat)
	log.Add(withdrewAside(seat))
	s.markKept(seat, log)
}
