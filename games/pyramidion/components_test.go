package pyramidion_test

import (
	"reflect"
	"testing"

	"ennead/games/pyramidion"
)

// TestPYR_2_1_Box checks the contents of the box (PYR-2.1 to PYR-2.3, PYR-2.6).
func TestPYR_2_1_Box(t *testing.T) {
	c := ownData()
	t.Run("PYR-2.1", func(t *testing.T) {
		counts := [pyramidion.TypeCount][2]int{
			pyramidion.Merchant: {8, 12}, pyramidion.Negotiator: {4, 8}, pyramidion.Torturer: {4, 8},
			pyramidion.Special: {4, 9}, pyramidion.Revolt: {0, 3},
		}
		for i, want := range counts {
			deck := c.Of[i] & c.Deck
			if base := c.Of[i] &^ c.Deck; base.Len() != want[0] || deck.Len() != want[1] {
				t.Errorf("%s: base cards = %d, deck cards = %d", pyramidion.TypeNames[i], base.Len(), deck.Len())
			}
		}
		for e := pyramidion.HighPriest; e < pyramidion.Rebels; e++ {
			if with := c.With[e]; with.Len() != 1 || with&c.Deck != with {
				t.Errorf("%s: %d cards", pyramidion.EffectNames[e], with.Len())
			}
		}
	})
	t.Run("PYR-2.2", func(t *testing.T) {
		if c.Stock != (pyramidion.Goods{35, 35, 35, 35, 35, 10}) || c.Stock.Sum() != 185 {
			t.Errorf("resources = %v", c.Stock)
		}
	})
	t.Run("PYR-2.3", func(t *testing.T) {
		if got := [3]int{c.Spreads.Len(), c.Boats.Len(), c.Tokens.Len()}; got != [3]int{10, 20, 6} {
			t.Errorf("distribution cards, boats, revolt tokens = %v", got)
		}
		if c.Troops != [pyramidion.TroopCount]uint8{5, 5} {
			t.Errorf("troops = %v", c.Troops)
		}
	})
	t.Run("PYR-2.4", func(t *testing.T) {
		all := c.Deck
		for seat, base := range c.Base {
			if base.Len() != 5 || base&all != 0 || (base&c.With[pyramidion.Goddess]).Len() != 1 {
				t.Errorf("base cards of %s = %v", pyramidion.ColourNames[seat], base)
			}
			all |= base
		}
		if all != 1<<(pyramidion.MaxCards+1)-2 {
			t.Errorf("cards = %b", all)
		}
	})
	t.Run("PYR-2.6", func(t *testing.T) {
		type minimums = [pyramidion.TroopCount]uint8
		thebes := pyramidion.SiteData{Least: minimums{7, 7}, Box: 1<<pyramidion.Worker | 1<<pyramidion.Statue}
		if c.Site[pyramidion.Thebes] != thebes || c.Site[pyramidion.Philae].Least != (minimums{4, 4}) {
			t.Errorf("Thebes = %v, Philae = %v", c.Site[pyramidion.Thebes], c.Site[pyramidion.Philae])
		}
	})
	t.Run("values", func(t *testing.T) { // values of cards that the examples of the rules use
		for name, want := range map[string]pyramidion.Points{
			"B-blue-T1": {4, 0, 0}, "B-green-M1": {1, 0, 3}, "T07": {3, 1, 1}, "N07": {0, 3, 2}, "S02": {},
		} {
			if got := c.Card[lexiconCard(name)].Values; got != want {
				t.Errorf("values of %s = %v, want %v", name, got, want)
			}
		}
		ankhs := c.Ankhs.Len() == 9+8 && c.Ankhs.Has(lexiconCard("B-red-G1")) && !c.Ankhs.Has(lexiconCard("B-red-N1"))
		if c.Divine != 6 || !ankhs {
			t.Errorf("value of a Goddess = %d, ankhs = %v", c.Divine, c.Ankhs)
		}
	})
}

// lexiconCard returns the number of a card.
func lexiconCard(name string) uint8 {
	m, err := pyramidion.Lexicon.Parse("play " + name)
	if err != nil {
		panic(err)
	}
	return m.A
}

// TestPYR_9_1_1_Tables checks the figures of a round's course (PYR-3.7, PYR-8.2, PYR-8.3, PYR-9.1.1, PYR-15.1 to
// PYR-15.6).
func TestPYR_9_1_1_Tables(t *testing.T) {
	c := ownData()
	for players, want := range map[int]pyramidion.TableData{
		2: {Sequence: []uint8{0, 1, 0}, MustPlay: true, MostCards: 5, Swaps: true},
		3: {Sequence: []uint8{0, 1, 2, 0, 1, 2}, MostCards: pyramidion.NoLimit, Recruits: true},
		4: {Sequence: []uint8{0, 1, 2, 3, 0, 1, 2, 3}, MostCards: pyramidion.NoLimit, Recruits: true},
	} {
		if got := c.Tables[players]; !reflect.DeepEqual(got, want) {
			t.Errorf("%d players: table = %+v", players, got)
		}
	}
	if c.Row != 5 || c.Dealt != 4 || c.AtThebes != 1 || c.Guard != 40 || c.Targets != [4]uint8{10, 12, 15, 0} {
		t.Errorf("row = %d, dealt = %d, at Thebes = %d, guard = %d, targets = %v",
			c.Row, c.Dealt, c.AtThebes, c.Guard, c.Targets)
	}
}

// TestPYR_6_1_Spreads checks that the example of the rules is the first distribution card, and that no card puts a
// resource on a site whose box does not show it (PYR-6.1).
func TestPYR_6_1_Spreads(t *testing.T) {
	c := ownData()
	want := [pyramidion.SiteCount]pyramidion.Goods{
		pyramidion.Gizeh:      {pyramidion.Camel: 1, pyramidion.Food: 2},
		pyramidion.Thebes:     {pyramidion.Worker: 1, pyramidion.Statue: 1},
		pyramidion.Luxor:      {pyramidion.Stone: 4},
		pyramidion.Alexandria: {pyramidion.Worker: 1},
		pyramidion.Cairo:      {pyramidion.Wood: 2},
		pyramidion.Philae:     {pyramidion.Camel: 1},
	}
	if c.Spread[1] != want {
		t.Errorf("D01 = %v", c.Spread[1])
	}
	for n := 1; n <= pyramidion.MaxSpread; n++ {
		sum := uint8(0)
		for site, g := range c.Spread[n] {
			sum += g.Sum()
			if g.Sorts()&^c.Site[site].Box != 0 {
				t.Errorf("%s puts %v on %s", pyramidion.SpreadNames[n], g, pyramidion.SiteNames[site])
			}
		}
		if sum != 13 {
			t.Errorf("%s puts %d resources", pyramidion.SpreadNames[n], sum)
		}
	}
}
