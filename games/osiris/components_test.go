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

// OSI-1.1, OSI-1.2, OSI-1.4: the contents of the box.
func TestOSI_1_1_Box(t *testing.T) {
	s, err := begun(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	c := s.Data
	t.Run("OSI-1.2", func(t *testing.T) {
		if c.Pieces != [osiris.MonumentKinds]uint8{4, 3, 2} {
			t.Errorf("pieces of a colour: got %v, want 4 obelisks, 3 sphinxes and 2 pylons", c.Pieces)
		}
	})
	t.Run("OSI-1.4", func(t *testing.T) { theBoard(t, c) })
	t.Run("OSI-1.5", func(t *testing.T) {
		for sites := c.Sites; sites != 0; sites = sites.Rest() {
			site := osiris.Site(sites.First())
			onBoard := c.Places.Has(uint8(site.Place())) && site.Place() < osiris.FirstSection
			if city := c.Site[site].Icons == 0; !onBoard || site.City() != city {
				t.Errorf("%s is neither a section of a terrain nor a city", osiris.SiteNames[site])
			}
		}
	})
	t.Run("OSI-11.0.1", func(t *testing.T) {
		if c.Cards.Len() != 25 {
			t.Errorf("got %d city cards, want 25", c.Cards.Len())
		}
		for cards := c.Cards; cards != 0; cards = cards.Rest() {
			if c.Card[cards.First()].Corner.Sum() == 0 {
				t.Errorf("%s has no corner", osiris.CardNames[cards.First()])
			}
		}
	})
	t.Run("OSI-5.10.4", func(t *testing.T) {
		want := []osiris.Bonus{
			{Tokens: osiris.Tokens{0, 1, 0}, Glory: 1},
			{Tokens: osiris.Tokens{0, 0, 1}, Card: 1},
			{Tokens: osiris.Tokens{0, 0, 3}},
			{Tokens: osiris.Tokens{0, 4, 0}},
			{Tokens: osiris.Tokens{5, 0, 0}},
		}
		if !slices.Equal(c.Row, want) {
			t.Errorf("regent row: got %v, want %v", c.Row, want)
		}
	})
	t.Run("OSI-0.7", func(t *testing.T) {
		for sites := c.Sites; sites != 0; sites = sites.Rest() {
			if n := sites.First(); c.Site[n].Segments&^0b11110 != 0 || c.Site[n].Segments == 0 {
				t.Errorf("%s borders the segments %b", osiris.SiteNames[n], c.Site[n].Segments)
			}
		}
	})
}

// theBoard checks the numbers of places, sites and cartouches.
func theBoard(t *testing.T, c *osiris.Components) {
	t.Helper()
	got := [...]int{c.Sites.Len(), c.Places.Len(), len(c.Market), len(c.Row)}
	if want := [...]int{36, 15 + 6 + 4, 4, 5}; got != want {
		t.Errorf("sites, places, market cartouches, boxes: got %v, want %v", got, want)
	}
	if c.Section[0].Sum() == 0 {
		t.Error("a caravan section gives nothing")
	}
	for n := 1; n <= osiris.Seasons; n++ {
		if c.Segment[n] == 0 || c.Reached[n].Len() < c.Reached[n-1].Len() {
			t.Errorf("segment %d: sites %b", n, c.Segment[n])
		}
	}
	for m, list := range c.Planning {
		if len(list) < 2 || len(list) > 3 || !c.Plans[list[0]].Leftmost {
			t.Errorf("%d cartouches for the %s, want 2 or 3", len(list), osiris.MonumentNames[m])
		}
	}
}

// A table can use corrected components, and follows them.
func TestOwnComponents(t *testing.T) {
	change := gametest.Change{Old: "hire_cost: 2", New: "hire_cost: 3"}
	s, source := gametest.OwnComponents[*osiris.State](t, kit.Game, kit.Game.Components(), change)
	if s.Data.Hire != 3 {
		t.Errorf("hiring costs %d, want 3", s.Data.Hire)
	}
	if !bytes.Equal(s.Data.Source, source) {
		t.Error("the table does not keep its components")
	}
	if s, err := begun(game.Setup{Players: 2}); err != nil || s.Data.Hire != 2 {
		t.Error("the game's own components changed")
	}
}

// Games with various corrected components play to their end.
func TestCorrected(t *testing.T) {
	for _, c := range []gametest.Change{
		{Old: "draw_each: 2, workers_cartouche: 5,", New: "draw_each: 3, workers_cartouche: 1,"},
		{
			Old: "- {id: Q3b, type: section, terrain: Q3, bank: top, order: 11,",
			New: "- {id: Q3b, type: section, terrain: Q3, bank: top, order: 30,",
		},
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
