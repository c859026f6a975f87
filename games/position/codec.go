package position

import (
	"ennead/game"
	"ennead/games/box"
)

// Codec is the [game.Codec] of a game with components C, positions P and states S.
type Codec[C, P any, S game.State] struct {
	Box   *box.Box[C]
	Begin func(*C, game.Setup) (S, error) // the state at the beginning of a game
	Table func(*C, game.Setup) (S, error) // an empty table, for Fill
	Fill  func(S, *P, *Reader)            // puts everything where a position says
	Write func(S) []byte                  // the position of a state, as JSON
}

// Components returns the game's own components.yaml.
func (c *Codec[C, P, S]) Components() []byte { return c.Box.Text }

// New returns the state at the beginning of a game with the components of that table.
func (c *Codec[C, P, S]) New(setup game.Setup) (game.State, error) { return c.build(setup, c.Begin) }

// Load returns the state that a position describes.
func (c *Codec[C, P, S]) Load(setup game.Setup, text []byte) (game.State, error) {
	return c.build(setup, func(components *C, setup game.Setup) (S, error) {
		s, err := c.Table(components, setup)
		if err != nil {
			return s, err
		}
		var p P
		if err := Decode(text, &p); err != nil {
			return s, err
		}
		r := For(s.Seats())
		c.Fill(s, &p, &r)
		return s, r.Err()
	})
}

// build makes a state with the table's components. It returns a plain nil with an error, not an interface that holds a
// nil state.
func (c *Codec[C, P, S]) build(setup game.Setup, begin func(*C, game.Setup) (S, error)) (game.State, error) {
	components, err := c.Box.Open(setup.Components)
	if err != nil {
		return nil, err
	}
	s, err := begin(components, setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Position returns the whole state as JSON.
func (c *Codec[C, P, S]) Position(s game.State) []byte { return c.Write(s.(S)) }
