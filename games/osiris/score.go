package osiris

import (
	"math/bits"

	"ennead/game"
)

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

// Lots: OSI-9.2. They are packed so that their number is greatest (OSI-RUL-08).

// maxOwn is the most monuments that a governor can have on the board.
const maxOwn = MonumentKinds * MaxPieces

// pieces are the sites of a seat's monuments; a site with two of them stands there twice.
func (s *State) pieces(seat game.Seat, buf *[maxOwn]Site) []Site {
	list := buf[:0]
	for raised := s.Raised; raised != 0; raised = raised.Rest() {
		site := Site(raised.First())
		b := &s.Site[site]
		if b.Owner == seat {
			list = append(list, site)
		}
		if b.Second == seat {
			list = append(list, site)
		}
	}
	return list
}

// Lots counts the adjacent and the segment lots that a seat's monuments make now.
func (s *State) Lots(seat game.Seat) (rows, reaches int) {
	var buf [maxOwn]Site
	list := s.pieces(seat, &buf)
	return s.rows(list, 1<<len(list)-1), s.reaches(list, [Seasons + 1]uint8{})
}

// rows is the greatest number of disjoint lots of the pieces left that stand side by side (OSI-9.2.2, OSI-9.2.3).
func (s *State) rows(list []Site, left uint32) (most int) {
	for i := range list {
		if bits.OnesCount32(left) < int(s.Data.Scoring.RowSize) {
			break
		}
		if left&(1<<i) != 0 {
			left &^= 1 << i // from here on, a lot has this piece as its first or has it not
			most = max(most, s.grow(list, left, left, 1<<i, s.Data.Scoring.RowSize-1))
		}
	}
	return most
}

// grow makes a lot out of some pieces and as many others as are missing, each beside one of those before it and open to
// this lot; what is left may be in other lots.
func (s *State) grow(list []Site, left, open, lot uint32, missing uint8) (most int) {
	if missing == 0 {
		return 1 + s.rows(list, left)
	}
	for i := range list {
		if open&(1<<i) != 0 && s.touches(list, lot, list[i]) {
			open &^= 1 << i // from here on, this lot has it not
			most = max(most, s.grow(list, left&^(1<<i), open, lot|1<<i, missing-1))
		}
	}
	return most
}

// touches tells whether a site is beside one of the pieces of a lot.
func (s *State) touches(list []Site, lot uint32, site Site) bool {
	for i, other := range list {
		if lot&(1<<i) != 0 && s.beside(site, other) {
			return true
		}
	}
	return false
}

// beside: neighbours on the same bank, and two monuments on one site (OSI-9.2.2).
func (s *State) beside(a, b Site) bool { return a == b || s.Data.Beside[a].Has(uint8(b)) }

// reaches is the greatest number of lots along segments; a piece that borders two may serve either (OSI-RUL-47).
func (s *State) reaches(list []Site, count [Seasons + 1]uint8) (most int) {
	for i, site := range list {
		segments := s.Data.Site[site].Segments
		if segments&(segments-1) == 0 {
			for n := range count {
				count[n] += segments >> n & 1
			}
			continue
		}
		for n := range count {
			if segments>>n&1 == 1 {
				with := count
				with[n]++
				most = max(most, s.reaches(list[i+1:], with))
			}
		}
		return most
	}
	for _, n := range count {
		most += int(n / s.Data.Scoring.ReachSize)
	}
	return most
}
