package osiris

import "ennead/game"

// TieBreaks returns what ranks seats with equal points: the tokens behind the screen (OSI-9.3).
func (s *State) TieBreaks() []game.TieBreak {
	tokens := make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		tokens[seat] = int(s.Player[seat].Tokens.Sum())
	}
	return []game.TieBreak{{Key: "osiris.tie.tokens", Rule: "OSI-9.3", Values: tokens}}
}
