package osiris

import "ennead/game"

// Score is the seat's glory points: chapter 9. Lots count from the end of the game on.
func (s *State) Score(seat game.Seat) (sum int) {
	for _, n := range s.Player[seat].VP {
		sum += int(n)
	}
	return sum
}

// ScoreKeys name the parts of the score.
var ScoreKeys = []string{
	"osiris.sheet.glory", "osiris.sheet.barge", "osiris.sheet.completion", "osiris.sheet.regent", "osiris.sheet.cards",
	"osiris.sheet.rows", "osiris.sheet.reaches",
}

// Sheet is the score pad.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(ScoreKeys, s.Seats(), func(seat game.Seat) []int {
		points := make([]int, Parts)
		for i, n := range s.Player[seat].VP {
			points[i] = int(n)
		}
		return points
	})
}

// Rank is the seat's place: points, then tokens behind the screen; who is still tied shares it (OSI-9.3).
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for other := range game.Seat(s.Count) {
		a, b := s.Score(other), s.Score(seat)
		if a > b || a == b && s.Player[other].Tokens.Sum() > s.Player[seat].Tokens.Sum() {
			rank++
		}
	}
	return rank
}
