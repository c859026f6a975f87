package tekhenu

import "ennead/game"

// Ra: chapter 10.

func (s *State) raWhy(seat game.Seat, value uint8, m mode) reason {
	place := s.Data.Shown[value]
	tile := s.Display[place]
	switch {
	case s.Player[seat].Columns == Columns:
		return reason{No: NoPiece, A: 2}
	case tile == 0:
		return reason{No: NoTile, A: place}
	case !s.emptyCell():
		return reason{No: NoCell}
	}
	return s.costWhy(seat, Ra, int(s.Data.Tiles[tile].Limestone), m)
}

func cellTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for cell := range uint8(CellCount) {
		dst = append(dst, game.Move{Verb: VCell, A: cell})
	}
	return dst
}

// cellLegal lists what cellWhy is not against.
func cellLegal(s *State, _ Frame, dst []game.Move) []game.Move {
	for cell := range s.Temple {
		if s.Temple[cell].Tile == 0 {
			dst = append(dst, game.Move{Verb: VCell, A: uint8(cell)})
		}
	}
	return dst
}

func cellWhy(s *State, _ Frame, m game.Move) reason {
	if s.Temple[m.A].Tile != 0 {
		return reason{No: NoTileUsed, A: m.A}
	}
	return reason{}
}

func cellPlay(s *State, f Frame, m game.Move, _ *game.Log) { s.Push(StepTwist, f.Seat, m.A, f.B) }

func twistTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for turn := range uint8(4) {
		dst = append(dst, game.Move{Verb: VTwist, A: turn})
	}
	return dst
}

// twistPlay puts the tile down and scores it: TEK-10.2.1 to TEK-10.2.5.
func twistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	value, _ := Unpack(f.B)
	place := s.Data.Shown[value]
	t := s.Display[place]
	s.Display[place] = 0
	s.Temple[f.A] = Cell{Tile: t, Turn: m.A, Owner: NoSeat}
	log.Add(Laying{Tile: t, Cell: f.A, Turn: m.A}.event(f.Seat))
	s.points(f.Seat, PartColumns, s.buildingsBeside(f.A), log)
	if n := s.matches(f.A, t, m.A); n > 0 {
		log.Add(edgesMatch(f.Seat, uint8(n)))
		s.points(f.Seat, PartColumns, s.EdgeVP(f.A, t, m.A), log)
	}
	s.coverBonus(f.Seat, f.A, log)
	s.points(f.Seat, PartColumns, s.Data.Columns[place].VP, log)
	s.Push(StepColumn, f.Seat, f.A, f.B)
	if s.Data.Tiles[t].Ability == NoAbility {
		return
	}
	switch lit := s.Data.Tiles[t].Light == s.Lit(Ra); {
	case lit && !s.Data.Tiles[t].Ability.action():
		s.ability(f.Seat, f.A, log)
	case lit || s.tech(f.Seat, TechLight):
		s.Push(StepAbility, f.Seat, f.A, f.B)
	}
}

// coverBonus gives all that the cell shows (TEK-10.2.3).
func (s *State) coverBonus(seat game.Seat, cell uint8, log *game.Log) {
	bonus := &s.Data.Cells[cell]
	s.take(seat, bonus.Token, bonus.N, PartColumns, log)
}

// columnRun: the player's column marks the tile (TEK-10.2.6), and the display moves on (TEK-10.2.7).
func columnRun(s *State, f Frame, log *game.Log) {
	value, _ := Unpack(f.B)
	s.Temple[f.A].Owner = f.Seat
	s.Player[f.Seat].Columns++
	log.Add(columnOn(f.Seat, f.A))
	s.slide(s.Data.Shown[value])
}

// slide moves the tiles of the display to the right, where one is missing, and asks for a new one on the left.
func (s *State) slide(place uint8) {
	for ; place > 0; place-- {
		s.Display[place] = s.Display[place-1]
	}
	s.Display[0] = 0
	if s.TileStack != 0 {
		s.Push(StepTile, 0, 0, 0)
	}
}

// cellFits: the Ra action is possible, and may be paid already (TEK-10.2).
func cellFits(s *State, f, under Frame) bool {
	value, how := Unpack(under.B)
	return doing(Ra, f, under) && s.raWhy(f.Seat, value, how|free).No == 0
}

// twistFits: the cell that was chosen is empty.
func twistFits(s *State, f, under Frame) bool {
	return f.A < CellCount && s.Temple[f.A].Tile == 0 && cellFits(s, f, under)
}

// columnFits: the tile lies on its cell, the column is still to come (TEK-10.2.6).
func columnFits(s *State, f, under Frame) bool {
	return doing(Ra, f, under) && f.A < CellCount && s.Temple[f.A].Tile != 0 && s.Temple[f.A].Owner == NoSeat &&
		s.Player[f.Seat].Columns < Columns
}
