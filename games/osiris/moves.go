package osiris

import (
	"math/bits"

	"ennead/game"
)

// Moves appends the legal moves of the seat's current choice; for negotiation see [State.OutOfTurn].
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if s.Away != 0 && s.unattended(seat) {
		return append(dst, s.prescribed())
	}
	return Steps.Moves(s, &s.Stack, dst, seat)
}

// Candidates appends the moves that a person could point at now; the legal ones are among them.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	if s.unattended(seat) {
		return append(dst, s.prescribed())
	}
	return Steps.Candidates(s, &s.Stack, dst, seat)
}

// Play makes a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	if m.Verb >= FirstOutOfTurn {
		s.negotiate(seat, m, log)
		return
	}
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Why returns the reason against a move; its No is 0 if the move is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	switch {
	case m.Verb >= VGone:
		return s.whyNotDesert(seat, m)
	case m.Verb >= FirstOutOfTurn:
		return s.whyNotNegotiate(seat, m)
	case s.unattended(seat) && m != s.prescribed():
		return reason{No: NoAway, A: uint8(seat)}
	case s.unattended(seat):
		return reason{}
	}
	return Steps.Why(s, &s.Stack, seat, m)
}

// Constructors of moves that several files make.

// move returns the exchange as a move (OSI-D08).
func (b Barter) move() game.Move { return game.Move{Verb: VMarket, A: b.Market, B: b.Side} }

// Levy is a token that the Tax Collector takes from a pile (OSI-11.11).
type Levy struct{ Resource, Pile uint8 }

func (l Levy) move() game.Move { return game.Move{Verb: VTax, A: l.Resource, B: l.Pile} }

// shareMove keeps one card of a visit and gives the other to a seat or to [Discard]; taken is the number of accepted
// bribes (OSI-D04).
func shareMove(kept Card, to game.Seat, taken uint8) game.Move {
	return game.Move{Verb: VShare, A: uint8(kept), B: uint8(to), C: taken}
}

// markMove marks a promise of that governor as kept or broken (OSI-D24).
func markMove(by game.Seat, number uint8, kept bool) game.Move {
	return game.Move{Verb: VMark, A: uint8(by), B: number, C: 1 - bit(kept)}
}

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

// prescribed returns the only move of the seat to move if its governor is away. It keeps the first card in the order of
// their numbers, gives the first token in the order of kinds, and withdraws wherever it may choose an action.
func (s *State) prescribed() game.Move {
	switch f := s.Top(); f.Step {
	case StepShare:
		return shareMove(s.Pending[0], s.heir(f.Seat, Place(f.A)), 0)
	case StepFee:
		return game.Move{Verb: VFee, A: uint8(bits.TrailingZeros8(s.Turn.Paid.kinds()))}
	case StepStudy:
		return game.Move{Verb: VStudy, A: uint8(s.Pending[0])}
	}
	return game.Move{Verb: VWithdraw}
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
