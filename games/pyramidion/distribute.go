package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Phase 2: chapter 6.

// distributeRun puts the resources of the face-up card on the sites and discards the card. Another one is revealed
// for the next round (PYR-6.2).
func distributeRun(s *State, _ Frame, log *game.Log) {
	if log != nil || !s.distributeAtOnce() {
		puts := &s.Data.Spread[s.Spread]
		for site := range Site(SiteCount) { // in the order of PYR-6.4
			for r, n := range puts[site] {
				s.place(Resource(r), n, site, log)
			}
		}
	}
	s.Used, s.Spread = s.Used.With(s.Spread), 0
	s.Push(StepSpread, 0, 0, 0)
}

// place puts n resources from the supply on a site. What the supply lacks is not owed (PYR-6.4, PYR-18.1).
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

// NotInSupply counts the tokens of a resource that are on sites or in reserves.
func (s *State) NotInSupply(r Resource) (n int) {
	for site := range s.Goods {
		n += int(s.Goods[site][r])
	}
	for seat := range s.Count {
		n += int(s.Player[seat].Goods[r])
	}
	return n
}

// spreadSkip renews an empty pile from the discards, which include the card just used (PYR-6.3).
func spreadSkip(s *State, _ Frame, log *game.Log) bool {
	if s.Spreads == 0 {
		s.Spreads, s.Used = s.Used, 0
		log.Add(spreadsShuffled())
	}
	return false
}

// spreadPlay reveals the distribution card for the next round (PYR-6.2).
func spreadPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Spreads, s.Spread = s.Spreads.Without(m.A), m.A
	log.Add(spreadTurnedUp(s.Spread))
}
