package osiris

import (
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/internal/locale/localetest"
)

// setups are all numbers of players, and all options between them.
func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	for players := 2; players <= maxSeats; players++ {
		with(players, nil)
	}
	with(2, map[string]string{optHoldings: "shown"})
	with(3, map[string]string{optHorus: "all", optHoldings: "shown"})
	with(4, map[string]string{optNegotiation: "off"})
	with(5, map[string]string{optHorus: "all"})
	return all
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: Game, Setups: setups(), Conserve: func(s game.State) error { return s.(*State).whole() },
		Rule:   func(id string) bool { _, ok := rules.Find("osiris", "en", id); return ok },
		Say:    localetest.Languages(t, Words),
		Tender: []string{"pending", "turn", "players", "book"},
		Stir:   stir, Seek: rare, Shows: shows, Closed: closed, Openly: openly, Secrets: 20_000,
	}
}

// TestLaws plays the conformance suite.
func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(24, 120, 3_000), 150)
}

func TestNoAllocation(t *testing.T) { gametest.Allocations(t, Game, setups()) }

// TestMangledPositions changes positions a little.
func TestMangledPositions(t *testing.T) {
	suite(t).Mangle(t, gametest.Many(500, 4_000, 100_000))
}

// closed tells which moves put a card into a deal face down (OSI-7.4.1).
func closed(m game.Move) bool { return m.Verb == vGiveCard && m.B == 1 }

// openly tells which moves are made over the table: all see what kind of thing is shown, and only some what it is (OSI-7.4.2).
func openly(m game.Move) bool {
	switch m.Verb {
	case vShow, vShowWorkers, vShowTokens, vShowVisit:
		return true
	case vDecline, vCounter:
		return m.B == public // who counters declines, and all hear which it is (OSI-7.3.4)
	}
	return false
}

// shows tells which events show what the viewer's state does not keep: workers, the cards of a visit, and cards that are played and
// may be shuffled into a new pile at once (OSI-7.4.2, OSI-13.7); and how a public promise was marked (OSI-7.6.1). What only some may
// see is shown to them alone.
func shows(_ game.State, e game.Event) bool {
	switch {
	case e.Kind == evShowed+all:
		return true
	case e.Kind >= evShowed && e.Kind < evShowed+all:
		return e.Seen == e.Seat.Set()|game.Seat(e.Kind-evShowed).Set()
	case e.Kind == evHandedWorker:
		return e.Seen == e.Seat.Set()|game.Seat(e.A).Set()
	case e.Kind == evMarked:
		return e.A > privateWords
	case e.Kind == evCorner, e.Kind == evSpecial, e.Kind == evDiscarded:
		return true
	}
	return false
}
