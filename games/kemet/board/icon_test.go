package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/games/kemet/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// alike holds the verbs that do different things with the same cards and creatures.
var alike = map[string]bool{
	"card": true, "hide": true, "hold": true, "use": true, "skip": true, "wound": true, "keep": true, "drop": true,
	"remove": true, "take": true, "without": true,
}

// TestIcons draws the picture of every move. Each is visible, and no two verbs look the same for the same thing.
func TestIcons(t *testing.T) {
	scene := moment(t, 4, 3, 300, kemet.StepToken)
	scene.Words = words(t).In("en").With(names)
	known := suite.Sheet(t, scene)
	lexicon, verbs, looks := kemet.Lexicon, map[string]bool{}, map[string]string{}
	for n := range lexicon.Len() {
		m := lexicon.At(n)
		if !lexicon.Knows(m) {
			continue
		}
		text := lexicon.Text(m)
		verb, rest, _ := strings.Cut(text, " ")
		verbs[verb] = true
		var all strings.Builder
		if err := (board.Board{}).Icon(scene, m).Render(&all); err != nil {
			t.Fatal(err)
		}
		shapes := suite.Sound(t, all.String(), known)
		if shapes < 2 {
			t.Errorf("%s has no picture", text)
		}
		if alike[verb] {
			key := rest + all.String()
			if other, twice := looks[key]; twice {
				t.Errorf("%s looks like %s", text, other)
			}
			looks[key] = text
		}
	}
	t.Logf("%d verbs", len(verbs))
}

// moment plays at random until a step comes up after a number of moves. It returns the view of the seat that has to
// choose, with the last events, or no state if the step never came up.
func moment(t testing.TB, players int, seed uint64, moves int, step kemet.Step) (scene piece.Scene) {
	t.Helper()
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		found := at.N >= moves && at.Next != game.Nature && at.State.(*kemet.State).Top().Step == step
		if found {
			scene = looked(at.State, at.Next, at.Last)
		}
		return found
	})
	return scene
}

// looked returns the scene of a viewer.
func looked(s game.State, viewer game.Seat, just []game.Event) piece.Scene {
	view := s.Copy()
	active := s.Owing().Has(viewer)
	if s.Owing() != 0 {
		view.Mask(viewer)
	}
	scene := piece.Scene{Game: kit.Game, State: view, Viewer: viewer, Active: active, Names: names}
	for _, e := range just {
		scene.Just = append(scene.Just, e.For(viewer))
	}
	return scene
}
