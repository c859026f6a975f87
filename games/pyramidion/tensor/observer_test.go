package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/tensor"
	"ennead/games/shape/shapetest"
)

func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	with(2, map[string]string{"target": "12"})
	with(3, map[string]string{"target": "15", "alexandria": "no-statue"})
	with(4, map[string]string{"target": "boats", "guard": "off"})
	for players := 2; players <= 4; players++ {
		with(players, nil)
	}
	return all
}

var suite = shapetest.Suite{
	Game: kit.Game, Observer: tensor.Observer, Setups: setups(), Derived: []string{"score", "deck.size", "boats.size"},
}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(30, 200, 2_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
