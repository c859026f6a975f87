package senet

import "ennead/game"

// VisibleTo says who may know a move: only the player who draws an amulet may see it (SEN-1.2).
func (s *State) VisibleTo(_ game.Seat, m game.Move) game.Seats {
	if m.Verb == VDraw {
		return s.Top().Seat.Set()
	}
	return game.Everyone
}

// Mask puts the others' amulets back into the bag. Held still says how many they are.
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

// Determinize draws the missing amulets at random from the bag.
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

// any returns the number of a random amulet.
func (a *Amulets) any(r *game.Rand) (number uint8) {
	for place := r.Intn(a.Len()); place >= int(a[number]); number++ {
		place -= int(a[number])
	}
	return number
}
