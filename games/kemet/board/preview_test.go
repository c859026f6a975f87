package board_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
)

// TestPreview writes maps to be opened in a browser:
// go test ./games/kemet/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for players := 2; players <= 5; players++ {
		for _, m := range []struct {
			name    string
			after   int
			step    kemet.Step
			choices int
		}{
			{"start", 40, kemet.StepTroop, 3}, {"march", 300, kemet.StepMarch, 8}, {"late", 700, kemet.StepMarch, 6}, {"group", 200, kemet.StepGroup, 3},
			{"combat", 200, kemet.StepCouncil, 2}, {"retreat", 100, kemet.StepFlee, 2}, {"recruit", 150, kemet.StepRecruit, 3},
		} {
			scene, ok := reach(players, m.after, m.step, m.choices)
			if !ok {
				t.Logf("%d players: no %s", players, m.name)
				continue
			}
			for _, turn := range []int{0, piece.Facing} {
				scene.Turn = turn
				scene.Words = words(t).In([]string{"en", "fr"}[players%2]).With(names)
				name := fmt.Sprintf("%s-%d-%s.html", m.name, players, map[int]string{0: "wide", piece.Facing: "narrow"}[turn])
				if err := os.WriteFile(filepath.Join(*preview, name), []byte(page(scene)), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// reach plays by chance until the one who is to move has so many choices of a kind.
func reach(players, after int, step kemet.Step, choices int) (piece.Scene, bool) {
	for seed := range uint64(40) {
		s, err := kemet.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		r := game.NewRand(seed + 3)
		var log game.Log
		for n := 0; s.Owing() != 0; n++ {
			seat := s.Owing().First()
			var m game.Move
			if s.Owing().Has(game.Nature) {
				seat = game.Nature
				m, _ = r.Roll(s, nil)
			} else {
				moves := s.Moves(nil, seat)
				if n > after && s.(*kemet.State).Top().Step == step && len(moves) >= choices {
					return piece.Scene{State: s, Viewer: seat, Active: true, Names: names, Just: log.Events}, true
				}
				m = moves[r.Intn(len(moves))]
			}
			if m != (game.Move{}) && seat != game.Nature {
				log.Events = nil
			}
			s.Play(seat, m, &log)
		}
	}
	return piece.Scene{}, false
}

func page(scene piece.Scene) string {
	b := board.Board{}
	var fonts strings.Builder
	for _, f := range [][2]string{{"Cormorant", "700"}, {"Inter", "400"}, {"Inter", "600"}, {"Inter", "700"}} {
		fmt.Fprintf(&fonts, "@font-face{font-family:%s;font-weight:%s;src:url(fonts/%s-latin-%s-normal.woff2)}", f[0], f[1], strings.ToLower(f[0]), f[1])
	}
	return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><style>` + fonts.String() +
		`:root{color-scheme:light}:root:has(#dark:target){color-scheme:dark}body{margin:0;height:100vh;background:var(--page)}.stage{position:relative;height:100%}` + piece.CSS + b.Style() +
		`</style><i id=dark></i>` + b.Symbols(scene) + `<div class=stage>` + b.Board(scene) + `</div>`
}
