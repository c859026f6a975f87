package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Phase 2: chapter 6.

// distributeRun carries the face-up card out, then discards it; another is turned up for the next round (PYR-6.2).
func distributeRun(s *State, _ Frame, log *game.Log) {
	if log != nil || !s.distributeAtOnce() {
		puts := &s.Data.Spread[s.Spread]
		for site := range Site(SiteCount) { // the order of PYR-6.4
			for r, n := range puts[site] {
				s.place(Resource(r), n, site, log)
			}
		}
	}
	s.Used, s.Spread = s.Used.With(s.Spread), 0
	s.Push(StepSpread, 0, 0, 0)
}

// place puts so many resources of the supply on a site; what is not there is not owed (PYR-6.4, PYR-18.1).
func (s *State) place(r Resource, n uint8, site Site, log *game.Log) {
	got := min(n, s.Supply[r])
	s.Supply[r] -= got
	s.Goods[site][r] += got
	if got > 0 {
		log.Add(placed(Lot{r, got, site}))
	}
	if got < n {
		log.Add(missing(Lot{r, n - got, site}))
	}
}

func spreadCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VSpread, s.Spreads)
}

// spreadSkip: when the pile is empty, the discards are a new one, the card just used among them (PYR-6.3).
func spreadSkip(s *State, _ Frame, log *game.Log) bool {
	if s.Spreads == 0 {
		s.Spreads, s.Used = s.Used, 0
		log.Add(spreadsShuffled())
	}
	return false
}

// spreadPlay: PYR-6.2.
func spreadPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Spreads, s.Spread = s.Spreads.Without(m.A), m.A
	log.Add(spreadTurnedUp(s.Spread))
}
