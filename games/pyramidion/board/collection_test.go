package board_test

import (
	"testing"

	"ennead/games/pyramidion"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// TestCollection checks that every specimen draws only what the sheet of the collection contains, and has a name in
// both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 4, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"camel", "statue", "cat-bargaining", "torturer-4", "abu-simbel", "karnak", "m12", "s09", "r03", "b-green-g1",
		"bt20", "rt6", "d10", "order-4", "sundial")
}

func TestSize(t *testing.T) {
	for players := 2; players <= 4; players++ {
		scene, ok := reach(t, players, 1, 240, 4, pyramidion.StepCard)
		if !ok {
			t.Fatalf("%d players: no card to play", players)
		}
		for _, scene.Turn = range []int{0, piece.Facing} {
			scene.Words = words(t).In("fr").With(names)
			suite.Small(t, scene, 10_000, 40_000)
		}
	}
}

func TestPure(t *testing.T) {
	steps := []pyramidion.Step{
		pyramidion.StepActivate, pyramidion.StepCard, pyramidion.StepPay, pyramidion.StepLoad, pyramidion.StepDismiss,
	}
	for i, step := range steps {
		scene, ok := reach(t, 2+i%3, 1, 0, 2, step)
		if !ok {
			t.Errorf("no game reached step %d", step)
			continue
		}
		scene.Words = words(t).In("en").With(names)
		suite.Pure(t, scene)
	}
}
