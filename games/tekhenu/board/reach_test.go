package board_test

import (
	"flag"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var preview = flag.String("preview", "", "write whole tables to look at into this directory, and test nothing else")

// reach plays a random game until the seat to move has a choice in this step. ok is false if that never happens.
func reach(t testing.TB, players int, seed uint64, after int, step tekhenu.Step) (scene piece.Scene, ok bool) {
	t.Helper()
	for ; seed < 60 && !ok; seed++ {
		piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			ok = at.N > after && at.State.(*tekhenu.State).Top().Step == step && len(at.Moves) > 1
			if ok {
				scene = at.Scene(at.Next, names)
			}
			return ok
		})
	}
	return scene, ok
}

// TestPreview writes boards to open in a browser: go test ./games/tekhenu/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for i, m := range []struct {
		name  string
		after int
		step  tekhenu.Step
	}{
		{"die", 300, tekhenu.StepDie}, {"select", 300, tekhenu.StepSelect}, {"cell", 250, tekhenu.StepCell},
		{"twist", 350, tekhenu.StepTwist}, {"building", 250, tekhenu.StepBuilding},
		{"statue", 250, tekhenu.StepStatue}, {"thoth", 400, tekhenu.StepThoth},
		{"district", 200, tekhenu.StepDistrict}, {"draft", 0, tekhenu.StepDraft}, {"keep", 0, tekhenu.StepKeep},
		{"destiny", 300, tekhenu.StepDestiny}, {"score", 400, tekhenu.StepScore},
		{"raise", 200, tekhenu.StepRaise}, {"feed", 300, tekhenu.StepFeed}, {"early", 60, tekhenu.StepDie},
	} {
		for players := 1; players <= 4; players++ {
			scene, ok := reach(t, players, 3, m.after, m.step)
			if !ok {
				t.Logf("%d players: no %s", players, m.name)
				continue
			}
			for turn, kind := range map[int]string{0: "wide", piece.Facing: "narrow"} {
				scene.Turn = turn
				scene.Words = words(t).In([]string{"en", "fr"}[(i+players)%2]).With(names)
				suite.Preview(t, *preview, m.name+"-"+string(rune('0'+players))+"-"+kind, scene)
			}
		}
	}
}
