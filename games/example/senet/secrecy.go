package senet

import "ennead/game"

// VisibleTo says who may know a move: an amulet that is drawn, only the player who draws it (SEN-1.2).
func (s *State) VisibleTo(_ game.Seat, m game.Move) game.Seats {
	if m.Verb == VDraw {
		return s.Top().Seat.Set()
	}
	return game.Everyone
}

// Mask puts what the others hold back into the bag. How many amulets that are stays in Held.
func (s *State) Mask(seat game.Seat) {
	for other := range s.Hand {
		for number := range s.Hand[other] {
			if game.Seat(other) != seat {
				s.Bag[number] += s.Hand[other][number]
				s.Hand[other][number] = 0
			}
		}
	}
}

// Determinize draws at random what the hands lack: each amulet in the bag may be the one.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for other := range s.Hand {
		for range int(s.Held[other]) - s.Hand[other].Len() {
			number := s.Bag.any(r)
			s.Bag[number]--
			s.Hand[other][number]++
		}
	}
}

// Len counts the amulets.
func (a *Amulets) Len() (sum int) {
	for _, n := range a {
		sum += int(n)
	}
	return sum
}

// any is the number of one of the amulets.
func (a *Amulets) any(r *game.Rand) (number uint8) {
	for place := r.Intn(a.Len()); place >= int(a[number]); number++ {
		place -= int(a[number])
	}
	return number
}
