package senet_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/example/senet/kit"
)

func FuzzComponents(f *testing.F) {
	suite(f).FuzzComponents(f, kit.Game.Components(),
		gametest.Change{Old: "pawns: 5", New: "pawns: 3"},
		gametest.Change{Old: "hand: 2", New: "hand: 4"},
		gametest.Change{Old: "houses:", New: "a: &a [x, x]\nb: *a\nhouses:"})
}

func FuzzPosition(f *testing.F) {
	suite(f).FuzzPosition(f, `{"pawns":[[1],[2]],"held":[2,2],"pending":[{"step":"throw"}]}`)
}

func FuzzRecord(f *testing.F) {
	suite(f).FuzzRecord(f, "ennead record 1\ngame senet\nrules 1\nplayers 2\ncomponents\n| houses: 30\nmoves\n")
}

func FuzzMoves(f *testing.F) { suite(f).FuzzMoves(f) }

func FuzzLinear(f *testing.F) { suite(f).FuzzLinear(f) }
