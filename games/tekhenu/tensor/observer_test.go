package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/shape/shapetest"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/tensor"
)

func setups() (all []game.Setup) {
	with := func(players int, options map[string]string) {
		all = append(all, game.Setup{Players: players, Options: options})
	}
	with(1, nil)
	with(1, map[string]string{"level": "medium"})
	with(1, map[string]string{"level": "hard", "decrees": "pious"})
	for players := 2; players <= 4; players++ {
		with(players, nil)
	}
	return all
}

var suite = shapetest.Suite{Game: kit.Game, Observer: tensor.Observer, Setups: setups(),
	Derived: []string{"score", "deck.size"}}

func TestLaws(t *testing.T) { suite.Run(t, gametest.Many(30, 200, 2_000)) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }

func BenchmarkObserve(b *testing.B) { suite.Bench(b) }
