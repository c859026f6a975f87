package codec_test

import (
	"bytes"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

func TestBadComponents(t *testing.T) {
	for name, list := range map[string][]gametest.Change{"rules": badRules, "table": badTables, "cards": badCards} {
		t.Run(name, func(t *testing.T) { gametest.BadComponents(t, kit.Game, kit.Game.Components(), list) })
	}
	other := bytes.Replace(kit.Game.Components(), []byte("id: pyramidion"), []byte("id: osiris"), 1)
	if _, err := kit.Game.New(game.Setup{Players: 2, Components: other}); err == nil {
		t.Error("a box of another game is taken")
	}
}

var badRules = []gametest.Change{
	{Old: "players: {min: 2, max: 4,", New: "players: {min: 2, max: 5,", Want: "game: players: max: is 4"},
	{Old: "players: {min: 2, max: 4,", New: "players: {min: 1, max: 4,", Want: "game: players: min: is 2"},
	{Old: "targets: {default: 10, variants: [12, 15, all_boats]",
		New: "targets: {default: 11, variants: [12, 15, all_boats]", Want: "game: targets: is [10 12 15 boats]"},
	{Old: "variants: [12, 15, all_boats]", New: "variants: [12, 15]", Want: "game: targets: there are 4"},
	{Old: "variants: [12, 15, all_boats]", New: "variants: [12, [15], all_boats]",
		Want: "game: targets: number 3: 1000 is not within 1 and 99"},
	{Old: "- {id: green, en", New: "- {id: white, en", Want: "colours: is [red blue yellow green]"},
	{Old: "values: [1, 2, 3, 4], in_play", New: "values: [1, 2, 3, 5], in_play",
		Want: "tokens: order_tokens: values: is [1 2 3 4]"},
	{Old: "\nsites:\n  count: 8", New: "\nsites:\n  count: 9", Want: "sites: count: is 8"},
	{Old: "revolt_tokens:\n  count: 6", New: "revolt_tokens:\n  count: 5", Want: "revolt_tokens: count: is 6"},
	{Old: "character_cards:\n  count: 60", New: "character_cards:\n  count: 61", Want: "character_cards: count: is 60"},
	{Old: "  deck:\n    count: 40", New: "  deck:\n    count: 41", Want: "character_cards: deck: count: is 40"},
	{Old: "distribution_cards:\n  count: 10", New: "distribution_cards:\n  count: 11",
		Want: "distribution_cards: count: is 10"},
	{Old: "boat_cards:\n  count: 20", New: "boat_cards:\n  count: 21", Want: "boat_cards: count: is 20"},
	{Old: "boat_row: 5", New: "boat_row: 10", Want: "setup: boat_row: 10 is not within 1 and 9"},
	{Old: "hand: {base: 5,", New: "hand: {base: 6,", Want: "setup: hand: base: is 5"},
	{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 0, thebes_bonus: 1",
		Want: "setup: hand: dealt: 0 is not within 1 and 9"},
	{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 4, thebes_bonus: 10",
		Want: "setup: hand: thebes_bonus: 10 is not within 0 and 9"},
	{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 9, thebes_bonus: 5", Want: "setup: hand: 41 cards could be dealt"},
	{Old: "sites_activated: {2: 3,", New: "sites_activated: {2: 4,",
		Want: "setup: sites_activated: 2: the sequence has 3"},
	{Old: "activation_sequence: {2: [1, 2, 1],", New: "activation_sequence: {2: [1, 3, 1],",
		Want: "setup: activation_sequence: 2: 3 is not within 1 and 2"},
	{Old: "activation_sequence: {2: [1, 2, 1],", New: "activation_sequence: {2: [],",
		Want: "setup: activation_sequence: 2: sites: 0 is not within 1 and 8"},
	{Old: "4: [1, 2, 3, 4, 1, 2, 3, 4]}", New: "4: [1, 2, 3, 4, 1, 2, 3, 4, 1]}",
		Want: "setup: activation_sequence: 4: sites: 9 is not within 1 and 8"},
	{Old: "max_cards_per_site_per_player: 5", New: "max_cards_per_site_per_player: 0",
		Want: "max_cards_per_site_per_player: 0 is not within 1 and 60"},
	{Old: "alexandria_no_statue: false", New: "alexandria_no_statue: true",
		Want: "setup: table_options: alexandria_no_statue"},
	{Old: "round_guard: 40", New: "round_guard: 201",
		Want: "setup: table_options: round_guard: 201 is not within 1 and 200"},
}

var badTables = []gametest.Change{
	{Old: "- {id: camel,", New: "- {id: horse,", Want: "resources: is [camel wood food stone worker statue]"},
	{Old: "fr: chameau,    count: 35}", New: "fr: chameau,    count: 128}",
		Want: "resources: camel: count: 128 is not within 0 and 127"},
	{Old: "fr: chameau,    count: 35}", New: "fr: chameau,    count: 106}",
		Want: "resources: all counts: 256 is not within 1 and 255"},
	{Old: "fr: chameau,    count: 35}", New: "fr: chameau,    count: 36}", Want: "resources: total: is 186"},
	{Old: "count: 10, wild_when_loading: true", New: "count: 10", Want: "resources: statue: wild_when_loading"},
	{Old: "fr: bois,       count: 35", New: "fr: bois,       count: 35, wild_when_loading: true",
		Want: "resources: wood: wild_when_loading"},
	{Old: "torturer_troops:    {per_player: 5, count: 20", New: "torturer_troops:    {per_player: 9, count: 36",
		Want: "tokens: torturer_troops: per_player: 9 is not within 0 and 8"},
	{Old: "negotiator_troops:  {per_player: 5, count: 20", New: "negotiator_troops:  {per_player: 5, count: 25",
		Want: "tokens: negotiator_troops: count: is 20"},
	{Old: "{id: RT3, value: 6,", New: "{id: RT7, value: 6,", Want: `revolt_tokens: "RT7" is no name`},
	{Old: "{id: RT3, value: 6,", New: "{id: RT2, value: 6,", Want: "revolt_tokens: RT3 is missing"},
	{Old: "{id: RT3, value: 6,", New: "{id: RT3, value: 31,",
		Want: "revolt_tokens: RT3: value: 31 is not within 0 and 30"},
	{Old: "gives: {statue: 1}", New: "gives: {statue: 10}",
		Want: "revolt_tokens: RT6: gives: statue: 10 is not within 1 and 9"},
	{Old: "gives: {statue: 1}", New: "gives: {gold: 1}", Want: `revolt_tokens: RT6: gives: "gold" is no resource`},
	{Old: "- id: abu_simbel\n      n: 2", New: "- id: aswan\n      n: 2", Want: `sites: abu_simbel: is called "aswan"`},
	{Old: "- id: thebes\n      n: 3", New: "- id: thebes\n      n: 4",
		Want: `sites: thebes: is called "thebes", number 4`},
	{Old: "min_influence: 7", New: "min_influence: 31",
		Want: "sites: thebes: min_influence: 31 is not within 0 and 30"},
	{Old: "min_negotiation: 7", New: "min_negotiation: -1",
		Want: "sites: thebes: min_negotiation: -1 is not within 0 and 30"},
	{Old: "resources: [worker, statue]", New: "resources: [worker, gold]",
		Want: `sites: thebes: resources: "gold" is no resource`},
	{Old: "resources: [worker, statue]", New: "resources: [worker]",
		Want: "distribution_cards: D01: thebes: the site has none such in its box"},
	{Old: "power_timing: revolt_step", New: "power_timing: never",
		Want: `sites: philae: power_timing: is "revolt_step"`},
	{Old: "{id: D05, puts", New: "{id: D11, puts", Want: `distribution_cards: "D11" is no name`},
	{Old: "{id: D05, puts", New: "{id: D04, puts", Want: "distribution_cards: D04 comes twice"},
	{Old: "{id: D04, puts: {abu_simbel:", New: "{id: D04, puts: {aswan:",
		Want: `distribution_cards: D04: "aswan" is no site`},
	{Old: "alexandria: {wood: 4}", New: "alexandria: {wood: 10}",
		Want: "distribution_cards: D04: alexandria: wood: 10 is not within 1 and 9"},
	{Old: "{id: BT05, vp", New: "{id: BT00, vp", Want: `boat_cards: "BT00" is no name`},
	{Old: "{id: BT05, vp", New: `{id: "", vp`, Want: `boat_cards: "" is no name`},
	{Old: "{id: BT05, vp: 2,", New: "{id: BT05, vp: 10,", Want: "boat_cards: BT05: vp: 10 is not within 0 and 9"},
	{Old: "needs: {wood: 2, food: 2}", New: "needs: {}", Want: "boat_cards: BT07: needs: at least 1 are wanted"},
}

var badCards = []gametest.Change{
	{Old: "{id: M03, type: merchant,", New: "{id: M13, type: merchant,",
		Want: `character_cards: deck: "M13" is no name`},
	{Old: "{id: M03, type: merchant,", New: "{id: M02, type: merchant,", Want: "character_cards: M03 is missing"},
	{Old: "{id: M03, type: merchant,", New: "{id: B-red-M1, type: merchant,",
		Want: "character_cards: deck: B-red-M1 is a base card"},
	{Old: "{id: B-blue-M2, colour: blue,", New: "{id: M02, colour: blue,",
		Want: "character_cards: base_sets: M02 is a card of the deck"},
	{Old: "{id: B-blue-M2, colour: blue,", New: "{id: B-blue-M2, colour: red,",
		Want: `character_cards: B-blue-M2: colour: is not "red"`},
	{Old: "{id: N03, type: negotiator,", New: "{id: N03, type: soldier,",
		Want: `character_cards: N03: type: "soldier" is no type`},
	{Old: "{id: N03, type: negotiator,", New: "{id: N03, type: torturer,",
		Want: "character_cards: count_check: negotiator: there are 11, 4 of them base cards"},
	{Old: "sum:        {total: 60,", New: "sum:        {total: 59,",
		Want: "character_cards: count_check: sum: there are 60"},
	{Old: "{id: N06, type: negotiator, en: Negotiator, fr: Négociateur, influence: 2,",
		New:  "{id: N06, type: negotiator, en: Negotiator, fr: Négociateur, influence: 10,",
		Want: "character_cards: N06: influence: 10 is not within 0 and 9"},
	{Old: "effect: thief,", New: "effect: burglar,", Want: `character_cards: S05: effect: "burglar" is no effect`},
	{Old: "effect: thief,", New: "effect: bandit,", Want: "character_cards: S05: effect: there is another bandit"},
	{Old: "effect: thief,", New: "effect: goddess,", Want: "character_cards: S05: effect: a Goddess is a base card"},
	{Old: "type: special, effect: thief,", New: "type: merchant, effect: thief,",
		Want: "character_cards: S05: effect: a merchant card has none such"},
	{Old: "type: revolt, effect: revolt,", New: "type: revolt,",
		Want: "character_cards: R01: effect: a revolt card has none such"},
	{Old: "effect: philosopher, en: Philosopher, fr: Philosophe, influence: 0,",
		New:  "effect: philosopher, en: Philosopher, fr: Philosophe, influence: 1,",
		Want: "character_cards: S06: has no values of its own"},
	{Old: "{id: B-green-T1, colour: green, type: torturer, en: Torturer, fr: Tortionnaire,",
		New:  "{id: B-green-T1, colour: green, type: special, effect: bandit, en: Torturer, fr: Tortionnaire,",
		Want: "character_cards: B-green-T1: effect: base cards have none but that of a Goddess"},
	{Old: "{id: B-green-T1, colour: green, type: torturer,", New: "{id: B-green-T1, colour: green, type: special, " +
		"effect: goddess,", Want: "character_cards: B-green-G1: effect: the colour has another Goddess"},
	{Old: "effect: goddess, chosen_category_value: 6", New: "effect: goddess, chosen_category_value: 5",
		Want: "character_cards: B-blue-G1: chosen_category_value: others count 5"},
	{Old: "{id: B-yellow-N1, colour: yellow, type: negotiator, en: Negotiator, fr: Négociateur, influence: 1,",
		New:  "{id: B-yellow-N1, colour: yellow, type: negotiator, en: Negotiator, fr: Négociateur, influence: 2,",
		Want: "character_cards: B-yellow-N1: is not as B-red-N1"},
}

func TestHostileComponents(t *testing.T) {
	gametest.HostileComponents(t, kit.Game, "game: {id: pyramidion}", `sites: {items: %s}`,
		"game: {id: pyramidion}\nsites: 5",
		"game: {id: pyramidion, targets: {default: null, variants: [null, {}, []]}}\nsites: {items: [null, null, "+
			"null, null, null, null, null, null]}",
		"game: {id: pyramidion}\ncharacter_cards: {count_check: [null], base_sets: {items: [null]}, "+
			"deck: {items: [null]}}\nboat_cards: {items: [null]}",
		"game: {id: pyramidion}\nresources: {items: [null]}\nrevolt_tokens: {items: [null]}\ndistribution_cards: "+
			"{items: [{id: D01, puts: null}]}",
		"game: {id: pyramidion}\nsetup: {activation_sequence: {2: null}, sites_activated: null, two_player: null}")
}

// A table may be opened with corrected components, and plays by them.
func TestOwnComponents(t *testing.T) {
	s, source := gametest.OwnComponents[*pyramidion.State](t, kit.Game, kit.Game.Components(),
		gametest.Change{Old: "min_influence: 7", New: "min_influence: 8"})
	if s.Data.Site[pyramidion.Thebes].Least[pyramidion.Torturers] != 8 {
		t.Errorf("Thebes takes %d", s.Data.Site[pyramidion.Thebes].Least[pyramidion.Torturers])
	}
	if !bytes.Equal(s.Data.Source, source) {
		t.Error("the table does not carry its components")
	}
	if c := gametest.Begin[*pyramidion.State](t, kit.Game,
		game.Setup{Players: 2}).Data; c.Site[pyramidion.Thebes].Least[pyramidion.Torturers] != 7 {
		t.Error("the game's own components changed")
	}
}
