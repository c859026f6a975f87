package tekhenu

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"one": {Players: 1, Options: map[string]string{optLevel: "hard"}}, "two": {Players: 2}, "three": {Players: 3}, "four": {Players: 4},
	}, vNot, vDone, vIdle, vPass)
}

func TestPerft(t *testing.T) {
	turn := func(s *State) bool { return s.Top().Step == StepDie }
	gametest.Perfts(t, Game,
		gametest.Lines[*State]{From: "the start", Depth: 3, Want: map[int]int{1: 12, 2: 20, 3: 8, 4: 8}},
		gametest.Lines[*State]{From: "the first turn", There: turn, Depth: 4, Want: map[int]int{1: 1573, 2: 1133, 3: 3878, 4: 1299}})
}
