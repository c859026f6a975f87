package board_test

import (
	"testing"

	"ennead/games/kemet"
)

func TestSize(t *testing.T) {
	for players := 2; players <= 5; players++ {
		scene := moment(t, players, 5, 500, kemet.StepToken)
		if scene.State == nil {
			t.Fatalf("%d players: the game never came to a token", players)
		}
		scene.Words = words(t).In("fr").With(names)
		suite.Small(t, scene, 11_000, 60_000)
	}
}
