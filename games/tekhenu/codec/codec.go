// Package codec reads and writes what Tekhenu keeps as text: its components, from components.yaml, and its positions.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/position"
	"ennead/games/tekhenu"
)

//go:embed components.yaml
var ownComponents []byte

type codec struct{}

// Codec reads and writes components and positions of Tekhenu.
var Codec game.Codec = codec{}

// New lays out a game with the components of the table.
func (codec) New(setup game.Setup) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := tekhenu.New(data, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Components is the text of the game's own.
func (codec) Components() []byte { return ownComponents }

// Load makes the state of a position; what lies nowhere is in the bag, in the stack or in its deck.
func (codec) Load(setup game.Setup, text []byte) (game.State, error) {
	data, err := components(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := tekhenu.Table(data, setup)
	if err != nil {
		return nil, err
	}
	var p positionJSON
	if err := position.Decode(text, &p); err != nil {
		return nil, err
	}
	l := &loader{s, position.For(int(s.Count))}
	l.InTurn(func() { l.board(&p) }, func() { l.areas(&p) }, func() { l.everybody(&p) }, func() { l.cards(&p) }, l.conserve,
		func() { l.pending(&p) }, l.bagLeft, l.hands,
		l.rounds, l.moment, func() { position.Choice(&l.Reader, &tekhenu.Steps, s, &s.Stack) })
	if err := l.Err(); err != nil {
		return nil, err
	}
	return s, nil
}
