package tekhenu

import (
	"cmp"
	"slices"
)

// Tables made of the components, for what is asked often.

// tables are what the rules look up beside the printed data, made of it once.
type tables struct {
	Cheapest    [5][]uint8            // by number of players: the open sites, by their Bread
	OpenSites   [5]byLines            // by number of players: how many sites of each line are open
	Takable     [Gods][Gods]Sorts     // by the section of the arrow: the dice of each section that are not Forbidden
	Pure        [Gods][Gods]Sorts     // … and that are Pure
	Shaded      [Gods][Gods]God       // by the section of the arrow: the first section in the Shade from each on
	MarketSlots [1 << Sections]uint16 // by set of sections: their slots, four bits for each section
	Using       [TrackTop + 1]uint8   // by Happiness: the set of sections that may be used
	Taking      [3]Values             // by place of the display: the values that take its tile
	Papyri      [MaxPaid + 1]Values   // by Papyrus: the values of the Thoth actions that so many pay for
}

// Derive makes of the printed data what is looked up beside it.
func (c *Components) Derive() {
	t := &c.tables
	for players := range t.Cheapest {
		for i := range c.Sites {
			if int(c.Sites[i].Players) <= players {
				t.Cheapest[players] = append(t.Cheapest[players], uint8(i))
				t.OpenSites[players] += in(c.Sites[i].Line)
			}
		}
		slices.SortStableFunc(t.Cheapest[players], func(a, b uint8) int { return cmp.Compare(c.Sites[a].Bread, c.Sites[b].Bread) })
	}
	for arrow := range God(Gods) {
		for g := range God(Gods) {
			for colour, purity := range c.Purity[c.lit(arrow, g)] {
				if purity != Forbidden {
					t.Takable[arrow][g] = t.Takable[arrow][g].with(Colour(colour), anyValue)
				}
				if purity == Pure {
					t.Pure[arrow][g] = t.Pure[arrow][g].with(Colour(colour), anyValue)
				}
			}
			shade := g
			for c.lit(arrow, shade) != Shade {
				shade = shade.after()
			}
			t.Shaded[arrow][g] = shade
		}
	}
	for open := range t.MarketSlots {
		for section, kinds := range c.Market {
			if open>>section&1 != 0 {
				t.MarketSlots[open] |= (1<<len(kinds) - 1) << (4 * section)
			}
		}
	}
	for happiness := range t.Using {
		for section, least := range c.Usable {
			if happiness >= int(least) {
				t.Using[happiness] |= 1 << section
			}
		}
	}
	for value := uint8(1); value <= 6; value++ {
		t.Taking[c.Shown[value]] |= 1 << value
		for papyri := range t.Papyri {
			if int(c.Thoth[value].Papyrus) <= papyri {
				t.Papyri[papyri] |= 1 << value
			}
		}
	}
}
