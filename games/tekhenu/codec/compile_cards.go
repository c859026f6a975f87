package codec

import (
	"fmt"
	"slices"

	"ennead/game/set"
	"ennead/games/box"
	"ennead/games/tekhenu"
)

// components.yaml: column tiles, Start and Destiny cards.

// The districts of Osiris (TEK-14.4).
const (
	workshops set.Small[tekhenu.Token] = 1<<tekhenu.Papyrus | 1<<tekhenu.Bread
	quarries  set.Small[tekhenu.Token] = 1<<tekhenu.Limestone | 1<<tekhenu.Granite
)

// number checks that the items of a list carry the numbers of their places, from 1.
func (c *compiler) number(id, letter string, place int) string {
	due := fmt.Sprintf("%s%02d", letter, place)
	c.That(id == due, "%s: is called %.20q", due, id)
	return due
}

// only is the one key of an op and what stands there.
func (c *compiler) only(where string, op map[string]any) (key string, value any) {
	if !c.That(len(op) == 1, "%s: op has one key", where) {
		return "", nil
	}
	for key, value = range op {
	}
	return key, value
}

// action reads {god_action: {god: osiris, value: 3, …}}.
func (c *compiler) action(where string, v any) (god tekhenu.God, value any, m map[string]any) {
	m, _ = v.(map[string]any)
	name, _ := m["god"].(string)
	return c.god(where, name), m["value"], m
}

func (c *compiler) columnTiles(f *fileYAML) {
	if !c.That(len(f.Tiles.List) == tekhenu.TileCount, "column_tiles: there are %d", tekhenu.TileCount) {
		return
	}
	for i, y := range f.Tiles.List {
		where := c.number(y.ID, "P", i+1)
		tile := tekhenu.ColumnTile{Limestone: c.small(where+": limestone", y.Cost.Limestone, 0, tekhenu.MaxPaid)}
		c.That(len(y.Edges) == len(tile.Edges), "%s: has %d edges", where, len(tile.Edges))
		for k, id := range y.Edges {
			if edge := c.edge(where, id); k < len(tile.Edges) {
				tile.Edges[k] = edge
			}
		}
		if c.That((y.Lighting == "") == (len(y.Op) == 0),
			"%s: an ability and its light go together", where); len(y.Op) > 0 {
			tile.Light = tekhenu.Light(c.OneOf(where, y.Lighting, tekhenu.LightNames, "light"))
			c.ability(where, &tile, y.Op)
		}
		c.Tiles[i+1] = tile
	}
}

// ability reads what a tile can do (chapter 16.1).
func (c *compiler) ability(where string, tile *tekhenu.ColumnTile, op map[string]any) {
	key, value := c.only(where, op)
	switch key {
	case "gain":
		tile.Ability, tile.Gains = tekhenu.AbilityGains, c.gains(where, value)
	case "vp_per_matched_edge":
		tile.Ability, tile.N = tekhenu.AbilityEdges, c.small(where, box.Whole(value), 1, tekhenu.MaxGain)
	case "vp_per_aligned_building":
		tile.Ability, tile.N = tekhenu.AbilityBuildings, c.small(where, box.Whole(value), 1, tekhenu.MaxGain)
	case "draw":
		m, _ := value.(map[string]any)
		tile.Ability, tile.N = tekhenu.AbilityDecree, c.small(where+": decrees drawn", box.Whole(m["decree"]), 1, 1)
	case "double_cell_bonus":
		tile.Ability = tekhenu.AbilityDouble
		c.That(value == true, "%s: %s is true", where, key)
	case "god_action":
		c.abilityOfGod(where, tile, value)
	default:
		c.That(false, "%s: %.40q is no ability", where, key)
	}
}

func (c *compiler) abilityOfGod(where string, tile *tekhenu.ColumnTile, v any) {
	god, value, _ := c.action(where, v)
	switch god {
	case tekhenu.Thoth:
		tile.Ability, tile.N = tekhenu.AbilityThoth, c.small(where+": value", box.Whole(value), 1, 6)
	case tekhenu.Osiris:
		tile.Ability, tile.N = tekhenu.AbilityOsiris, c.small(where+": value", box.Whole(value), 1, 6)
	case tekhenu.Horus:
		list, _ := value.([]any)
		tile.Ability, tile.N = tekhenu.AbilityHorus, c.small(where+": values", len(list), 1, 6)
		for i, each := range list {
			c.That(box.Whole(each) == i+1, "%s: the values are 1 to %d", where, len(list))
		}
	default:
		c.That(false, "%s: an action of Thoth, Osiris or Horus (chapter 16.1)", where)
	}
}

