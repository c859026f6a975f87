package pharaon

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: the Pharaoh token, then resource and offering tokens
// (PHA-12.9). In a solo game the Traitor wins ties (PHA-15.17).
func (s *State) TieBreaks() []game.TieBreak {
	pharaoh, tokens, traitor := make([]int, s.Count), make([]int, s.Count), make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		if seat == s.Pharaoh {
			pharaoh[seat] = 1
		}
		if s.Solo && seat == TraitorSeat {
			traitor[seat] = 1
		}
		tokens[seat] = s.Player[seat].TokenCount()
	}
	if s.Solo {
		return []game.TieBreak{{Key: "pharaon.tie.traitor", Rule: "PHA-15.17", Values: traitor, Fact: true}}
	}
	return []game.TieBreak{
		{Key: "pharaon.tie.pharaoh", Rule: "PHA-12.9", Values: pharaoh, Fact: true},
		{Key: "pharaon.tie.tokens", Rule: "PHA-12.9", Values: tokens},
	}
}
