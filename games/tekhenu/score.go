package tekhenu

import "ennead/game"

// Score is the seat's VP so far; they are never below 0 (TEK-1.12).
func (s *State) Score(seat game.Seat) (total int) {
	for _, n := range s.Player[seat].VP {
		total += int(n)
	}
	return total
}
