package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// What stands in the lines of the precinct: TEK-7.2, TEK-9.6, TEK-11.3.

// byLines are counts below 16, four bits for each of the ten lines.
type byLines uint64

func (n byLines) of(l Line) int { return int(n >> (4 * l & 63) & 15) }

// in is one in a line, crossing one in the row and one in the column of a cell.
func in(l Line) byLines { return 1 << (4 * l & 63) }

func crossing(cell uint8) byLines { return geometry[cell].crossing }

// times adds up the products of counts of the same lines.
func (n byLines) times(m byLines) (sum int) {
	for n != 0 {
		at := bits.TrailingZeros64(uint64(n)) &^ 3
		sum += int(n>>at&15) * int(m>>at&15)
		n &^= 15 << at
	}
	return sum
}

// most is the largest count of the lines in which there are others.
func (n byLines) most(others byLines) (most int) {
	for n != 0 {
		at := bits.TrailingZeros64(uint64(n)) &^ 3
		if others>>at&15 != 0 {
			most = max(most, int(n>>at&15))
		}
		n &^= 15 << at
	}
	return most
}

// columnsBy counts the columns of a seat by line, until all have been found.
func (s *State) columnsBy(seat game.Seat) (n byLines) {
	left := s.Player[seat].Columns
	for cell := 0; left > 0; cell++ {
		if s.Temple[cell].Owner == seat {
			n += crossing(uint8(cell))
			left--
		}
	}
	return n
}

// templeVP: TEK-7.2. D24 does not count the Statues themselves (TEK-RUL-12).
func (s *State) templeVP(seat game.Seat, withStatues bool) (vp int) {
	points, serving := &s.Data.Points, byLines(0)
	for i, owner := range &s.Sites {
		if owner == seat {
			serving += in(s.Data.Sites[i].Line)
			vp += points.TempleBuilding
		}
	}
	for i, owner := range &s.People {
		if line := s.Data.People[i].Line; owner == seat && line != NoLine {
			serving += in(line)
			if withStatues {
				vp += points.TempleStatue
			}
		}
	}
	return vp + points.Column*s.columnsBy(seat).times(serving)
}
