package codec_test

import (
	"bytes"
	"testing"

	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/kit"
)

// Every corruption of the components gets an error that names the place.
func TestBadComponents(t *testing.T) {
	gametest.BadComponents(t, kit.Game, kit.Game.Components(), []gametest.Change{
		{"game_id: kemet", "game_id: pharaon", `meta.game_id: is "pharaon"`},
		{"game_id: kemet", "game_id: [", "["},
		{"victory_trigger_vp: 9", "victory_trigger_vp: 0", "meta.victory_trigger_vp: 0 is not within 1 and 50"},
		{"victory_trigger_vp: 9", "victory_trigger_vp: nine", "victory_trigger_vp"},
		{"victory_trigger_vp: 9", "victory_trigger_vp: 99999999999999999999", "99999999999999999999"},
		{"  victory_trigger_vp: 9\n", "", "meta.victory_trigger_vp: 0"},
		{"{id: units, count: 12}", "{id: units, count: 13}",
			"inventory.per_player: units disagree with limits.units_per_player"},
		{"{id: action_tokens, count: 5}", "{id: action_tokens, count: 6}", "inventory.per_player: 5 action tokens"},
		{"{id: battle_cards, count: 6}", "{id: battle_cards, count: 8}", "6 battle cards"},
		{"  per_player:          # 5 colours", "  per_gamer:", "inventory.per_player: units disagree"},
		{"prayer_points_start: 7", "prayer_points_start: 12", "setup.prayer_points_start: 12 is not within 0 and 11"},
		{"prayer_points_start: 7", "prayer_points_start: -1", "setup.prayer_points_start: -1"},
		{"prayer_points_start: 7", "prayer_points_start: 7.5", "7.5 is no whole number"},
		{"  prayer_points_start: 7\n", "", "setup.prayer_points_start: is missing"},
		{"  di_cards_start: 2\n", "", "setup.di_cards_start: is missing"},
		{"di_cards_start: 2", "di_cards_start: 6", "setup.di_cards_start: 6"},
		{"{districts: 2, units_each: 5}", "{districts: 3, units_each: 5}",
			"setup.units_on_board_start.districts: the rules know only 2"},
		{"{districts: 2, units_each: 5}", "{districts: 2, units_each: 6}", "setup.units_on_board_start: 6"},
		{"{districts: 2, units_each: 5}", "{districts: 2, units_each: 4}",
			"setup: units on the board and in reserve are not all units"},
		{"[[1, 1, 1], [2, 1, 0]]", "[[1, 1, 1], [3, 0, 0]]", "setup.pyramid_start_distributions: the rules know only"},
		{"board_side_by_players: {2: A,", "board_side_by_players: {2: C,",
			`setup.board_side_by_players: 2: "C" is no side`},
		{"board_side_by_players: {2: A,", "board_side_by_players: {", `setup.board_side_by_players: 2: "" is no side`},
		{"    2: [A1, A2]\n", "    2: [A1]\n", "setup.cities_by_players: 1 cities for 2 players"},
		{"    2: [A1, A2]\n", "    2: [A2, A1]\n", `setup.cities_by_players: 2: "A2" is not city 1`},
		{"    2: [A1, A2]\n", "", "setup.cities_by_players: 0 cities for 2 players"},
		{"closed_bank_by_players: {2: east,", "closed_bank_by_players: {2: west,",
			"setup.closed_bank_by_players: 2: east or none"},
		{"closed_bank_by_players: {2: east,", "closed_bank_by_players: {",
			"setup.closed_bank_by_players: 2: east or none"},
		{"  sanctuary_in_play: {2:", "  sanctuary_somewhere: {2:", "setup.sanctuary_in_play: is missing"},
		{"troop_limit: 5\n", "troop_limit: 0\n", "limits.troop_limit: 0"},
		{"troop_limit: 5\n", "troop_limit: 4\n", "setup: more than the limits allow"},
		{"creature_limit_per_space: 1", "creature_limit_per_space: 2",
			"limits.creature_limit_per_space: the rules know only 1"},
		{"prayer_min: 0", "prayer_min: 1", "limits.prayer_min: the rules know only 0"},
		{"prayer_max: 11", "prayer_max: 6", "setup: more than the limits allow"},
		{"prayer_max: 11", "prayer_max: 100", "limits.prayer_max: 100"},
		{"units_per_player: 12", "units_per_player: 30", "limits.units_per_player: 30"},
		{"pyramid_max_level: 4", "pyramid_max_level: 5", "limits.pyramid_max_level: the rules know only 4"},
		{"golden_tokens_per_player_max: 1", "golden_tokens_per_player_max: 2", "limits.golden_tokens_per_player_max"},
		{"- {id: sp_l1_move,", "# {id: sp_l1_move,", "player_board: 9 spaces"},
		{"{id: sp_l1_move,    level: 1, action: move,", "{id: sp_l1_move, level: 4, action: move,",
			"sp_l1_move: 4 is not within 1 and 3"},
		{"{id: sp_l1_move,    level: 1, action: move,", "{id: sp_l1_move, level: 1, action: fly,",
			`player_board: "fly" is no action`},
		{"{id: sp_l1_move,", "{id: sp_l1_recruit,", `player_board: "sp_l1_recruit" stands in the place of sp_l1_move`},
		{"    A:\n", "    C:\n", "board: 54 spaces on both sides"},
		{"- {id: A1.d1, kind: district", "# {id: A1.d1, kind: district", "board: 54 spaces on both sides"},
		{"{id: A.wo, kind: desert", "{id: A.xx, kind: desert", "board: the pair"},
		{"- {id: A1.d1, kind: district", "- {id: A0, kind: desert, bank: west, xy: [1, 1]}\n        - {id: A1.d1, " +
			"kind: district", "board: over 54 spaces"},
		{"{id: A1.d2, kind: district", "{id: A1.d1, kind: district", `board: "A1.d1" comes twice`},
		{"{id: A1.d1, kind: district", `{id: "", kind: district`, `board: "" comes twice, or is no name`},
		{"{id: A1.d1, kind: district, city: A1", "{id: A1.d1, kind: district, city: A2",
			`board: A1.d1: no district of the city "A2"`},
		{"{id: A1.d1, kind: district, city: A1", "{id: A1.d1, kind: district",
			`board: A1.d1: no district of the city ""`},
		{"{id: A1.d1, kind: district", "{id: A1.d4, kind: district", "board: A1.d4: no district"},
		{"{id: A1.d1, kind: district", "{id: A1.d1, kind: swamp", `board: A1.d1: "swamp" is no kind of space`},
		{"city: A1, bank: west, xy: [6, 24]", "city: A1, bank: north, xy: [6, 24]", `board: A1.d1: "north" is no bank`},
		{"city: A1, bank: west, xy: [6, 24]", "city: A1, bank: east, xy: [6, 24]",
			"board: side A: 5 districts for 2 players"},
		{"xy: [6, 24]", "xy: [6]", "board: A1.d1: xy: two numbers"},
		{"xy: [6, 24]", "xy: [6, 124]", "board: A1.d1: xy: 124 is not within 0 and 100"},
		{"{id: A.f1, kind: desert", "{id: A.fx, kind: desert", "board: the pair"},
		{"obelisk: true, prayer: 2, xy: [14, 50]", "obelisk: true, prayer: -2, xy: [14, 50]",
			"board: A.t1: prayer: -2"},
		{"delta: true, sacrifice_units: 1,", "delta: true, sacrifice_units: 2,",
			"board: A.delta: the Delta is a temple"},
		{"{id: A.wo, kind: desert, bank: west, obelisk: true", "{id: A.wo, kind: desert, bank: west, delta: true",
			"board: A.wo: the Delta is a temple"},
		{"{id: A.eo, kind: desert", "{id: A.eo, kind: sanctuary", "board: side A: two Sanctuaries"},
		{"- [A1.d1, A1.d2]", "- [A1.d1]", "is no pair"},
		{"- [A1.d1, A1.d2]", "- []", "is no pair"},
		{"- [A1.d1, A1.d2]", "- [A1.d1, A1.d1]", "board: the pair"},
		{"- [A1.d1, A1.d2]", "- [A1.d1, B1.d2]", "board: the pair"},
		{"- [A1.d1, A1.d2]", "- [A1.d1, Z]", "board: the pair"},
		{"- {id: kem_p_r1a,", "# {id: kem_p_r1a,", "power_tiles: there are 48"},
		{"{id: kem_p_r1b,", "{id: kem_p_r1a,", `power_tiles: "kem_p_r1a" stands at place 2`},
		{"colour: ruby, level: 1, art: god_speed", "colour: emerald, level: 1, art: god_speed", "stands at place 3"},
		{"level: 1, art: god_speed", "level: 5, art: god_speed", "kem_p_r1c: 5 is not within 1 and 4"},
		{"{land_movement: 1}}\n    - {id: kem_p_r1d", "{}}\n    - {id: kem_p_r1d", "kem_p_r1c: does nothing"},
		{"{land_movement: 1}}\n    - {id: kem_p_r1d", "{land_movement: 10}}\n    - {id: kem_p_r1d",
			"kem_p_r1c: land_movement: 10 is not within 1 and 9"},
		{"{land_movement: 1}}\n    - {id: kem_p_r1d", "{land_movement: far}}\n    - {id: kem_p_r1d",
			"kem_p_r1c: land_movement: 1000"},
		{"{land_movement: 1}}\n    - {id: kem_p_r1d", "{fly: 1}}\n    - {id: kem_p_r1d",
			`kem_p_r1c: "fly" is no effect`},
		{"{land_movement: 1}}\n    - {id: kem_p_r1d",
			"{land_movement: 1, damage: 1, defence: 1}}\n    - {id: kem_p_r1d", "kem_p_r1c: over two powers"},
		{"{teleport_cost: -1}", "{teleport_cost: 1}", "kem_p_r1d: teleport_cost: -1 is not within 1 and 9"},
		{"{teleport_cost: -1}", "{teleport_cost: -9223372036854775808}", "kem_p_r1d: teleport_cost: 1000"},
		{"{teleport_cost: -1}", "{teleport_cost: 18446744073709551615}", "kem_p_r1d: teleport_cost: -1000"},
		{"{ignore_walls: all_own_troops}", "{ignore_walls: 1}", `kem_p_r2c: "ignore_walls" is no effect`},
		{"{gain_special_battle_card: kem_bc_sp_off}", "{gain_special_battle_card: kem_bc_1}", "kem_p_r2b"},
		{"{gain_special_battle_card: kem_bc_sp_off}", "{gain_special_battle_card: kem_bc_sp_def}",
			"power_tiles: each special battle card comes with one tile"},
		{"effect: {troop_limit: 7}", "effect: {troop_limit: 4}", "kem_p_s2a: troop_limit: 4 is below the limit of all"},
		{"{permanent_vp: vp_domination}", "{permanent_vp: vp_temple}", "kem_p_r3d"},
		{"phase: day, effect: {silver_token: 1}", "phase: day, effect: {silver_token: 2}",
			"kem_p_r4d: silver_token: the rules know only 1"},
		{"{combat_vp_when_defending: 1}", "{combat_vp_when_defending: 2}",
			"kem_p_s3b: combat_vp_when_defending: the rules know only 1"},
		{"{draw: 5, keep: 1}", "{draw: 5, keep: 2}", "kem_p_d3b: Vision keeps one card (KEM-9.42)"},
		{"{draw: 5, keep: 1}", "{draw: 55, keep: 1}", "kem_p_d3b: night_di_pick: 55"},
		{"{night_di_pick: {draw: 5, keep: 1}}", "{night_di_pick: 5}", "kem_p_d3b: night_di_pick: 1000"},
		{"{night_di_cards: 1}", "{night_di_cards: 9}", "power_tiles: over 6 cards more at Night"},
		{"creature: kem_cr_scarab}", "creature: kem_cr_beetle}", `kem_p_r3a: "kem_cr_beetle" is no creature`},
		{"creature: kem_cr_scarab}", "creature: kem_cr_mummy}", `kem_cr_scarab: "kem_p_r3a" is not its tile`},
		{"creature: kem_cr_scarab}", "effect: {strength: 1}}", "power_tiles: every creature comes with one tile"},
		{"- {id: kem_cr_scarab,", "# {id: kem_cr_scarab,", "creatures: there are 7"},
		{"{id: kem_cr_scorpion, tile", "{id: kem_cr_scarab, tile", `creatures: "kem_cr_scarab" stands at place 2`},
		{"land_movement: 2, strength: 2, damage: 0, defence: 0, special: none", "land_movement: 6, strength: 2, " +
			"damage: 0, defence: 0, special: none", "kem_cr_scarab: 6 is not within 0 and 5"},
		{"special: ignore_walls", "special: fly", `kem_cr_phoenix: "fly" is no special power`},
		{"- {id: kem_bc_1,", "# {id: kem_bc_1,", "battle_cards: six and two special ones"},
		{"{id: kem_bc_1, rule", "{id: kem_bc_2, rule", `battle_cards: "kem_bc_2" stands in the place of kem_bc_1`},
		{`"Charge de cavalerie", strength: 4`, `"Charge de cavalerie", strength: -4`, "kem_bc_1: -4"},
		{"{id: kem_bc_sp_off, rule", "{id: kem_bc_sp_def, rule",
			"battle_cards.special: kem_bc_sp_off, then kem_bc_sp_def"},
		{"- {id: kem_di_war_rage,", "# {id: kem_di_war_rage,", "di_cards: 14 kinds"},
		{"{id: kem_di_war_fury,", "{id: kem_di_war_rage,", `di_cards: "kem_di_war_rage" stands at place 2`},
		{"total: 35", "total: 36", "di_cards.total: 35 cards"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: combat, cost: 12, count: 3, effect: {strength: 1}", "kem_di_war_rage: 12"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: combat, cost: 0, count: 0, effect: {strength: 1}", "kem_di_war_rage: 0 is not within 1 and 20"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: night, cost: 0, count: 3, effect: {strength: 1}", `kem_di_war_rage: "night" is no phase`},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: day, cost: 0, count: 3, effect: {strength: 1}", "kem_di_war_rage: is not for that phase"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}", "phase: combat, cost: 0, count: 3, effect: {}",
			"kem_di_war_rage: does nothing"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}", "phase: combat, cost: 0, count: 3, " +
			"effect: {strength: 1, damage: 1}", `kem_di_war_rage: "damage" is no effect`},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: combat, cost: 0, count: 3, effect: {strength: 6}", "kem_di_war_rage: 6"},
		{"phase: combat, cost: 0, count: 3, effect: {strength: 1}",
			"phase: combat, cost: 0, count: 20, effect: {strength: 5}", "di_cards: over 100 of Strength"},
		{"{each_opponent_loses_prayer: 1,", "{each_opponent_loses_prayer: 2,",
			"kem_di_mana_theft: each_opponent_loses_prayer: the rules know only 1"},
		{"{each_opponent_loses_prayer: 1, gain_prayer: 1}", "{each_opponent_loses_prayer: 1, gain_prayer: 2}",
			"kem_di_mana_theft: gains 1 PP (KEM-Q40)"},
		{"{destroy_enemy_unit: 1}", "{destroy_enemy_unit: 2}",
			"kem_di_raining_fire: destroy_enemy_unit: the rules know only 1"},
		{"{ignore_walls: this_move}", "{ignore_walls: always}", "kem_di_open_gates: ignore_walls: is this_move"},
		{"{avoid_combat: true}", "{avoid_combat: 2}", "kem_di_escape: avoid_combat: is true"},
		{"count: 2, timing: before_own_move, effect: {land_movement: 1}", "count: 2, timing: before_own_move, " +
			"effect: {land_movement: 3}", "kem_di_swiftness: 3 is not within 1 and 2"},
		{"count: 2, timing: before_own_move, effect: {land_movement: 1}",
			"count: 20, timing: before_own_move, effect: {land_movement: 1}", "kem_di_swiftness: over 10 steps"},
		{"{1: 1, 2: 2, 3: 3, 4: 4}", "{1: 1, 2: 2, 3: 3}", "costs.raise_pyramid_to_level: nothing for level 4"},
		{"{1: 1, 2: 2, 3: 3, 4: 4}", "{1: 1, 2: 2, 3: 3, 4: 44}", "costs.raise_pyramid_to_level: 44"},
		{"buy_tile: level", "buy_tile: 3", "costs.buy_tile: the rules know only level"},
		{"recruit_per_unit: 1", "recruit_per_unit: -1", "costs.recruit_per_unit: -1"},
		{"  teleport: 2\n", "", "costs.teleport: is missing"},
		{"  teleport: 2\n", "  teleport: 20\n", "costs.teleport: 20"},
		{"  pray_gain: 2\n", "", "costs.pray_gain: is missing"},
		{"night_prayer_gain: 2", "night_prayer_gain: 12", "costs.night_prayer_gain: 12"},
		{"offering: {units: 2, vp: 1}", "offering: {units: 2, vp: 2}", "costs.offering.vp: the rules know only 1"},
		{"offering: {units: 2, vp: 1}", "offering: {units: 0, vp: 1}", "costs.offering: 0"},
		{"delta: {units: 1, prayer: 5}", "delta: {units: 1}", "costs.delta.prayer: is missing"},
		{"delta: {units: 1, prayer: 5}", "delta: {units: 1, prayer: 6}",
			"board: A.delta: the Delta is a temple, with the sacrifice of costs.delta"},
	})
}

