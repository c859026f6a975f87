package board_test

import (
	"html"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// Every place of a worker, every site of a monument and the best wage is one click with the action, and what a button
// says is short where it is seen and whole where it is heard.
func TestActionsTogether(t *testing.T) {
	seen := map[uint8]int{}
	for seed := range uint64(20) {
		scene, ok := reach(3, 20+seed, int(10+6*seed), osiris.StepAct)
		if !ok {
			continue
		}
		for _, lang := range locale.Langs {
			scene.Words = words(t).In(lang).With(names)
			moves := scene.State.Moves(nil, scene.Viewer)
			var shown []game.Move
			kinds := 0
			for _, m := range moves {
				if m.Verb == osiris.VPlace {
					kinds++
				}
			}
			for _, g := range piece.Groups(board.Board{}, scene, moves) {
				shown = append(shown, g.Moves...)
				for _, m := range g.Moves {
					then := piece.After(scene, m).State.(*osiris.State)
					var next, offered []game.Move
					verbs := map[uint8]uint8{osiris.VPlace: osiris.VAt, osiris.VBuild: osiris.VOn}
					if verb := verbs[m.Verb]; verb != 0 {
						next = slices.DeleteFunc(then.Moves(nil, scene.Viewer), func(m game.Move) bool {
							at := osiris.Place(m.A)
							city := m.Verb == osiris.VAt && at >= osiris.FirstCity && at < osiris.FirstSection
							return m.Verb != verb || city && kinds > 3
						})
					} else if m.Verb == osiris.VHire {
						next = then.SuggestWage(scene.Viewer).Moves
					}
					for _, both := range g.With(m) {
						seen[m.Verb]++
						s, last := scene, len(both.Series)-1
						for i, move := range both.Series {
							s = piece.After(scene, both.Series[:i]...)
							if !slices.Contains(s.State.Moves(nil, scene.Viewer), move) {
								t.Fatalf("seed %d: %v is no legal part of %v", seed, move, both.Series)
							}
						}
						offered = append(offered, both.Series[1:]...)
						var text strings.Builder
						if err := both.Text.Render(&text); err != nil {
							t.Fatal(err)
						}
						name := s.Words.Say(s.Game.Label(s.State, scene.Viewer, both.Series[last]))
						short := strings.Contains(text.String(), "os-amounts")
						if m.Verb != osiris.VHire && short &&
							!strings.Contains(text.String(), html.EscapeString(name)) {
							t.Errorf("%s: %q is not heard in %q", lang, name, text.String())
						}
					}
					if !slices.Equal(offered, next) {
						t.Errorf("seed %d: after %v one click chooses %v, not %v", seed, m, offered, next)
					}
				}
			}
			if len(shown) != len(moves) {
				t.Errorf("seed %d: %d of %d actions have a button", seed, len(shown), len(moves))
			}
		}
	}
	for _, verb := range []uint8{osiris.VPlace, osiris.VHire, osiris.VBuild} {
		if seen[verb] == 0 {
			t.Errorf("nothing follows verb %d", verb)
		}
	}
}
