package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Who activates which site: PYR-9.1.

// siteRun asks for the next activation of the round, in play order and round again (PYR-9.1.1, PYR-15.1).
func siteRun(s *State, f Frame, _ *game.Log) {
	sequence := s.table().Sequence
	if int(f.A) == len(sequence) {
		return
	}
	s.Push(StepSite, 0, f.A+1, 0)
	s.Push(StepActivate, s.Order[sequence[f.A]], 0, 0)
}

// activateAmong: any site without a sundial; it is compulsory (PYR-9.1.2).
func activateAmong(s *State, _ Frame) (uint8, uint64) {
	return vActivate, uint64(^s.Sundials & everySite)
}

// everySite are all sites.
const everySite Sites = 1<<sites - 1

func activateTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, vActivate, everySite)
}

func activateWhy(s *State, _ Frame, m game.Move) reason {
	if s.Sundials.Has(m.A) {
		return reason{No: noSundial, A: m.A}
	}
	return reason{}
}

// activatePlay: cards are played there next, after the power of Karnak (PYR-9.1.2).
func activatePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Site, s.Activator = Site(m.A), f.Seat
	log.Announce(evActivated, f.Seat, m.A, 0, 0, 0)
	s.Push(StepTurn, f.Seat, 0, 0)
	if s.Site == Karnak {
		s.Push(StepKarnak, f.Seat, 0, 0)
	}
}
