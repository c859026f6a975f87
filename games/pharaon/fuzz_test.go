package pharaon_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/pharaon/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "{step: 1, cost: [CON, COM], pp: 5", New: "{step: 1, cost: [JUS, COM], pp: 6"},
		gametest.Change{Old: "start_silver: 2", New: "start_silver: 0"},
		gametest.Change{Old: "[{discard_noble: 3}]", New: "[{take_noble: 2}]"},
		gametest.Change{Old: "{id: JAR-01"},
		gametest.Change{Old: "schema:", New: "a: &a [x, x]\nb: *a\nschema:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"players":[{},{}],"traitor":{},"pending":[{"step":"turn"}]}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f,
		"ennead record 1\ngame pharaon\nrules 1\nplayers 3\ncomponents\n| schema: pharaon-components/1\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }

func TestLinear(t *testing.T) { suite(t).Linear(t, kit.Game.Components()) }
