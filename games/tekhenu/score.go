package tekhenu

import "ennead/game"

// Score returns the seat's VP so far, never below 0 (TEK-1.12). Bots call it very often, so it adds the parts without a
// loop.
func (s *State) Score(seat game.Seat) int {
	vp := &s.Player[seat].VP
	built := vp[PartStart] + vp[PartStatues] + vp[PartColumns] + vp[PartBuildings] + vp[PartBonus] + vp[PartCards]
	scored := vp[PartOsiris] + vp[PartTemple] + vp[PartStatueRow] + vp[PartHappiness] + vp[PartProduction] + vp[PartRow]
	rest := vp[PartMaat] + vp[PartBread] + vp[PartDecrees] + vp[PartOrder] + vp[PartPile]
	return int(built + scored + rest)
}

// scoreKeys names the parts of the score sheet.
var scoreKeys = func() (keys [Parts]string) {
	for i := range keys {
		keys[i] = "tekhenu.sheet." + PartNames[i]
	}
	return keys
}()

// Sheet returns the score sheet.
func (s *State) Sheet() []game.Category {
	keys := scoreKeys[:]
	if !s.Solo {
		keys = keys[:PartPile] // only Botankhamun scores his pile
	}
	return game.SheetOf(keys, s.Seats(), func(seat game.Seat) []int {
		points := make([]int, len(keys))
		for i := range points {
			points[i] = int(s.Player[seat].VP[i])
		}
		return points
	})
}

// Rank returns the seat's place by VP, then Scribes, then the Turn Order track (TEK-8.5, TEK-RUL-47).
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for other := range game.Seat(s.Count) {
		if other != seat && s.wins(other, seat) {
			rank++
		}
	}
	return rank
}

// wins reports whether seat a ranks before seat b.
func (s *State) wins(a, b game.Seat) bool {
	if x, y := s.Score(a), s.Score(b); x != y {
		return x > y
	}
	if x, y := s.Player[a].Stock[Scribe], s.Player[b].Stock[Scribe]; x != y {
		return x > y
	}
	return s.Place(a) < s.Place(b)
}

// Place returns the seat's place on the Turn Order track, from 0.
func (s *State) Place(seat game.Seat) int {
	for i, at := range s.Order {
		if at == seat {
			return i
		}
	}
	return len(s.Order)
}

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
