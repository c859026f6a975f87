package tensor_test

import (
	"testing"

	"ennead/game"
	"ennead/games/example/senet"
	"ennead/games/example/senet/tensor"
	"ennead/games/shape/shapetest"
)

var suite = shapetest.Suite{Game: senet.Game, Observer: tensor.Observer, Setups: []game.Setup{{Players: 2}}}

func TestLaws(t *testing.T) { suite.Run(t, 200) }

func TestNoAllocation(t *testing.T) { suite.Allocations(t) }
