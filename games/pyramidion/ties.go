package pyramidion

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: cards in hand, boats, play order (PYR-14.2 to 14.4).
func (s *State) TieBreaks() []game.TieBreak {
	cards, boats, order := make([]int, s.Count), make([]int, s.Count), make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		cards[seat], boats[seat], order[seat] = s.Player[seat].Hold(), s.Player[seat].Fleet(), s.Place(seat)+1
	}
	return []game.TieBreak{
		{Key: "pyramidion.tie.cards", Rule: "PYR-14.2", Values: cards},
		{Key: "pyramidion.tie.boats", Rule: "PYR-14.3", Values: boats},
		{Key: "pyramidion.tie.order", Rule: "PYR-14.4", Values: order, Least: true},
	}
}
