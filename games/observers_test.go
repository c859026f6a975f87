package games_test

import (
	"testing"

	"ennead/games"
)

// TestObservers: every game is observed, and they stand in the same order.
func TestObservers(t *testing.T) {
	if len(games.Observers) != len(games.All) {
		t.Fatalf("%d observers for %d games", len(games.Observers), len(games.All))
	}
	for i, o := range games.Observers {
		if want := games.All[i].ID(); o.Game() != want {
			t.Errorf("observer %d is for %s, not %s", i, o.Game(), want)
		}
	}
}
