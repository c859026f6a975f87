package osiris_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/osiris/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "hire_cost: 2", New: "hire_cost: 9"},
		gametest.Change{Old: "draw_each: 2, workers_cartouche: 5,", New: "draw_each: 3, workers_cartouche: 1,"},
		gametest.Change{Old: "- {id: CVT2, gain: {grain: 2, brick: 1}}", New: "- {id: CVT2, gain: {grain: 9, brick: 9, stone: 9}}"},
		gametest.Change{Old: "    - [F1a, F1b]\n"},
		gametest.Change{Old: "amount: 3        # tokens at most", New: "amount: 9        # tokens at most"},
		gametest.Change{Old: "meta:", New: "a: &a [x, x]\nb: *a\nmeta:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"players":[{},{}],"pending":[{"step":"act"}]}`, `{"book":{"offers":[{"from":1,"to":2,"number":1}]}}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f, "ennead record 1\ngame osiris\nrules 2\nplayers 3\ncomponents\n| meta: {id: osiris}\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }

func TestLinear(t *testing.T) { suite(t).Linear(t, kit.Game.Components()) }
