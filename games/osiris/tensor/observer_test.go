package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/tensor"
	"ennead/games/shape/shapetest"
)

func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	for players := 2; players <= 5; players++ {
		with(players, nil)
	}
	with(2, map[string]string{"holdings": "shown"})
	with(3, map[string]string{"horus": "all"})
	with(4, map[string]string{"negotiation": "off"})
	return all
}

const follows = "derived from the board and the order of withdrawal"

var suite = shapetest.Suite{
	Game: kit.Game, Observer: tensor.Observer, Setups: setups(), Derived: []string{"score", "deck.size"},
	Blind: map[string]string{
		"Viewer": "the seat of the observer",
		"Rules":  "the same in all states of a table",
		"Book":   "negotiation, which games of learners exclude",
		"Stood":  follows, "Guarded": follows, "Raised": follows, "Closed": follows, "Laid": follows,
		"Own": follows, "Shut": follows, "Lone": follows, "Gone": follows,
	},
}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(30, 140, 2_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
