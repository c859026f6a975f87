package board_test

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

var preview = flag.String("preview", "", "write whole tables to look at into this directory, and test nothing else")

// TestPreview writes tables to open in a browser: go test ./games/kemet/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for _, m := range []struct {
		name    string
		players int
		moves   int
		step    kemet.Step
	}{
		{"token", 4, 300, kemet.StepToken}, {"duel", 2, 300, kemet.StepToken}, {"raise", 5, 300, kemet.StepRaise},
		{"late", 5, 900, kemet.StepToken}, {"buy", 4, 500, kemet.StepBuy},
		{"first-buy", 3, 30, kemet.StepBuy}, {"ask", 4, 500, kemet.StepAsk}, {"council", 4, 300, kemet.StepCouncil},
		{"hide", 4, 300, kemet.StepHide}, {"clash", 4, 300, kemet.StepClash}, {"wound", 3, 300, kemet.StepWound},
		{"loser", 4, 300, kemet.StepLoser}, {"winner", 5, 500, kemet.StepWinner},
		{"vision", 5, 300, kemet.StepVisionKeep}, {"remove", 4, 300, kemet.StepRemove},
		{"golden", 4, 300, kemet.StepGolden}, {"which", 4, 300, kemet.StepWhich}, {"power", 4, 300, kemet.StepPower},
		{"march", 4, 300, kemet.StepMarch}, {"start", 3, 40, kemet.StepTroop}, {"troop", 5, 600, kemet.StepTroop},
		{"group", 4, 200, kemet.StepGroup},
		{"retreat", 4, 100, kemet.StepFlee}, {"recruit", 2, 150, kemet.StepRecruit},
	} {
		for seed := uint64(1); seed < 60; seed++ {
			scene := moment(t, m.players, seed, m.moves, m.step)
			if scene.State == nil || len(scene.State.Moves(nil, scene.Viewer)) < 2 {
				continue
			}
			for lang, turn := range map[string]int{"en": 0, "fr": piece.Facing} {
				scene.Turn = turn
				scene.Words = words(t).In(lang).With(names)
				suite.Preview(t, *preview, m.name+"-"+lang, scene)
				if scene.Aim = farthest(scene); scene.Aim != nil {
					suite.Preview(t, *preview, m.name+"-goals-"+lang, scene)
				}
				scene.Aim = nil
			}
			break
		}
	}
}

// farthest returns the choice of the troop that can go to most spaces, nil if no troop is chosen now.
func farthest(scene piece.Scene) (aim []game.Move) {
	most, s := 0, scene.State.(*kemet.State)
	for _, m := range s.Moves(nil, scene.Viewer) {
		if m.Verb != kemet.VTroop {
			continue
		}
		goals := map[uint8]bool{}
		for _, r := range s.Routes(scene.Viewer, m.A) {
			goals[r.Goal()] = true
		}
		if len(goals) > most {
			most, aim = len(goals), []game.Move{m}
		}
	}
	return aim
}
