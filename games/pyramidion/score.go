package pyramidion

import "ennead/game"

// Points and places: PYR-13.1, PYR-13.2 and chapter 14.

// bonus is the VP for the most torturer troops (PYR-13.2).
const bonus = 1

// Bonus returns the seat with strictly the most torturer troops on sites, at least one, or [NoSeat] (PYR-13.2).
func (s *State) Bonus() game.Seat {
	best, most := NoSeat, uint8(0)
	for seat := range game.Seat(s.Count) {
		switch n := s.Posted(seat, Torturers); {
		case n > most:
			best, most = seat, n
		case n == most:
			best = NoSeat
		}
	}
	return best
}

// VP returns the sum of the boats that a player has loaded. In a masked state it counts only boats that the viewer
// may see.
func (s *State) VP(seat game.Seat) (n int) {
	for boats := s.Player[seat].Boats; boats != 0; boats = boats.Rest() {
		n += int(s.Data.Boat[boats.First()].VP)
	}
	return n
}

// Score returns the seat's total, as if the round ended now.
func (s *State) Score(seat game.Seat) int {
	n := s.VP(seat)
	if s.Bonus() == seat {
		n += bonus
	}
	return n
}

// scoreKeys are the keys of the score categories.
var scoreKeys = []string{"pyramidion.sheet.boats", "pyramidion.sheet.bonus"}

// Sheet returns the scores of all seats by category.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(scoreKeys, s.Seats(), func(seat game.Seat) []int {
		vp := s.VP(seat)
		return []int{vp, s.Score(seat) - vp}
	})
}

// tieBreak returns what breaks a tie first: the seat's cards in hand (PYR-14.2), or its resources if the table has
// chosen so (PYR-Q24).
func (s *State) tieBreak(seat game.Seat) int {
	if s.Wealth {
		return int(s.Player[seat].Goods.Sum())
	}
	return s.Player[seat].Hold()
}

// Rank returns the seat's place, from 1: by points, then cards in hand, then boats, then play order (PYR-14.2 to
// 14.4). No two seats share a place.
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for other := range game.Seat(s.Count) {
		if other != seat && s.before(other, seat) {
			rank++
		}
	}
	return rank
}

func (s *State) before(a, b game.Seat) bool {
	for _, n := range [][2]int{
		{s.Score(a), s.Score(b)}, {s.tieBreak(a), s.tieBreak(b)}, {s.Player[a].Fleet(), s.Player[b].Fleet()},
	} {
		if n[0] != n[1] {
			return n[0] > n[1]
		}
	}
	return s.Place(a) < s.Place(b)
}
