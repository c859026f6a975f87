package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// TestSharing: with several receivers of a visit's other card, each card is named once, above short buttons that differ
// only in the receiver, and nothing follows unsaid.
func TestSharing(t *testing.T) {
	for players := 2; players <= 5; players++ {
		seen := 0
		for seed := range uint64(12) {
			scene, ok := reach(players, 20+seed, 60, osiris.StepShare)
			if !ok {
				continue
			}
			for _, lang := range locale.Langs {
				scene.Words = words(t).In(lang).With(names)
				moves := scene.State.Moves(nil, scene.Viewer)
				groups := (board.Board{}).Groups(scene, moves)
				if groups == nil {
					continue
				}
				seen++
				if len(groups) != 2 || len(groups[0].Moves) != len(groups[1].Moves) {
					t.Errorf("%d players: %d groups", players, len(groups))
				}
				for _, g := range groups {
					short := map[string]bool{}
					for _, m := range g.Moves {
						var says strings.Builder
						if err := g.Text(m).Render(&says); err != nil {
							t.Fatal(err)
						}
						short[says.String()] = true
						if len([]rune(says.String())) > 34 {
							t.Errorf("%s: a short button says %q", lang, says.String())
						}
						if tail := game.Tail(scene.State, scene.Viewer, m); len(tail) > 0 {
							t.Errorf("after %v the table makes %v, which the button does not say", m, tail)
						}
					}
					if len(short) != len(g.Moves) || g.Title == "" {
						t.Errorf("%s, %d players: %q says %v", lang, players, g.Title, short)
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("with %d players no visit had several receivers", players)
		}
	}
	scene, _ := reach(3, 3, 60, osiris.StepPay)
	scene.Words = words(t).In("en").With(names)
	if g := piece.Groups(board.Board{}, scene, scene.State.Moves(nil, scene.Viewer)); len(g) != 1 {
		t.Errorf("a payment has %d groups of buttons", len(g))
	}
}
