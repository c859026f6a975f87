package pharaon_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// TestPHA_1_1_Box checks the contents of the box (PHA-1.1 to PHA-1.4).
func TestPHA_1_1_Box(t *testing.T) {
	c := given(t, 5, "{}").Data
	t.Run("PHA-1.1 board", func(t *testing.T) {
		seen := map[pharaon.Colour]bool{}
		for _, colour := range c.Sectors {
			seen[colour] = true
		}
		s := given(t, 5, "{}")
		if len(seen) != 5 || len(s.Wheel) != 5 || len(s.Wheel[0]) != 4 || s.Slots() != 4 {
			t.Errorf("sectors of the wheel = %v", c.Sectors)
		}
		if s.FreeSlots(pharaon.Justice) != 4 || given(t, 3, "{wheel: {jus: [jus]}}").FreeSlots(pharaon.Justice) != 2 {
			t.Error("free slots")
		}
		if len(c.Rows) != 4 || pharaon.Rounds != 5 {
			t.Errorf("Pyramid has %d rows, game has %d rounds", len(c.Rows), pharaon.Rounds)
		}
		s = given(t, 5, `{round: 0, first: 0, pending: [
			{step: start}, {step: first}, {step: show-jar, a: 5}, {step: refill},
			{step: show-artisan}, {step: show-noble}, {step: direction}]}`)
		if moves := legal(s); len(moves) != 2 {
			t.Errorf("faces of the Direction token = %v", moves)
		}
	})
	t.Run("PHA-1.2 resources", func(t *testing.T) {
		if c.Total != [6]uint8{20, 20, 20, 20, 20, 20} {
			t.Errorf("resources = %v", c.Total)
		}
	})
	t.Run("PHA-1.3 offerings, jars and cards", func(t *testing.T) {
		want := [12]uint8{3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4}
		if c.Copies != want || c.Prestige != [2]int{1, 2} {
			t.Errorf("offerings = %v, PP of prestige = %v", c.Copies, c.Prestige)
		}
		counts := [5]int{len(c.Jars), len(c.Artisans), len(c.Nobles), len(c.Tiles), len(c.Tiles[0])}
		if counts != [5]int{31, 31, 27, 5, 2} { // numbered from 1, except tiles
			t.Errorf("jars, artisans, nobles, tiles, sides = %v", counts)
		}
		for n := 1; n <= pharaon.NobleCount; n++ {
			if s := c.Nobles[n].Score; s.Base == 0 && !s.Copy {
				t.Errorf("noble %d is blank", n)
			}
		}
		for n := 1; n <= pharaon.ArtisanCount; n++ {
			if a := c.Artisans[n]; a.PP == 0 || len(a.Gain) == 0 {
				t.Errorf("artisan %d is blank", n)
			}
		}
	})
	t.Run("PHA-1.4 pieces of a player", func(t *testing.T) {
		s, err := kit.Game.New(game.Setup{Players: 5})
		if err != nil {
			t.Fatal(err)
		}
		if least, most := kit.Game.Players(); least != 1 || most != 5 || s.Seats() != 5 || s.Automata() != 0 {
			t.Errorf("%d to %d players, %d seats", least, most, s.Seats())
		}
		p := s.(*pharaon.State).Player[4]
		if len(p.Nile) != 5 || p.Nile != [5]uint8{} || p.Step != 0 || p.Row != 0 {
			t.Errorf("a player begins with %+v", p)
		}
	})
}
