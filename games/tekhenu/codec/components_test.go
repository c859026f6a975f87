package codec_test

import (
	"bytes"
	"slices"
	"testing"

	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/codec"
	"ennead/games/tekhenu/kit"
)

// TEK-1.1 to TEK-1.8: what is in the box.
func TestTEK_1_1_Box(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	t.Run("TEK-1.1 board", func(t *testing.T) {
		sides := map[string]int{}
		for _, site := range c.Sites {
			sides[site.ID[:3]]++
		}
		if len(sides) != 4 || len(c.Sites) != tekhenu.MaxSites || c.GodSites[4] != 3 ||
			len(c.Printed) != tekhenu.Gods || len(c.People) != tekhenu.PeopleSites {
			t.Errorf("sites %v around the temple, %d a god, %d for the people", sides, c.GodSites[4], len(c.People))
		}
		if len(c.Opens) != tekhenu.Sections || len(c.Market[0]) != 3 || len(c.Market[3]) != 4 || c.Opens[1] != 0 ||
			c.Opens[2] == 0 {
			t.Errorf("the market is %v, opened at %v", c.Market, c.Opens)
		}
		if len(codec.CellIDs) != tekhenu.CellCount || len(tekhenu.SiteNames) != tekhenu.AllSites ||
			len(tekhenu.GodNames) != tekhenu.Gods {
			t.Errorf("%d cells, %d sites, %d gods", len(codec.CellIDs), len(tekhenu.SiteNames), len(tekhenu.GodNames))
		}
	})
	t.Run("TEK-1.2 dice", func(t *testing.T) {
		if c.Pool[4] != [tekhenu.Colours]uint8{5, 5, 5, 5, 6} || c.Pool[1] != c.Pool[2] || c.PerSection != 3 {
			t.Errorf("%v, %d a section", c.Pool, c.PerSection)
		}
	})
	t.Run("TEK-1.3 tiles", func(t *testing.T) {
		lit := [tekhenu.Lights]int{}
		for n := 1; n <= tekhenu.TileCount; n++ {
			if tile := &c.Tiles[n]; tile.Ability != tekhenu.NoAbility {
				lit[tile.Light]++
			} else if n < 22 || tile.Limestone != 2 {
				t.Errorf("tile %d: %+v", n, tile)
			}
		}
		if lit != [tekhenu.Lights]int{7, 7, 7} {
			t.Errorf("%v abilities by light", lit)
		}
	})
	t.Run("TEK-1.6 cards", func(t *testing.T) {
		for players, removed := range map[int]tekhenu.Cards{1: 1, 2: 1, 3: 0, 4: 0} {
			decks := &c.Decks[players]
			if decks[tekhenu.Blessing].Len() != tekhenu.PerKind ||
				decks[tekhenu.Technology].Has(tekhenu.TechOrder) != (removed == 0) ||
				decks[tekhenu.Decree].Has(tekhenu.DecreeOrder) != (removed == 0) {
				t.Errorf("%d players: %v", players, decks)
			}
		}
		for n := 1; n <= tekhenu.StartCount; n++ {
			if card := &c.Start[n]; *card == (tekhenu.StartCard{}) {
				t.Errorf("Start card %d is blank", n)
			}
		}
	})
	t.Run("TEK-2.1 dial", func(t *testing.T) {
		if c.Pattern != [tekhenu.Gods]tekhenu.Light{tekhenu.Sun, tekhenu.Sun, tekhenu.Shade, tekhenu.Dark, tekhenu.Dark,
			tekhenu.Shade} || c.Marks != [2]tekhenu.God{4, 2} {
			t.Errorf("%v, markers %v sections from the arrow", c.Pattern, c.Marks)
		}
	})
	t.Run("TEK-16.4.1 Decrees", func(t *testing.T) {
		symbols := [4]int{}
		for n := 1; n <= tekhenu.PerKind; n++ {
			symbols[c.Decrees[n].Symbol]++
		}
		if symbols != [4]int{6, 6, 6, 6} || c.Decrees[8].Cap != 20 || c.Decrees[8].Counts[tekhenu.CountGoods] != 1 ||
			c.Decrees[8].Counts[tekhenu.CountGold] != 2 {
			t.Errorf("%v of each symbol; D08 is %+v", symbols, c.Decrees[8])
		}
	})
	t.Run("sites", func(t *testing.T) {
		for i, site := range c.Sites {
			if site.ID != tekhenu.SiteNames[i] {
				t.Errorf("site %d is %s", i, site.ID)
			}
		}
	})
}

