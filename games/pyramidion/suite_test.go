package pyramidion_test

import (
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/text"
	"ennead/internal/locale/localetest"
)

// setups are all numbers of players, and all options between them.
func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		with(players, nil)
	}
	with(2, map[string]string{pyramidion.OptTarget: "12"})
	with(3, map[string]string{pyramidion.OptTarget: "15", pyramidion.OptAlexandria: "no-statue"})
	with(4, map[string]string{pyramidion.OptTarget: "boats", pyramidion.OptGuard: "off"})
	return all
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: func(s game.State) error { return whole(s.(*pyramidion.State)) },
		Rule:   func(id string) bool { _, ok := rules.Find("pyramidion", "en", id); return ok },
		Say:    localetest.Languages(t, text.Words),
		Tender: []string{"pending", "active", "payment", "players"},
		Stir:   stir, Seek: rare, Opened: handsDown, Secrets: 5000,
	}
}

// handsDown: at the end of a round all hands go face up to the discard pile (PYR-13.5).
func handsDown(s game.State) bool {
	for seat := range s.Seats() {
		if s.(*pyramidion.State).Player[seat].Hold() > 0 {
			return false
		}
	}
	return true
}

// TestLaws plays the conformance suite.
func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(24, 120, 3_000), 150)
}

// TestMangledPositions changes positions a little.
func TestMangledPositions(t *testing.T) {
	suite(t).Mangle(t, gametest.Many(500, 4_000, 100_000))
}

func TestNoAllocation(t *testing.T) { gametest.Allocations(t, kit.Game, setups()) }
