package tekhenu

import (
	"cmp"
	"slices"

	"ennead/game"
)

// What a picture of the game tells beside what lies on the table: what a choice would score now.

// Raising is the tile of the column that is being raised, and its place on the display, from the left; 0 if there is none.
func (s *State) Raising() (t Tile, place int) {
	f := s.Top()
	if f.Step != StepCell && f.Step != StepTwist {
		return 0, 0
	}
	value, _ := Unpack(f.B)
	place = int(s.Data.Shown[value])
	return s.Display[place], place
}

// Serving is the Horus slot of the Statue that is being built, from 0; -1 if none is.
func (s *State) Serving() int {
	f := s.Top()
	if f.Step != StepStatue {
		return -1
	}
	value, _ := Unpack(f.B)
	return int(value) - 1
}

// Row is the row of Osiris in which a district is being chosen, from 0; -1 if none is.
func (s *State) Row() int {
	f := s.Top()
	if f.Step != StepDistrict {
		return -1
	}
	value, _ := Unpack(f.B)
	return int(value) - 1
}

// ColumnWorth is the VP of a tile put on a cell with so many quarter turns, taken from that place of the display: buildings
// and edges beside it, the place, and an ability that counts VP if it works in the light there is now (TEK-10.2).
func (s *State) ColumnWorth(cell uint8, t Tile, turn uint8, place int) int {
	n := s.buildingsBeside(cell) + s.EdgeVP(cell, t, turn) + s.Data.Columns[place].VP
	tile := &s.Data.Tiles[t]
	if tile.Light != s.Lit(Ra) {
		return n
	}
	switch tile.Ability {
	case AbilityGains:
		n += tile.Gains.VP
	case AbilityEdges:
		n += int(tile.N) * s.matches(cell, t, turn)
	case AbilityBuildings:
		n += int(tile.N) * s.buildingsBeside(cell)
	}
	return n
}

// SiteWorth is the VP of a building of the seat at a site of the temple (TEK-11.3).
func (s *State) SiteWorth(seat game.Seat, site int) int {
	each := s.Data.Points.InLine
	if s.tech(seat, TechHathor) { // T05
		each += s.Data.Techs[TechHathor].Each
	}
	return each * s.columnsIn(seat, s.Data.Sites[site].Line)
}

// PeopleWorth is the VP of a statue of the seat at a site for the people (TEK-9.6).
func (s *State) PeopleWorth(seat game.Seat, site int) int {
	if line := s.Data.People[site].Line; line != NoLine {
		return s.Data.Points.InLine * s.columnsIn(seat, line)
	}
	return 0
}

// OrderAfter is the order of turns that a judgement of Maat would make now (TEK-6.5).
func (s *State) OrderAfter() []game.Seat {
	order := make([]game.Seat, s.Count)
	for i := range order {
		order[i] = game.Seat(i)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int {
		m, n := s.Balance(a), s.Balance(b)
		return cmp.Or(cmp.Compare(max(m, -m), max(n, -n)), cmp.Compare(s.Ankh(b), s.Ankh(a)))
	})
	return order
}
