package pharaon_test

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"solo":  {Players: 1, Options: map[string]string{"dark": "2"}},
		"three": {Players: 3, Options: map[string]string{"discovery": "2"}},
	}, pharaon.VPass)
}

func TestPerft(t *testing.T) {
	turn := func(s *pharaon.State) bool { return s.Top().Step == pharaon.StepTurn }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*pharaon.State]{From: "the start", Depth: 8, Want: map[int]int{1: 1694, 2: 3392, 3: 776, 4: 384, 5: 4320}},
		gametest.Lines[*pharaon.State]{From: "the first turn", There: turn, Depth: 10, Want: map[int]int{1: 13703, 2: 39326, 3: 71761, 4: 144897, 5: 189662}})
}
