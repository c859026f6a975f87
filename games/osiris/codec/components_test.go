package codec_test

import (
	"slices"
	"testing"

	"ennead/game/gametest"
	"ennead/games/osiris/kit"
)

// Every corruption of the components gets an error that names the place.
func TestBadComponents(t *testing.T) {
	gametest.BadComponents(t, kit.Game, kit.Game.Components(), slices.Concat(badBoxes, badBoards, badCartouches, badCards))
}

var badBoxes = []gametest.Change{
	{Old: "  id: osiris", New: "  id: kemet", Want: `meta: id: is "kemet"`},
	{Old: "meta:", New: "meta: [", Want: "line 13, column 7: meta: ["},
	{Old: "players: {min: 2, max: 5}", New: "players: {min: 1, max: 5}", Want: "meta: players: min: is 2 by the rules, not 1"},
	{Old: "  seasons: 4\n", New: "  seasons: 5\n", Want: "meta: seasons: is 4 by the rules, not 5"},
	{Old: "horus_keeps: [one, all]", New: "horus_keeps: [all, one]", Want: "options: horus_keeps"},
	{Old: `negotiation: [full, "off"]`, New: "negotiation: [full]", Want: "options: negotiation"},
	{Old: "max_open_offers: 8", New: "max_open_offers: 9", Want: "negotiation: max_open_offers: 9 is not within 1 and 8"},
	{Old: "max_open_bribes: 3", New: "max_open_bribes: 4", Want: "negotiation: max_open_bribes: 4 is not within 1 and 3"},
	{Old: "max_entries_between_actions: 20", New: "max_entries_between_actions: 300", Want: "negotiation: max_entries_between_actions: 300"},
	{Old: "max_text_chars: 200", New: "max_text_chars: 0", Want: "negotiation: max_text_chars: 0"},
	{Old: "  city_cards: 25\n", New: "  city_cards: 26\n", Want: "inventory: city_cards: there are 25"},
	{Old: "bonus_markers: 3", New: "bonus_markers: 2", Want: "inventory: bonus_markers: is 3"},
	{Old: "resource_tokens: {grain: 30, brick: 30,", New: "resource_tokens: {grain: 30, brick: 29,", Want: "setup_by_players: 5 players: tokens_each: there are fewer of brick"},
	{Old: "basic_workers: {farmer: 4,", New: "basic_workers: {farmer: 5,", Want: "workers: farmer: the inventory disagrees"},
	{Old: "monuments_per_color: {sphinx: 3,", New: "monuments_per_color: {sphinx: 2,", Want: "monuments: sphinx: per_governor: the inventory disagrees"},
	{Old: "{id: brick, en:", New: "{id: mud, en:", Want: "resources: is [grain brick stone] by the rules"},
	{Old: "foreman_last_season: 1", New: "foreman_last_season: 10", Want: "workers: foreman_last_season: 10 is not within 0 and 9"},
	{Old: "{id: farmer_foreman,", New: "{id: farm_boss,", Want: `workers: farmer_foreman: is called "farm_boss"`},
	{Old: "rank: basic,   works_on: quarry,", New: "rank: foreman,   works_on: quarry,", Want: "workers: stonecutter: is a basic, of stone, at a quarry"},
	{Old: `color: red,              count: 4}`, New: `color: red,              count: 9}`, Want: "workers: brickmaker: count: 9 is not within 0 and 8"},

	{Old: "{players: 2, tokens_each: 15,", New: "{players: 3, tokens_each: 15,", Want: "setup_by_players: line 1 is for 2 players"},
	{Old: "{players: 5, tokens_each: 30,", New: "{players: 5, tokens_each: 31,", Want: "setup_by_players: 5 players: tokens_each: 31 is not within 1 and 30"},
	{Old: "{players: 4, tokens_each: 25,", New: "{players: 4, tokens_each: 24,", Want: "setup_by_players: 4 players: supply_after_setup: 16 of grain are left"},
	{Old: "{players: 2, tokens_each: 15, basic_each_kind: 3,", New: "{players: 2, tokens_each: 15, basic_each_kind: 5,", Want: "setup_by_players: 2 players: farmer: 5 is not within 0 and 4"},
	{Old: "{players: 3, tokens_each: 20, basic_each_kind: 4, foremen_each_kind: 1, workers_total: 15,", New: "{players: 3, tokens_each: 20, basic_each_kind: 4, foremen_each_kind: 1, workers_total: 16,", Want: "setup_by_players: 3 players: workers_total"},
	{Old: "draw_each: 2, workers_cartouche: 3,", New: "draw_each: 2, workers_cartouche: 4,", Want: "setup_by_players: 5 players: workers_total"},
	{Old: "draw_each: 2, workers_cartouche: 5, left_in_bag: 2,", New: "draw_each: 2, workers_cartouche: 4, left_in_bag: 3,", Want: "setup_by_players: 4 players: left_in_bag: 3 is not within 2 and 2"},
	{Old: "left_in_bag: 2, ankh: true,  scarab: true,", New: "left_in_bag: 2, ankh: true,  scarab: false,", Want: "setup_by_players: 2 players: ankh is for 2 and 3"},
	{Old: "start_per_governor: {grain: 2, brick: 2, stone: 2, city_cards: 1,", New: "start_per_governor: {grain: 2, brick: 2, stone: 2, city_cards: 2,", Want: "start_per_governor: city_cards: is 1"},
	{Old: "start_per_governor: {grain: 2,", New: "start_per_governor: {grain: 10,", Want: "start_per_governor: grain: 10 is not within 1 and 9"},
	{Old: "withdraw_markers: 1, score: 0}", New: "withdraw_markers: 1, score: 5}", Want: "start_per_governor: score: is 0"},
	{Old: "table: {2: 11,", New: "table: {2: 12,", Want: "setup_by_players: 2 players: supply_after_setup: 11 of grain are left"},

	{Old: "- id: obelisk", New: "- id: pillar", Want: `monuments: obelisk: is called "pillar"`},
	{Old: "    per_governor: 4\n", New: "    per_governor: 5\n", Want: "monuments: obelisk: per_governor: 5 is not within 1 and 4"},
	{Old: "    per_governor: 4\n", New: "    per_governor: 2\n", Want: "board: sites: a colour has not so many obelisk as are marked with ankh"},
	{Old: "allowed: {section_icons: [2], city: false}", New: "allowed: {section_icons: [4], city: false}", Want: "monuments: obelisk: section_icons: 4 is not within 2 and 3"},
	{Old: "allowed: {section_icons: [2], city: false}", New: "allowed: {section_icons: [], city: false}", Want: "monuments: obelisk: may stand nowhere"},
	{Old: "glory: {value: 4, source", New: "glory: {value: 10, source", Want: "monuments: pylon: glory: 10 is not within 0 and 9"},
	{Old: "completion_bonus: {obelisk: 1,", New: "completion_bonus: {obelisk: 2,", Want: "scoring: completion_bonus: obelisk disagrees"},
	{Old: "barge_bonus: 1", New: "barge_bonus: 10", Want: "scoring: barge_bonus: 10"},
	{Old: "adjacent_lot: {size: 3,", New: "adjacent_lot: {size: 1,", Want: "scoring: adjacent_lot: size: 1 is not within 2 and 9"},
	{Old: "segment_lot: {size: 4, glory: 3}", New: "segment_lot: {size: 4, glory: -1}", Want: "scoring: segment_lot: glory: -1"},
	{Old: "tie_breaks: [most_resource_tokens, shared_victory]", New: "tie_breaks: [shared_victory]", Want: "scoring: tie_breaks"},
}

