package pyramidion

import (
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/game/gametest"
)

// setups are all numbers of players, and all options between them.
func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	for players := 2; players <= maxSeats; players++ {
		with(players, nil)
	}
	with(2, map[string]string{optTarget: "12"})
	with(3, map[string]string{optTarget: "15", optAlexandria: "no-statue"})
	with(4, map[string]string{optTarget: "boats", optGuard: "off"})
	return all
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: Game, Setups: setups(), Conserve: func(s game.State) error { return s.(*State).whole() },
		Rule:   func(id string) bool { _, ok := rules.Find("pyramidion", "en", id); return ok },
		Tender: []string{"pending", "active", "payment", "players"},
	}
}

// TestLaws plays the conformance suite.
func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(24, 120, 3_000), 150)
}

// TestMangledPositions changes positions a little.
func TestMangledPositions(t *testing.T) {
	suite(t).Mangle(t, gametest.Many(500, 4_000, 100_000))
}
