package osiris

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"two": {Players: 2}, "three": {Players: 3, Options: map[string]string{optHorus: "all"}},
		"four": {Players: 4, Options: map[string]string{optNegotiation: "off"}}, "five": {Players: 5, Options: map[string]string{optHoldings: "shown"}},
	}, vEnough)
}

func TestPerft(t *testing.T) {
	turn := func(s *State) bool { return s.Top().Step == StepAct }
	gametest.Perfts(t, Game,
		gametest.Lines[*State]{From: "the start", Depth: 3, Want: map[int]int{2: 1907, 3: 1847, 4: 1981, 5: 2001}},
		gametest.Lines[*State]{From: "the first turn", There: turn, Depth: 3, Want: map[int]int{2: 2042, 3: 2111, 4: 1915, 5: 2269}})
}
