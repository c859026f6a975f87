package kemet_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/kemet/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "victory_trigger_vp: 9", New: "victory_trigger_vp: 7"},
		gametest.Change{Old: "{teleport_cost: -1}", New: "{teleport_cost: -2, land_movement: 3}"},
		gametest.Change{Old: "{night_di_cards: 1}", New: "{night_di_cards: 3}"},
		gametest.Change{Old: "- [A1.d1, A1.d2]\n"},
		gametest.Change{Old: "troop_limit: 5\n", New: "troop_limit: 6\n"},
		gametest.Change{Old: "meta:", New: "a: &a [x, x]\nb: *a\nmeta:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"players":[{},{}],"pending":[{"step":"token"}]}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f, "ennead record 1\ngame kemet\nrules 1\nplayers 3\ncomponents\n| meta: {game_id: kemet}\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }

func TestLinear(t *testing.T) { suite(t).Linear(t, kit.Game.Components()) }
