package pharaon_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

func TestRecords(t *testing.T) {
	suite(t).Records(t, map[string]game.Setup{
		"solo":  gametest.With(1, "dark=2"),
		"three": gametest.With(3, "discovery=2"),
	}, pharaon.VPass)
}

func TestPerft(t *testing.T) {
	turn := func(s *pharaon.State) bool { return s.Top().Step == pharaon.StepTurn }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*pharaon.State]{
			From: "the start", Depth: 8,
			Want: map[int]int{1: 1694, 2: 3392, 3: 776, 4: 384, 5: 4320},
		},
		gametest.Lines[*pharaon.State]{
			From: "the first turn", There: turn, Depth: 10,
			Want: map[int]int{1: 13703, 2: 39326, 3: 71761, 4: 144897, 5: 189662},
		})
}
