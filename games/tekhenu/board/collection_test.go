package board_test

import (
	"testing"

	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestCollection: every specimen is sound on the sheet of the collection, and has a name in both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 4, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"p27", "b24", "t24", "d24", "s12", "a04", "ba10", "hb-osiris", "bn-5", "sp-qu", "gray", "faith")
}

// TestSize keeps what is sent small: at most 150 KB on the first view, 10 KB a move. A page that is there already gets of
// a move only the parts that changed.
func TestSize(t *testing.T) {
	b := board.Board{}
	for players := 1; players <= 4; players++ {
		scene, ok := reach(t, players, 1, 140, tekhenu.StepDie)
		if !ok {
			t.Fatalf("%d players: no die to take", players)
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
	for i, step := range []tekhenu.Step{tekhenu.StepKeep, tekhenu.StepDraft, tekhenu.StepDie, tekhenu.StepSelect, tekhenu.StepCell, tekhenu.StepTwist, tekhenu.StepThoth} {
		scene, ok := reach(t, 1+i%4, 1, 0, step)
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