// Every corruption of the components gets an error that names the place.
func TestBadComponents(t *testing.T) {
	gametest.BadComponents(t, kit.Game, kit.Game.Components(), slices.Concat(badBoards, badCards, badSolo))
}

var badBoards = []gametest.Change{
	{Old: "anubis:                    # the price of an Anubis action\n  source: rulebook\n  scribes: 2",
		New: "anubis: {scribes: 0}", Want: "anubis: scribes: 0 is not within 1 and 20"},
	{Old: "  column_vp: 3\n", New: "  column_vp: 51\n", Want: "in_line: column_vp: 51 is not within 0 and 50"},
	{Old: "  id: tekhenu", New: "  id: kemet", Want: `game: is "kemet"`},
	{Old: "game:", New: "game: [", Want: "line 11, column 7: game: ["},
	{Old: "players: {min: 1, max: 4}", New: "players: {min: 1, max: 5}",
		Want: "game: players: max: is 4 by the rules, not 5"},
	{Old: "rounds: 16", New: "rounds: 12", Want: "turn_structure: rounds: is 16 by the rules, not 12"},
	{Old: "direction: clockwise, step", New: "direction: back, step", Want: "dial: rotation: direction: is clockwise"},
	{Old: "unlimited_in_play: true", New: "unlimited_in_play: false", Want: "tokens: unlimited_in_play"},
	{Old: "{id: building, count: 10,", New: "{id: building, count: 11,",
		Want: "player_pieces: building: are 10 by the rules, not 11"},
	{Old: "{id: column, count: 8,", New: "{id: pillar, count: 8,",
		Want: "player_pieces: buildings, statues and columns are needed"},
	{Old: "{id: papyrus,   en: Papyrus,", New: "{id: paper,   en: Papyrus,",
		Want: `vocabulary: resource 1 is papyrus, not "paper"`},
	{Old: "fr: Papyrus,  die_color: yellow", New: "fr: Papyrus,  die_color: brown",
		Want: "vocabulary: the dice of papyrus are yellow"},
	{Old: "{id: faith,  en", New: "{id: hope,  en", Want: "vocabulary: other_tokens: is [scribe faith] by the rules"},
	{Old: "{index: 2, id: ra,", New: "{index: 3, id: ra,", Want: "vocabulary: god 3 stands at place 2"},
	{Old: "{index: 2, id: ra,", New: "{index: 2, id: seth,", Want: "vocabulary: gods: is [horus ra"},
	{Old: "lighting: [sun, shade, dark]", New: "lighting: [sun, dark, shade]", Want: "vocabulary: lighting"},
	{Old: "purity: [pure, tainted, forbidden]", New: "purity: [pure]", Want: "vocabulary: purity"},
	{Old: "{id: white,  fr: blanc, count: 5,", New: "{id: pink,  fr: blanc, count: 5,",
		Want: `dice: colors: "pink" is no colour`},
	{Old: "{id: white,  fr: blanc, count: 5,", New: "{id: black,  fr: blanc, count: 5,",
		Want: "dice: colors: black comes twice"},
	{Old: "{id: white,  fr: blanc, count: 5,", New: "{id: white,  fr: blanc, count: 16,",
		Want: "dice: white: 16 is not within 1 and 15"},
	{Old: "{id: white,  fr: blanc, count: 5, produces: limestone", New: "{id: white,  count: 5, produces: bread",
		Want: `dice: white: produces "limestone"`},
	{Old: "  total: 26\n", New: "  total: 27\n", Want: "dice: total: is 27, the colours are 26"},
	{Old: "initial_per_section: 3", New: "initial_per_section: 4", Want: "20 dice do not fill the sections"},
	{Old: `"3": {white: 5,`, New: `"3": {white: 6,`, Want: "dice: pool_by_players: 3: white: 6 is not within 0 and 5"},
	{Old: `"3": {white: 5,`, New: `"5": {white: 5,`, Want: "dice: pool_by_players: 3: there are 5 colours"},
	{Old: "use: {white: 4,", New: "use: {pink: 4,", Want: "dice: pool_variant_2p: nothing for white"},
	{Old: "sun:   {white: pure,", New: "sun:   {white: clean,",
		Want: `dice: purity_table: sun: white: "clean" is no purity`},
	{Old: "shade: {white: tainted,", New: "shade: {white: forbidden,",
		Want: "dice: purity_table: shade: white: is never forbidden (TEK-2.2)"},
	{Old: "brown: tainted,   gray: tainted", New: "brown: tainted,   gray: forbidden",
		Want: "dice: purity_table: dark: gray: is never forbidden"},
	{Old: "pattern_clockwise: [sun, sun, shade,", New: "pattern_clockwise: [sun, shade, shade,",
		Want: "dial: pattern_clockwise: two sections of each light"},
	{Old: "pattern_clockwise: [sun, sun,", New: "pattern_clockwise: [sun,",
		Want: "dial: pattern_clockwise: there are 6 sections"},
	{Old: "{id: scoring_1, hourglasses: 1,", New: "{id: scoring_1, hourglasses: 2,",
		Want: "dial: scoring_markers: 2 hourglasses at place 1"},
	{Old: "sections_clockwise_from_arrow: 4}", New: "sections_clockwise_from_arrow: 3}",
		Want: "dial: scoring_markers: 3 is not where the arrow points then"},

	{Old: "    max: 6\n", New: "    max: 21\n", Want: "production_tracks: max: 21 is not within 1 and 20"},
	{Old: "    start: 2\n", New: "    start: 3\n", Want: "production_tracks: min is where they start"},
	{Old: "- {n: 2,  bread: 0, vp: 1}", New: "- {n: 3,  bread: 0, vp: 1}",
		Want: "building_row: slot 3 stands at place 2"},
	{Old: "- {n: 2,  bread: 0, vp: 1}", New: "- {n: 2,  bread: 19, vp: 1}",
		Want: "building_row: bread of all slots: 26 is not within 0 and 20"},
	{Old: "- {n: 2,  bread: 0, vp: 1}", New: "- {n: 2,  bread: 0, vp: -1}", Want: "building_row: vp: -1"},
	{Old: "granite_cost: [1, 1,", New: "granite_cost: [1,", Want: "statue_row: there are 6 costs"},
	{Old: "granite_cost: [1, 1,", New: "granite_cost: [1, 21,", Want: "statue_row: granite_cost: 21"},
	{Old: "score_track: {start: 10", New: "score_track: {start: -1", Want: "score_track: start: -1"},
	{Old: "player_start: {gain: {gold: 1, scribe: 1}", New: "player_start: {gain: {gold: 1, faith: 1}",
		Want: "player_start: tokens without Faith"},
	{Old: "player_start: {gain: {gold: 1, scribe: 1}", New: "player_start: {gain: {silver: 1}",
		Want: `player_start: "silver" is no token`},
	{Old: "start: {population: 5, happiness: 2}", New: "start: {population: 5, happiness: 6}",
		Want: "start: happiness: 6 is not within 0 and 5"},
	{Old: "{at: 13, symbols: 2,", New: "{at: 8, symbols: 2,", Want: "population_happiness_track: symbols rise: 8"},
	{Old: "{at: 13, symbols: 2,", New: "{at: 13, symbols: 3,",
		Want: "population_happiness_track: 3 symbols at place 2"},
	{Old: "vp_happiness: 6}", New: "vp_happiness: 7}", Want: "scoring: happiness_symbol_vp disagrees with 7 VP"},
	{Old: "{at: 19, gain: {scribe: 1}}", New: "{at: 15, gain: {scribe: 1}}",
		Want: "happiness_first_time_rewards: rise: 15"},
	{Old: "{at: 19, gain: {scribe: 1}}", New: "{at: 19, gain: {happiness: 1}}",
		Want: "happiness_first_time_rewards: move no marker"},
	{Old: "extra_action: {die_value: any,", New: "extra_action: {die_value: 6,",
		Want: "happiness_first_time_rewards: the last one is an action of any value"},
	{Old: "- {at: 13, opens_market_section: 4}", New: "- {at: 13, opens_market_section: 3}",
		Want: "section 3 comes twice"},
	{Old: "- {at: 13, opens_market_section: 4}", New: "- {at: 13, opens_market_section: 5}",
		Want: "population_first_time_any_player: 5 is not within 1 and 4"},
	{Old: "{from: -5, to: -3,  vp: -1}", New: "{from: -5, to: -4,  vp: -1}",
		Want: "maat_vp_loss: -5 to -4 leaves a gap"},
	{Old: "{from: -5, to: -3,  vp: -1}", New: "{from: -5, to: -3,  vp: 1}",
		Want: "maat_vp_loss: vp, without its sign: -1"},
	{Old: "{from: -999, to: -9,", New: "{from: -99, to: -9,", Want: "maat_vp_loss: all balances to 999"},

	{Old: "{id: HB-ra, god: ra}", New: "{id: HB-ra, god: horus}", Want: "horus_area: tile 2 is that of ra"},
	{Old: "order: [horus, ra, hathor,", New: "order: [horus, horus, hathor,",
		Want: "default_printed_order: horus comes twice"},
	{Old: "- {slot: 2, gain: {bread: 1}", New: "- {slot: 3, gain: {bread: 1}",
		Want: "slot_bonus: slot 3 stands at place 2"},
	{Old: "- {slot: 2, gain: {bread: 1}", New: "- {slot: 2, gain: {happiness: 1}", Want: "slot_bonus: moves no marker"},
	{Old: "- {slot: 2, gain: {bread: 1}", New: "- {slot: 2, gain: 1", Want: "slot_bonus"},
	{Old: "- {slots: [3, 4], gain: {vp: 1}}", New: "- {slots: [3, 4], gain: {gold: 1}}",
		Want: "bot_slot_bonus: is Scribes and VP"},
	{Old: "- {slots: [3, 4], gain: {vp: 1}}", New: "- {slots: [2, 4], gain: {vp: 1}}",
		Want: "bot_slot_bonus: the value 2 comes twice or is none"},
	{Old: "- {slots: [3, 4], gain: {vp: 1}}", New: "- {slots: [3], gain: {vp: 1}}",
		Want: "bot_slot_bonus: the values are 1 to 6"},
	{Old: `usable_per_god_by_players: {"4": 3,`, New: `usable_per_god_by_players: {"4": 4,`,
		Want: "usable_per_god_by_players: 4 players: 4 is not within 1 and 3"},
	{Old: "{id: SP-TN,", New: "{id: SP-TX,", Want: `statue_sites: SP-TN is called "SP-TX"`},
	{Old: "counts_for: {temple_column: 3}", New: "counts_for: {temple_column: 6}",
		Want: "SP-TN: 6 is not within 1 and 5"},
	{Old: "counts_for: {temple_column: 3}", New: "counts_for: {moon: 3}",
		Want: `SP-TN: "moon" is nothing that a site counts for`},
	{Old: "counts_for: {temple_column: 3}", New: "counts_for: {}", Want: "SP-TN: counts_for has one key"},
	{Old: "districts: [limestone, granite]}, gold: 1}", New: "districts: [limestone, limestone]}, gold: 1}",
		Want: "SP-QU: limestone comes twice"},
	{Old: "- {id: center, die_values: [3, 4]", New: "- {id: right, die_values: [3, 4]",
		Want: `display_slots: "right" stands for center`},
	{Old: "- {id: center, die_values: [3, 4]", New: "- {id: center, die_values: [4, 5]",
		Want: "display_slots: the value 5 comes twice"},
	{Old: "[[limestone, 1], [bread, 2],", New: "[[scribe, 1], [bread, 2],", Want: "C-1-1: shows Resources or Faith"},
	{Old: "[[limestone, 1], [bread, 2],", New: "[[limestone], [bread, 2],", Want: "C-1-1: shows a token and a number"},
	{Old: "[[limestone, 1], [bread, 2],", New: "[[limestone, 0], [bread, 2],", Want: "C-1-1: 0 is not within 1 and 20"},
	{Old: "[[limestone, 1], [bread, 2],", New: "[[bread, 2],", Want: "temple: grid: row 1 has 5 cells"},
	{Old: "palette: [red, blue,", New: "palette: [blue, red,", Want: "border_colors: palette"},
	{Old: "north: [red, blue,", New: "north: [pink, blue,", Want: `border_colors: "pink" is no colour of an edge`},
	{Old: "north: [red, blue,", New: "north: [red,", Want: "border_colors: a side has 5 edges"},
	{Old: "{id: BW-2, side: west,", New: "{id: BW-9, side: west,", Want: `building_sites: BW-2 is called "BW-9"`},
	{Old: "{id: BW-2, side: west,", New: "{id: BW-2, side: east,", Want: "BW-2: its side or its line is another"},
	{Old: "{id: BW-2, side: west,  line: {row: 2}", New: "{id: BW-2, side: west,  line: {column: 2}",
		Want: "BW-2: its side or its line is another"},
	{Old: "{id: BW-2, side: west,  line: {row: 2}", New: "{id: BW-2, side: west,  line: {row: 6}",
		Want: "BW-2: line: 6 is not within 1 and 5"},
	{Old: "{id: BW-2, side: west,  line: {row: 2}", New: "{id: BW-2, side: west,  line: {}",
		Want: "BW-2: serves one line"},
	{Old: "{id: BW-2, side: west,  line: {row: 2}, bread: 3", New: "{id: BW-2, side: west,  line: {row: 2}, bread: 21",
		Want: "BW-2: bread: 21"},
	{Old: "bread: 3, min_players: 2}\n      - {id: BW-3", New: "bread: 3, min_players: 1}\n      - {id: BW-3",
		Want: "BW-2: min_players: 1 is not within 2 and 4"},

	{Old: "districts_left_to_right: [papyrus, bread,", New: "districts_left_to_right: [bread, papyrus,",
		Want: "districts_left_to_right"},
	{Old: "- {row: 5, production: {own: 2}", New: "- {row: 6, production: {own: 2}",
		Want: "row_effects: row 5: stands for row 6"},
	{Old: "- {row: 5, production: {own: 2}", New: "- {row: 5, production: {own: 2, second: 1}",
		Want: "row_effects: row 5: rows 3 and 4 indicate a second Resource"},
	{Old: "- {row: 5, production: {own: 2}", New: "- {row: 5, first_builder: {gold: 1}, production: {own: 2}",
		Want: "row_effects: row 5: Gold lies beside row 2 alone"},
	{Old: "row2_first_builder_gold: {gold: 1", New: "row2_first_builder_gold: {gold: 2",
		Want: "row2_first_builder_gold disagrees with row_effects"},
	{Old: "row3: {papyrus: bread,", New: "row3: {papyrus: papyrus,",
		Want: "second_resource: row 3: papyrus is the first one"},
	{Old: "row3: {papyrus: bread,", New: "row3: {papyrus: gold,",
		Want: `second_resource: row 3: papyrus: "gold" is no Resource that is produced`},
	{Old: "open: \"any population >= 9\"", New: "open: setup", Want: "card_market: section 3: opens by the track"},
	{Old: "{section: 2, slots: [blessing, blessing,", New: "{section: 2, slots: [blessing, blessing, decree,",
		Want: "card_market: section 2: slots: 5"},
	{Old: "{section: 2, slots: [blessing, blessing,", New: "{section: 2, slots: [blessing, curse,",
		Want: `card_market: section 2: "curse" is no kind of card`},
	{Old: "open: setup, min_happiness: 5}", New: "open: setup, min_happiness: 0}",
		Want: "card_market: section 2: min_happiness does not rise"},
	{Old: "- {die_values: [3, 4], cards: 2,", New: "- {die_values: [3, 4], cards: 0,", Want: "thoth_cost: cards: 0"},
	{Old: "- {die_values: [3, 4], cards: 2,", New: "- {die_values: [3], cards: 2,",
		Want: "thoth_cost: the values are 1 to 6"},
	{Old: "refresh_cost: {papyrus: 1", New: "refresh_cost: {papyrus: 21", Want: "refresh_cost: papyrus: 21"},
	{Old: `scribes_by_value: {"1": 2,`, New: `scribes_by_value: {"7": 2,`,
		Want: "bastet: scribes_by_value: nothing for 1"},
	{Old: "statues_built_vp: [0, 1,", New: "statues_built_vp: [0,", Want: "scoring: statues_built_vp"},
	{Old: "unpaid_bread_vp: -3", New: "unpaid_bread_vp: 3", Want: "scoring: unpaid_bread_vp, without its sign: -3"},
	{Old: "max_decrees_scored: 3", New: "max_decrees_scored: 25", Want: "scoring: max_decrees_scored: 25"},
}

