package pyramidion

import "ennead/game"

// Phase 3: chapter 7.

// negotiateRun asks for the next negotiator troop: in play order, and for each player site by site (PYR-7.2).
func negotiateRun(s *State, f Frame, _ *game.Log) {
	done := sitesBefore(f.B)
	for place := f.A; place < s.Count; place++ {
		seat := s.Order[place]
		if left := s.Posts(seat, Negotiators) &^ done; left != 0 {
			s.Push(StepNegotiate, 0, place, left.First()+1)
			s.Push(StepTake, seat, left.First(), 0)
			return
		}
		done = 0
	}
}

// sitesBefore returns the first n sites.
func sitesBefore(n uint8) Sites { return 1<<n - 1 }

// takeAmong allows the resources of a site: by a negotiator troop (PYR-7.1), or of the active site by the Vizier
// (PYR-16.5).
func takeAmong(s *State, f Frame) (uint8, uint64) { return VTake, uint64(s.Goods[f.A].Sorts()) }

func takeCandidates(_ *State, _ Frame, dst []game.Move) []game.Move { return everySort(dst, VTake) }

func takeWhy(s *State, f Frame, m game.Move) reason {
	if s.Goods[f.A][m.A] == 0 {
		return reason{No: NoGoods, A: m.A, B: f.A}
	}
	return reason{}
}

func takePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Goods[f.A][m.A]--
	s.Player[f.Seat].Goods[m.A]++
	log.Add(negotiated(f.Seat, Resource(m.A), Site(f.A)))
}

// everySort appends a move for each resource.
func everySort(dst []game.Move, verb uint8) []game.Move {
	for r := range uint8(ResourceCount) {
		dst = append(dst, game.Move{Verb: verb, A: r})
	}
	return dst
}

// negotiateFits accepts a place in the play order, and a number of sites done (PYR-7.2).
func negotiateFits(s *State, f, _ Frame) bool { return f.A < s.Count && f.B <= SiteCount }

// takeFits requires the troop that the step beneath has counted last (PYR-7.2).
func takeFits(s *State, f, under Frame) bool {
	return f.A < SiteCount && under.B == f.A+1 &&
		s.Order[under.A] == f.Seat && s.Troop[Negotiators][f.A] == f.Seat
}
