package osiris_test

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"two": {Players: 2}, "three": {Players: 3, Options: map[string]string{osiris.OptHorus: "all"}},
		"four": {Players: 4, Options: map[string]string{osiris.OptNegotiation: "off"}}, "five": {Players: 5, Options: map[string]string{osiris.OptHoldings: "shown"}},
	}, osiris.VEnough)
}

func TestPerft(t *testing.T) {
	turn := func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*osiris.State]{From: "the start", Depth: 3, Want: map[int]int{2: 1907, 3: 1847, 4: 1981, 5: 2001}},
		gametest.Lines[*osiris.State]{From: "the first turn", There: turn, Depth: 3, Want: map[int]int{2: 2042, 3: 2111, 4: 1915, 5: 2269}})
}
