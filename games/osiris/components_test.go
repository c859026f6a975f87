package osiris_test

import (
	"bytes"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// OSI-1.1, OSI-1.2, OSI-1.4: what is in the box.
func TestOSI_1_1_Box(t *testing.T) {
	s, err := begun(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	c := s.Data
	t.Run("OSI-1.2", func(t *testing.T) {
		if c.Pieces != [osiris.MonumentKinds]uint8{4, 3, 2} {
			t.Errorf("a colour has %v", c.Pieces)
		}
	})
	t.Run("OSI-1.4", func(t *testing.T) { theBoard(t, c) })
	t.Run("OSI-1.5", func(t *testing.T) {
		for sites := c.Sites; sites != 0; sites = sites.Rest() {
			if site := osiris.Site(sites.First()); !c.Places.Has(uint8(site.Place())) || site.Place() >= osiris.FirstSection || site.City() != (c.Site[site].Icons == 0) {
				t.Errorf("%s is no section of a terrain and no city", osiris.SiteNames[site])
			}
		}
	})
	t.Run("OSI-11.0.1", func(t *testing.T) {
		if c.Cards.Len() != 25 {
			t.Errorf("%d city cards", c.Cards.Len())
		}
		for cards := c.Cards; cards != 0; cards = cards.Rest() {
			if c.Card[cards.First()].Corner.Sum() == 0 {
				t.Errorf("%s has no corner", osiris.CardNames[cards.First()])
			}
		}
	})
	t.Run("OSI-5.10.4", func(t *testing.T) {
		want := []osiris.Bonus{{Tokens: osiris.Tokens{0, 1, 0}, Glory: 1, Card: 0}, {Tokens: osiris.Tokens{0, 0, 1}, Glory: 0, Card: 1}, {Tokens: osiris.Tokens{0, 0, 3}, Glory: 0, Card: 0}, {Tokens: osiris.Tokens{0, 4, 0}, Glory: 0, Card: 0}, {Tokens: osiris.Tokens{5, 0, 0}, Glory: 0, Card: 0}}
		if !slices.Equal(c.Row, want) {
			t.Errorf("the regent row is %v", c.Row)
		}
	})
	t.Run("OSI-0.7", func(t *testing.T) {
		for sites := c.Sites; sites != 0; sites = sites.Rest() {
			if n := sites.First(); c.Site[n].Segments&^0b11110 != 0 || c.Site[n].Segments == 0 {
				t.Errorf("%s lies along %b", osiris.SiteNames[n], c.Site[n].Segments)
			}
		}
	})
}

// theBoard has as many places, sites and cartouches as the rules say.
func theBoard(t *testing.T, c *osiris.Components) {
	t.Helper()
	if c.Sites.Len() != 36 || c.Places.Len() != 15+6+4 || len(c.Market) != 4 || len(c.Row) != 5 || c.Section[0].Sum() == 0 {
		t.Errorf("%d sites, %d places, %d exchanges, %d boxes", c.Sites.Len(), c.Places.Len(), len(c.Market), len(c.Row))
	}
	for n := 1; n <= osiris.Seasons; n++ {
		if c.Segment[n] == 0 || c.Reached[n].Len() < c.Reached[n-1].Len() {
			t.Errorf("segment %d has the sites %v", n, c.Segment[n])
		}
	}
	for m, list := range c.Planning {
		if len(list) < 2 || len(list) > 3 || !c.Plans[list[0]].Leftmost {
			t.Errorf("%d cartouches for a %s", len(list), osiris.MonumentNames[m])
		}
	}
}

// A table may be opened with corrected components, and plays by them.
func TestOwnComponents(t *testing.T) {
	s, source := gametest.OwnComponents[*osiris.State](t, kit.Game, kit.Game.Components(), gametest.Change{Old: "hire_cost: 2", New: "hire_cost: 3"})
	if s.Data.Hire != 3 {
		t.Errorf("hiring costs %d", s.Data.Hire)
	}
	if !bytes.Equal(s.Data.Source, source) {
		t.Error("the table does not carry its components")
	}
	if s, err := begun(game.Setup{Players: 2}); err != nil || s.Data.Hire != 2 {
		t.Error("the game's own components changed")
	}
}

// Corrected tables of many kinds are played to their end.
func TestCorrected(t *testing.T) {
	for _, c := range []gametest.Change{
		{Old: "draw_each: 2, workers_cartouche: 5,", New: "draw_each: 3, workers_cartouche: 1,"},
		{Old: "- {id: Q3b, type: section, terrain: Q3, bank: top, order: 11, segments: [3], icons: 2", New: "- {id: Q3b, type: section, terrain: Q3, bank: top, order: 30, segments: [3], icons: 2"},
		{Old: "amount: 2        # workers at most", New: "amount: 1        # workers at most"},
		{Old: "amount: 2        # cards drawn", New: "amount: 3        # cards drawn"},
		{Old: "gain: {city_card: 1, stone: 1}", New: "gain: {city_card: 3}"},
		{Old: "      - {id: RB5, gain: {grain: 5}}", New: ""},
	} {
		source := bytes.Replace(kit.Game.Components(), []byte(c.Old), []byte(c.New), 1)
		if bytes.Equal(source, kit.Game.Components()) {
			t.Fatalf("%q is not in components.yaml", c.Old)
		}
		for seed := range uint64(3) {
			setup := game.Setup{Players: 4, Components: source}
			played(t, setup, seed, func(s *osiris.State) bool {
				if err := whole(s); err != nil {
					t.Fatalf("%q: %v", c.New, err)
				}
				return false
			})
		}
	}
}
