// Package codec reads and writes the components and the positions of Pharaon.
package codec

import (
	_ "embed"
	"sync"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/pharaon"
	"ennead/games/position"
)

// Codec reads and writes the components and positions of Pharaon.
var Codec game.Codec = codec{}

type codec struct{}

//go:embed components.yaml
var ownComponents []byte

var own = sync.OnceValues(func() (*pharaon.Components, error) { return compile(ownComponents) })

// components are the table's, or the game's own for nil.
func components(setup game.Setup) (*pharaon.Components, error) {
	return box.Open(setup.Components, own, func(source []byte) (*pharaon.Components, error) {
		c, err := compile(source)
		if err != nil {
			return nil, err
		}
		c.Source = source
		return c, nil
	})
}

// Components is the text of the game's own.
func (codec) Components() []byte { return ownComponents }

// New begins a game with the components of the table.
func (codec) New(setup game.Setup) (game.State, error) {
	data, err := components(setup)
	if err != nil {
		return nil, err
	}
	s, err := pharaon.New(data, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Load makes the state of a position. What is not on the board or in front of a player is put where
// it then must be: supply, decks, bag.
func (codec) Load(setup game.Setup, text []byte) (game.State, error) {
	data, err := components(setup)
	if err != nil {
		return nil, err
	}
	s, err := pharaon.Table(data, setup)
	if err != nil {
		return nil, err
	}
	var p positionJSON
	if err := position.Decode(text, &p); err != nil {
		return nil, err
	}
	l := &loader{s, position.For(s.Seats())}
	l.InTurn(func() { l.fill(&p) }, l.conserve, func() { l.pending(&p) },
		func() { l.circle(len(p.Circle)) }, l.moment, l.passes, l.laidOut, l.filling, l.picks, l.plot, l.paying,
		func() { position.Choice(&l.Reader, &pharaon.Steps, s, &s.Stack) })
	if err := l.Err(); err != nil {
		return nil, err
	}
	return s, nil
}

// Position is the whole state as JSON.
func (codec) Position(s game.State) []byte { return write(s.(*pharaon.State)) }

// bagNames are the names of what is in the bag: the offerings.
var bagNames = pharaon.TokenNames[pharaon.ResourceOffering:]
