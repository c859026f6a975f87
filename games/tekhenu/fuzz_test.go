package tekhenu_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/tekhenu/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "granite_cost: [1, 1,", New: "granite_cost: [0, 0,"},
		gametest.Change{Old: "max_decrees_scored: 3", New: "max_decrees_scored: 24"},
		gametest.Change{Old: "{gain: {population: 3}}", New: "{gain: {happiness: 20, vp: 20}}"},
		gametest.Change{Old: "- {row: 6,"},
		gametest.Change{Old: "initial_per_section: 3\n", New: "initial_per_section: 2\n"},
		gametest.Change{Old: "game:", New: "a: &a [x, x]\nb: *a\ngame:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"players":[{},{}],"pending":[{"step":"die"}]}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f, "ennead record 1\ngame tekhenu\nrules 2\nplayers 3\ncomponents\n| game: {id: tekhenu}\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }

func TestLinear(t *testing.T) { suite(t).Linear(t, kit.Game.Components()) }
