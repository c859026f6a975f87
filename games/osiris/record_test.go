package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

func TestRecords(t *testing.T) {
	suite(t).Records(t, map[string]game.Setup{
		"two": {Players: 2}, "three": gametest.With(3, osiris.OptHorus+"=all"),
		"four": gametest.With(4, osiris.OptNegotiation+"=off"), "five": gametest.With(5, osiris.OptHoldings+"=shown"),
	}, osiris.VEnough)
}

func TestPerft(t *testing.T) {
	turn := func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*osiris.State]{From: "the start", Depth: 3,
			Want: map[int]int{2: 1907, 3: 1847, 4: 1981, 5: 2001}},
		gametest.Lines[*osiris.State]{From: "the first turn", There: turn, Depth: 3,
			Want: map[int]int{2: 2042, 3: 2111, 4: 1915, 5: 2269}})
}
