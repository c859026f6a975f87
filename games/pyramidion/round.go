package pyramidion

import "ennead/game"

// The course of a round (chapter 4), and its end (chapter 13).

// MaxRounds is where counting ends, if no guard ends the game before (PYR-14.9).
const MaxRounds = 255

// roundRun begins a round: its eight phases, of which the eighth begins the next one (PYR-4.1).
func roundRun(s *State, _ Frame, log *game.Log) {
	s.Round = min(s.Round, MaxRounds-1) + 1
	log.Add(roundBegan(s.Round))
	s.Push(StepEnd, 0, 0, 0)
	s.Push(StepReorder, 0, 0, 0)
	s.Push(StepSite, 0, 0, 0)
	s.Push(StepDeal, 0, 0, 0)
	s.Push(StepNegotiate, 0, 0, 0)
	s.Push(StepDistribute, 0, 0, 0)
	s.Push(StepBoat, 0, 0, 0)
}

// endRun is phase 8, in the order of PYR-13.6. A game that ends skips the rest, so hands are intact for PYR-14.2.
func endRun(s *State, _ Frame, log *game.Log) {
	if seat := s.Bonus(); seat != NoSeat {
		log.Add(bonusWon(seat)) // PYR-13.2
	}
	reached := s.Reached()
	if !reached {
		s.idle(log)
	}
	if reached || s.Exhausted() {
		for seat := range game.Seat(s.Count) {
			log.Add(totalled(seat, uint8(s.Score(seat)))) // PYR-14.8
		}
		return
	}
	log.Add(roundEnded(s.Round))
	s.swapOrder(log)
	s.clear()
	s.Push(StepRound, 0, 0, 0)
}

// Reached tells whether anybody has the target (PYR-13.3); without one nobody has (PYR-14.6).
func (s *State) Reached() bool {
	target, most := int(s.Data.Targets[s.Target]), s.Bonus()
	for seat := range game.Seat(s.Count) {
		n := s.VP(seat)
		if seat == most {
			n += bonus
		}
		if target > 0 && n >= target {
			return true
		}
	}
	return false
}

// idle discards the boat of Karnak that was not loaded (PYR-13.4).
func (s *State) idle(log *game.Log) {
	if s.Private == 0 {
		return
	}
	log.Add(boatDiscarded(s.Captain, s.Private))
	s.Sunk = s.Sunk.With(uint8(s.Private))
	s.Private, s.Captain = 0, NoSeat
}

// Exhausted tells whether no boat can come any more (PYR-14.6, PYR-14.7), or the guard ends the game (PYR-14.9).
func (s *State) Exhausted() bool {
	return s.Row|s.Pile|s.Sunk == 0 || !s.Endless && s.Round >= s.Data.Guard
}

// clear takes sundials off and hands away: PYR-13.5. Resources and troops stay.
func (s *State) clear() {
	s.Sundials, s.Fetchers = 0, 0
	for seat := range s.Count {
		p := &s.Player[seat]
		s.Spent |= p.Hand & s.Data.Deck
		p.Hand, p.Known, s.Loaded[seat] = 0, 0, 0
	}
	s.Shuffles, s.From = 0, [DeckCards + 1]uint8{}
}
