package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// The resolution of a site, in its fixed order: PYR-9.4, PYR-10.2 to 10.5, PYR-9.5. Its first step, the revolt, is in
// revolt.go.

// resolve resolves the active site (PYR-9.4.1).
func (s *State) resolve(log *game.Log) {
	if !s.resolveAtOnce(log) {
		s.pushResolution()
	}
}

// pushResolution pushes the steps of a resolution, the first on top. A token is drawn for each revolt in play, and for
// a Philosopher that copies one (PYR-10.1.1, PYR-16.7.5).
func (s *State) pushResolution() {
	s.Push(StepClean, 0, 0, 0)
	s.Push(StepPriest, s.Activator, 0, 0)
	s.Push(StepMerchant, 0, 0, 0)
	s.Push(StepNegotiator, 0, 0, 0)
	s.Push(StepTorturer, 0, 0, 0)
	if n := s.Effects(Rebels); n > 0 {
		s.Push(StepQuell, 0, 0, 0)
		s.Push(StepToken, 0, n, 0)
	}
}

func torturerRun(s *State, _ Frame, log *game.Log) {
	w := s.winners()
	s.placeTorturer(&w, log)
}

// placeTorturer places the winner's torturer troop, which is compulsory (PYR-10.2.1).
func (s *State) placeTorturer(w *winners, log *game.Log) {
	if seat, n := s.wins(w, Torturers, Influence); seat != NoSeat {
		s.Troop[Torturers][s.Site] = seat // PYR-10.2.2
		log.Add(torturerPlaced(seat, s.Site, n))
	}
}

// negotiatorRun lets the winner place a negotiator troop (PYR-10.3.1).
func negotiatorRun(s *State, _ Frame, _ *game.Log) {
	w := s.winners()
	if seat, n := s.wins(&w, Negotiators, Negotiation); seat != NoSeat {
		s.Push(StepStation, seat, n, 0)
	}
}

// wins returns the seat that can place a troop, and its points: it has the most of a category and reaches the
// minimum. It is NoSeat if the winner's own troop is there already (PYR-10.2.2, PYR-10.3.2), or if the winner has
// none left (PYR-10.2.4).
func (s *State) wins(w *winners, t Troop, c Category) (game.Seat, uint8) {
	seat, n := w.seat[c], w.n[c]
	if seat == NoSeat || n < s.Least(t) || s.Troop[t][s.Site] == seat || s.Left(seat, t) == 0 {
		return NoSeat, 0
	}
	return seat, n
}

// Left returns how many troops of a kind a player has in reserve.
func (s *State) Left(seat game.Seat, t Troop) uint8 { return s.Data.Troops[t] - s.Posted(seat, t) }

// Posted returns how many troops of a kind a player has on sites.
func (s *State) Posted(seat game.Seat, t Troop) uint8 { return uint8(s.Posts(seat, t).Len()) }

func stationCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VStation}, game.Move{Verb: VDecline})
}

func stationPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VStation {
		s.Troop[Negotiators][s.Site] = f.Seat
		log.Add(negotiatorPlaced(f.Seat, s.Site, f.A))
	}
}

func merchantRun(s *State, _ Frame, log *game.Log) {
	w := s.winners()
	s.bargain(&w, log)
}

// bargain gives all resources of the site to the player with the most bargaining. There is no minimum (PYR-10.4.1).
func (s *State) bargain(w *winners, log *game.Log) {
	seat, goods := w.seat[Bargaining], &s.Goods[s.Site]
	if seat == NoSeat {
		return
	}
	if log != nil {
		for r, n := range goods {
			if n > 0 {
				log.Add(bargained(seat, Resource(r), n))
			}
		}
	}
	p := &s.Player[seat]
	p.Goods, *goods = p.Goods.more(*goods), Goods{}
}