var badCards = []gametest.Change{
	{Old: "edges_order: [north, east,", New: "edges_order: [east, north,", Want: "column_tiles: edges_order"},
	{Old: "{id: P02, cost", New: "{id: P2, cost", Want: `P02: is called "P2"`},
	{Old: "    - {id: P27,", New: "    # {id: P27,", Want: "column_tiles: there are 27"},
	{Old: "{id: P02, cost: {limestone: 2}", New: "{id: P02, cost: {limestone: 21}", Want: "P02: limestone: 21"},
	{Old: "edges: [yellow, red, blue, green], lighting: dark, ability: \"Gain 1",
		New: "edges: [yellow, red, blue], lighting: dark, ability: \"Gain 1", Want: "P02: has 4 edges"},
	{Old: "lighting: dark, ability: \"Gain 1 Scribe\"", New: "lighting: null, ability: \"Gain 1 Scribe\"",
		Want: "P02: an ability and its light go together"},
	{Old: "lighting: dark, ability: \"Gain 1 Scribe\"", New: "lighting: moon, ability: \"Gain 1 Scribe\"",
		Want: `P02: "moon" is no light`},
	{Old: "op: {gain: {population: 3}}}\n    - {id: P02", New: "op: {fly: 3}}\n    - {id: P02",
		Want: `P01: "fly" is no ability`},
	{Old: "op: {gain: {population: 3}}}\n    - {id: P02",
		New: "op: {gain: {population: 3}, draw: {decree: 1}}}\n    - {id: P02", Want: "P01: op has one key"},
	{Old: "op: {gain: {population: 3}}}\n    - {id: P02", New: "op: {gain: {population: 300}}}\n    - {id: P02",
		Want: "P01: population: 300 is not within 1 and 20"},
	{Old: "value: [1, 2, 3]", New: "value: [1, 3]", Want: "P12: the values are 1 to 2"},
	{Old: "{god: horus, value:", New: "{god: ra, value:", Want: "P12: an action of Thoth, Osiris or Horus"},
	{Old: "{draw: {decree: 1}}", New: "{draw: {decree: 2}}", Want: "P13: decrees drawn: 2"},
	{Old: "op: {double_cell_bonus: true}}\n    - {id: P20", New: "op: {double_cell_bonus: 2}}\n    - {id: P20",
		Want: "P19: double_cell_bonus is true"},

	{Old: "{id: S02, initiative: 2,", New: "{id: S02, initiative: 5,", Want: "S02: has the initiative 5"},
	{Old: "districts: [limestone, granite], free_happiness: true", New: "districts: [limestone], free_happiness: true",
		Want: "S02: districts: the workshops or the quarries"},
	{Old: "districts: [limestone, granite], free_happiness: true", New: "districts: [limestone, granite]",
		Want: "S02: builds for Osiris and loses no Happiness"},
	{Old: "op: {choose_resources: {count: 5,", New: "op: {choose_resources: {count: 0,", Want: "S04: count: 0"},
	{Old: "{deck: technology, draw: 2,", New: "{deck: decree, draw: 2,",
		Want: `S05: "decree" is no deck to keep a card of`},
	{Old: "{deck: technology, draw: 2,", New: "{deck: technology, draw: 3,", Want: "S05: one card of two is kept"},
	{Old: "op: {gain: {scribe: 2, gold: 1}}}", New: "op: {steal: {scribe: 2}}}",
		Want: `S07: "steal" is nothing that a Start card gives`},
	{Old: `deal_by_players: {"4": 9,`, New: `deal_by_players: {"4": 7,`, Want: "two for each of 4 players"},
	{Old: "{id: A02, ankh: 1,", New: "{id: A02, ankh: 5,", Want: "A02: its Ankh value comes twice"},
	{Old: "op: {choose: [{gain: {population: 1}}, {gain: {happiness: 1}}]}", New: "op: {choose: [{gain: {population: " +
		"1}}, {gain: {happiness: 2}}]}", Want: "A03: Population or Happiness, as much of either"},
	{Old: "op: {choose: [{gain: {population: 1}}, {gain: {happiness: 1}}]}",
		New: "op: {choose: [{gain: {population: 1}}]}", Want: "A03: a choice of two"},
	{Old: "op: {gain: {faith: 1}}}", New: "op: {lose: {faith: 1}}}",
		Want: `A04: "lose" is nothing that a Destiny card gives`},

	{Old: "ids: [scroll, sickle,", New: "ids: [sickle, scroll,", Want: "decree_cards: symbols"},
	{Old: "{id: D01, symbol: scroll", New: "{id: D01, symbol: moon", Want: `D01: "moon" is no symbol`},
	{Old: "{technology_cards: 3}", New: "{technology_cards: 51}", Want: "D01: technology_cards: 51"},
	{Old: "{technology_cards: 3}", New: "{moons: 3}", Want: `D01: "moons" is nothing that a Decree counts`},
	{Old: "{pay: {gold: 2}, double", New: "{pay: {bread: 2}, double", Want: "D03: 1000 is not within 0 and 20"},
	{Old: "{pay: {gold: 2}, double_other_decree: true}", New: "{pay: {gold: 2}}",
		Want: `D03: its op is of the form "double_other_decree pay"`},
	{Old: "{happiness: lowest_of_all}", New: "{happiness: highest}", Want: "D06: Happiness above the lowest of all"},
	{Old: "limestone: 1, granite: 1}, cap: 20}", New: "limestone: 1, granite: 2}, cap: 20}",
		Want: "D08: every Resource but Gold counts alike"},
	{Old: "limestone: 1, granite: 1}, cap: 20}", New: "limestone: 1, granite: 1}, cap: 0}", Want: "D08: cap: 0"},
	{Old: "vp_half_pure_dice: round_up", New: "vp_half_pure_dice: round_down", Want: "D22: half of the pips"},
	{Old: "{free_action_before_final_scoring: true}", New: "{free_action_before_final_scoring: false}",
		Want: "D23: an action before the last scoring"},
	{Old: "rescore_temple: [buildings, columns]", New: "rescore_temple: [statues]",
		Want: "D24: buildings and columns once more"},
	{Old: "{first: 10, second: 5}}, min_players: 3", New: "{first: 10, second: 5}}, min_players: 5",
		Want: "D20: min_players: 5"},

	{Old: "{id: B02, timing", New: "{id: B03, timing", Want: `B02: is called "B03"`},
	{Old: "    - {id: B24,", New: "    # {id: B24,", Want: "blessing cards: there are 24"},
	{Old: "op: {gain: {limestone: 4}}}", New: "op: {lose: {limestone: 4}}}", Want: `B01: its op is of the form "gain"`},
	{Old: "op: {set_die_face: any}}\n    - {id: B10", New: "op: {set_die_face: 6}}\n    - {id: B10",
		Want: "B09: any face"},
	{Old: "op: {recolor_die: any, adjust_value: 1}}\n    - {id: B12",
		New: "op: {recolor_die: any, adjust_value: 2}}\n    - {id: B12", Want: "B11: 2 is not within 1 and 1"},
	{Old: "waive_cost: [limestone, granite]}}\n    - {id: B14", New: "waive_cost: [limestone]}}\n    - {id: B14",
		Want: "B13: waives Limestone and Granite"},
	{Old: "extra_god_action: adjacent}}\n    - {id: B18", New: "extra_god_action: opposite}}\n    - {id: B18",
		Want: "B17: an adjacent section"},
	{Old: "op: {lose: {population: 1, happiness: 1}, extra_god_action: opposite}}\n    - {id: B20",
		New:  "op: {lose: {population: 1, happiness: 2}, extra_god_action: opposite}}\n    - {id: B20",
		Want: "B19: as much Population as Happiness"},
	{Old: "op: {repeat_production: 1}}\n    - {id: B22", New: "op: {repeat_production: 2}}\n    - {id: B22",
		Want: "B21: 2 is not within 1 and 1"},

	{Old: "{hathor_own_column_bonus_vp: 2}", New: "{hathor_own_column_bonus_vp: 0}",
		Want: "T05: 0 is not within 1 and 50"},
	{Old: "{vp_per: {excess: 1}}", New: "{vp_per: {excess: 1, gold: 1}}", Want: "T12: 1000 is not within 1 and 50"},
	{Old: "{adjust_value: 1, gain_same: 1}", New: "{adjust_value: 6, gain_same: 1}",
		Want: "T13: 6 is not within 1 and 5"},
	{Old: "{gain_each_maat: {faith: 2}, ankh: 5}", New: "{gain_each_maat: {faith: 2}, ankh: 4}",
		Want: "solo: ankh: comes twice"},
	{Old: "{first: {vp: 2}, last: {gold: 1}}", New: "{first: {vp: 2}, last: 1}", Want: "T16: a gain is wanted"},
	{Old: "{pay: {scribe: 1}, extra_production_first: true}", New: "{pay: {scribe: 21}, extra_production_first: true}",
		Want: "T19: 21 is not within 0 and 20"},
	{Old: "effect: \"3 VP\", op: {gain: {vp: 3}}", New: "effect: \"3 VP\", op: {gain: {population: 3}}",
		Want: "T23: moves no marker"},
}

