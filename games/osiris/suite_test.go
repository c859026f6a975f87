package osiris_test

import (
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale/localetest"
)

// setups are all numbers of players, and all options between them.
func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	for players := 2; players <= osiris.MaxSeats; players++ {
		with(players, nil)
	}
	with(2, map[string]string{osiris.OptHoldings: "shown"})
	with(3, map[string]string{osiris.OptHorus: "all", osiris.OptHoldings: "shown"})
	with(4, map[string]string{osiris.OptNegotiation: "off"})
	with(5, map[string]string{osiris.OptHorus: "all"})
	return all
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: func(s game.State) error { return whole(s.(*osiris.State)) },
		Rule:   func(id string) bool { _, ok := rules.Find("osiris", "en", id); return ok },
		Say:    localetest.Languages(t, text.Words),
		Tender: []string{"pending", "turn", "players", "book"},
		Stir:   stir, Seek: rare, Shows: shows, Closed: closed, Openly: openly, Secrets: 20_000,
	}
}

// TestLaws plays the conformance suite.
func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(24, 120, 3_000), 150)
}

func TestNoAllocation(t *testing.T) { gametest.Allocations(t, kit.Game, setups()) }

// TestMangledPositions changes positions a little.
func TestMangledPositions(t *testing.T) {
	suite(t).Mangle(t, gametest.Many(500, 4_000, 100_000))
}

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
