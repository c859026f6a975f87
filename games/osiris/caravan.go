package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Action 3 (OSI-5.3).

// caravan places a worker on a section, to lead or to join, and takes the tokens of the section. A governor who joins
// owes a fee (OSI-5.3.6).
func (s *State) caravan(seat game.Seat, w Worker, at Place, log *game.Log) {
	leader := s.board(seat, w, at, log)
	got := s.gain(seat, s.Data.Section[at-FirstSection], GainCaravan, log)
	if leader != seat && got.Sum() > 0 && !(s.Present && s.Gone.Has(leader)) { // OSI-RUL-16, OSI-RUL-17
		s.Turn.Paid = got
		s.Push(StepFee, seat, uint8(leader), uint8(at))
	}
}

// board places the worker on a section. The first governor there adds their camel and leads (OSI-5.3.2).
func (s *State) board(seat game.Seat, w Worker, at Place, log *game.Log) (leader game.Seat) {
	s.did(seat, didCaravan)
	s.stand(seat, w, at, log)
	place := at.Caravan()
	if s.Leader[place] == NoSeat {
		s.Leader[place] = seat
		log.Add(caravanLed(seat, place))
	}
	return s.Leader[place]
}

// feeCandidates appends the kinds of the tokens just taken (OSI-5.3.3).
func feeCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VFee, s.Turn.Paid.kinds())
}

// feeSkip pays the fee without a question if the tokens are of one kind.
func feeSkip(s *State, f Frame, log *game.Log) bool {
	r, one := only(s.Turn.Paid.kinds())
	if one {
		s.payFee(f, r, log)
	}
	return one
}

func feePlay(s *State, f Frame, m game.Move, log *game.Log) { s.payFee(f, m.A, log) }

func (s *State) payFee(f Frame, r uint8, log *game.Log) {
	s.Player[f.Seat].Tokens[r]--
	s.Player[f.A].Tokens[r]++
	log.Add(feePaid(Two{From: f.Seat, To: game.Seat(f.A)}, Resource(r)))
}

// feeFits: the seat has just taken tokens of several kinds from a caravan that another seat leads (OSI-5.3.6).
func feeFits(s *State, f, _ Frame) bool {
	at, paid := Place(f.B), s.Turn.Paid
	if at < FirstSection || at >= MaxPlaces || s.Player[f.Seat].Order != 0 || s.Standing[at].Owner != f.Seat {
		return false
	}
	if uint8(s.Leader[at.Caravan()]) != f.A || f.A >= s.Count || f.A == uint8(f.Seat) {
		return false
	}
	if _, one := only(paid.kinds()); one || paid.Sum() == 0 {
		return false
	}
	return s.Data.Section[at-FirstSection].Covers(paid) && s.Player[f.Seat].Tokens.Covers(paid)
}

// askTwo asks for the Caravaneer's tokens, from what the supply holds after those of the section (OSI-11.8).
func (s *State) askTwo(seat game.Seat, at Place, log *game.Log) {
	s.Turn.At = uint8(at)
	s.Turn.Paid = Tokens{}
	s.askExtra(seat, min(s.Data.Special.Caravaneer, s.left(at).Sum()), ByCaravaneer, log)
}

// left returns the supply after the tokens of a section.
func (s *State) left(at Place) Tokens {
	return s.Supply.Minus(s.Data.Section[at-FirstSection].UpTo(s.Supply))
}

// ride carries out the special of the Caravaneer: no fee, and additional tokens (OSI-11.8).
func (s *State) ride(seat game.Seat, log *game.Log) {
	at, extra := Place(s.Turn.At), s.Turn.Paid
	s.spend(seat, log)
	s.board(seat, s.Turn.Worker, at, log)
	s.gain(seat, s.Data.Section[at-FirstSection], GainCaravan, log)
	if extra.Sum() > 0 {
		s.gain(seat, extra, GainCard, log)
	}
}
