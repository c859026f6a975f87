package osiris

import (
	"math/bits"

	"ennead/game"
)

// Action 2 (OSI-5.2).

// visit draws two cards. The seat chooses between them afterwards (OSI-5.2.3).
func (s *State) visit(seat game.Seat, at Place) {
	s.did(seat, didVisit)
	s.Push(StepShared, seat, uint8(at), 0)
	s.Push(StepDraw, seat, DrawVisit, 2)
}

// sharedRun ends the visit if fewer than two cards were drawn, because there is nothing to choose (OSI-RUL-13).
func sharedRun(s *State, f Frame, log *game.Log) {
	if s.Pending[1] != 0 {
		s.Push(StepShare, f.Seat, f.A, 0)
		return
	}
	if s.Pending[0] != 0 {
		s.keep(f.Seat, s.Pending[0], log)
		s.putAway()
	}
}

// sharedFits: the seat has a worker in the visited city (OSI-5.2).
func sharedFits(s *State, f, _ Frame) bool {
	at := Place(f.A)
	return s.Player[f.Seat].Order == 0 &&
		at >= FirstCity && at < FirstSection && s.Standing[at].Owner == f.Seat
}

// keep adds a pending card to the hand.
func (s *State) keep(seat game.Seat, c Card, log *game.Log) {
	p := &s.Player[seat]
	p.Cards = p.Cards.With(uint8(c))
	log.Add(cardKept(seat, c))
}

// receivers returns the set of possible receivers of the second card: seats, and [Discard] (OSI-5.2.3).
func (s *State) receivers(seat game.Seat, at Place) (to uint8) {
	to = uint8(s.everybody()) &^ (1 << seat)
	if owner := s.Site[at.Town()].Owner; owner < MaxSeats && owner != seat {
		to = 1 << owner // OSI-5.2.3 a
	}
	if s.Count == 2 { // OSI-5.2.3 c
		to |= 1 << Discard
	}
	return to
}

// Receives reports whether a seat, or [Discard], may receive the second card of a visit.
func (s *State) Receives(seat game.Seat, at Place, to uint8) bool {
	return s.receivers(seat, at)>>to&1 != 0
}

// Sharing returns the cities that a worker of a seat can visit now so that the second card may go to another governor
// (OSI-5.2.1, OSI-5.2.3).
func (s *State) Sharing(seat, to game.Seat) (open Places) {
	for cities := s.cities(Plainly); cities != 0; cities = cities.Rest() {
		if at := cities.First(); s.Receives(seat, Place(at), uint8(to)) {
			open = open.With(at)
		}
	}
	return open
}

// IsCity reports whether a place is a city.
func IsCity(at Place) bool { return allCities.Has(uint8(at)) }

// Receivers returns the governors who may receive the second card of the current visit; none without a visit.
func (s *State) Receivers() (seats game.Seats) {
	if f := s.Top(); f.Step == StepShare {
		for to := range s.Count {
			if s.Receives(f.Seat, Place(f.A), to) {
				seats = seats.With(game.Seat(to))
			}
		}
	}
	return seats
}

// shareCandidates appends the open bribes, then the pairs of the kept card and the other card's receiver. The move
// contains the number of accepted bribes, so that it is refused if somebody has cancelled one in the meantime
// (OSI-7.5.2).
func shareCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst, taken := s.openBribes(dst)
	for _, c := range s.Pending[:2] {
		for to := range uint8(Discard + 1) {
			if to < s.Count && game.Seat(to) != f.Seat || to == Discard && s.Count == 2 {
				dst = append(dst, shareMove(c, game.Seat(to), taken))
			}
		}
	}
	return dst
}

