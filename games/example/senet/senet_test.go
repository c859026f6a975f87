package senet_test

import (
	"os"
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/example/senet"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

var setups = []game.Setup{{Players: 2}}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{Game: senet.Game, Setups: setups, Say: localetest.Languages(t, senet.Words)}
}

func TestLaws(t *testing.T) { suite(t).Run(t, 300, 40) }

func TestMangledPositions(t *testing.T) { suite(t).Mangle(t, 500) }

func TestLinear(t *testing.T) {
	source, err := os.ReadFile("components.yaml")
	if err != nil {
		t.Fatal(err)
	}
	suite(t).Linear(t, source)
}

func TestNoAllocation(t *testing.T) { gametest.Allocations(t, senet.Game, setups) }

func TestScenarios(t *testing.T) { scenariotest.Dir(t, "testdata/scenarios", senet.Game) }

func TestBadComponents(t *testing.T) {
	source, err := os.ReadFile("components.yaml")
	if err != nil {
		t.Fatal(err)
	}
	gametest.BadComponents(t, senet.Game, source, []gametest.Change{
		{Old: "houses: 30", New: "houses: 300"},
		{Old: "pawns: 5", New: "pawns: 0"},
		{Old: "[0, 4,", New: "[0, -4,"},
	})
}

// TestWords plays until all has been said.
func TestWords(t *testing.T) {
	s := localetest.New(t, senet.Game, senet.Words)
	s.Play(setups, 20)
	s.Unsaid()
	localetest.FrenchSpaces(t, senet.Words)
}

// TestBots: even a judge of one line beats chance.
func TestBots(t *testing.T) {
	enter := func(name string) arena.Entrant {
		spec, err := bot.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		return arena.Enter(spec, senet.Judge)
	}
	bots := []arena.Entrant{enter("greedy"), enter("random")}
	got, err := arena.Run(t.Context(), arena.Config{Game: senet.Game, Setup: setups[0], Bots: bots, Games: 100, Jobs: 1})
	if err != nil {
		t.Fatal(err)
	}
	if greedy := got.Bots[0]; greedy.WinRateCI95[0] <= 0.5 {
		t.Errorf("greedy wins %.2f of its games (%.2f)", greedy.WinRate, greedy.WinRateCI95)
	}
}
