package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// The Philosopher: PYR-16.7.

// copyAmong allows any other card in play. If there is none, the Philosopher has neither values nor an effect
// (PYR-16.7.6).
func copyAmong(s *State, f Frame) (uint8, uint64) { return VCopy, uint64(s.others(f.A)) }

func copyCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VCopy, s.InPlay())
}

// copyPlay copies values and effect permanently (PYR-16.7.2, PYR-16.7.3). The player makes all choices of the effect
// anew.
func copyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Copied = Copied{Card: Card(m.A)}
	log.Add(copied(f.Seat, Card(m.A)))
	s.act(f.Seat, Card(f.A), s.Data.Card[m.A].Effect, log)
}

// copyFits: the Philosopher copies only once (PYR-16.7.3).
func copyFits(s *State, f, under Frame) bool {
	return s.effectFits(Philosopher, f, under) && s.Copied == Copied{}
}
