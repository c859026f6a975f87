package osiris

import "ennead/game"

// Seasons: their beginning (OSI-3.1) and their end (chapter 8).

// seasonRun begins a season (OSI-3.1).
func seasonRun(s *State, _ Frame, log *game.Log) {
	s.Season++
	log.Add(seasonBegan(s.Regent, s.Season))
	s.Push(StepReady, s.Regent, 0, 0)
	s.Push(StepPool, s.Regent, 0, s.Data.Setup[s.Count].Pool)
	s.Push(StepGather, s.Regent, s.Count-1, 0)
}

// seasonFits: only the first season waits on the stack, beneath the setup; see [State.begin].
func seasonFits(s *State, _, _ Frame) bool { return s.Season == 0 }

// cleanRun ends a season (OSI-8.1). The comments below give the numbers of its steps.
func cleanRun(s *State, _ Frame, log *game.Log) {
	log.Add(seasonEnded(s.Season))
	next := s.First()
	if next == NoSeat { // OSI-RUL-54
		next = s.Regent
		s.Skipped++
	}
	s.sendHome()
	s.clearPiles()
	s.Bonused = 0 // the box stays blocked (step 5)
	s.clearPlans(log)
	for seat := range s.Count {
		p := &s.Player[seat]
		p.Order, p.Played, p.Scribed = 0, 0, false // steps 5 and 7
		p.Did, p.DidBefore = 0, p.Did
	}
	s.Gone, s.Aside = 0, 0
	s.Book.seasonOver()
	s.Regent = next // OSI-8.3
	s.Push(StepSeason, next, 0, 0)
}

// sendHome returns camels to their owners (step 3) and all workers to the bag (step 6). Neutral camels stay
// (OSI-RUL-18).
func (s *State) sendHome() {
	for c := range s.Leader {
		if s.Leader[c] != Neutral {
			s.Leader[c] = NoSeat
		}
	}
	back := func(ws *Workers) {
		for w := range ws {
			s.Bag[w] += ws[w]
		}
		*ws = Workers{}
	}
	back(&s.Pool)
	for seat := range s.Count {
		back(&s.Player[seat].Workers)
	}
	for stood := s.Stood; stood != 0; stood = stood.Rest() {
		stands := &s.Standing[stood.First()]
		s.Bag[stands.Worker]++
		*stands = Standing{Owner: NoSeat}
	}
	s.Stood, s.Guarded = 0, 0
}

// clearPiles returns the tokens beside the workers' cartouche and on the market to the supply, and reopens the market
// (step 4).
func (s *State) clearPiles() {
	s.Supply = s.Supply.Plus(s.Piles())
	s.Wages, s.Shut = Tokens{}, 0
	for i := range s.Market {
		s.Market[i] = Stall{}
	}
}

// clearPlans removes the planned monuments from the game, except those that Horus keeps (steps 1 and 8). The neutral
// pieces on reserved cartouches stay (OSI-RUL-44).
func (s *State) clearPlans(log *game.Log) {
	for i := range s.Plans {
		plan := &s.Plans[i]
		switch {
		case plan.Owner == NoSeat || plan.Owner == Neutral:
		case plan.Kept != 0:
			plan.Kept = 0
		default:
			log.Add(monumentLost(plan.Owner, uint8(i)))
			s.Player[plan.Owner].Lost[s.Data.Plans[i].Monument]++
			s.Own[plan.Owner] = s.Own[plan.Owner].Without(uint8(i))
			*plan = Plan{Owner: NoSeat}
			s.Laid = s.Laid.Without(uint8(i))
		}
	}
}

// endRun scores the lots and ends the game (OSI-9.1).
func endRun(s *State, _ Frame, log *game.Log) {
	log.Add(seasonEnded(s.Season))
	for seat := range game.Seat(s.Count) {
		rows, reaches := s.Lots(seat)
		log.Add(LotsMade{Seat: seat, Rows: uint8(rows), Reaches: uint8(reaches)}.event())
		s.points(seat, PartRows, uint8(rows)*s.Data.Scoring.Row, log)
		s.points(seat, PartReaches, uint8(reaches)*s.Data.Scoring.Reach, log)
	}
	s.Book.seasonOver()
}
