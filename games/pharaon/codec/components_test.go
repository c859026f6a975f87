package codec_test

import (
	"bytes"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// Every corruption of the components gets an error that names the place.
func TestBadComponents(t *testing.T) {
	gametest.BadComponents(t, kit.Game, kit.Game.Components(), []gametest.Change{
		{"schema: pharaon-components/1", "schema: pharaon-components/2", "schema"},
		{"schema:", "schema: [", "line 11, column 9: schema: ["},
		{"kind: joker, count: 20", "kind: joker, count: 20.5", "20.5 is no whole number"},
		{"{id: SIL, en: Silver", "{id: GOLD, en: Silver", `resources: "GOLD" is not known`},
		{
			"{id: SIL, en: Silver, fr: Argent, color: silver-grey, kind: joker, count: 20",
			"{id: SIL, kind: joker, count: 0",
			"resources: SIL: 0 is not within 1 and 60",
		},
		{"- {id: SIL, en: Silver", "# {id: SIL, en: Silver", "resources: there are six types"},
		{"- {id: SIL, en: Silver", "- {id: JUS, en: Silver", "resources: JUS comes twice"},
		{`slots_per_sector: {"1": 3,`, `slots_per_sector: {"1": 5,`, "wheel.slots_per_sector: 5 is not within 1 and 4"},
		{`slots_per_sector: {"1": 3,`, `slots_per_sector: {`, "wheel.slots_per_sector: nothing for 1 players"},
		{
			"sector_order_clockwise: [AGR, CON,",
			"sector_order_clockwise: [AGR, AGR,",
			"wheel.sector_order_clockwise: AGR comes twice",
		},
		{
			"sector_order_clockwise: [AGR, CON,",
			"sector_order_clockwise: [AGR,",
			"wheel.sector_order_clockwise: there are five sectors",
		},
		{
			"sector_order_clockwise: [AGR,",
			"sector_order_clockwise: [SIL,",
			`wheel.sector_order_clockwise: "SIL" is no basic resource`,
		},
		{"quarter: Q-NOB, source: public", "quarter: Q-XXX, source: public", `gods: "Q-XXX" is no quarter`},
		{"quarter: Q-NOB, source: public", "quarter: Q-NIL, source: public", "gods: Q-NIL comes twice"},
		{"- {id: G-SEK,", "# {id: G-SEK,", "gods: there are five"},
		{"{id: G-SEK,", "{id: G-HOR,", "gods: G-HOR comes twice"},
		{"{id: G-SEK,", "{id: G-RA,", `gods: "G-RA" is not known`},
		{"    - id: Q-NIL", "    - id: Q-NOB", "quarters: Q-NOB comes twice"},
		{"ccw: {need: 1, pp: 3,", "ccw: {need: 0, pp: 3,", "Q-NOB: need: 0 is not within 1 and 12"},
		{"ccw: {need: 1, pp: 3,", "ccw: {need: 1, pp: -3,", "Q-NOB: pp: -3 is not within 0 and 50"},
		{"visible_cards: 3", "visible_cards: 4", "Q-NOB: visible_cards is 3"},
		{"visible_cards: 4", "visible_cards: 3", "Q-ART: visible_cards is 4"},
		{"cells: 3\n", "cells: 4\n", "Q-NIL: five tracks of three cells"},
		{`"3": 7}`, `"3": 70}`, "Q-NIL: pp_by_cell: 70 is not within 0 and 50"},
		{"{id: NIL-2,", "{id: NIL-9,", "Q-NIL: option 2 is called NIL-2"},
		{"{id: NIL-2, cost: [AGR, CON]", "{id: NIL-2, cost: [AGR]", "NIL-2: a cost of two"},
		{"{id: NIL-2, cost: [AGR, CON]", "{id: NIL-2, cost: [AGR, SIL]", `NIL-2: "SIL" is no basic resource`},
		{"gains: [COM, JUS]", "gains: [COM, GOLD]", `NIL-2: "GOLD" is no gain`},
		{"gains: [COM, JUS]", "gains: [COM, JUS, COM, JUS, COM]", "NIL-2: over 4 gains"},
		{"arrows: [null], source", "arrows: [[]], source", "NIL-4: an arrow is null or a list of colours"},
		{"arrows: [null], source", "arrows: [AGR], source", "NIL-4: an arrow is null or a list of colours"},
		{"bonus_slots: {\"1\": 3", "bonus_slots: {\"1\": 4", "Q-OFF: as many bonus_slots as lots"},
		{"{step: 2, cost:", "{step: 3, cost:", "Q-BUR: step 3 stands at place 2"},
		{"{step: 2, cost: [AGR, JUS]", "{step: 2, cost: [AGR]", "Q-BUR: step 2 costs 2 to 4 resources"},
		{
			"{step: 2, cost: [AGR, JUS], pp: 11",
			"{step: 2, cost: [AGR, JUS], pp: 1100",
			"Q-BUR: pp: 1100 is not within 0 and 200",
		},
		{"- {row: 2,", "- {row: 7,", "pyramid_of_time: row 7 stands at place 2"},
		{"- {row: 4,", "# {row: 4,", "pyramid_of_time: 4 to 6 rows"},
		{"{row: 1, cells: [FIRST_PLAYER,", "{row: 1, cells: [NONE,", "pyramid_of_time: row 1 begins with FIRST_PLAYER"},
		{"{row: 2, cells: [NONE,", "{row: 2, cells: [FIRST_PLAYER,", `pyramid_of_time: "FIRST_PLAYER" in row 2`},
		{"{row: 3, cells: [NONE, BASIC, SILVER]", "{row: 3, cells: []", "pyramid_of_time: 1 to 8 cells a row"},
		{"first_player: {count: 1, pp: 3}", "first_player: {count: 1, pp: 300}", "first_player.pp: 300"},
		{"needs: {nobles: 2,", "needs: {nobles: 0,", "pharaoh.needs.nobles: 0"},
		{"burial_step: 3}}", "burial_step: 9}}", "pharaoh.needs.burial_step: 9 is not within 1 and 8"},
		{"{id: OFR-AGR-1, kind: resource", "{id: OFR-AGR-1, kind: stone", `offerings: "OFR-AGR-1" is of no kind`},
		{
			"{id: OFR-AGR-1, kind: resource, resource: AGR",
			"{id: OFR-AGR-1, kind: resource, resource: SIL",
			`OFR-AGR-1: "SIL" is no basic resource`,
		},
		{"- {id: OFP2-4,", "# {id: OFP2-4,", "offerings: there are 40 tokens, not 39"},
		{
			"{id: OFP1-2, kind: prestige, pp: 1",
			"{id: OFP1-2, kind: prestige, pp: 5",
			"OFP1-2: is worth 5 PP, another of its kind 1",
		},
		{"{id: JAR-02,", "{id: JAR-2,", `JAR-02: is called "JAR-2"`},
		{"{id: JAR-02, upper: [AGR, COM]", "{id: JAR-02, upper: [AGR]", "JAR-02: has two upper resources"},
		{"{id: JAR-02, upper: [AGR, COM]", "{id: JAR-02, upper: [AGR, SIL]", `JAR-02: "SIL" is no basic resource`},
		{"- {id: JAR-30,", "# {id: JAR-30,", "jars: there are 30"},
		{"- {id: ART-30,", "# {id: ART-30,", "artisans: there are 30"},
		{"{id: ART-03, pp: 2", "{id: ART-03, pp: -2", "ART-03: -2 is not within 0 and 50"},
		{"gain: [JAR, COM]", "gain: [JAR, LOT]", `ART-03: "LOT" is no gain`},
		{"    - id: NOB-26\n      number: 26", "    - id: NOB-27\n      number: 26", `NOB-26: is called "NOB-27"`},
		{"number: 26", "number: 2", "NOB-26: has the number 2"},
		{
			"power: {type: swap_resources, pair: [AGR, COM]}",
			"power: {type: swap_resources, pair: [AGR]}",
			"NOB-01: a pair of colours",
		},
		{
			"power: {type: swap_resources, pair: [AGR, COM]}",
			"power: {type: fly}",
			`NOB-01: "fly" is no power of the kind "permanent"`,
		},
		{
			"kind: permanent\n      power: {type: swap",
			"kind: per_round\n      power: {type: swap",
			`NOB-01: "swap_resources" is no power of the kind "per_round"`,
		},
		{"cells: 1, not_if_last", "cells: 2, not_if_last", "NOB-06: advances one cell"},
		{"{type: any_access, quarter: Q-BUR}", "{type: any_access, quarter: Q-X}", `NOB-07: "Q-X" is no quarter`},
		{"{type: any_five, quarter: Q-NOB}", "{type: any_five, quarter: Q-NIL}", "NOB-11: works at Q-NOB"},
		{"score: {base: 9}", "score: {base: 90}", "NOB-07: score: 90"},
		{
			"score: {base: 4, per_god_adjacent_to: Q-ART",
			"score: {base: 4, per_god_adjacent_to: Q-X",
			`NOB-01: "Q-X" is no quarter`,
		},
		{"effects: [{nile_any: 3}, {gain: [SIL, SIL]}]", "effects: []", "NOB-21: 1 to 4 parts"},
		{"{gain: [SIL, SIL]}]", "{gain: [AGR]}]", "NOB-21: an instant gain is silver"},
		{"{gain: [SIL, SIL]}]", "{gain: 2}]", "NOB-21: 0 is not within 1 and 4"},
		{"{nile_any: 3}", "{nile_any: 9}", "NOB-21: 9 is not within 1 and 4"},
		{"{nile_any: 3}", "{fly: 3}", `NOB-21: "fly" is no instant effect`},
		{"    - id: TR-5", "    - id: TR-6", `TR-5: is called "TR-6"`},
		{"default_noble_pp: 6", "default_noble_pp: 66", "traitor_tiles: default_noble_pp: 66"},
		{"        jars: 4", "        jars: 0", "TR-1: jars: 0 is not within 1 and 6"},
		{"- {space: 2, effects:", "- {space: 3, effects:", "TR-1: space 3 stands at place 2"},
		{"          - {space: 12, effects: []}\n", "", "TR-1: a side has 12 spaces"},
		{"- {space: 1, effects: []}", "- {space: 1, effects: [{take_noble: 1}]}", "TR-1: effects of space 1"},
		{"[{discard_noble: 3}]", "[{discard_noble: 4}]", "TR-1: space 2: 4 is not within 1 and 3"},
		{"[{discard_noble: 3}]", "[{discard_noble: x}]", "TR-1: space 2: 1000 is not within 1 and 3"},
		{"[{discard_noble: 3}]", "[{fly: 3}]", `TR-1: space 2: "fly" is no icon`},
		{"[{god: G-HOR}]", "[{god: G-RA}]", `TR-1: space 10: "G-RA" is no god`},
		{"[{noble_level_pp: 7}]", "[{noble_level_pp: 0}]", "TR-1: space 5: 0 is not within 1 and 50"},
		{
			"[{nile_step: fullest_tile}]",
			"[{nile_step: middle_tile}]",
			"TR-2: space 3: nile_step is fullest_tile or emptiest_tile",
		},
		{"[{take_artisan: lowest}]", "[{take_artisan: 1}]", "TR-5: space 2: take_artisan is highest or lowest"},
		{"[{take_lot: 1}]", "[{take_lot: 7}]", "TR-3: space 4: 7 is not within 1 and 6"},
		{"[{take_bonus: 2}]", "[{take_bonus: 13}]", "TR-2: space 12: 13 is not within 1 and 12"},
		{"[{burial_step: 1}]", "[{burial_step: 13}]", "TR-4: space 3: 13 is not within 1 and 12"},
		{"start_silver: 2", "start_silver: 5", "setup_by_players: start_silver: 5"},
		{"start_noble_draw: 2", "start_noble_draw: 3", "setup_by_players: two nobles are drawn"},
		{`"3": {jars_displayed: 3`, `"3": {jars_displayed: 4`, "setup_by_players: 3: jars_displayed"},
		{
			`"3": {jars_displayed: 3, lots: 4`,
			`"3": {jars_displayed: 3, lots: 5`,
			"setup_by_players: 3: lots and bonus disagree",
		},
		{
			"wheel_slots: 3, leftover_jar_blocks_wheel: false",
			"wheel_slots: 2, leftover_jar_blocks_wheel: false",
			"setup_by_players: 3: wheel_slots disagrees",
		},
		{
			"wheel_slots: 3, leftover_jar_blocks_wheel: true",
			"wheel_slots: 3, leftover_jar_blocks_wheel: false",
			"setup_by_players: 1: the jar left over blocks",
		},
	})
	for range 5 { // the answer does not depend on the order of a map
		gametest.BadComponents(t, kit.Game, kit.Game.Components(), []gametest.Change{
			{"{nile_any: 3}", "{nile_any: 3, artisan: 1}", "NOB-21: an effect has one key"},
			{"{nile_any: 3}", "{}", "NOB-21: an effect has one key"},
			{"[{discard_noble: 3}]", "[{discard_noble: 3, take_noble: 1}]", "TR-1: space 2: an icon has one key"},
			{"[{discard_noble: 3}]", "[{}]", "TR-1: space 2: an icon has one key"},
		})
	}
}

func TestHostileComponents(t *testing.T) {
	gametest.HostileComponents(t, kit.Game, "schema: pharaon-components/1", `setup_by_players: {"1": %s}`,
		"schema: pharaon-components/1\nnobles: 5",
		"schema: pharaon-components/1\nnobles: {list: [null, null]}\nquarters: {list: [null]}\ntraitor_tiles: "+
			"{list: [null]}")
}

// A table may be opened with corrected components, and plays by them.
func TestOwnComponents(t *testing.T) {
	s, source := gametest.OwnComponents[*pharaon.State](t, kit.Game, kit.Game.Components(),
		gametest.Change{Old: "{step: 1, cost: [CON, COM], pp: 5", New: "{step: 1, cost: [JUS, COM], pp: 6"})
	if step := s.Data.Steps[0]; step.PP != 6 || step.List[0] != pharaon.Justice {
		t.Errorf("%+v", step)
	}
	if !bytes.Equal(s.Data.Source, source) {
		t.Error("the table does not carry its components")
	}
	if now, _ := kit.Game.New(game.Setup{Players: 3}); now.(*pharaon.State).Data.Steps[0].PP != 5 {
		t.Error("the game's own components changed")
	}
}
