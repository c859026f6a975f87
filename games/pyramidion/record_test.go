package pyramidion

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"two": {Players: 2}, "three": {Players: 3, Options: map[string]string{OptTarget: "12", OptAlexandria: "no-statue"}},
		"four": {Players: 4, Options: map[string]string{OptTarget: "boats"}},
	}, vPass, vDecline)
}

func TestPerft(t *testing.T) {
	from := func(first, last Step) func(*State) bool {
		return func(s *State) bool { return s.Top().Step >= first && s.Top().Step <= last }
	}
	gametest.Perfts(t, Game,
		gametest.Lines[*State]{From: "the start", Depth: 3, Want: map[int]int{2: 567, 3: 676, 4: 678}},
		gametest.Lines[*State]{From: "the first special character", There: from(StepBandit, StepAdd), Depth: 3, Want: map[int]int{2: 40, 3: 300, 4: 295}},
		gametest.Lines[*State]{From: "the first boat", There: from(StepLoad, StepLoad), Depth: 4, Want: map[int]int{2: 150, 3: 674, 4: 166}})
}
