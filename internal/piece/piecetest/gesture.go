package piecetest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/piece"
)

// gesture checks the panels in which the viewer can choose several moves together: one that the scene has, and the one
// that a legal move begins. Each button leads to another panel, and what is confirmed are legal moves.
func (s Suite) gesture(t testing.TB, scene piece.Scene, sheet map[string]bool) {
	t.Helper()
	if g := piece.Gestured(s.Board, scene); g != nil {
		s.panel(t, scene, g)
		return
	}
	if !scene.Active || len(scene.Aim) > 0 {
		return
	}
	for _, m := range scene.State.Moves(nil, scene.Viewer) {
		if !piece.BeginsGesture(s.Board, scene, m) {
			continue
		}
		scene.Aim = []game.Move{m}
		g := piece.Gestured(s.Board, scene)
		if g == nil {
			t.Fatalf("%q begins a gesture without a panel", s.Game.Lexicon().Text(m))
		}
		s.Check(t, scene, sheet)
		for _, o := range options(g)[:1] {
			scene.Aim = o.Series
			s.Check(t, scene, sheet)
		}
		return
	}
}

func options(g *piece.Gesture) (all []piece.Option) {
	for _, fields := range [][]piece.Field{g.Fields, g.More} {
		for _, f := range fields {
			all = append(all, f.Options...)
		}
	}
	return all
}

func (s Suite) panel(t testing.TB, scene piece.Scene, g *piece.Gesture) {
	t.Helper()
	if g.Title == "" || g.Series != nil && g.Label == "" {
		t.Fatalf("a gesture without words: %+v", g)
	}
	s.series(t, scene, g.Series)
	s.series(t, scene, g.Small)
	for i, o := range options(g) {
		s.series(t, scene, o.Series)
		if i%7 > 0 { // some are enough
			continue
		}
		aimed := scene
		aimed.Aim = o.Series
		if o.Name == "" || o.ID == "" || piece.Gestured(s.Board, aimed) == nil {
			t.Fatalf("the option %q of %q leads nowhere", o.Name, g.Title)
		}
	}
}

// series fails unless the viewer may make the moves one after another.
func (s Suite) series(t testing.TB, scene piece.Scene, moves []game.Move) {
	t.Helper()
	world, r := scene.State.Copy(), game.NewRand(1)
	world.Determinize(scene.Viewer, &r)
	for _, m := range moves {
		if err := game.Allowed(s.Game, world, scene.Viewer, m); err != nil {
			t.Fatalf("%q of the series %q: %v", s.Game.Lexicon().Text(m), piece.Series(s.Game.Lexicon(), moves), err)
		}
		world.Play(scene.Viewer, m, nil)
	}
}

// aims checks the places of aims, which are series, and takes them from the moves that have a place.
func (s Suite) aims(t testing.TB, scene piece.Scene, moves map[string]bool) {
	t.Helper()
	for text := range moves {
		if !strings.Contains(text, piece.Between) {
			continue
		}
		var series []game.Move
		for _, one := range strings.Split(text, piece.Between) {
			m, err := s.Game.Lexicon().Parse(one)
			if err != nil {
				t.Fatal(err)
			}
			series = append(series, m)
		}
		s.series(t, scene, series)
		delete(moves, text)
	}
}
