package codec

import (
	"fmt"
	"slices"

	"ennead/games/tekhenu"
)

// components.yaml: Botankhamun.

func (c *compiler) solo(f *soloYAML) {
	b := &c.Bot
	b.Population = c.small("solo: population", f.Begin.Population, 0, tekhenu.TrackTop)
	b.Happiness = c.small("solo: happiness", f.Begin.Happiness, 0, f.Begin.Population)
	b.VP, b.Scribes = c.Within("solo: vp", f.Begin.VP, 0, tekhenu.MaxPoints), c.small("solo: scribes", f.Begin.Scribes,
		0, tekhenu.MaxGain)
	c.That(f.Begin.Gold == 0, "solo: gold: he has none (TEK-18.8)")
	b.SetupSlot = c.small("solo: setup_statue_slot", f.Setup.Slot, 1, tekhenu.Gods) - 1
	b.HardSlot = c.small("solo: hard: extra_statue_slot", f.Levels.Hard.Slot, 1, tekhenu.Gods) - 1
	c.That(b.SetupSlot != b.HardSlot, "solo: hard: extra_statue_slot is that of the setup")
	c.That(f.Levels.Hard.Includes == "medium", "solo: hard: includes medium (TEK-18.6)")
	medium := &f.Levels.Medium
	c.Within("solo: medium: osiris_buildings", len(medium.Buildings), 0, tekhenu.Buildings)
	for _, y := range medium.Buildings {
		space := [2]uint8{c.small("solo: medium: row", y.Row, 1, tekhenu.Rows) - 1,
			uint8(c.good("solo: medium", y.District))}
		c.That(!slices.Contains(b.Buildings, space), "solo: medium: a space holds one building")
		b.Buildings = append(b.Buildings, space)
	}
	b.Cell = uint8(c.OneOf("solo: medium: column", medium.Column.Cell, tekhenu.CellNames(), "cell"))
	c.That(medium.Column.Tile == "random_from_stack", "solo: medium: column: a tile at random (TEK-18.6)")
	for i, n := range c.byPlayers("solo: maat_balance", f.Balance, 0, tekhenu.MaxPoints) {
		if i > 0 {
			b.Balance[i-1] = n
		}
	}
	b.Ankh = c.small("solo: ankh", f.Ankh, 0, tekhenu.MaxGain)
	for i := 1; i <= tekhenu.Destinies; i++ {
		c.That(c.Components.Destiny[i].Ankh != b.Ankh && c.Techs[tekhenu.TechFaith].Ankh != b.Ankh,
			"solo: ankh: comes twice (TEK-6.5)")
	}
	points := func(where string, n int) int { return c.Within("solo: "+where, n, 0, tekhenu.MaxPoints) }
	b.PerBlessing, b.PerTechnology = points("vp_per_blessing", f.Blessing), points("vp_per_technology", f.Technology)
	b.PerDecree, b.PerDecreeHard = points("vp_per_decree", f.Decree), points("extra_challenge_decree_vp",
		f.Levels.DecreeHard)
	b.ScribesPerVP = c.Within("solo: scribes_per_vp", f.Scribes, 1, tekhenu.MaxPoints)
	c.That(slices.Equal(f.Pyramid, []int{4, 3, 2, 1}), "solo: pyramid_rows_bottom_up: are 4, 3, 2, 1 (TEK-18.5)")
	c.That(slices.Equal(f.Deben.Faces, []string{"up_right", "right"}), "solo: deben_token: faces (TEK-18.7)")
	c.botTiles(f)
}

func (c *compiler) botTiles(f *soloYAML) {
	if !c.That(len(f.Tiles.List) == tekhenu.BotTiles, "solo: action_tiles: there are %d", tekhenu.BotTiles) {
		return
	}
	for i, y := range f.Tiles.List {
		where := c.number(y.ID, "BA", i+1)
		tile := &c.Bot.Tiles[i+1]
		if y.Kind == "god" {
			c.That(len(y.Order) == 0, "%s: a god's tile has no order", where)
			tile.God = c.god(where, y.God)
			continue
		}
		c.That(y.Kind == "resource" && y.God == "" && len(y.Order) == tekhenu.Goods,
			"%s: a god or an order of %d Resources", where, tekhenu.Goods)
		for _, id := range y.Order {
			good := c.good(where, id)
			c.That(!slices.Contains(tile.Order, good), "%s: %s comes twice", where, fmt.Sprintf("%.20s", id))
			tile.Order = append(tile.Order, good)
		}
	}
}