var badBoards = []gametest.Change{
	{Old: "- {id: 2, season: 2,", New: "- {id: 3, season: 2,", Want: "board: segments: segment 2 is reached in season 2"},
	{Old: "{id: B5, kind: brickyard,", New: "{id: B9, kind: brickyard,", Want: `board: terrains: "B9" is no name`},
	{Old: "{id: B5, kind: brickyard,", New: "{id: B1, kind: brickyard,", Want: "board: terrains: B1 comes twice"},
	{Old: "{id: B5, kind: brickyard,", New: "{id: B5, kind: farm,", Want: "board: terrain B5: is a brickyard of brick by its name"},
	{Old: "{id: F1, kind: farm, resource: grain, bank: top,", New: "{id: F1, kind: farm, resource: grain, bank: left,", Want: `board: terrain F1: bank: "left" is no bank`},
	{Old: "sections: [F2a, F2b]", New: "sections: [F2b, F2a]", Want: "board: terrain F2: sections"},
	{Old: "bank: bottom, segments: [2], sections: [F3a,", New: "bank: bottom, segments: [5], sections: [F3a,", Want: "board: terrain F3: segment: 5 is not within 1 and 4"},
	{Old: "bank: bottom, segments: [2], sections: [F3a,", New: "bank: bottom, segments: [1, 3], sections: [F3a,", Want: "board: terrain F3: its segments follow one another"},
	{Old: "bank: bottom, segments: [2], sections: [F3a,", New: "bank: bottom, segments: [2, 3], sections: [F3a,", Want: "board: site F3a: its bank or its segments are others than those of F3"},
	{Old: "sections: [F1a, F1b], full_yield: 6", New: "sections: [F1a, F1b], full_yield: 5", Want: "board: terrain F1: full_yield: its sections show 6"},
	{Old: `{id: C1, en:`, New: `{id: C13, en:`, Want: `board: cities: "C13" is no name`},
	{Old: `en: "Nekhen"`, New: `en: ""`, Want: "board: city C2: its names have up to 60 letters"},
	{Old: `en: "Nekhen"`, New: `en: "Nek\u0007hen"`, Want: "board: city C2: its names have up to 60 letters"},
	{Old: "bank: top, segments: [2], site: C2}", New: "bank: top, segments: [2], site: C3}", Want: "board: city C2: its site has the same name"},
	{Old: "- {id: Q3a, type", New: "- {id: Q9a, type", Want: `board: sites: "Q9a" is no name`},
	{Old: "- {id: Q3a, type", New: "- {id: Q6a, type", Want: "board: site Q6a: is on no terrain or city of the board"},
	{Old: "- {id: Q3a, type: section,", New: "- {id: Q3a, type: city,", Want: "board: site Q3a: is a section of Q3 by its name"},
	{Old: "    - {id: Q5b, type", New: "    # {id: Q5b, type", Want: "board: terrain Q5: its two sections are not among the sites"},
	{Old: "bank: top, order: 9,", New: "bank: top, order: 8,", Want: "board: site Q2b: its order comes twice"},
	{Old: "order: 9, segments: [2], icons: 2, allows", New: "order: 9, segments: [2], icons: 4, allows", Want: "icons: 4 is not within 2 and 3"},
	{Old: "icons: 3, allows: [sphinx, pylon], mark: none}", New: "icons: 3, allows: [obelisk], mark: none}", Want: "board: site F1a: allows: is [sphinx pylon] by the rules"},
	{Old: "mark: ankh, neutral: obelisk}\n    - {id: B2a", New: "mark: moon, neutral: obelisk}\n    - {id: B2a", Want: `board: site Q1b: mark: "moon" is none`},
	{Old: "mark: ankh, neutral: obelisk}\n    - {id: B2a", New: "mark: ankh}\n    - {id: B2a", Want: "board: site Q1b: a mark and its neutral monument go together"},
	{Old: "mark: ankh, neutral: obelisk}\n    - {id: B2a", New: "mark: ankh, neutral: pylon}\n    - {id: B2a", Want: "board: site Q1b: no pylon stands there"},
	{Old: "mark: ankh, neutral: obelisk}\n    - {id: B2a", New: "mark: scarab, neutral: obelisk}\n    - {id: B2a", Want: "board: sites: 6 are marked with ankh, not 5"},
	{Old: "- [F1a, F1b]", New: "- [F1a]", Want: "board: adjacency: [F1a]: a pair is two sites"},
	{Old: "- [F1a, F1b]", New: "- [F1a, X1]", Want: `board: adjacency: [F1a X1]: "X1" is no site`},
	{Old: "- [F1a, F1b]", New: "- [F1a, F1a]", Want: "board: adjacency: [F1a F1a]: are two sites of the board"},
	{Old: "- [F1a, F1b]", New: "- [F1a, B1a]", Want: "board: adjacency: [F1a B1a]: never across the Nile"},
	{Old: "- [F1a, F1b]", New: "- [Q1a, F1b]", Want: "board: adjacency: [F1b Q1a]: comes twice"},
	{Old: "- [F1a, F1b]", New: "- [F1a, Q3a]", Want: "board: adjacency: Q3a has more than two neighbours"},
	{Old: "- id: CVT", New: "- id: CVX", Want: `board: caravan CVT: is called "CVX"`},
	{Old: "- {id: CVT2, gain: {grain: 2, brick: 1}}", New: "- {id: CVT3, gain: {grain: 2, brick: 1}}", Want: `board: caravan CVT: CVT2 is called "CVT3"`},
	{Old: "- {id: CVT2, gain: {grain: 2, brick: 1}}", New: "- {id: CVT2, gain: {}}", Want: "board: caravan CVT: CVT2: at least 1 are wanted"},
	{Old: "- {id: CVT2, gain: {grain: 2, brick: 1}}", New: "# {id: CVT2, gain: {grain: 2, brick: 1}}", Want: "board: caravan CVT: has two sections"},
	{Old: "      mark: ankh             #", New: "      mark: none             #", Want: "board: caravans: one of them is marked with ankhs"},
}

