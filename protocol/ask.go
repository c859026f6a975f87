package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"ennead/game"
)

// question is what a program is asked when a seat that it plays has to choose: the game, and what the seat sees.
type question struct {
	Do      string            `json:"do"`
	Game    string            `json:"game"`
	Players int               `json:"players"`
	Options map[string]string `json:"options,omitempty"`
	Seed    uint64            `json:"seed"`
	seen
}

// Ask returns the line, without its end, that asks a program for the choice of a seat, given the seat's view. It is
// complete, so that a program need not remember anything. The seed is for the program's own chance.
func Ask(g game.Game, setup game.Setup, view game.State, seat game.Seat, seed uint64) ([]byte, error) {
	return json.Marshal(question{"choose", g.ID(), setup.Players, setup.Options, seed, see(g, view, seat)})
}

// Answer reads the move from the line with which a program answers: {"move":…}, its text or its dense number. Whether
// it is legal is for others to say.
func Answer(g game.Game, line []byte) (game.Move, error) {
	var said struct {
		Move word `json:"move"`
	}
	in := json.NewDecoder(bytes.NewReader(line))
	in.DisallowUnknownFields()
	err := in.Decode(&said)
	if err == nil {
		if _, more := in.Token(); more != io.EOF {
			err = fmt.Errorf("more than one JSON value")
		}
	}
	if err != nil {
		return game.Move{}, fault("request", "%v", err)
	}
	return said.Move.in(g.Lexicon())
}
