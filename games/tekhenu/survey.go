package tekhenu

import "math/bits"

// The precinct as sets of cells and counts by line, for who looks at all of it at once: Botankhamun (TEK-18.11 to 18.14).

// Cells are cells of the precinct, as bits of their numbers.
type Cells uint32

// first is the lowest of them, which are not none.
func (c Cells) first() uint8 { return uint8(bits.TrailingZeros32(uint32(c))) }

// survey is what stands in the precinct and around it.
type survey struct {
	tiled     Cells   // with a tile
	buildings byLines // of all owners
	served    Cells   // in line with a Building of Botankhamun
}

func (s *State) survey() (v survey) {
	for cell := range s.Temple {
		if s.Temple[cell].Tile != 0 {
			v.tiled |= 1 << cell
		}
	}
	for i, owner := range &s.Sites {
		if owner == NoSeat {
			continue
		}
		line := s.Data.Sites[i].Line
		v.buildings += in(line)
		if owner == Bot {
			v.served |= lineCells[line&15]
		}
	}
	return v
}

// worth is what a tile scores for him on a cell (TEK-18.13): Buildings in line; its neighbours and the border count
// whatever their colour.
func (v *survey) worth(cell uint8) int {
	at := &geometry[cell]
	return v.buildings.of(at.row) + v.buildings.of(at.column) + at.borders + bits.OnesCount32(uint32(v.tiled&at.beside))
}

// geometry is where each cell lies.
var geometry = func() (all [CellCount]struct {
	row, column Line
	crossing    byLines
	beside      Cells // its neighbours
	borders     int   // its sides on the border
}) {
	for cell := range all {
		at, r, c := &all[cell], cell/Side, cell%Side
		at.row, at.column = row(uint8(cell)), column(uint8(cell))
		at.crossing = in(at.row) + in(at.column)
		for _, next := range [...][2]int{{r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}} {
			if next[0] < 0 || next[0] == Side || next[1] < 0 || next[1] == Side {
				at.borders++
			} else {
				at.beside |= 1 << (next[0]*Side + next[1])
			}
		}
	}
	return all
}()

// lineCells are the cells of each line; inside those that are not on the border (TEK-RUL-42).
var (
	lineCells = func() (all [16]Cells) {
		for cell := range uint8(CellCount) {
			all[row(cell)] |= 1 << cell
			all[column(cell)] |= 1 << cell
		}
		return all
	}()
	inside = func() (in Cells) {
		for cell := range geometry {
			if geometry[cell].borders == 0 {
				in |= 1 << cell
			}
		}
		return in
	}()
)

// allCells are all 25.
const allCells Cells = 1<<CellCount - 1