var badCartouches = []gametest.Change{
	{Old: "hire_cost: 2", New: "hire_cost: 0", Want: "board: workers_cartouche: hire_cost: 0"},
	{Old: "slots: 5 ", New: "slots: 4 ", Want: "setup_by_players: 4 players: workers_cartouche: 5 is not within 0 and 4"},
	{Old: "{id: MK2, top", New: "{id: MK3, top", Want: `board: market: MK2: is called "MK3"`},
	{Old: "top: {grain: 3}, bottom: {brick: 2}", New: "top: {grain: 3}, bottom: {mud: 2}", Want: `board: market: MK1: bottom: "mud" is no resource`},
	{Old: "top: {grain: 3}, bottom: {brick: 2}", New: "top: {}, bottom: {brick: 2}", Want: "board: market: MK1: top: at least 1 are wanted"},
	{Old: "{id: PO3, monument", New: "{id: PO5, monument", Want: `board: planning: "PO5" is no name`},
	{Old: "{id: PO3, monument: obelisk,", New: "{id: PO3, monument: sphinx,", Want: "board: planning: PO3: is for a obelisk by its name"},
	{Old: "cost: {grain: 3, brick: 3}", New: "cost: {grain: 1}", Want: "board: planning: PO3: cost: at least 2 are wanted"},
	{Old: "cost: {grain: 3, brick: 3}", New: "cost: {grain: 3, brick: 3}, leftmost: true", Want: "board: planning: PO3: the first one of its kind is the leftmost"},
	{Old: "      - {id: PP2, monument", New: "      # {id: PP2, monument", Want: "board: planning: there are two cartouches or more for a pylon"},
	{Old: "{id: RB2, gain", New: "{id: RB7, gain", Want: `board: regent_row: RB2: is called "RB7"`},
	{Old: "gain: {city_card: 1, stone: 1}", New: "gain: {city_card: 4, stone: 1}", Want: "board: regent_row: RB2: city_card: 4 is not within 0 and 3"},
	{Old: "gain: {city_card: 1, stone: 1}", New: "gain: {}", Want: "board: regent_row: RB2: gives nothing"},
	{Old: "gain: {city_card: 1, stone: 1}", New: "gain: {luck: 1}", Want: `board: regent_row: RB2: "luck" is no resource`},
	{Old: "      - {id: RB4, gain: {brick: 4}}\n      - {id: RB5, gain: {grain: 5}}", New: "", Want: "board: regent_row: cartouches: 3 is not within 4 and 8"},
}

