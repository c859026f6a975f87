package position

import (
	"ennead/game"
	"ennead/games/box"
)

// Codec is a [game.Codec] out of what a game says of its components C, its positions P and its states S.
type Codec[C, P any, S game.State] struct {
	Box *box.Box[C]
	// Begin makes a state that begins, Table one in which nothing lies anywhere yet, for Fill to fill from a position.
	Begin, Table func(*C, game.Setup) (S, error)
	Fill         func(S, *P, *Reader)
	Write        func(S) []byte
}

// Components is the text of the game's own.
func (c Codec[C, P, S]) Components() []byte { return c.Box.Text }

// New begins a game with the table's components.
func (c Codec[C, P, S]) New(setup game.Setup) (game.State, error) { return c.lay(setup, c.Begin) }

// Load makes the state of a position.
func (c Codec[C, P, S]) Load(setup game.Setup, text []byte) (game.State, error) {
	return c.lay(setup, func(components *C, setup game.Setup) (S, error) {
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

// lay makes a state with the table's components. With an error there is no state, not even one that is nil inside.
func (c Codec[C, P, S]) lay(setup game.Setup, begin func(*C, game.Setup) (S, error)) (game.State, error) {
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

// Position is the whole state as JSON.
func (c Codec[C, P, S]) Position(s game.State) []byte { return c.Write(s.(S)) }
