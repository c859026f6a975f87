package kemet

import "ennead/game"

// The Night: KEM-7.1 to KEM-7.7.

// nightFits reports whether A is a later step of the Night. The first is never on the stack (KEM-7.10).
func nightFits(_ *State, f, _ Frame) bool { return f.A >= 2 && f.A <= 8 }

// nightRun does the steps of the Night one after another. A is the number of the step.
func nightRun(s *State, f Frame, log *game.Log) {
	s.gainVP(log)
	if f.A < 8 {
		s.Push(StepNight, 0, f.A+1, 0)
	}
	b := s.Board()
	switch f.A {
	case 1: // Offering
		log.Add(night(s.Round))
		if b.Sanctuary != 0 {
			s.sacrifice(StepOffer, b.Sanctuary.First(), s.Data.Gain.OfferUnits)
		}
	case 2: // Control of the Delta
		for t := b.Temples; t != 0; t = t.Rest() {
			if s.Data.Spaces[t.First()].Delta {
				s.sacrifice(StepDelta, t.First(), s.Data.Gain.DeltaUnits)
			}
		}
	case 3:
		s.controlTemples(log)
	case 4:
		s.adoration(log)
	case 5: // Prayer
		for _, seat := range s.Order[:s.Count] {
			s.gain(seat, s.Data.Gain.Night+s.PowerOf(seat, PowerNight), GainNight, log)
		}
	case 6: // Divine intervention
		for i := int(s.Count) - 1; i >= 0; i-- {
			s.Push(StepPowers, s.Order[i], 0, 0)
		}
		for i := int(s.Count) - 1; i >= 0; i-- {
			s.Push(StepDraw, s.Order[i], 0, 0)
		}
	case 7:
		s.awake()
	case 8:
		s.dawn(log)
	}
}

// sacrifice asks the controller of a space with enough units (KEM-7.1, KEM-7.2).
func (s *State) sacrifice(step Step, space uint8, units int) {
	if who := s.Controller(space); who != NoSeat && int(s.Units[who][space]) >= units {
		s.Push(step, who, space, 0)
	}
}

// offerFits reports whether the seat controls the Sanctuary with enough units (KEM-7.1).
func offerFits(s *State, f, _ Frame) bool {
	return s.Bottom().A == 2 && s.Board().Sanctuary.Has(f.A) && s.sacrifices(f, s.Data.Gain.OfferUnits)
}

func offerCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VOffer}, game.Move{Verb: VDone})
}

func offerPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VOffer {
		s.lose(f.Seat, f.A, s.Data.Gain.OfferUnits, log)
		s.Player[f.Seat].SanctuaryVP++
		log.Add(sacrificed(f.Seat))
	}
}

// deltaFits reports whether the seat controls the Delta with enough units (KEM-7.2).
func deltaFits(s *State, f, _ Frame) bool {
	return s.Bottom().A == 3 && s.Board().Temples.Has(f.A) && s.Data.Spaces[f.A].Delta &&
		s.sacrifices(f, s.Data.Gain.DeltaUnits)
}

func deltaPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VOffer {
		s.lose(f.Seat, f.A, s.Data.Gain.DeltaUnits, log)
		s.pray(f.Seat, s.Data.Gain.Prayer, log)
	}
}

// ControlTemples returns the temples that count for a Control VP (KEM-7.3). A table may choose that the Delta does not
// (KEM-Q51).
func (s *State) ControlTemples() Set {
	temples := s.Board().Temples
	if s.reads(readDelta) {
		for t := temples; t != 0; t = t.Rest() {
			if s.Data.Spaces[t.First()].Delta {
				temples &^= bit(t.First())
			}
		}
	}
	return temples
}

// controlTemples gives one VP to each player with two temples or more (KEM-7.3).
func (s *State) controlTemples(log *game.Log) {
	temples := s.ControlTemples()
	for _, seat := range s.Order[:s.Count] {
		if (temples & s.held[seat]).Len() >= 2 {
			s.Player[seat].ControlVP++
			log.Add(controlled(seat))
		}
	}
}

// adoration gives the printed PP of each temple; the Delta has none (KEM-7.4).
func (s *State) adoration(log *game.Log) {
	for _, seat := range s.Order[:s.Count] {
		n := 0
		for t := s.Board().Temples & s.held[seat]; t != 0; t = t.Rest() {
			n += s.Data.Spaces[t.First()].Prayer
		}
		s.gain(seat, n, GainTemples, log)
	}
}

// awake returns the tokens, then asks for Hand of God and Reinforcements (KEM-7.7).
func (s *State) awake() {
	for i := range s.Count {
		p := &s.Player[i]
		p.Covered, p.Tokens = 0, ActionTokens
		if p.Silver == TokenUsed {
			p.Silver = TokenReady
		}
		if p.Golden == TokenUsed {
			p.Golden = TokenReady
		}
	}
	for i := int(s.Count) - 1; i >= 0; i-- {
		s.Push(StepPowers, s.Order[i], 1, 0)
	}
}

// atNight reports whether it is Night.
func (s *State) atNight() bool { return s.Bottom().Step == StepNight }

// sacrifices reports whether the frame's seat controls the space A with enough units.
func (s *State) sacrifices(f Frame, units int) bool {
	return s.Controller(f.A) == f.Seat && int(s.Units[f.Seat][f.A]) >= units
}