var badCards = []gametest.Change{
	{Old: "copies_per_color: 1", New: "copies_per_color: 2", Want: "blessing_cards: copies_per_color: is 1"},
	{Old: "- id: bastet", New: "- id: bes", Want: `blessing_cards: bastet: is called "bes"`},
	{Old: "effect: free_hire", New: "effect: fly", Want: `blessing_cards: bastet: its effect is "free_hire" by the rules, not "fly"`},
	{Old: "      effect: gain\n      gain: {grain: 1, brick: 1, stone: 1}", New: "      effect: gain\n      gain: {}", Want: "blessing_cards: isis: gain: at least 1 are wanted"},
	{Old: "      amount: 3        # cards drawn", New: "      amount: 4        # cards drawn", Want: "blessing_cards: thoth: amount: 4 is not within 1 and 3"},
	{Old: "- id: tax_collector", New: "- id: thief", Want: `city_card_kinds: tax_collector: is called "thief"`},
	{Old: "      copies: 1\n", New: "      copies: 2\n", Want: "city_card_kinds: ferryman: copies: there are 1 among city_cards"},
	{Old: "effect: plan_and_build", New: "effect: plan_and_build\n      amount: 2", Want: "city_card_kinds: architect: has no amount"},
	{Old: "amount: 2        # workers at most", New: "amount: 3        # workers at most", Want: "city_card_kinds: recruiter: amount: 3 is not within 1 and 2"},
	{Old: "amount: 2        # tokens less", New: "amount: 6        # tokens less", Want: "board: planning: PO1: cost: at least 6 are wanted"},
	{Old: "discarded: {grain: 1}", New: "discarded: {grain: 10}", Want: "city_cards: discarded: grain: 10"},
	{Old: "{id: CC25, kind", New: "{id: CC24, kind", Want: "city_cards: CC24 comes twice"},
	{Old: "{id: CC25, kind", New: "{id: CC32, kind", Want: `city_cards: "CC32" is no name`},
	{Old: "{id: CC25, kind: ferryman,", New: "{id: CC25, kind: pirate,", Want: `city_cards: CC25: "pirate" is no kind of city card`},
	{Old: "{id: CC01, kind: sculptor,", New: "{id: CC01, kind: architect,", Want: "city_card_kinds: architect: copies: there are 3 among city_cards"},
	{Old: "corner: {brick: 2}}\n\nscoring", New: "corner: {}}\n\nscoring", Want: "city_cards: CC25: corner: at least 1 are wanted"},
}

func TestHostileComponents(t *testing.T) {
	gametest.HostileComponents(t, kit.Game, "meta: {id: osiris}", `board: {sites: %s}`,
		"meta: {id: osiris}\nboard: 5",
		"meta: {id: osiris}\nboard: {terrains: [null], sites: [null], adjacency: [null, [null]], caravans: [null, null]}\ncity_cards: {list: [null]}",
		"meta: {id: osiris}\nboard: {market: {cartouches: [null]}, planning: {cartouches: [null]}, regent_row: {cartouches: [null, null]}}\nmonuments: [null, null, null]",
		"meta: {id: osiris}\nsetup_by_players: {table: [null, null, null, null, null, null]}\nworkers: {list: [null, null, null, null, null, null]}")
}