// priestRun asks each player with a High Priest in play, clockwise from the activating player (PYR-10.5.1). A
// player's own High Priest comes before a Philosopher that copies one, which was played later (PYR-10.5.2). A counts
// the effects checked so far, two for each player.
func priestRun(s *State, f Frame, _ *game.Log) {
	effects := [2]Cards{s.Data.With[HighPriest], 0}
	if s.Copies(HighPriest) {
		effects[1] = s.Data.With[Philosopher]
	}
	for n := f.A; n < 2*s.Count; n++ {
		seat := (f.Seat + game.Seat(n/2)) % game.Seat(s.Count)
		if acts := s.Player[seat].InPlay & effects[n%2]; acts != 0 {
			s.Push(StepPriest, f.Seat, n+1, 0)
			s.Push(StepRecall, seat, acts.First(), 0)
			return
		}
	}
}

// recallAmong allows the player's own cards that are still in play, except the acting card (PYR-16.2).
func recallAmong(s *State, f Frame) (uint8, uint64) {
	return VRecall, uint64(s.Player[f.Seat].InPlay.Without(f.A))
}

func recallCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VRecall, s.InPlay())
}

func recallWhy(s *State, f Frame, m game.Move) reason {
	switch {
	case m.A == f.A:
		return reason{No: NoItself}
	case !s.Player[f.Seat].InPlay.Has(m.A):
		return reason{No: NoOwn, A: m.A}
	}
	return reason{}
}

// recallPlay takes the card back into the hand. Everybody knows that it is there.
func recallPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	s.remove(f.Seat, Card(m.A))
	p.Hand = p.Hand.With(m.A)
	if !Card(m.A).Base() {
		p.Known = p.Known.With(m.A)
	}
	log.Add(recalled(f.Seat, Card(m.A)))
}

func cleanRun(s *State, _ Frame, log *game.Log) { s.clean(log) }

// clean discards the cards and closes the site (PYR-9.5.1 to 9.5.3). At Abu Simbel players can then swap for statues
// (PYR-17.2).
func (s *State) clean(log *game.Log) {
	s.Spent |= s.InPlay() & s.Data.Deck
	s.Sundials = s.Sundials.With(uint8(s.Site))
	log.Add(resolved(s.Site))
	for n := game.Seat(s.Count); s.Site == AbuSimbel && n > 0; n-- {
		s.Push(StepStatue, (s.Activator+n-1)%game.Seat(s.Count), 0, 0)
	}
	for seat := range s.Count {
		p := &s.Player[seat]
		p.InPlay, p.Category, p.Played, p.Passed = 0, 0, 0, false
	}
	s.Site, s.Activator, s.FirstAnkh, s.Copied, s.Raised = NoSite, NoSeat, false, Copied{}, 0
}

// stationFits requires the winner of negotiation, with their points (PYR-10.3.1).
func stationFits(s *State, f, _ Frame) bool {
	w := s.winners()
	seat, n := s.wins(&w, Negotiators, Negotiation)
	return f.Seat == seat && f.A == n
}

// priestFits starts from the activating player (PYR-10.5.1).
func priestFits(s *State, f, _ Frame) bool {
	return f.Seat == s.Activator && f.A <= 2*s.Count
}

// recallFits requires the effect that the priest's step beneath has counted last (PYR-10.5.1).
func recallFits(s *State, f, under Frame) bool {
	if under.A == 0 {
		return false
	}
	n, due := under.A-1, s.Data.With[HighPriest]
	if n%2 == 1 {
		due = s.Data.With[Philosopher]
	}
	asked := f.Seat == (under.Seat+game.Seat(n/2))%game.Seat(s.Count)
	return asked && due.Has(f.A) && s.Player[f.Seat].InPlay.Has(f.A) && s.EffectOf(Card(f.A)) == HighPriest
}

// cleanFits requires an active site (PYR-9.5.1).
func cleanFits(s *State, _, _ Frame) bool { return s.Site != NoSite }
