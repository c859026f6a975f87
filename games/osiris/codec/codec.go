// Package codec reads and writes Sailing Toward Osiris: components.yaml and positions. What may stand in them it asks
// the rules.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/osiris"
)

//go:embed components.yaml
var ownComponents []byte

// Codec reads and writes the game's components and positions.
var Codec game.Codec = codec{}

type codec struct{}

// Components is the text of the game's own.
func (codec) Components() []byte { return ownComponents }

// New lays out a game with the components of the setup, or with the game's own.
func (codec) New(setup game.Setup) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := osiris.New(data, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Load makes the state of a position; what lies nowhere is in the supply, in the bag, in the pile or in stock.
func (codec) Load(setup game.Setup, text []byte) (game.State, error) {
	s, err := load(setup, text)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Position is the whole state as JSON.
func (codec) Position(s game.State) []byte { return Position(s.(*osiris.State)) }