func TestHostileComponents(t *testing.T) {
	gametest.HostileComponents(t, kit.Game, "meta: {game_id: kemet}", "setup: {cities_by_players: %s}",
		"meta: {game_id: kemet}\nboard: 5",
		"meta: {game_id: kemet}\npower_tiles: {items: [null, null]}\nboard: {sides: {A: {spaces: [null], "+
			"land: [null]}}}\ncreatures: {items: [null]}")
}

// A table may be opened with corrected components, and plays by them; keys that the rules do not know
// are for readers.
func TestOwnComponents(t *testing.T) {
	s, source := gametest.OwnComponents[*kemet.State](t, kit.Game, kit.Game.Components(),
		gametest.Change{Old: "pray_gain: 2\n", New: "pray_gain: 3\n"},
		gametest.Change{Old: "prayer_points_start: 7", New: "prayer_points_start: 5\n  a_note: for readers"},
		gametest.Change{Old: `"Charge de cavalerie", strength: 4`, New: `"Charge de cavalerie", strength: 5`},
		gametest.Change{Old: "{pray_bonus: 1}", New: "{pray_bonus: 2}"})
	data := s.Data
	if data.Gain.Pray != 3 || s.Player[0].Prayer != 5 || data.Battle[0].Strength != 5 || data.Tiles[32].N[0] != 2 ||
		data.Tiles[33].N[0] != 1 {
		t.Errorf("%+v", data.Gain)
	}
	if !bytes.Equal(data.Source, source) {
		t.Error("the table does not carry its components")
	}
	if c, _ := codec.Own(); c.Gain.Pray != 2 || c.Source != nil {
		t.Error("the game's own components changed")
	}
}