var badSolo = []gametest.Change{
	{Old: "bot_start: {population: 7, happiness: 4,", New: "bot_start: {population: 7, happiness: 8,",
		Want: "solo: happiness: 8"},
	{Old: "vp: 10, scribes: 0, gold: 0}", New: "vp: 10, scribes: 0, gold: 1}", Want: "solo: gold: he has none"},
	{Old: "setup_statue_slot: {slot: 1,", New: "setup_statue_slot: {slot: 4,",
		Want: "solo: hard: extra_statue_slot is that of the setup"},
	{Old: "extra_statue_slot: 4", New: "extra_statue_slot: 7", Want: "solo: hard: extra_statue_slot: 7"},
	{Old: "includes: medium", New: "includes: easy", Want: "solo: hard: includes medium"},
	{Old: "{row: 5, district: bread},", New: "{row: 5, district: granite},",
		Want: "solo: medium: a space holds one building"},
	{Old: "{row: 5, district: bread},", New: "{row: 7, district: bread},", Want: "solo: medium: row: 7"},
	{Old: "cell: C-3-3, tile:", New: "cell: C-3-6, tile:", Want: `solo: medium: column: "C-3-6" is no cell`},
	{Old: "tile: random_from_stack", New: "tile: P01", Want: "solo: medium: column: a tile at random"},
	{Old: `maat_balance: {"1": 3,`, New: `maat_balance: {"5": 3,`, Want: "solo: maat_balance: nothing for 1 players"},
	{Old: "scribes_per_vp: 2", New: "scribes_per_vp: 0", Want: "solo: scribes_per_vp: 0"},
	{Old: "pyramid_rows_bottom_up: [4,", New: "pyramid_rows_bottom_up: [5,", Want: "solo: pyramid_rows_bottom_up"},
	{Old: "faces: [up_right, right]", New: "faces: [right]", Want: "solo: deben_token: faces"},
	{Old: "{id: BA02, kind: god, god: ra}", New: "{id: BA02, kind: god, god: seth}", Want: `BA02: "seth" is no god`},
	{Old: "{id: BA07, kind: resource, order: [granite, limestone,",
		New: "{id: BA07, kind: resource, order: [granite, granite,", Want: "BA07: granite comes twice"},
	{Old: "{id: BA07, kind: resource, order: [granite, limestone,",
		New: "{id: BA07, kind: resource, order: [limestone,", Want: "BA07: a god or an order of 4 Resources"},
}

func TestHostileComponents(t *testing.T) {
	gametest.HostileComponents(t, kit.Game, "game: {id: tekhenu}", `card_market: {sections: %s}`,
		"game: {id: tekhenu}\ntemple: 5",
		"game: {id: tekhenu}\ntemple: {cells: {grid: [null, [null]]}}\ncolumn_tiles: {list: [null]}\nsolo: null",
		"game: {id: tekhenu}\ndecree_cards: {list: [null, {op: {vp_per: 3}}]}\nosiris_area: {row_effects: "+
			"{list: [null]}}")
}

// A table may be opened with corrected components, and plays by them.
func TestOwnComponents(t *testing.T) {
	s, source := gametest.OwnComponents[*tekhenu.State](t, kit.Game, kit.Game.Components(),
		gametest.Change{Old: "granite_cost: [1,", New: "granite_cost: [0,"})
	if s.Data.Costs.Statue[0] != 0 {
		t.Errorf("%v", s.Data.Costs)
	}
	if !bytes.Equal(s.Data.Source, source) {
		t.Error("the table does not carry its components")
	}
	if c, _ := codec.Own(); c.Costs.Statue[0] != 1 {
		t.Error("the game's own components changed")
	}
}
