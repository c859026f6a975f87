package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/tensor"
	"ennead/games/shape/shapetest"
)

func setups() (all []game.Setup) {
	for players := 2; players <= 5; players++ {
		all = append(all, game.Setup{Players: players})
	}
	return all
}

var suite = shapetest.Suite{Game: kit.Game, Observer: tensor.Observer, Setups: setups(), Derived: []string{"score"}}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(12, 60, 1_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
