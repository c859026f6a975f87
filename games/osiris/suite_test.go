package osiris_test

import (
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

// setups are all numbers of players, and all options between them.
func setups() []game.Setup {
	return append(gametest.Tables(kit.Game,
		gametest.With(2, osiris.OptHoldings+"=shown"),
		gametest.With(3, osiris.OptHorus+"=all", osiris.OptHoldings+"=shown"),
		gametest.With(4, osiris.OptNegotiation+"=off"),
		gametest.With(5, osiris.OptHorus+"=all"),
	), gametest.Readings(kit.Game)...)
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: func(s game.State) error { return whole(s.(*osiris.State)) },
		Rule:   scenariotest.Rule("osiris"),
		Say:    localetest.Languages(t, text.Words),
		Tender: []string{"pending", "turn", "players", "book"},
		Stir:   stir, Seek: rare, Shows: shows, Closed: closed, Openly: openly, Secrets: 20_000,
		Seeds: gametest.Seeds{
			Head: "meta: {id: osiris}",
			Components: []gametest.Change{
				{Old: "hire_cost: 2", New: "hire_cost: 9"},
				{Old: "draw_each: 2, workers_cartouche: 5,", New: "draw_each: 3, workers_cartouche: 1,"},
				{Old: "- {id: CVT2, gain: {grain: 2, brick: 1}}",
					New: "- {id: CVT2, gain: {grain: 9, brick: 9, stone: 9}}"},
				{Old: "    - [F1a, F1b]\n"},
				{Old: "amount: 3        # tokens at most", New: "amount: 9        # tokens at most"},
			},
			Positions: []string{
				`{"players":[{},{}],"pending":[{"step":"act"}]}`,
				`{"book":{"offers":[{"from":1,"to":2,"number":1}]}}`,
			},
		},
	}
}

func TestLaws(t *testing.T) { suite(t).Run(t, gametest.Many(24, 120, 3_000), 150) }

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(500, 4_000, 100_000)) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(osiris.State{})) }

// TestScenarios runs the examples of the rulebook (EX), the edge cases (EC) and the scenarios of single rules.
func TestScenarios(t *testing.T) { scenariotest.Run(t, kit.Game, map[string]int{"ex": 15, "ec": 62}) }

// closed tells which moves put a card into a deal face down (OSI-7.4.1).
func closed(m game.Move) bool { return m.Verb == osiris.VGiveCard && m.B == 1 }

// openly tells which moves are made over the table: all see what kind of thing is shown, and only some what it is
// (OSI-7.4.2).
func openly(m game.Move) bool {
	switch m.Verb {
	case osiris.VShow, osiris.VShowWorkers, osiris.VShowTokens, osiris.VShowVisit:
		return true
	case osiris.VDecline, osiris.VCounter:
		return m.B == osiris.Public // who counters declines, and all hear which it is (OSI-7.3.4)
	}
	return false
}

// shows tells which events show what the viewer's state does not keep: workers, the cards of a visit, and cards that
// are played and may be shuffled into a new pile at once (OSI-7.4.2, OSI-13.7); and how a public promise was marked
// (OSI-7.6.1). What only some may see is shown to them alone.
func shows(_ game.State, e game.Event) bool {
	switch {
	case e.Kind == osiris.EvShowed+osiris.ToAll:
		return true
	case e.Kind >= osiris.EvShowed && e.Kind < osiris.EvShowed+osiris.ToAll:
		return e.Audience == e.Seat.Set()|game.Seat(e.Kind-osiris.EvShowed).Set()
	case e.Kind == osiris.EvHandedWorker:
		return e.Audience == e.Seat.Set()|game.Seat(e.A).Set()
	case e.Kind == osiris.EvMarked:
		return e.A > osiris.PrivateWords
	case e.Kind == osiris.EvCorner, e.Kind == osiris.EvSpecial, e.Kind == osiris.EvDiscarded:
		return true
	}
	return false
}
