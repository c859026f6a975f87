package tekhenu

import "ennead/game"

// The abilities of column tiles: chapter 16.1.

// action tells whether an ability is an action of a god, which may be declined (TEK-16.1.12).
func (a Ability) action() bool { return a == AbilityThoth || a == AbilityHorus || a == AbilityOsiris }

// ability carries out what the tile on a cell can do.
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

func abilityTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VUse}, game.Move{Verb: VNot})
}

// abilitySkip: an action that is impossible is passed over (chapter 16).
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

// threeTries: P12 is a Horus action with a value of 1 to 3.
func threeTries(s *State, f Frame, dst []game.Move) []game.Move {
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

// abilityOn is what the tile of a column can do that is being raised.
func (s *State) abilityOn(column Frame) Ability { return s.Data.Tiles[s.Temple[column.A].Tile].Ability }

// abilityFits: the tile that has just been put down can do something (TEK-10.2.5).
func abilityFits(s *State, f, under Frame) bool {
	return f.A == under.A && f.B == under.B && s.abilityOn(under) != NoAbility
}

// threeFits: P12 has a value with which one can act (TEK-16.1.6).
func threeFits(s *State, f, under Frame) bool {
	return f.A == under.A && s.abilityOn(under) == AbilityHorus && !abilitySkip(s, f, nil)
}
