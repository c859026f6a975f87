package pyramidion

import "ennead/game"

// What boards show in addition to the state itself.

// Most returns the seat with strictly the most of a category on the active site, and its points, or [NoSeat]
// (PYR-9.6.2).
func (s *State) Most(c Category) (game.Seat, uint8) {
	w := s.winners()
	return w.seat[c], w.n[c]
}

// Malus returns how many points the Slavers of other players take off a seat's cards on the active site (PYR-16.8).
func (s *State) Malus(seat game.Seat) Points {
	return (s.count(&s.Player[seat]) - s.tally(seat)).points()
}

// Lacks returns what the seat cannot pay of a boat's cargo now, with everything that it has: nothing if the boat is
// [State.Loadable]. A resource that a statue or a torturer can replace is not lacking (PYR-12.3, PYR-12.4).
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

// Phases is the number of phases of a round (PYR-4.1).
const Phases = 8

// Phase returns the current phase of the round, from 1. It is 0 before the first round and after the last.
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

// Turns returns the places in the play order of the players who activate the sites of a round, and how many
// activations have begun (PYR-9.1.1).
func (s *State) Turns() (sequence []uint8, begun int) {
	if f, ok := s.Waits(StepSite); ok {
		begun = int(f.A)
	}
	return s.ByPlayers().Sequence, begun
}

// Adds returns what a card would count for the seat if it were played now, before any choices for it (PYR-9.6.1,
// PYR-16.8).
func (s *State) Adds(seat game.Seat, c Card) Points {
	return s.Data.Card[c].Values.less(s.slavers(seat))
}
