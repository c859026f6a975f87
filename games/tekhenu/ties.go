package tekhenu

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: Scribes, then the Turn Order track (TEK-8.5).
func (s *State) TieBreaks() []game.TieBreak {
	scribes, order := make([]int, s.Count), make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		scribes[seat], order[seat] = int(s.Player[seat].Stock[Scribe]), s.Place(seat)+1
	}
	return []game.TieBreak{
		{Key: "tekhenu.tie.scribes", Rule: "TEK-8.5", Values: scribes},
		{Key: "tekhenu.tie.order", Rule: "TEK-8.5", Values: order, Least: true},
	}
}
