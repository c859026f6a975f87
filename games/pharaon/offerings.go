package pharaon

import "ennead/game"

// The Offerings: section 6.3, and their refill (PHA-8.3.2).

// noLots is the display when all lots are taken.
var noLots = [6][2]Token{
	{NoToken, NoToken}, {NoToken, NoToken}, {NoToken, NoToken},
	{NoToken, NoToken}, {NoToken, NoToken}, {NoToken, NoToken},
}

// lots counts the lots on display.
func (s *State) lots() (n int) {
	for _, lot := range s.Lots {
		if lot[1] != NoToken {
			n++
		}
	}
	return n
}

func (s *State) bonusCount() (n int) {
	for _, t := range s.Bonus {
		if t != NoToken {
			n++
		}
	}
	return n
}

// bonusLeft reports whether a bonus offering is available, in the bonus zone or from the bag (PHA-1.6, PHA-7.7).
func (s *State) bonusLeft() bool {
	return s.Bag != none || s.Spent != none || s.bonusCount() > 0
}

// Brings returns how many offerings the action that a seat is paying for brings for certain: both tokens of a lot, and
// the bonus offering if it is bought (PHA-6.3.2).
func (s *State) Brings() int {
	switch step := s.Top().Step; {
	case step != StepAccess && step != StepPay, s.Buy.Quarter != Offerings:
		return 0
	case s.Buy.Extra:
		return 3
	}
	return 2
}

func extraCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VExtra, A: 1}, game.Move{Verb: VExtra, A: 0})
}

// extraWhy checks that the optional resource can be paid and buys something (PHA-6.3.1, PHA-6.3.2).
func extraWhy(s *State, f Frame, m game.Move) Reason {
	if m.A == 0 {
		return Reason{}
	}
	if !s.bonusLeft() {
		return Reason{No: NoOfferings}
	}
	if !s.Affords(f.Seat, &Purchase{Quarter: Offerings, Colour: s.Buy.Colour, Extra: true}) {
		return Reason{No: NoExtra, A: uint8(s.Buy.Colour)}
	}
	return Reason{}
}

func extraPlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Buy.Extra = m.A == 1 }

func lotCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	n := len(dst)
	for i, lot := range s.Lots {
		dst = append(dst[:n], game.Move{Verb: VLot, A: uint8(lot[0]), B: uint8(lot[1]), C: uint8(i) + 1})
		if lot[1] != NoToken {
			n++
		}
	}
	return dst[:n]
}

// lotPlay takes both tokens. The place stays empty until the end of the round (PHA-6.3.4).
func lotPlay(s *State, f Frame, m game.Move, log *game.Log) { s.takeLot(f.Seat, int(m.C)-1, log) }

func (s *State) takeLot(seat game.Seat, i int, log *game.Log) {
	lot := s.Lots[i]
	s.Lots[i] = [2]Token{NoToken, NoToken}
	s.Player[seat].Tokens[lot[0]]++
	s.Player[seat].Tokens[lot[1]]++
	log.Add(tookLot(seat, lot))
}

// bonusSkip skips the step when no offering is left (PHA-10.22).
func bonusSkip(s *State, _ Frame, _ *game.Log) bool { return !s.bonusLeft() }

func bonusCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for i, t := range s.Bonus {
		if t != NoToken {
			dst = append(dst, game.Move{Verb: VBonus, A: uint8(t), B: uint8(i) + 1})
		}
	}
	return append(dst, game.Move{Verb: VBag})
}

// bonusWhy refuses the bag only when both the bag and the discard are empty (PHA-1.6).
func bonusWhy(s *State, _ Frame, m game.Move) Reason {
	if m.Verb == VBag && s.Bag == none && s.Spent == none {
		return Reason{No: NoBag}
	}
	return Reason{}
}

// bonusPlay takes one offering. It is not replaced before the end of the round (PHA-10.23).
func bonusPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VBag {
		s.Push(StepDrawBag, f.Seat, 0, 0)
		return
	}
	s.takeBonus(f.Seat, int(m.B)-1, log)
}

func (s *State) takeBonus(seat game.Seat, i int, log *game.Log) {
	t := s.Bonus[i]
	s.Bonus[i] = NoToken
	s.Player[seat].Tokens[t]++
	log.Add(tookBonus(seat, t, Open))
}

// refill plans what to draw (PHA-8.3.2, PHA-RUL-10): whole lots first, then the bonus zone. A last token that cannot
// complete a lot goes to the bonus zone, even beyond its usual number.
func (s *State) refill() {
	places := s.Data.LotCount[s.Players()]
	left := s.Bag.Total() + s.Spent.Total()
	missing := max(places-s.lots(), 0)
	made := min(missing, left/2)
	bonus := left - 2*made
	if made == missing {
		bonus = min(bonus, max(places-s.bonusCount(), 0))
	}
	s.Push(StepRefill, 0, uint8(made), uint8(bonus))
}

// refillFits accepts no more lots and bonus tokens than there are free places (PHA-8.3.2).
func refillFits(s *State, f, _ Frame) bool {
	return within(f.A, 0, len(s.Lots)-s.lots()) && within(f.B, 0, len(s.Bonus)-s.bonusCount())
}

func refillSkip(s *State, f Frame, _ *game.Log) bool { return f.A == 0 && f.B == 0 || !s.readyBag() }

// refillPlay puts a token on the first incomplete lot, or on the first free place of the bonus zone.
func refillPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.Bag[m.A-uint8(ResourceOffering)]--
	t := Token(m.A)
	if f.A == 0 {
		for i, at := range s.Bonus {
			if at == NoToken {
				s.Bonus[i] = t
				break
			}
		}
		s.Push(StepRefill, 0, 0, f.B-1)
		return
	}
	for i := range s.Lots {
		lot := &s.Lots[i]
		switch {
		case lot[0] == NoToken:
			lot[0] = t
			s.Push(StepRefill, 0, f.A, f.B)
			return
		case lot[1] == NoToken:
			*lot = [2]Token{min(lot[0], t), max(lot[0], t)}
			s.Push(StepRefill, 0, f.A-1, f.B)
			return
		}
	}
}
