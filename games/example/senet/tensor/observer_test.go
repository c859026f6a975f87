package tensor_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/tensor"
	"ennead/games/shape/shapetest"
)

var suite = shapetest.Suite{
	Game: kit.Game, Observer: tensor.Observer, Setups: gametest.Tables(kit.Game),
	Blind: map[string]string{"Bag": "it holds what is neither in a hand that the observer sees nor laid open"},
}

func TestLaws(t *testing.T) { suite.Run(t, 200) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }
