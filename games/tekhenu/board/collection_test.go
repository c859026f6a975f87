package board_test

import (
	"testing"

	"ennead/games/tekhenu"
	"ennead/internal/locale"
)

// TestCollection checks that the gallery can draw every specimen, and names it in both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 4, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"p27", "b24", "t24", "d24", "s12", "a04", "ba10", "hb-osiris", "bn-5", "sp-qu", "gray", "faith")
}

func TestSize(t *testing.T) {
	for players := 1; players <= 4; players++ {
		scene, ok := reach(t, players, 1, 140, tekhenu.StepDie)
		if !ok {
			t.Fatalf("%d players: no die to take", players)
		}
		scene.Words = words(t).In("fr").With(names)
		suite.Small(t, scene, 13_000, 45_000)
	}
}

func TestPure(t *testing.T) {
	for i, step := range []tekhenu.Step{
		tekhenu.StepKeep, tekhenu.StepDraft, tekhenu.StepDie, tekhenu.StepSelect,
		tekhenu.StepCell, tekhenu.StepTwist, tekhenu.StepThoth,
	} {
		scene, ok := reach(t, 1+i%4, 1, 0, step)
		if !ok {
			t.Errorf("no game came to step %d", step)
			continue
		}
		scene.Words = words(t).In("en").With(names)
		suite.Pure(t, scene)
	}
}
