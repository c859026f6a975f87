package kemet

import (
	"slices"
	"strconv"
	"strings"
)

// components.yaml: both sides of the board (KEM-1.6, KEM-1.7).

var kindNames = []string{"desert", "district", "temple", "sanctuary"}

func (c *compiler) board(f *fileYAML) {
	index := map[string]int{}
	for _, side := range []string{"A", "B"} {
		for _, s := range f.Board.Sides[side].Spaces {
			if !c.check(len(c.Spaces) < maxSpaces, "board: over %d spaces", maxSpaces) {
				return
			}
			kind := slices.Index(kindNames, s.Kind)
			c.check(kind >= 0 && len(s.XY) == 2, "board: %s: kind and xy", s.ID)
			_, twice := index[s.ID]
			c.check(!twice, "board: %s comes twice", s.ID)
			index[s.ID] = len(c.Spaces)
			space := Space{ID: s.ID, Kind: Kind(max(kind, 0)), City: NoCity, East: s.Bank == "east", Obelisk: s.Obelisk, Delta: s.Delta, Prayer: s.Prayer}
			if len(s.XY) == 2 {
				space.X, space.Y = s.XY[0], s.XY[1]
			}
			if s.Kind == "district" && c.check(len(s.City) == 2 && strings.HasPrefix(s.City, side), "board: %s: city %.20q", s.ID, s.City) {
				space.City = s.City[1] - '1'
				space.Place = s.ID[len(s.ID)-1] - '1'
				c.check(space.City < maxSeats && space.Place < 3, "board: %s: city or district", s.ID)
			}
			c.Spaces = append(c.Spaces, space)
		}
	}
	c.check(len(c.Spaces) == maxSpaces, "board: %d spaces on both sides", maxSpaces)
	for players := 2; players <= maxSeats && len(c.wrong) == 0; players++ {
		c.Boards[players] = c.forPlayers(f, players, index)
	}
}

// forPlayers is the map of a number of players (KEM-1.6, chapter 13).
func (c *compiler) forPlayers(f *fileYAML, players int, index map[string]int) (b Board) {
	key := strconv.Itoa(players)
	b.Side = f.Setup.Side[key]
	side := f.Board.Sides[b.Side]
	closed := f.Setup.Closed[key] == "east"
	b.Cities = len(f.Setup.Cities[key])
	c.check(b.Cities == players, "setup.cities_by_players: %d cities for %d players", b.Cities, players)
	for i := range b.City {
		b.City[i] = NoCity
	}
	for _, s := range side.Spaces {
		i := index[s.ID]
		space := &c.Spaces[i]
		if closed && space.East || space.Kind == Sanctuary && !f.Setup.Sanctuary[key] || space.City != NoCity && int(space.City) >= players {
			continue
		}
		b.In |= bit(uint8(i))
		b.City[i] = space.City
		switch {
		case space.City != NoCity:
			b.Districts[space.City][space.Place] = uint8(i)
		case space.Kind == Temple:
			b.Temples |= bit(uint8(i))
		case space.Kind == Sanctuary:
			b.Sanctuary |= bit(uint8(i))
		}
		if space.Obelisk {
			b.Obelisks |= bit(uint8(i))
		}
	}
	link := func(pairs [][]string, to *[maxSpaces]Set) {
		for _, p := range pairs {
			x, okx := index[p[0]]
			y, oky := index[p[len(p)-1]]
			if !c.check(len(p) == 2 && okx && oky && x != y, "board: the pair %v", p) {
				continue
			}
			if b.In.Has(uint8(x)) && b.In.Has(uint8(y)) {
				to[x] |= bit(uint8(y))
				to[y] |= bit(uint8(x))
			}
		}
	}
	link(side.Land, &b.Land)
	link(side.Ports, &b.Ports)
	return b
}
