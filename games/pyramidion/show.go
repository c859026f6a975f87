package pyramidion

import "ennead/game"

// What boards show beside the state itself.

// Most is who has strictly the most of a category on the active site, and how much; [NoSeat] if nobody has (PYR-9.6.2).
func (s *State) Most(c Category) (game.Seat, uint8) {
	w := s.winners()
	return w.seat[c], w.n[c]
}

// Lacks is what the seat could not pay of a boat now, with all that it has: nothing of one that is [State.Loadable].
// Each resource that a statue or a torturer can stand in for is not lacking (PYR-12.3, PYR-12.4).
func (s *State) Lacks(seat game.Seat, b Boat) (lacks Goods) {
	purse, paid := s.purse(seat), cargo(0)
	for r, n := range s.Data.Boat[b].Needs {
		for range n {
			if paid += one(Resource(r)); !purse.covers(paid) {
				paid -= one(Resource(r))
				lacks[r]++
			}
		}
	}
	return lacks
}

// Phases are those of a round (PYR-4.1).
const Phases = 8

// Phase is where the round stands, from 1; 0 before the first round and after the last.
func (s *State) Phase() int {
	top := s.Top().Step
	waits := func(step Step) bool {
		_, ok := s.Waits(step)
		return ok
	}
	switch site, sites := s.Waits(StepSite); {
	case top == Done || s.Round == 0:
		return 0
	case waits(StepDistribute):
		return 1
	case top == StepSpread:
		return 2
	case waits(StepNegotiate):
		return 3
	case sites && site.A == 0:
		return 4
	case sites || s.Site != NoSite:
		return 5
	}
	return 7
}

// Turns are the places in the play order of those who activate the sites of a round, and how many of them have begun
// (PYR-9.1.1).
func (s *State) Turns() (sequence []uint8, begun int) {
	if f, ok := s.Waits(StepSite); ok {
		begun = int(f.A)
	}
	return s.ByPlayers().Sequence, begun
}

// Adds is what a card would count for the seat if it were played now, beside what is chosen for it (PYR-9.6.1,
// PYR-16.8).
func (s *State) Adds(seat game.Seat, c Card) Points {
	return s.Data.Card[c].Values.less(s.slavers(seat))
}
