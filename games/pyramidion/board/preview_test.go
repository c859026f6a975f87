package board_test

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// reach plays at random until a player has to decide that step, with at least that many choices.
func reach(t testing.TB, players int, seed uint64, after, choices int, step pyramidion.Step) (scene piece.Scene,
	ok bool) {
	t.Helper()
	for ; !ok && seed < 40; seed++ {
		piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, eager, func(at *piecetest.Moment) bool {
			if at.N >= after && at.State.(*pyramidion.State).Top().Step == step && len(at.Moves) >= choices {
				viewer := at.Next
				if viewer == game.Spectator || viewer == game.Nature {
					viewer = 0
				}
				scene, ok = at.Scene(viewer, names), true
			}
			return ok
		})
	}
	return scene, ok
}

// TestPreview writes tables to open in a browser:
//
//	go test ./games/pyramidion/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for i, m := range []struct {
		name           string
		after, choices int
		step           pyramidion.Step
	}{
		{"begin", 0, 2, pyramidion.StepActivate}, {"activate", 260, 2, pyramidion.StepActivate},
		{"card", 40, 8, pyramidion.StepCard},
		{"late-card", 400, 3, pyramidion.StepCard}, {"category", 200, 2, pyramidion.StepCategory},
		{"guard", 100, 4, pyramidion.StepGuard}, {"copy", 100, 4, pyramidion.StepCopy},
		{"litho", 100, 4, pyramidion.StepLitho}, {"in", 100, 3, pyramidion.StepIn},
		{"number", 40, 2, pyramidion.StepNumber}, {"gain", 100, 2, pyramidion.StepGain},
		{"dismiss", 200, 4, pyramidion.StepDismiss}, {"station", 200, 2, pyramidion.StepStation},
		{"recall", 40, 2, pyramidion.StepRecall}, {"swap", 40, 2, pyramidion.StepSwap},
		{"load", 300, 3, pyramidion.StepLoad}, {"pay", 300, 4, pyramidion.StepPay},
		{"token", 40, 0, pyramidion.StepToken}, {"over", 40, 0, pyramidion.Done},
	} {
		for players := 2; players <= 4; players++ {
			scene, ok := reach(t, players, 3, m.after, m.choices, m.step)
			if !ok {
				t.Logf("%d players: no %s", players, m.name)
				continue
			}
			for turn, kind := range map[int]string{0: "wide", piece.Facing: "narrow"} {
				scene.Turn = turn
				scene.Words = words(t).In([]string{"en", "fr"}[(i+players)%2]).With(names)
				suite.Preview(t, *preview, fmt.Sprintf("%s-%d-%s", m.name, players, kind), scene)
			}
		}
	}
}
