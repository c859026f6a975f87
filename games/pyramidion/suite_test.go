package pyramidion_test

import (
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

// setups are all numbers of players, and all options between them.
func setups() []game.Setup {
	return append(gametest.Tables(kit.Game,
		gametest.With(2, pyramidion.OptTarget+"=12"),
		gametest.With(3, pyramidion.OptTarget+"=15", pyramidion.OptAlexandria+"=no-statue"),
		gametest.With(4, pyramidion.OptTarget+"=boats", pyramidion.OptGuard+"=off"),
	), gametest.Readings(kit.Game)...)
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: func(s game.State) error { return whole(s.(*pyramidion.State)) },
		Rule:   scenariotest.Rule("pyramidion"),
		Say:    localetest.Languages(t, text.Words),
		Tender: []string{"pending", "active", "payment", "players"},
		Stir:   stir, Seek: rare, Opened: handsDown, Secrets: 5000,
		Seeds: gametest.Seeds{
			Head: "game: {id: pyramidion}",
			Components: []gametest.Change{
				{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 9, thebes_bonus: 4"},
				{Old: "boat_row: 5", New: "boat_row: 1"},
				{Old: "fr: statue,     count: 10,", New: "fr: statue,     count: 0,"},
				{Old: "needs: {wood: 2, food: 2}", New: "needs: {statue: 9, wood: 9}"},
				{Old: "resources: [worker, statue]", New: "resources: [camel, wood, food, stone, worker, statue]"},
				{Old: "effect: goddess, chosen_category_value: 6", New: "effect: goddess, chosen_category_value: 9"},
			},
			Positions: []string{
				`{"players":[{},{}],"pending":[{"step":"end"},{"step":"load"}]}`,
				`{"active":{"site":"cairo","activator":1},
					"pending":[{"step":"end"},{"step":"reorder"},{"step":"site","a":1},{"step":"card"}]}`,
				`{"shuffled":[["M01"],["M02"]],"spent":["M03"],
					"players":[{"hand":["M01"]},{"boats":["BT19","BT20"],"loaded":1}],
					"pending":[{"step":"end"},{"step":"load","seat":1}]}`,
			},
		},
	}
}

func TestLaws(t *testing.T) { suite(t).Run(t, gametest.Many(24, 120, 3_000), 150) }

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(500, 4_000, 100_000)) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(pyramidion.State{})) }

// TestScenarios runs the examples of the rulebook (EX), the edge cases (EC) and the scenarios of single rules.
func TestScenarios(t *testing.T) { scenariotest.Run(t, kit.Game, map[string]int{"ex": 9, "ec": 70}) }

// handsDown: at the end of a round all hands go face up to the discard pile (PYR-13.5).
func handsDown(s game.State) bool {
	for seat := range s.Seats() {
		if s.(*pyramidion.State).Player[seat].Hold() > 0 {
			return false
		}
	}
	return true
}
