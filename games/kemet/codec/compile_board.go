package codec

import (
	"fmt"
	"strconv"

	"ennead/games/kemet"
)

// components.yaml: both sides of the board (KEM-1.6, KEM-1.7).

var kindNames = []string{"desert", "district", "temple", "sanctuary"}

func (c *compiler) board(f *fileYAML) {
	index := map[string]int{}
	for _, side := range []string{"A", "B"} {
		for i := range f.Board.Sides[side].Spaces {
			if !c.That(len(c.Spaces) < kemet.MaxSpaces, "board: over %d spaces", kemet.MaxSpaces) {
				return
			}
			s := &f.Board.Sides[side].Spaces[i]
			_, twice := index[s.ID]
			c.That(!twice && s.ID != "", "board: %.40q comes twice, or is no name", s.ID)
			index[s.ID] = len(c.Spaces)
			c.Spaces = append(c.Spaces, c.space(f, s, side))
		}
	}
	c.That(len(c.Spaces) == kemet.MaxSpaces, "board: %d spaces on both sides", kemet.MaxSpaces)
	for players := 2; players <= kemet.MaxSeats && c.Err() == nil; players++ {
		c.Boards[players] = c.forPlayers(f, players, index)
	}
}

func (c *compiler) space(f *fileYAML, s *spaceYAML, side string) kemet.Space {
	where := fmt.Sprintf("board: %.40s", s.ID)
	kind := c.OneOf(where, s.Kind, kindNames, "kind of space")
	c.OneOf(where, s.Bank, []string{"west", "east", "island"}, "bank")
	space := kemet.Space{ID: s.ID, Kind: kemet.Kind(kind), City: kemet.NoCity, East: s.Bank == "east",
		Obelisk: s.Obelisk, Delta: s.Delta,
		Prayer: c.Within(where+": prayer", s.Prayer, 0, 11)}
	if c.That(len(s.XY) == 2, "%s: xy: two numbers", where) {
		space.X, space.Y = c.Within(where+": xy", s.XY[0], 0, 100), c.Within(where+": xy", s.XY[1], 0, 100)
	}
	c.That(!s.Delta || s.Kind == "temple" && s.Units == f.Costs.Delta.Units && s.Gain == f.Costs.Delta.Prayer,
		"%s: the Delta is a temple, with the sacrifice of costs.delta", where)
	if kind == int(kemet.District) {
		c.district(&space, side, s.City)
	}
	return space
}

// district reads a district's place out of its name, such as B3.d1.
func (c *compiler) district(space *kemet.Space, side, city string) {
	for n := range uint8(kemet.MaxSeats) {
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
func (c *compiler) forPlayers(f *fileYAML, players int, index map[string]int) (b kemet.Board) {
	key := strconv.Itoa(players)
	b.Side = f.Setup.Side[key]
	side := f.Board.Sides[b.Side]
	closed := f.Setup.Closed[key] == "east"
	c.That(len(side.Spaces) > 0, "setup.board_side_by_players: %s: %.20q is no side", key, b.Side)
	c.That(closed || f.Setup.Closed[key] == "none", "setup.closed_bank_by_players: %s: east or none", key)
	b.Cities = players
	for n, city := range f.Setup.Cities[key] {
		c.That(city == fmt.Sprintf("%s%d", b.Side, n+1),
			"setup.cities_by_players: %s: %.20q is not city %d", key, city, n+1)
	}
	c.That(len(f.Setup.Cities[key]) == players,
		"setup.cities_by_players: %d cities for %s players", len(f.Setup.Cities[key]), key)
	for i := range b.City {
		b.City[i] = kemet.NoCity
	}
	for _, s := range side.Spaces {
		i := index[s.ID]
		space := &c.Spaces[i]
		if !(closed && space.East || space.Kind == kemet.Sanctuary && !f.Setup.Sanctuary[key] ||
			space.City != kemet.NoCity && int(space.City) >= players) {
			add(&b, uint8(i), space)
		}
	}
	c.link(&b, side.Land, &b.Land, index)
	c.link(&b, side.Ports, &b.Ports, index)
	districts := 0
	for in := b.In; in != 0; in = in.Rest() {
		if b.City[in.First()] != kemet.NoCity {
			districts++
		}
	}
	c.That(districts == 3*players, "board: side %s: %d districts for %d players", b.Side, districts, players)
	c.That(b.Sanctuary.Len() <= 1, "board: side %s: two Sanctuaries", b.Side)
	return b
}

// add puts a space in play.
func add(b *kemet.Board, i uint8, space *kemet.Space) {
	b.In = b.In.With(i)
	b.City[i] = space.City
	switch {
	case space.City != kemet.NoCity:
		b.Districts[space.City][space.Place] = i
		b.Homes[space.City] = b.Homes[space.City].With(i)
	case space.Kind == kemet.Temple:
		b.Temples = b.Temples.With(i)
	case space.Kind == kemet.Sanctuary:
		b.Sanctuary = b.Sanctuary.With(i)
	}
	if space.Obelisk {
		b.Obelisks = b.Obelisks.With(i)
	}
}

// link joins the pairs of spaces of a side that are in play.
func (c *compiler) link(b *kemet.Board, pairs [][]string, to *[kemet.MaxSpaces]kemet.Set, index map[string]int) {
	for _, p := range pairs {
		if !c.That(len(p) == 2, "board: %.60q is no pair", p) {
			continue
		}
		x, okx := index[p[0]]
		y, oky := index[p[1]]
		if c.That(okx && oky && x != y && p[0][:1] == b.Side && p[1][:1] == b.Side, "board: the pair %.40q", p) &&
			b.In.Has(uint8(x)) && b.In.Has(uint8(y)) {
			to[x] = to[x].With(uint8(y))
			to[y] = to[y].With(uint8(x))
		}
	}
}
