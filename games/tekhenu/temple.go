package tekhenu

import "ennead/game"

// The temple precinct with its cells, lines and edges.

// cell returns the i-th cell of a line, from 0.
func (l Line) cell(i uint8) uint8 {
	if l < Side {
		return uint8(l)*Side + i
	}
	return i*Side + uint8(l) - Side
}

// row returns the row of a cell, column its column.
func row(cell uint8) Line    { return Line(cell / Side) }
func column(cell uint8) Line { return Line(Side + cell%Side) }

// columnsIn counts the Columns of a seat in a line.
func (s *State) columnsIn(seat game.Seat, l Line) (n int) {
	for i := range uint8(Side) {
		if s.Temple[l.cell(i)].Owner == seat {
			n++
		}
	}
	return n
}

// allColumnsIn counts the Columns of all seats in a line.
func (s *State) allColumnsIn(l Line) (n int) {
	for seat := range game.Seat(s.Count) {
		n += s.columnsIn(seat, l)
	}
	return n
}

// buildingsBeside counts all Buildings whose line is the row or the column of a cell (TEK-10.2.1).
func (s *State) buildingsBeside(cell uint8) (n int) {
	for i := range s.Data.Sites {
		if l := s.Data.Sites[i].Line; s.Sites[i] != NoSeat && (l == row(cell) || l == column(cell)) {
			n++
		}
	}
	return n
}

// The sides of a tile, in the order of its edges.
const (
	north = iota
	east
	south
	west
)

// edge returns the colour on one side of a turned tile.
func (s *State) edge(t Tile, turn uint8, at uint8) Edge {
	return s.Data.Tiles[t].Edges[(at+4-turn)%4]
}

// touching returns the colour next to one side of a cell: a neighbour's edge or the border. ok is false if the
// neighbour is empty.
func (s *State) touching(cell, at uint8) (colour Edge, ok bool) {
	r, c := cell/Side, cell%Side
	switch {
	case at == north && r == 0:
		return s.Data.Border.North[c], true
	case at == east && c == Side-1:
		return s.Data.Border.East[r], true
	case at == south && r == Side-1:
		return s.Data.Border.South[c], true
	case at == west && c == 0:
		return s.Data.Border.West[r], true
	}
	next := [4]uint8{cell - Side, cell + 1, cell + Side, cell - 1}[at]
	on := &s.Temple[next]
	if on.Tile == 0 {
		return 0, false
	}
	return s.edge(on.Tile, on.Turn, (at+2)%4), true
}

// matches counts the edges of a tile that touch the same colour (TEK-10.2.2).
func (s *State) matches(cell uint8, t Tile, turn uint8) (n int) {
	for at := range uint8(4) {
		if colour, ok := s.touching(cell, at); ok && colour == s.edge(t, turn, at) {
			n++
		}
	}
	return n
}

// corner reports whether a cell is in a corner, where matching edges count twice (TEK-RUL-17).
func corner(cell uint8) bool {
	r, c := cell/Side, cell%Side
	return (r == 0 || r == Side-1) && (c == 0 || c == Side-1)
}

// EdgeVP returns the VP for the edges of a tile on a cell.
func (s *State) EdgeVP(cell uint8, t Tile, turn uint8) int {
	n := s.matches(cell, t, turn)
	if corner(cell) {
		n *= 2
	}
	return n
}

// spareTiles is the number of tiles left over when the precinct is full, plus one. While the stack has more tiles than
// this, several cells are empty.
const spareTiles = TileCount - CellCount + 1

// emptyCell reports whether the precinct has an empty cell.
func (s *State) emptyCell() bool {
	if s.TileStack.Len() > spareTiles {
		return true
	}
	for i := range s.Temple {
		if s.Temple[i].Tile == 0 {
			return true
		}
	}
	return false
}

// templeVP returns the VP of a seat at the temple (TEK-7.2). D24 does not count the Statues themselves, unless the
// table has chosen so (TEK-RUL-12).
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
