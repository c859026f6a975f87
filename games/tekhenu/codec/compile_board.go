package codec

import (
	"fmt"
	"slices"

	"strconv"
	"strings"

	"ennead/game/set"
	"ennead/games/box"
	"ennead/games/tekhenu"
)

// components.yaml: the areas of the board.

func (c *compiler) horus(f *fileYAML) {
	h := &f.Horus
	c.That(len(h.Tiles.List) == tekhenu.Gods, "horus_area: tiles: there are %d", tekhenu.Gods)
	for i, tile := range h.Tiles.List {
		if i < tekhenu.Gods {
			c.That(tile.ID == "HB-"+tekhenu.GodNames[i] && tile.God == tekhenu.GodNames[i],
				"horus_area: tile %d is that of %s", i+1, tekhenu.GodNames[i])
		}
	}
	c.That(len(h.Printed.Order) == tekhenu.Gods, "default_printed_order: there are %d gods", tekhenu.Gods)
	for i, id := range h.Printed.Order {
		c.That(slices.Index(h.Printed.Order, id) == i, "default_printed_order: %.20s comes twice", id)
		if god := c.god("default_printed_order", id); i < tekhenu.Gods {
			c.Printed[i] = god
		}
	}
	c.That(len(h.Bonus) == tekhenu.Gods, "slot_bonus: there are %d slots", tekhenu.Gods)
	for i, bonus := range h.Bonus {
		c.That(bonus.Slot == i+1, "slot_bonus: slot %d stands at place %d", bonus.Slot, i+1)
		if gains := c.gains("slot_bonus", any(bonus.Gain)); i < tekhenu.Gods {
			c.Slots[i] = gains
			c.That(gains.Population == 0 && gains.Happiness == 0, "slot_bonus: moves no marker (TEK-RUL-04)")
		}
	}
	var seen [7]bool
	for _, row := range h.Bot.List {
		gains := c.gains("bot_slot_bonus", any(row.Gain))
		c.That(gains == tekhenu.Gains{VP: gains.VP,
			Tokens: [tekhenu.Tokens]uint8{tekhenu.Scribe: gains.Tokens[tekhenu.Scribe]}},
			"bot_slot_bonus: is Scribes and VP (TEK-18.8)")
		c.values("bot_slot_bonus", row.Slots, &seen, func(slot uint8) { c.BotSlots[slot-1] = gains })
	}
	c.all("bot_slot_bonus", &seen)
	c.GodSites = c.byPlayers("statue_sites: usable_per_god_by_players", f.Statues.Gods.Usable, 1, 3)
}

func (c *compiler) peopleSites(f *fileYAML) {
	list := f.Statues.People
	if !c.That(len(list) == tekhenu.PeopleSites, "statue_sites: people: there are %d", tekhenu.PeopleSites) {
		return
	}
	for i, y := range list {
		site := tekhenu.PeopleSite{ID: tekhenu.SiteNames[tekhenu.FirstPeopleSite+i], Line: tekhenu.NoLine,
			Gold: c.small(y.ID+": gold", y.Gold, 0, tekhenu.MaxGain)}
		c.That(y.ID == site.ID, "statue_sites: %s is called %.20q", site.ID, y.ID)
		c.That(len(y.For) == 1, "%s: counts_for has one key", site.ID)
		for key, value := range y.For {
			switch key {
			case "temple_row":
				site.Line = tekhenu.Line(c.Within(site.ID, box.Whole(value), 1, tekhenu.Side) - 1)
			case "temple_column":
				site.Line = tekhenu.Line(c.Within(site.ID, box.Whole(value), 1, tekhenu.Side) - 1 + tekhenu.Side)
			case "districts":
				site.Districts = set.Small[tekhenu.Token](c.goodsOf(site.ID, value))
			default:
				c.That(false, "%s: %.20q is nothing that a site counts for", site.ID, key)
			}
		}
		c.People[i] = site
	}
}

