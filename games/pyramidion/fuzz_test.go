package pyramidion_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/pyramidion/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 9, thebes_bonus: 4"},
		gametest.Change{Old: "boat_row: 5", New: "boat_row: 1"},
		gametest.Change{Old: "fr: statue,     count: 10,", New: "fr: statue,     count: 0,"},
		gametest.Change{Old: "needs: {wood: 2, food: 2}", New: "needs: {statue: 9, wood: 9}"},
		gametest.Change{Old: "resources: [worker, statue]", New: "resources: [camel, wood, food, stone, worker, statue]"},
		gametest.Change{Old: "effect: goddess, chosen_category_value: 6", New: "effect: goddess, chosen_category_value: 9"},
		gametest.Change{Old: "game:", New: "a: &a [x, x]\nb: *a\ngame:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"players":[{},{}],"pending":[{"step":"end"},{"step":"load"}]}`,
		`{"active":{"site":"cairo","activator":1},"pending":[{"step":"end"},{"step":"reorder"},{"step":"site","a":1},{"step":"card"}]}`,
		`{"shuffled":[["M01"],["M02"]],"spent":["M03"],"players":[{"hand":["M01"]},{"boats":["BT19","BT20"],"loaded":1}],"pending":[{"step":"end"},{"step":"load","seat":1}]}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f, "ennead record 1\ngame pyramidion\nrules 1\nplayers 3\ncomponents\n| game: {id: pyramidion}\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }

func TestLinear(t *testing.T) { suite(t).Linear(t, kit.Game.Components()) }
