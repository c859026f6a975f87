package pyramidion_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

func TestRecords(t *testing.T) {
	suite(t).Records(t, map[string]game.Setup{
		"two":   {Players: 2},
		"three": gametest.With(3, pyramidion.OptTarget+"=12", pyramidion.OptAlexandria+"=no-statue"),
		"four":  gametest.With(4, pyramidion.OptTarget+"=boats"),
	}, pyramidion.VPass, pyramidion.VDecline)
}

func TestPerft(t *testing.T) {
	from := func(first, last pyramidion.Step) func(*pyramidion.State) bool {
		return func(s *pyramidion.State) bool { return s.Top().Step >= first && s.Top().Step <= last }
	}
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*pyramidion.State]{From: "the start", Depth: 3, Want: map[int]int{2: 567, 3: 676, 4: 678}},
		gametest.Lines[*pyramidion.State]{From: "the first special character",
			There: from(pyramidion.StepBandit, pyramidion.StepAdd), Depth: 3, Want: map[int]int{2: 40, 3: 300, 4: 295}},
		gametest.Lines[*pyramidion.State]{From: "the first boat", There: from(pyramidion.StepLoad, pyramidion.StepLoad),
			Depth: 4, Want: map[int]int{2: 150, 3: 674, 4: 166}})
}
