package tekhenu

import (
	"fmt"
	"slices"

	"ennead/game/set"
	"ennead/games/box"
)

// components.yaml: column tiles, Start and Destiny cards.

// The districts of Osiris (TEK-14.4).
const (
	workshops set.Small[Token] = 1<<Papyrus | 1<<Bread
	quarries  set.Small[Token] = 1<<Limestone | 1<<Granite
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
func (c *compiler) action(where string, v any) (god God, value any, m map[string]any) {
	m, _ = v.(map[string]any)
	name, _ := m["god"].(string)
	return c.god(where, name), m["value"], m
}

func (c *compiler) columnTiles(f *fileYAML) {
	if !c.That(len(f.Tiles.List) == tileCount, "column_tiles: there are %d", tileCount) {
		return
	}
	for i, y := range f.Tiles.List {
		where := c.number(y.ID, "P", i+1)
		tile := ColumnTile{Limestone: c.small(where+": limestone", y.Cost.Limestone, 0, maxPaid)}
		c.That(len(y.Edges) == len(tile.Edges), "%s: has %d edges", where, len(tile.Edges))
		for k, id := range y.Edges {
			if edge := c.edge(where, id); k < len(tile.Edges) {
				tile.Edges[k] = edge
			}
		}
		if c.That((y.Lighting == "") == (len(y.Op) == 0), "%s: an ability and its light go together", where); len(y.Op) > 0 {
			tile.Light = Light(c.OneOf(where, y.Lighting, lightNames, "light"))
			c.ability(where, &tile, y.Op)
		}
		c.Tiles[i+1] = tile
	}
}

// ability reads what a tile can do (chapter 16.1).
func (c *compiler) ability(where string, tile *ColumnTile, op map[string]any) {
	key, value := c.only(where, op)
	switch key {
	case "gain":
		tile.Ability, tile.Gains = AbilityGains, c.gains(where, value)
	case "vp_per_matched_edge":
		tile.Ability, tile.N = AbilityEdges, c.small(where, box.Whole(value), 1, maxGain)
	case "vp_per_aligned_building":
		tile.Ability, tile.N = AbilityBuildings, c.small(where, box.Whole(value), 1, maxGain)
	case "draw":
		m, _ := value.(map[string]any)
		tile.Ability, tile.N = AbilityDecree, c.small(where+": decrees drawn", box.Whole(m["decree"]), 1, 1)
	case "double_cell_bonus":
		tile.Ability = AbilityDouble
		c.That(value == true, "%s: %s is true", where, key)
	case "god_action":
		c.abilityOfGod(where, tile, value)
	default:
		c.That(false, "%s: %.40q is no ability", where, key)
	}
}

func (c *compiler) abilityOfGod(where string, tile *ColumnTile, v any) {
	god, value, _ := c.action(where, v)
	switch god {
	case Thoth:
		tile.Ability, tile.N = AbilityThoth, c.small(where+": value", box.Whole(value), 1, 6)
	case Osiris:
		tile.Ability, tile.N = AbilityOsiris, c.small(where+": value", box.Whole(value), 1, 6)
	case Horus:
		list, _ := value.([]any)
		tile.Ability, tile.N = AbilityHorus, c.small(where+": values", len(list), 1, 6)
		for i, each := range list {
			c.That(box.Whole(each) == i+1, "%s: the values are 1 to %d", where, len(list))
		}
	default:
		c.That(false, "%s: an action of Thoth, Osiris or Horus (chapter 16.1)", where)
	}
}

func (c *compiler) startCards(f *fileYAML) {
	if !c.That(len(f.Start.List) == startCount, "start_cards: there are %d", startCount) {
		return
	}
	for i, y := range f.Start.List {
		where := c.number(y.ID, "S", i+1)
		c.That(y.Initiative == i+1, "%s: has the initiative %d (chapter 16.2)", where, y.Initiative)
		c.Start[i+1] = c.startCard(where, y.Op)
	}
	c.StartDeal = c.byPlayers("start_cards: deal_by_players", f.Start.Deal, 1, startCount)
	for n := 1; n <= 4; n++ {
		c.That(c.StartDeal[n] >= 2*n, "start_cards: deal_by_players: two for each of %d players", n)
	}
}

func (c *compiler) startCard(where string, op map[string]any) (card StartCard) {
	key, value := c.only(where, op)
	m, _ := value.(map[string]any)
	switch key {
	case "gain":
		card.Gains = c.gains(where, value)
	case "choose_resources":
		card.Choose = c.small(where+": count", box.Whole(m["count"]), 1, maxGain)
		card.From = set.Small[Token](c.goodsOf(where+": from", m["from"]))
	case "draw_keep":
		word := func(key string) string { return fmt.Sprint(m[key]) }
		kind := c.OneOf(where, word("deck"), kindNames[:Decree], "deck to keep a card of")
		c.That(word("draw") == "2" && word("keep") == "1" && word("rest") == "shuffle_in", "%s: one card of two is kept (TEK-16.2.3)", where)
		card.Keep, card.Deck = true, Kind(kind)
	case "god_action":
		god, value, m := c.action(where, value)
		c.That(god == Osiris && m["free_happiness"] == true, "%s: builds for Osiris and loses no Happiness (TEK-16.2.1)", where)
		card.Build = c.small(where+": value", box.Whole(value), 1, 6)
		if districts, ok := m["districts"]; ok {
			among := set.Small[Token](c.goodsOf(where+": districts", districts))
			c.That(among == workshops || among == quarries, "%s: districts: the workshops or the quarries (TEK-14.4)", where)
			card.Districts = among
		}
	default:
		c.That(false, "%s: %.40q is nothing that a Start card gives", where, key)
	}
	return card
}

func (c *compiler) destiny(f *fileYAML) {
	if !c.That(len(f.Destiny.List) == destinies, "destiny_cards: there are %d", destinies) {
		return
	}
	ankhs := []int{c.Within("T15: ankh", int(c.Techs[tFaith].Ankh), 0, maxGain)}
	for i, y := range f.Destiny.List {
		where := c.number(y.ID, "A", i+1)
		c.That(!slices.Contains(ankhs, y.Ankh), "%s: its Ankh value comes twice (TEK-6.5)", where)
		ankhs = append(ankhs, y.Ankh)
		card := DestinyCard{Ankh: c.small(where+": ankh", y.Ankh, 0, maxGain)}
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
	var both [2]Gains
	for i := range both {
		m, _ := list[i].(map[string]any)
		_, value := c.only(where, m)
		both[i] = c.gains(where, value)
	}
	n := both[0].Population
	c.That(both == [2]Gains{{Population: n}, {Happiness: n}}, "%s: Population or Happiness, as much of either", where)
	return n
}
