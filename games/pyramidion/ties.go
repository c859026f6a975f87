package pyramidion

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: cards in hand or resources, boats, play order (PYR-14.2 to
// 14.4, PYR-Q24).
func (s *State) TieBreaks() []game.TieBreak {
	first, boats, order := make([]int, s.Count), make([]int, s.Count), make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		first[seat], boats[seat], order[seat] = s.tieBreak(seat), s.Player[seat].Fleet(), s.Place(seat)+1
	}
	key := "pyramidion.tie.cards"
	if s.Wealth {
		key = "pyramidion.tie.resources"
	}
	return []game.TieBreak{
		{Key: key, Rule: "PYR-14.2", Values: first},
		{Key: "pyramidion.tie.boats", Rule: "PYR-14.3", Values: boats},
		{Key: "pyramidion.tie.order", Rule: "PYR-14.4", Values: order, Least: true},
	}
}