// display is that of Ra: each value takes the tile of one place.
func (c *compiler) display(f *fileYAML) {
	c.That(len(f.Ra.Slots) == len(c.Components.Columns), "display_slots: there are %d", len(c.Components.Columns))
	var seen [7]bool
	for i, slot := range f.Ra.Slots {
		if i >= len(c.Components.Columns) {
			break
		}
		name := []string{"left", "center", "right"}[i]
		c.That(slot.ID == name, "display_slots: %.20q stands for %s", slot.ID, name)
		c.Components.Columns[i].VP = c.Within("display_slots: vp", slot.VP, 0, tekhenu.MaxPoints)
		c.values("display_slots", slot.Values, &seen, func(value uint8) { c.Shown[value] = uint8(i) })
	}
	c.all("display_slots", &seen)
}

// edgeNames are the colours of edges; a palette is made of them.
var edgeNames = []string{"red", "blue", "green", "yellow"}

func (c *compiler) edge(where, id string) tekhenu.Edge {
	return tekhenu.Edge(c.OneOf(where, id, edgeNames, "colour of an edge"))
}

func (c *compiler) temple(f *templeYAML) {
	c.That(len(f.Cells.Grid) == tekhenu.Side, "temple: grid: there are %d rows", tekhenu.Side)
	for r, row := range f.Cells.Grid {
		c.That(len(row) == tekhenu.Side, "temple: grid: row %d has %d cells", r+1, tekhenu.Side)
		for k, cell := range row {
			where := fmt.Sprintf("C-%d-%d", r+1, k+1)
			if !c.That(len(cell) == 2 && r < tekhenu.Side && k < tekhenu.Side,
				"%s: shows a token and a number", where) {
				continue
			}
			bonus := tekhenu.Bonus{Token: c.token(where, fmt.Sprint(cell[0])), N: c.small(where, box.Whole(cell[1]), 1,
				tekhenu.MaxGain)}
			c.That(bonus.Token != tekhenu.Scribe, "%s: shows Resources or Faith", where)
			c.Cells[r*tekhenu.Side+k] = bonus
		}
	}
	c.same("border_colors: palette", f.Edges.Palette, edgeNames)
	b := &c.Border
	for i, list := range [][]string{f.Edges.North, f.Edges.East, f.Edges.South, f.Edges.West} {
		to := []*[tekhenu.Side]tekhenu.Edge{&b.North, &b.East, &b.South, &b.West}[i]
		c.That(len(list) == tekhenu.Side, "border_colors: a side has %d edges", tekhenu.Side)
		for k, id := range list {
			if edge := c.edge("border_colors", id); k < tekhenu.Side {
				to[k] = edge
			}
		}
	}
	if !c.That(len(f.Sites.List) == tekhenu.MaxSites, "building_sites: there are %d", tekhenu.MaxSites) {
		return
	}
	for i, y := range f.Sites.List {
		id := tekhenu.SiteNames[i]
		c.That(y.ID == id, "building_sites: %s is called %.20q", id, y.ID)
		c.Sites[i] = tekhenu.Site{ID: id, Line: c.line(id, y.Line), Bread: c.small(id+": bread", y.Bread, 0,
			tekhenu.MaxPaid), Players: c.small(id+": min_players", y.Players, 2, 4)}
		name, _, _ := strings.Cut(y.Side, " ")
		upright := name == "north" || name == "south"
		c.That(name != "" && strings.ToUpper(name[:1]) == id[1:2] && upright == (c.Sites[i].Line >= tekhenu.Side),
			"%s: its side or its line is another", id)
	}
}

// line reads {row: 3} or {column: 3}.
func (c *compiler) line(where string, m map[string]any) tekhenu.Line {
	for key, value := range m {
		if c.That(len(m) == 1 && (key == "row" || key == "column"), "%s: a line is a row or a column", where) {
			n := c.Within(where+": line", box.Whole(value), 1, tekhenu.Side) - 1
			if key == "column" {
				n += tekhenu.Side
			}
			return tekhenu.Line(n)
		}
	}
	c.That(len(m) == 1, "%s: serves one line", where)
	return tekhenu.NoLine
}