// shareLegal appends the moves that shareWhy accepts; it computes the receivers once.
func shareLegal(s *State, f Frame, dst []game.Move) []game.Move {
	n := len(dst)
	dst, taken := s.openBribes(dst)
	for _, m := range dst[n:] {
		dst[n] = m
		if shareWhy(s, f, m).No == 0 {
			n++
		}
	}
	dst = dst[:n]
	to := s.receivers(f.Seat, Place(f.A))
	for left := to; s.Book.Used && left != 0; left &= left - 1 {
		if receiver := uint8(bits.TrailingZeros8(left)); !s.Agrees(receiver) {
			to &^= 1 << receiver
		}
	}
	for _, c := range s.Pending[:2] {
		for left := to; left != 0; left &= left - 1 {
			dst = append(dst, shareMove(c, game.Seat(bits.TrailingZeros8(left)), taken))
		}
	}
	return dst
}

// openBribes appends the bribes that can still be accepted, and counts the accepted ones.
func (s *State) openBribes(dst []game.Move) (list []game.Move, taken uint8) {
	if !s.Book.Used {
		return dst, 0
	}
	for by := range s.Count {
		for i := range s.Book.Bribes[by] {
			switch b := &s.Book.Bribes[by][i]; {
			case b.Number == 0:
			case b.Taken:
				taken++
			default:
				dst = append(dst, game.Move{Verb: VTake, A: by, B: b.Number})
			}
		}
	}
	return dst, taken
}

func shareWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VTake {
		b := s.OpenBribe(game.Seat(m.A), m.B)
		switch {
		case !s.Receives(f.Seat, Place(f.A), uint8(b.If)):
			return reason{No: NoIdleBribe}
		case !s.Agrees(uint8(b.If)):
			return reason{No: NoOtherBribe}
		}
		return reason{}
	}
	switch {
	case !s.Receives(f.Seat, Place(f.A), m.B):
		return reason{No: NoReceiver, A: uint8(s.Site[Place(f.A).Town()].Owner)}
	case !s.Agrees(m.B):
		return reason{No: NoOtherBribe}
	}
	return reason{}
}

func shareFar(s *State, _ Frame, m game.Move) reason {
	switch {
	case m.Verb == VShare && m.B == Discard && s.Count > 2: // OSI-5.2.3 c
		return reason{No: NoDiscard}
	case m.Verb == VShare, m.Verb == VTake:
		return reason{No: NoBribes}
	}
	return reason{No: notNow}
}

// Agrees reports whether all accepted bribes ask for that receiver.
func (s *State) Agrees(to uint8) bool {
	if !s.Book.Used {
		return true
	}
	for by := range s.Count {
		for i := range s.Book.Bribes[by] {
			if b := &s.Book.Bribes[by][i]; b.Number != 0 && b.Taken && uint8(b.If) != to {
				return false
			}
		}
	}
	return true
}

// OpenBribe returns the slot of a seat's bribe, by its number from 1.
func (s *State) OpenBribe(by game.Seat, number uint8) *Bribe { return &s.Book.Bribes[by][number-1] }

func sharePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VTake {
		s.OpenBribe(game.Seat(m.A), m.B).Taken = true
		s.Push(StepShare, f.Seat, f.A, 0)
		return
	}
	kept, other := Card(m.A), s.Pending[0]
	if other == kept {
		other = s.Pending[1]
	}
	s.putAway()
	s.keep(f.Seat, kept, log)
	if m.B == Discard {
		s.discard(f.Seat, other, log)
		s.gain(f.Seat, s.Data.Discarded, GainVisit, log) // OSI-5.2.3 c
	} else {
		to := game.Seat(m.B)
		s.Player[to].Cards = s.Player[to].Cards.With(uint8(other))
		s.learn(to, f.Seat, other)
		two := Two{From: f.Seat, To: to}
		log.Add(cardGiven(two))
		log.Add(cardShared(two, other))
	}
	s.payBribes(f.Seat, log)
}

// discard puts a card on the discard pile in public.
func (s *State) discard(seat game.Seat, c Card, log *game.Log) {
	s.Spent = s.Spent.With(uint8(c))
	log.Add(cardDiscarded(seat, c))
}
