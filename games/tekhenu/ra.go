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

func cellCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for cell := range uint8(CellCount) {
		dst = append(dst, game.Move{Verb: VCell, A: cell})
	}
	return dst
}

// cellLegal lists the moves that cellWhy allows.
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

func twistCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for turn := range uint8(4) {
		dst = append(dst, game.Move{Verb: VTwist, A: turn})
	}
	return dst
}

// twistPlay places the tile with its rotation and scores it (TEK-10.2.1 to TEK-10.2.5).
func twistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	value, _ := unpack(f.B)
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

// coverBonus gives the bonuses that the covered cell shows (TEK-10.2.3).
func (s *State) coverBonus(seat game.Seat, cell uint8, log *game.Log) {
	bonus := &s.Data.Cells[cell]
	s.take(seat, bonus.Token, bonus.N, log)
}

// columnRun puts the player's Column on the tile (TEK-10.2.6) and refills the display (TEK-10.2.7).
func columnRun(s *State, f Frame, log *game.Log) {
	value, _ := unpack(f.B)
	s.Temple[f.A].Owner = f.Seat
	s.Player[f.Seat].Columns++
	log.Add(columnOn(f.Seat, f.A))
	s.slide(s.Data.Shown[value])
}

// slide moves the tiles left of a gap to the right and asks for a new tile on the left.
func (s *State) slide(place uint8) {
	for ; place > 0; place-- {
		s.Display[place] = s.Display[place-1]
	}
	s.Display[0] = 0
	if s.TileStack != 0 {
		s.Push(StepTile, 0, 0, 0)
	}
}

// cellFits requires a possible Ra action, which may already be paid for (TEK-10.2).
func cellFits(s *State, f, under Frame) bool {
	value, how := unpack(under.B)
	return doing(Ra, f, under) && s.raWhy(f.Seat, value, how|free).No == 0
}

// twistFits requires that the chosen cell is empty.
func twistFits(s *State, f, under Frame) bool {
	return f.A < CellCount && s.Temple[f.A].Tile == 0 && cellFits(s, f, under)
}

// columnFits requires a tile on the cell, without a Column (TEK-10.2.6).
func columnFits(s *State, f, under Frame) bool {
	return doing(Ra, f, under) && f.A < CellCount && s.Temple[f.A].Tile != 0 && s.Temple[f.A].Owner == NoSeat &&
		s.Player[f.Seat].Columns < Columns
}

// The abilities of column tiles (chapter 16.1).

// action reports whether the ability is a god action, which the player may decline (TEK-16.1.12).
func (a Ability) action() bool { return a == AbilityThoth || a == AbilityHorus || a == AbilityOsiris }

// ability applies the ability of the tile on a cell.
func (s *State) ability(seat game.Seat, cell uint8, log *game.Log) {
	t := s.Temple[cell].Tile
	tile := &s.Data.Tiles[t]
	log.Add(abilityOf(seat, t))
	switch tile.Ability {
	case AbilityGains:
		s.gain(seat, &tile.Gains, PartColumns, log)
	case AbilityEdges:
		s.points(seat, PartColumns, int(tile.N)*s.matches(cell, t, s.Temple[cell].Turn), log)
	case AbilityBuildings:
		s.points(seat, PartColumns, int(tile.N)*s.buildingsBeside(cell), log)
	case AbilityThoth:
		s.act(seat, Thoth, tile.N, nested, log)
	case AbilityOsiris:
		s.act(seat, Osiris, tile.N, nested, log)
	case AbilityHorus:
		s.Push(StepThree, seat, cell, 0)
	case AbilityDecree:
		for range tile.N {
			s.Push(StepDecree, seat, 0, 0)
		}
	case AbilityDouble:
		s.coverBonus(seat, cell, log)
	}
}

func abilityCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VUse}, game.Move{Verb: VNot})
}

// abilitySkip skips an ability whose action is impossible (chapter 16).
func abilitySkip(s *State, f Frame, _ *game.Log) bool {
	tile := &s.Data.Tiles[s.Temple[f.A].Tile]
	switch tile.Ability {
	case AbilityThoth:
		return !s.godLegal(f.Seat, Thoth, tile.N, nested)
	case AbilityOsiris:
		return !s.godLegal(f.Seat, Osiris, tile.N, nested)
	case AbilityHorus:
		for value := uint8(1); value <= tile.N; value++ {
			if s.godLegal(f.Seat, Horus, value, nested) {
				return false
			}
		}
		return true
	}
	return false
}

func abilityPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VUse {
		s.ability(f.Seat, f.A, log)
	}
}

// threeCandidates offers the values 1 to 3 for the Horus action of P12.
func threeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for value := uint8(1); value <= s.Data.Tiles[s.Temple[f.A].Tile].N; value++ {
		dst = append(dst, game.Move{Verb: VValue, A: value})
	}
	return dst
}

func threeWhy(s *State, f Frame, m game.Move) reason {
	if s.godLegal(f.Seat, Horus, m.A, nested) {
		return reason{}
	}
	return s.godWhy(f.Seat, Horus, m.A, nested)
}

func threePlay(s *State, f Frame, m game.Move, log *game.Log) { s.act(f.Seat, Horus, m.A, nested, log) }

// abilityOn returns the ability of the tile that the StepColumn frame is about.
func (s *State) abilityOn(column Frame) Ability { return s.Data.Tiles[s.Temple[column.A].Tile].Ability }

// abilityFits requires a tile just placed with an ability (TEK-10.2.5).
func abilityFits(s *State, f, under Frame) bool {
	return f.A == under.A && f.B == under.B && s.abilityOn(under) != NoAbility
}

// threeFits requires that P12 has a value with a possible action (TEK-16.1.6).
func threeFits(s *State, f, under Frame) bool {
	return f.A == under.A && s.abilityOn(under) == AbilityHorus && !abilitySkip(s, f, nil)
}
