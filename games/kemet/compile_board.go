package kemet

import (
	"fmt"
	"strconv"
)

// components.yaml: both sides of the board (KEM-1.6, KEM-1.7).

var kindNames = []string{"desert", "district", "temple", "sanctuary"}

func (c *compiler) board(f *fileYAML) {
	index := map[string]int{}
	for _, side := range []string{"A", "B"} {
		for i := range f.Board.Sides[side].Spaces {
			if !c.That(len(c.Spaces) < maxSpaces, "board: over %d spaces", maxSpaces) {
				return
			}
			s := &f.Board.Sides[side].Spaces[i]
			_, twice := index[s.ID]
			c.That(!twice && s.ID != "", "board: %.40q comes twice, or is no name", s.ID)
			index[s.ID] = len(c.Spaces)
			c.Spaces = append(c.Spaces, c.space(f, s, side))
		}
	}
	c.That(len(c.Spaces) == maxSpaces, "board: %d spaces on both sides", maxSpaces)
	for players := 2; players <= maxSeats && c.Err() == nil; players++ {
		c.Boards[players] = c.forPlayers(f, players, index)
	}
}

func (c *compiler) space(f *fileYAML, s *spaceYAML, side string) Space {
	where := fmt.Sprintf("board: %.40s", s.ID)
	kind := c.OneOf(where, s.Kind, kindNames, "kind of space")
	c.OneOf(where, s.Bank, []string{"west", "east", "island"}, "bank")
	space := Space{ID: s.ID, Kind: Kind(kind), City: NoCity, East: s.Bank == "east", Obelisk: s.Obelisk, Delta: s.Delta,
		Prayer: c.Within(where+": prayer", s.Prayer, 0, 11)}
	if c.That(len(s.XY) == 2, "%s: xy: two numbers", where) {
		space.X, space.Y = c.Within(where+": xy", s.XY[0], 0, 100), c.Within(where+": xy", s.XY[1], 0, 100)
	}
	c.That(!s.Delta || s.Kind == "temple" && s.Units == f.Costs.Delta.Units && s.Gain == f.Costs.Delta.Prayer,
		"%s: the Delta is a temple, with the sacrifice of costs.delta", where)
	if kind == int(District) {
		c.district(&space, side, s.City)
	}
	return space
}

// district reads a district's place out of its name, such as B3.d1.
func (c *compiler) district(space *Space, side, city string) {
	for n := range uint8(maxSeats) {
		for d := range uint8(3) {
			name := fmt.Sprintf("%s%d", side, n+1)
			if city == name && space.ID == fmt.Sprintf("%s.d%d", name, d+1) {
				space.City, space.Place = n, d
				return
			}
		}
	}
	c.That(false, "board: %.40s: no district of the city %.20q", space.ID, city)
}

// forPlayers is the map of a number of players (KEM-1.6, chapter 13).
func (c *compiler) forPlayers(f *fileYAML, players int, index map[string]int) (b Board) {
	key := strconv.Itoa(players)
	b.Side = f.Setup.Side[key]
	side := f.Board.Sides[b.Side]
	closed := f.Setup.Closed[key] == "east"
	c.That(len(side.Spaces) > 0, "setup.board_side_by_players: %s: %.20q is no side", key, b.Side)
	c.That(closed || f.Setup.Closed[key] == "none", "setup.closed_bank_by_players: %s: east or none", key)
	b.Cities = players
	for n, city := range f.Setup.Cities[key] {
		c.That(city == fmt.Sprintf("%s%d", b.Side, n+1), "setup.cities_by_players: %s: %.20q is not city %d", key, city, n+1)
	}
	c.That(len(f.Setup.Cities[key]) == players, "setup.cities_by_players: %d cities for %s players", len(f.Setup.Cities[key]), key)
	for i := range b.City {
		b.City[i] = NoCity
	}
	for _, s := range side.Spaces {
		i := index[s.ID]
		space := &c.Spaces[i]
		if !(closed && space.East || space.Kind == Sanctuary && !f.Setup.Sanctuary[key] || space.City != NoCity && int(space.City) >= players) {
			b.add(uint8(i), space)
		}
	}
	c.link(&b, side.Land, &b.Land, index)
	c.link(&b, side.Ports, &b.Ports, index)
	districts := 0
	for in := b.In; in != 0; in = in.Rest() {
		if b.City[in.First()] != NoCity {
			districts++
		}
	}
	c.That(districts == 3*players, "board: side %s: %d districts for %d players", b.Side, districts, players)
	c.That(b.Sanctuary.Len() <= 1, "board: side %s: two Sanctuaries", b.Side)
	return b
}

// add puts a space in play.
func (b *Board) add(i uint8, space *Space) {
	b.In |= bit(i)
	b.City[i] = space.City
	switch {
	case space.City != NoCity:
		b.Districts[space.City][space.Place] = i
		b.Homes[space.City] |= bit(i)
	case space.Kind == Temple:
		b.Temples |= bit(i)
	case space.Kind == Sanctuary:
		b.Sanctuary |= bit(i)
	}
	if space.Obelisk {
		b.Obelisks |= bit(i)
	}
}

// link joins the pairs of spaces of a side that are in play.
func (c *compiler) link(b *Board, pairs [][]string, to *[maxSpaces]Set, index map[string]int) {
	for _, p := range pairs {
		if !c.That(len(p) == 2, "board: %.60q is no pair", p) {
			continue
		}
		x, okx := index[p[0]]
		y, oky := index[p[1]]
		if c.That(okx && oky && x != y && p[0][:1] == b.Side && p[1][:1] == b.Side, "board: the pair %.40q", p) &&
			b.In.Has(uint8(x)) && b.In.Has(uint8(y)) {
			to[x] |= bit(uint8(y))
			to[y] |= bit(uint8(x))
		}
	}
}
