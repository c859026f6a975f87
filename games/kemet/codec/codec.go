// Package codec reads the components and the positions of Kemet, and writes its positions.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/kemet"
	"ennead/games/position"
)

// Codec reads and writes Kemet.
var Codec game.Codec = codec{}

type codec struct{}

//go:embed components.yaml
var ownComponents []byte

// Components is the text of the game's own.
func (codec) Components() []byte { return ownComponents }

// New begins a game.
func (codec) New(setup game.Setup) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := kemet.New(data, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Position is the whole state as JSON.
func (codec) Position(s game.State) []byte { return write(s.(*kemet.State)) }

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 8

// loader fills a state from a position.
type loader struct {
	*kemet.State
	position.Reader
}

// Load makes the state of a position; cards that lie nowhere are in the pile.
func (codec) Load(setup game.Setup, text []byte) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := kemet.Table(data, setup)
	if err != nil {
		return nil, err
	}
	var p positionJSON
	if err := position.Decode(text, &p); err != nil {
		return nil, err
	}
	l := &loader{s, position.For(setup.Players)}
	pending := func() { position.Wait(&l.Reader, &kemet.Steps, s, &s.Stack, p.Pending, pendingSteps) }
	l.InTurn(func() { l.fill(&p) }, l.conserve, pending, l.moment, l.board, l.balance, l.combats,
		func() { position.Choice(&l.Reader, &kemet.Steps, s, &s.Stack) })
	if err := l.Err(); err != nil {
		return nil, err
	}
	return s, nil
}
