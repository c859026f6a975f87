package osiris

import (
	"math/bits"

	"ennead/game"
)

// Score returns the glory points of a seat (chapter 9). They include lots only at the end of the game.
func (s *State) Score(seat game.Seat) (sum int) {
	for _, n := range s.Player[seat].VP {
		sum += int(n)
	}
	return sum
}

// ScoreKeys are the catalogue keys of the parts of the score.
var ScoreKeys = []string{
	"osiris.sheet.glory", "osiris.sheet.barge", "osiris.sheet.completion", "osiris.sheet.regent", "osiris.sheet.cards",
	"osiris.sheet.rows", "osiris.sheet.reaches",
}

// Sheet returns the score sheet.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(ScoreKeys, s.Seats(), func(seat game.Seat) []int {
		points := make([]int, Parts)
		for i, n := range s.Player[seat].VP {
			points[i] = int(n)
		}
		return points
	})
}

// Rank returns the place of a seat, from 1: by points, then by tokens behind the screen. Seats that are still tied
// share it (OSI-9.3).
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

// Lots (OSI-9.2). Pieces are grouped into the greatest number of lots (OSI-RUL-08).

// maxOwn is the greatest number of a governor's monuments on the board.
const maxOwn = MonumentKinds * MaxPieces

// pieces returns the sites of a seat's monuments; a site with two of them appears twice.
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

// Lots returns the numbers of adjacent lots and of segment lots that a seat's monuments form now.
func (s *State) Lots(seat game.Seat) (rows, reaches int) {
	var buf [maxOwn]Site
	list := s.pieces(seat, &buf)
	return s.rows(list, 1<<len(list)-1), s.reaches(list, [Seasons + 1]uint8{})
}

// rows returns the greatest number of disjoint lots that the pieces left form from adjacent sites (OSI-9.2.2,
// OSI-9.2.3).
func (s *State) rows(list []Site, left uint32) (most int) {
	for i := range list {
		if bits.OnesCount32(left) < int(s.Data.Scoring.RowSize) {
			break
		}
		if left&(1<<i) != 0 {
			left &^= 1 << i // from here on, a lot starts with this piece or leaves it out
			most = max(most, s.grow(list, left, left, 1<<i, s.Data.Scoring.RowSize-1))
		}
	}
	return most
}

// grow completes a lot, which still lacks some pieces. Each new piece is adjacent to one of the lot and in open. The
// other pieces left may form more lots.
func (s *State) grow(list []Site, left, open, lot uint32, missing uint8) (most int) {
	if missing == 0 {
		return 1 + s.rows(list, left)
	}
	for i := range list {
		if open&(1<<i) != 0 && s.touches(list, lot, list[i]) {
			open &^= 1 << i // from here on, this lot leaves it out
			most = max(most, s.grow(list, left&^(1<<i), open, lot|1<<i, missing-1))
		}
	}
	return most
}

// touches reports whether a site is adjacent to a piece of a lot.
func (s *State) touches(list []Site, lot uint32, site Site) bool {
	for i, other := range list {
		if lot&(1<<i) != 0 && s.beside(site, other) {
			return true
		}
	}
	return false
}

// beside reports whether two sites are adjacent: neighbours on a bank, or the same site with two monuments (OSI-9.2.2).
func (s *State) beside(a, b Site) bool { return a == b || s.Data.Beside[a].Has(uint8(b)) }

// reaches returns the greatest number of lots along segments. A piece that borders two segments may count for either
// (OSI-RUL-47).
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

// TieBreaks returns what ranks seats with equal points: the tokens behind the screen (OSI-9.3).
func (s *State) TieBreaks() []game.TieBreak {
	tokens := make([]int, s.Count)
	for seat := range game.Seat(s.Count) {
		tokens[seat] = int(s.Player[seat].Tokens.Sum())
	}
	return []game.TieBreak{{Key: "osiris.tie.tokens", Rule: "OSI-9.3", Values: tokens}}
}
