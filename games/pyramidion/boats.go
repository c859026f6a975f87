package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Revealing boats: chapter 5, and Karnak (PYR-17.8). The pile is a set; the top boat is drawn when it is revealed.

func boatCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VBoat, s.Pile)
}

// boatSkip stops when the row is full, or when no boat is left to fill it.
func boatSkip(s *State, _ Frame, log *game.Log) bool {
	return s.Row.Len() >= s.Data.Row || !s.canDrawBoat(log)
}

// boatPlay adds a boat to the row (PYR-5.1).
func boatPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Pile, s.Row = s.Pile.Without(m.A), s.Row.With(m.A)
	log.Add(boatTurnedUp(Boat(m.A)))
	s.Push(StepBoat, 0, 0, 0)
}

func karnakSkip(s *State, f Frame, log *game.Log) bool {
	if s.canDrawBoat(log) {
		return false
	}
	log.Add(noBoatLeft(f.Seat))
	return true
}

// karnakPlay reveals a boat for the seat that activated Karnak (PYR-17.8).
func karnakPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Pile, s.Private, s.Captain = s.Pile.Without(m.A), Boat(m.A), f.Seat
	log.Add(boatOfKarnak(f.Seat, s.Private))
}

// canDrawBoat reports whether a boat can be drawn. An empty pile is renewed from the discarded boats (PYR-5.2).
func (s *State) canDrawBoat(log *game.Log) bool {
	if s.Pile == 0 && s.Sunk != 0 {
		s.Pile, s.Sunk = s.Sunk, 0
		log.Add(boatsShuffled())
	}
	return s.Pile != 0
}

// karnakFits: the player who activates Karnak draws a boat before anybody plays a card (PYR-9.1.2, PYR-17.8).
func karnakFits(s *State, f, _ Frame) bool {
	return s.Site == Karnak && s.Activator == f.Seat && s.Private == 0 && s.Pile != 0
}
