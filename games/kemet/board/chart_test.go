package board

import (
	"maps"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// drawnPairs returns the spaces that the picture shows as neighbours: across an open border, through a gate to the
// land around the city, or over a bridge.
func drawnPairs(c *chart) map[[2]string]string {
	pairs := map[[2]string]string{}
	add := func(a, b, how string) { pairs[[2]string{min(a, b), max(a, b)}] = how }
	c.borders(func(_ []string, land, other string) {
		if other != "" && !rock(land) && !rock(other) {
			add(land, other, "border")
		}
	})
	for town, gate := range c.gates {
		middle := between(c.point(gate[:2]), c.point(gate[3:]), .5)
		for land := range c.land {
			if !c.town(land) && !rock(land) && inside(middle, c.polygon(land)) {
				add(town, land, "gate")
			}
		}
	}
	for _, b := range c.bridges {
		add(b.a, b.b, "bridge")
	}
	return pairs
}

// TestTopology compares the picture with the adjacency of the rules, in both directions and for all numbers of
// players.
func TestTopology(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*kemet.State)
		b := state.Board()
		name := func(space uint8) string { return strings.ToLower(state.Data.Spaces[space].ID) }
		open := map[string]bool{}
		want, ferries := map[[2]string]bool{}, map[[2]string]bool{}
		for in := b.In; in != 0; in = in.Rest() {
			a := in.First()
			open[name(a)] = true
			for to := b.Land[a]; to != 0; to = to.Rest() {
				want[[2]string{min(name(a), name(to.First())), max(name(a), name(to.First()))}] = true
			}
			for to := b.Ports[a]; to != 0; to = to.Rest() {
				ferries[[2]string{min(name(a), name(to.First())), max(name(a), name(to.First()))}] = true
			}
		}
		for _, narrow := range []bool{false, true} {
			c := chartOf(b, players, eastern(state), narrow)
			drawn := drawnPairs(c)
			for pair, how := range drawn {
				if open[pair[0]] && open[pair[1]] && !want[pair] {
					t.Errorf("%d players: the picture has a %s between %v, which are not neighbours", players, how,
						pair)
				}
			}
			for pair := range want {
				if drawn[pair] == "" {
					t.Errorf("%d players: the picture does not connect the neighbours %v", players, pair)
				}
			}
			crossed := map[[2]string]bool{}
			for _, f := range c.ferries {
				if open[f.a] && open[f.b] {
					crossed[[2]string{min(f.a, f.b), max(f.a, f.b)}] = true
				}
			}
			if !maps.Equal(crossed, ferries) {
				t.Errorf("%d players: got ferries between %v, want %v", players, crossed, ferries)
			}
		}
	}
}

// TestSpots checks that things in a space are inside its outline on wide and narrow screens.
func TestSpots(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*kemet.State)
		for _, narrow := range []bool{false, true} {
			c := chartOf(state.Board(), players, eastern(state), narrow)
			for in := state.Board().In; in != 0; in = in.Rest() {
				space := &state.Data.Spaces[in.First()]
				id := strings.ToLower(space.ID)
				spots := c.stands(id)
				for what, at := range map[string]point{"troop": spots.troop, "mark": spots.mark,
					"building": spots.build, "obelisk": spots.needle} {
					needed := what == "troop" || what == "mark" || what == "building" && space.Kind != kemet.Desert ||
						what == "obelisk" && space.Obelisk
					if at == (point{}) && !needed {
						continue
					}
					if !inside(c.at(at), c.polygon(id)) {
						t.Errorf("%d players, narrow %v: the %s of %s is outside its outline", players, narrow, what,
							id)
					}
				}
				if space.City == kemet.NoCity && !inside(c.at(spots.name), c.polygon(id)) {
					t.Errorf("%d players: the name of %s is outside its outline", players, id)
				}
			}
		}
	}
}

// TestEdge checks that a border is the same line from both sides.
func TestEdge(t *testing.T) {
	for _, s := range sides {
		c := &chart{side: s, w: 920, h: 800, span: 100, step: 36, sway: 3.2}
		for land := range s.land {
			names := c.names(land)
			for i, a := range names {
				b := names[(i+1)%len(names)]
				there, back := c.edge(a, b), c.edge(b, a)
				for j := range there {
					if there[j] != back[len(back)-1-j] {
						t.Fatalf("the border %s %s of %s differs between its sides", a, b, land)
					}
				}
			}
		}
	}
}
