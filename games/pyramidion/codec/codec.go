// Package codec reads and writes the components and positions of Pyramidion.
package codec

import (
	_ "embed"
	"sync"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/pyramidion"
)

type codec struct{}

// Codec reads and writes the game's components and positions.
var Codec game.Codec = codec{}

//go:embed components.yaml
var printed []byte

var own = sync.OnceValues(func() (*pyramidion.Components, error) { return compile(printed) })

// components are the table's, or the game's own for nil.
func components(source []byte) (*pyramidion.Components, error) {
	return box.Open(source, own, func(source []byte) (*pyramidion.Components, error) {
		c, err := compile(source)
		if err != nil {
			return nil, err
		}
		c.Source = source
		return c, nil
	})
}

// New begins a game with the table's components.
func (codec) New(setup game.Setup) (game.State, error) {
	return opened(setup, pyramidion.New)
}

// Components is the text of the game's own.
func (codec) Components() []byte { return printed }

// Load makes the state of a position.
func (codec) Load(setup game.Setup, text []byte) (game.State, error) {
	return opened(setup, func(data *pyramidion.Components, setup game.Setup) (*pyramidion.State, error) {
		return load(data, setup, text)
	})
}

// beginning makes a state on a table.
type beginning func(*pyramidion.Components, game.Setup) (*pyramidion.State, error)

// opened is a state made with the table's components.
func opened(setup game.Setup, begin beginning) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := begin(data, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Position is the state as JSON.
func (codec) Position(s game.State) []byte { return write(s.(*pyramidion.State)) }
