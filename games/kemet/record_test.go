package kemet_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

func TestRecords(t *testing.T) {
	suite(t).Records(t, map[string]game.Setup{
		"two": {Players: 2}, "three": {Players: 3}, "four": {Players: 4}, "five": {Players: 5},
	}, kemet.VDone, kemet.VHold)
}

func TestPerft(t *testing.T) {
	at := func(step kemet.Step) func(*kemet.State) bool {
		return func(s *kemet.State) bool { return s.Top().Step == step }
	}
	for players, want := range map[int]int{2: 972, 3: 2916, 4: 8748, 5: 26244} {
		gametest.Perfts(t, kit.Game, gametest.Lines[*kemet.State]{From: "the start", Depth: players + 2,
			Want: map[int]int{players: want}})
	}
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*kemet.State]{From: "the first token", There: at(kemet.StepToken), Depth: 8,
			Want: map[int]int{2: 5990, 3: 1557, 4: 11052, 5: 2592}},
		gametest.Lines[*kemet.State]{From: "the first combat", There: at(kemet.StepCouncil), Depth: 8,
			Want: map[int]int{2: 14400, 3: 14400, 4: 14400, 5: 15500}})
}