func (c *compiler) startCards(f *fileYAML) {
	if !c.That(len(f.Start.List) == tekhenu.StartCount, "start_cards: there are %d", tekhenu.StartCount) {
		return
	}
	for i, y := range f.Start.List {
		where := c.number(y.ID, "S", i+1)
		c.That(y.Initiative == i+1, "%s: has the initiative %d (chapter 16.2)", where, y.Initiative)
		c.Start[i+1] = c.startCard(where, y.Op)
	}
	c.StartDeal = c.byPlayers("start_cards: deal_by_players", f.Start.Deal, 1, tekhenu.StartCount)
	for n := 1; n <= 4; n++ {
		c.That(c.StartDeal[n] >= 2*n, "start_cards: deal_by_players: two for each of %d players", n)
	}
}

func (c *compiler) startCard(where string, op map[string]any) (card tekhenu.StartCard) {
	key, value := c.only(where, op)
	m, _ := value.(map[string]any)
	switch key {
	case "gain":
		card.Gains = c.gains(where, value)
	case "choose_resources":
		card.Choose = c.small(where+": count", box.Whole(m["count"]), 1, tekhenu.MaxGain)
		card.From = set.Small[tekhenu.Token](c.goodsOf(where+": from", m["from"]))
	case "draw_keep":
		word := func(key string) string { return fmt.Sprint(m[key]) }
		kind := c.OneOf(where, word("deck"), tekhenu.KindNames[:tekhenu.Decree], "deck to keep a card of")
		c.That(word("draw") == "2" && word("keep") == "1" && word("rest") == "shuffle_in",
			"%s: one card of two is kept (TEK-16.2.3)", where)
		card.Keep, card.Deck = true, tekhenu.Kind(kind)
	case "god_action":
		god, value, m := c.action(where, value)
		c.That(god == tekhenu.Osiris && m["free_happiness"] == true,
			"%s: builds for Osiris and loses no Happiness (TEK-16.2.1)", where)
		card.Build = c.small(where+": value", box.Whole(value), 1, 6)
		if districts, ok := m["districts"]; ok {
			among := set.Small[tekhenu.Token](c.goodsOf(where+": districts", districts))
			c.That(among == workshops || among == quarries,
				"%s: districts: the workshops or the quarries (TEK-14.4)", where)
			card.Districts = among
		}
	default:
		c.That(false, "%s: %.40q is nothing that a Start card gives", where, key)
	}
	return card
}

func (c *compiler) destiny(f *fileYAML) {
	if !c.That(len(f.Destiny.List) == tekhenu.Destinies, "destiny_cards: there are %d", tekhenu.Destinies) {
		return
	}
	ankhs := []int{c.Within("T15: ankh", int(c.Techs[tekhenu.TechFaith].Ankh), 0, tekhenu.MaxGain)}
	for i, y := range f.Destiny.List {
		where := c.number(y.ID, "A", i+1)
		c.That(!slices.Contains(ankhs, y.Ankh), "%s: its Ankh value comes twice (TEK-6.5)", where)
		ankhs = append(ankhs, y.Ankh)
		card := tekhenu.DestinyCard{Ankh: c.small(where+": ankh", y.Ankh, 0, tekhenu.MaxGain)}
		if key, value := c.only(where, y.Op); key == "gain" {
			card.Gains = c.gains(where, value)
		} else if c.That(key == "choose", "%s: %.40q is nothing that a Destiny card gives", where, key) {
			card.Track = c.either(where, value)
		}
		c.Destiny[i+1] = card
	}
}

// either reads [{gain: {population: 3}}, {gain: {happiness: 3}}]: so many steps of one of the two.
func (c *compiler) either(where string, v any) uint8 {
	list, _ := v.([]any)
	if !c.That(len(list) == 2, "%s: a choice of two", where) {
		return 0
	}
	var both [2]tekhenu.Gains
	for i := range both {
		m, _ := list[i].(map[string]any)
		_, value := c.only(where, m)
		both[i] = c.gains(where, value)
	}
	n := both[0].Population
	c.That(both == [2]tekhenu.Gains{{Population: n}, {Happiness: n}},
		"%s: Population or Happiness, as much of either", where)
	return n
}
