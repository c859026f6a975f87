package tekhenu_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

func TestRecords(t *testing.T) {
	suite(t).Records(t, map[string]game.Setup{
		"one": gametest.With(1, tekhenu.OptLevel+"=hard"), "two": {Players: 2}, "three": {Players: 3},
		"four": {Players: 4},
	}, tekhenu.VNot, tekhenu.VDone, tekhenu.VIdle, tekhenu.VPass)
}

func TestPerft(t *testing.T) {
	turn := func(s *tekhenu.State) bool { return s.Top().Step == tekhenu.StepDie }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*tekhenu.State]{From: "the start", Depth: 3, Want: map[int]int{1: 12, 2: 20, 3: 8, 4: 8}},
		gametest.Lines[*tekhenu.State]{From: "the first turn", There: turn, Depth: 4,
			Want: map[int]int{1: 1573, 2: 1133, 3: 3878, 4: 1299}})
}
