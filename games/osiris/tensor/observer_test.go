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

const follows = "follows from the board and from who has withdrawn"

var suite = shapetest.Suite{
	Game: kit.Game, Observer: tensor.Observer, Setups: setups(), Derived: []string{"score", "deck.size"},
	Blind: map[string]string{
		"Viewer": "for whom the state is masked: the observer",
		"Book":   "what is offered, promised and bribed with: games of learners have none of it",
		"Stood":  follows, "Guarded": follows, "Raised": follows, "Closed": follows, "Laid": follows, "Own": follows, "Shut": follows, "Lone": follows, "Gone": follows,
	},
}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(30, 140, 2_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
