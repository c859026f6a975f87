package evaluator_test

import (
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games/example/senet/evaluator"
	"ennead/games/example/senet/kit"
)

// TestBots checks that even an evaluator of a few lines beats random play.
func TestBots(t *testing.T) {
	enter := func(name string) arena.Entrant {
		spec, err := bot.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		return arena.Enter(spec, evaluator.Value)
	}
	bots := []arena.Entrant{enter("greedy"), enter("random")}
	match := arena.Config{Game: kit.Game, Setup: game.Setup{Players: 2}, Bots: bots, Games: 100, Jobs: 1}
	got, err := arena.Run(t.Context(), match)
	if err != nil {
		t.Fatal(err)
	}
	if greedy := got.Bots[0]; greedy.WinRateCI95[0] <= 0.5 {
		t.Errorf("greedy wins %.2f of its games (%.2f)", greedy.WinRate, greedy.WinRateCI95)
	}
}
