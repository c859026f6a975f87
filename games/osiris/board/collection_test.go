package board_test

import (
	"testing"

	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestCollection: every specimen is sound on the sheet of the collection, and has a name in both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 5, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"grain", "farmer-foreman", "obelisk", "pylon-5", "f1", "c6", "cvb2", "po3", "pp2", "mk4", "rb5", "cc25", "thoth", "camel-5", "barge")
}

// TestSize keeps what is sent small: at most 150 KB on the first view, 10 KB a move. A page that is there already gets of
// a move only the parts that changed.
func TestSize(t *testing.T) {
	b := board.Board{}
	for players := 2; players <= 5; players++ {
		scene, ok := reach(players, 1, 140, osiris.StepAct)
		if !ok {
			t.Fatalf("%d players: no action", players)
		}
		scene.Words = words(t).In("fr").With(names)
		all := suite.All(t, scene)
		sheet, style := b.Symbols(scene), piece.CSS+b.Style()
		first := piecetest.Zipped(all, sheet, style)
		t.Logf("%d players: all parts %d bytes, the sheet %d, the style %d, the first view %d", players, piecetest.Zipped(all), piecetest.Zipped(sheet), piecetest.Zipped(style), first)
		if piecetest.Zipped(all) > 13_000 || first > 45_000 {
			t.Errorf("%d players: %d bytes for all parts, %d for the first view", players, piecetest.Zipped(all), first)
		}
	}
}

// Drawing changes nothing, and the same scene is drawn the same again.
func TestPure(t *testing.T) {
	for i, step := range []osiris.Step{osiris.StepAct, osiris.StepWhere, osiris.StepSite, osiris.StepPay, osiris.StepShare, osiris.StepBonus, osiris.StepStudy} {
		scene, ok := reach(2+i%4, 1, 0, step)
		if !ok {
			t.Errorf("no game came to step %d", step)
			continue
		}
		scene.Words = words(t).In("en").With(names)
		before := scene.State.Copy()
		if once, twice := suite.All(t, scene), suite.All(t, scene); once != twice {
			t.Errorf("step %d is drawn in two ways", step)
		}
		if !scene.State.Equal(before) {
			t.Errorf("drawing step %d has changed it", step)
		}
	}
}
