package pyramidion

import "ennead/game"

// The course of a round (chapter 4), and its end (chapter 13).

// MaxRounds is the highest round number, in case no guard ends the game earlier (PYR-14.9).
const MaxRounds = 255

// roundRun begins a round and pushes its eight phases; the eighth begins the next round (PYR-4.1).
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

// endRun is phase 8, in the order of PYR-13.6. If the game ends it stops early, because hands decide ties (PYR-14.2).
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
	s.clearRound()
	s.Push(StepRound, 0, 0, 0)
}

// Reached reports whether a player has reached the target (PYR-13.3). It is false without a target (PYR-14.6).
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

// idle discards the boat of Karnak if it was not loaded (PYR-13.4).
func (s *State) idle(log *game.Log) {
	if s.Private == 0 {
		return
	}
	log.Add(boatDiscarded(s.Captain, s.Private))
	s.Sunk = s.Sunk.With(uint8(s.Private))
	s.Private, s.Captain = 0, NoSeat
}

// Exhausted reports whether no more boats can come (PYR-14.6, PYR-14.7), or the guard ends the game (PYR-14.9).
func (s *State) Exhausted() bool {
	return s.Row|s.Pile|s.Sunk == 0 || !s.Endless && s.Round >= s.Data.Guard
}

// clearRound removes sundials and hands (PYR-13.5). Resources and troops stay.
func (s *State) clearRound() {
	s.Sundials, s.Fetchers = 0, 0
	for seat := range s.Count {
		p := &s.Player[seat]
		s.Spent |= p.Hand & s.Data.Deck
		p.Hand, p.Known, s.Loaded[seat] = 0, 0, 0
	}
	s.Shuffles, s.From = 0, [DeckCards + 1]uint8{}
}
