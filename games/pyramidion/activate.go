package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Activating sites: PYR-9.1.

// siteRun asks for the next activation of the round. Players activate in play order, several times over (PYR-9.1.1,
// PYR-15.1).
func siteRun(s *State, f Frame, _ *game.Log) {
	sequence := s.ByPlayers().Sequence
	if int(f.A) == len(sequence) {
		return
	}
	s.Push(StepSite, 0, f.A+1, 0)
	s.Push(StepActivate, s.Order[sequence[f.A]], 0, 0)
}

// activateAmong allows any site without a sundial. Activating one is compulsory (PYR-9.1.2).
func activateAmong(s *State, _ Frame) (uint8, uint64) {
	return VActivate, uint64(^s.Sundials & everySite)
}

// everySite contains all sites.
const everySite Sites = 1<<SiteCount - 1

func activateCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VActivate, everySite)
}

func activateWhy(s *State, _ Frame, m game.Move) reason {
	if s.Sundials.Has(m.A) {
		return reason{No: NoSundial, A: m.A}
	}
	return reason{}
}

// activatePlay activates a site. Karnak's power comes next, then the cards (PYR-9.1.2).
func activatePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Site, s.Activator = Site(m.A), f.Seat
	log.Add(activated(f.Seat, s.Site))
	s.Push(StepTurn, f.Seat, 0, 0)
	if s.Site == Karnak {
		s.Push(StepKarnak, f.Seat, 0, 0)
	}
}

// siteFits accepts as many activations as a round has (PYR-9.1.1).
func siteFits(s *State, f, _ Frame) bool { return int(f.A) <= len(s.ByPlayers().Sequence) }

// Begun returns how many activations of the round have begun.
func (s *State) Begun() int {
	f, _ := s.Waits(StepSite)
	return int(f.A)
}

// Activates returns the seat that activates the current site of the round, judging by the waiting steps, or [NoSeat]
// before the first (PYR-9.1.1).
func (s *State) Activates() game.Seat {
	n := s.Begun()
	if n == 0 {
		return NoSeat
	}
	return s.Order[s.ByPlayers().Sequence[n-1]]
}

func activateFits(s *State, f, _ Frame) bool { return f.Seat == s.Activates() }