func (c *compiler) osiris(f *osirisYAML) {
	c.same("districts_left_to_right", f.Districts, tekhenu.TokenNames[:tekhenu.Goods])
	c.HappinessCost = c.small("happiness_cost", f.Cost.Value, 0, tekhenu.TrackTop)
	if !c.That(len(f.Effects.List) == tekhenu.Rows, "row_effects: there are %d rows", tekhenu.Rows) {
		return
	}
	for i, y := range f.Effects.List {
		where := fmt.Sprintf("row_effects: row %d", i+1)
		step := func(n int) uint8 { return c.small(where, n, 0, tekhenu.MaxGain) }
		c.That(y.Row == i+1, "%s: stands for row %d", where, y.Row)
		e := tekhenu.RowEffect{Own: step(y.Production.Own), Second: step(y.Production.Second),
			Choice: step(y.Production.Choice), Tokens: step(y.Gain.Own), Gold: step(y.Gain.Gold),
			FirstGold: step(y.First.Gold)}
		c.That(e.FirstGold == 0 || i == 1, "%s: Gold lies beside row 2 alone (TEK-3.5)", where)
		c.That(e.Second == 0 || i == 2 || i == 3, "%s: rows 3 and 4 indicate a second Resource", where)
		c.Effects[i] = e
		for at := range c.Second[i] {
			c.Second[i][at] = tekhenu.NoToken
		}
	}
	c.That(int(c.Effects[1].FirstGold) == f.RowGold.Gold, "row2_first_builder_gold disagrees with row_effects")
	for i, m := range []map[string]string{f.Second.Row3, f.Second.Row4} {
		where := fmt.Sprintf("second_resource: row %d", i+3)
		c.That(len(m) == tekhenu.Goods, "%s: there are %d districts", where, tekhenu.Goods)
		for at, name := range tekhenu.TokenNames[:tekhenu.Goods] {
			other := c.good(where+": "+name, m[name])
			c.That(int(other) != at, "%s: %s is the first one", where, name)
			c.Second[i+2][at] = other
		}
	}
}

func (c *compiler) market(f *marketYAML) {
	if !c.That(len(f.Sections) == tekhenu.Sections, "card_market: there are %d sections", tekhenu.Sections) {
		return
	}
	for i, y := range f.Sections {
		where := fmt.Sprintf("card_market: section %d", i+1)
		c.That(y.Section == i+1, "%s: stands for section %d", where, y.Section)
		open := "setup"
		if at := c.Opens[i]; at != 0 {
			open = "any population >= " + strconv.Itoa(int(at))
		}
		c.That(y.Open == open, "%s: opens by the track: %q", where, open)
		c.Within(where+": slots", len(y.Slots), 1, 4)
		for _, id := range y.Slots {
			c.Market[i] = append(c.Market[i], tekhenu.Kind(c.OneOf(where, id, tekhenu.KindNames, "kind of card")))
		}
		c.Usable[i] = c.small(where+": min_happiness", y.Happiness, 0, tekhenu.TrackTop)
		c.That(i == 0 || c.Usable[i] >= c.Usable[i-1], "%s: min_happiness does not rise", where)
	}
	var seen [7]bool
	for _, row := range f.Thoth {
		price := tekhenu.Price{Cards: c.small("thoth_cost: cards", row.Cards, 1, 4),
			Papyrus: c.small("thoth_cost: papyrus", row.Papyrus, 0, tekhenu.MaxPaid)}
		c.values("thoth_cost", row.Values, &seen, func(value uint8) { c.Thoth[value] = price })
	}
	c.all("thoth_cost", &seen)
	c.RefreshPapyrus = c.Within("refresh_cost: papyrus", f.Refresh.Papyrus, 0, tekhenu.MaxPaid)
}

func (c *compiler) festival(f *fileYAML) {
	c.Bastet.Papyrus = c.Within("bastet: cost: papyrus", f.Bastet.Cost.Papyrus, 0, tekhenu.MaxPaid)
	for value := range 6 {
		n, ok := f.Bastet.Scribes[strconv.Itoa(value+1)]
		c.That(ok, "bastet: scribes_by_value: nothing for %d", value+1)
		c.Bastet.Scribes[value+1] = c.small("bastet: scribes_by_value", n, 0, tekhenu.MaxGain)
	}
}
