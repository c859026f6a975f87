package kemet

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: who triggered the end, combat VP, the order track (KEM-8.10).
func (s *State) TieBreaks() []game.TieBreak {
	ended, combat, order := make([]int, s.Count), make([]int, s.Count), make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		if seat == s.Trigger {
			ended[seat] = 1
		}
		combat[seat], order[seat] = int(s.Player[seat].CombatVP), s.left(seat)+1
	}
	return []game.TieBreak{
		{Key: "kemet.tie.ended", Rule: "KEM-8.10", Values: ended, Fact: true},
		{Key: "kemet.tie.combat", Rule: "KEM-8.10", Values: combat},
		{Key: "kemet.tie.order", Rule: "KEM-8.10", Values: order, Least: true},
	}
}
