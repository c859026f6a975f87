package pyramidion

import "ennead/game"

// Phase 6: chapter 11.

// reorderRun moves players with order tokens to their places. The others keep their order in the remaining places
// (PYR-11.1). The new order applies at once (PYR-11.3).
func reorderRun(s *State, _ Frame, log *game.Log) {
	was := s.Order
	order, taken := [MaxSeats]game.Seat{NoSeat, NoSeat, NoSeat, NoSeat}, false
	for seat := range game.Seat(s.Count) {
		if p := &s.Player[seat]; p.Token != 0 {
			order[p.Token-1], taken = seat, true
		}
	}
	at := 0
	for _, seat := range was[:s.Count] {
		if s.Player[seat].Token == 0 {
			for order[at] != NoSeat {
				at++
			}
			order[at] = seat
		}
		s.Player[seat].Token = 0
	}
	s.Order = order
	if taken {
		log.Add(reordered(s.Order))
	}
	s.Push(StepBoats, s.Order[0], 0, 0)
}

// swapOrder: with two players, the second becomes first from the next round on if Gizeh was idle (PYR-15.6).
func (s *State) swapOrder(log *game.Log) {
	if s.ByPlayers().Swaps && !s.Sundials.Has(uint8(Gizeh)) {
		s.Order[0], s.Order[1] = s.Order[1], s.Order[0]
		log.Add(reordered(s.Order))
	}
}

// Place returns the seat's place in the play order, from 0.
func (s *State) Place(seat game.Seat) int {
	for i, at := range s.Order[:s.Count] {
		if at == seat {
			return i
		}
	}
	return int(s.Count)
}

// after returns the next seat in the play order.
func (s *State) after(seat game.Seat) game.Seat {
	return s.Order[(s.Place(seat)+1)%int(s.Count)]
}
