package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// The Philosopher: PYR-16.7.

// copyAmong: any card in play beside itself; with none it has neither values nor effect (PYR-16.7.6).
func copyAmong(s *State, f Frame) (uint8, uint64) { return VCopy, uint64(s.others(f.A)) }

func copyCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VCopy, s.InPlay())
}

// copyPlay takes over values and effect, once and for all (PYR-16.7.2, PYR-16.7.3); all choices of the effect are made
// anew.
func copyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Copied = Copied{Card: Card(m.A)}
	log.Add(copied(f.Seat, Card(m.A)))
	s.act(f.Seat, Card(f.A), s.Data.Card[m.A].Effect, log)
}

// copyFits: it copies once and for all (PYR-16.7.3).
func copyFits(s *State, f, under Frame) bool {
	return s.effectFits(Philosopher, f, under) && s.Copied == Copied{}
}
