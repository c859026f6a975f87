package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/tensor"
	"ennead/games/shape/shapetest"
)

func setups() (all []game.Setup) {
	for players := 1; players <= 5; players++ {
		for _, discovery := range []string{"nobody", "everybody", "1"} {
			all = append(all, game.Setup{Players: players, Options: map[string]string{"discovery": discovery}})
		}
	}
	for _, dark := range []string{"5", "tr-2,tr-5"} {
		all = append(all, game.Setup{Players: 1, Options: map[string]string{"dark": dark}})
	}
	return append(all, game.Setup{Players: 4})
}

var suite = shapetest.Suite{Game: kit.Game, Observer: tensor.Observer, Setups: setups(), Derived: []string{"score"}}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(80, 400, 2_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
