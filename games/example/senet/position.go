package senet

import (
	"bytes"
	"encoding/json"
	"fmt"

	"ennead/game"
	"ennead/game/flow"
)

// moment is a position.
type moment struct {
	Pawns [players][]int `json:"pawns"`           // the houses of each player's pawns
	Turn  game.Seat      `json:"turn"`            // whose, from 0
	Steps uint8          `json:"steps,omitempty"` // to move; none before the throw
}

// Position is the state as JSON.
func (s *State) Position() []byte {
	p := moment{Turn: s.Top().Seat, Steps: s.Top().A}
	for house, who := range s.path {
		if who != 0 {
			p.Pawns[who-1] = append(p.Pawns[who-1], house)
		}
	}
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // numbers alone
	}
	return text
}

// Load reads a position.
func (g rules) Load(setup game.Setup, position []byte) (game.State, error) {
	fresh, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	s := &State{box: fresh.(*State).box}
	var p moment
	in := json.NewDecoder(bytes.NewReader(position))
	in.DisallowUnknownFields()
	if err := in.Decode(&p); err != nil {
		return nil, err
	}
	for seat, pawns := range p.Pawns {
		s.out[seat] = uint8(s.box.Pawns - len(pawns))
		for _, house := range pawns {
			if house < 1 || house > s.box.Houses || s.path[house] != 0 || len(pawns) > s.box.Pawns {
				return nil, fmt.Errorf("no pawn of player %d can stand on house %d", seat+1, house)
			}
			s.path[house] = pawn(game.Seat(seat))
		}
	}
	switch empty := len(p.Pawns[0]) == 0 || len(p.Pawns[1]) == 0; {
	case p.Turn >= players || int(p.Steps) >= len(s.box.Sticks) || (empty && s.out[0] == s.out[1]):
		return nil, fmt.Errorf("it cannot be the turn of player %d with %d steps to go", p.Turn+1, p.Steps)
	case empty: // it is over
	case p.Steps == 0:
		s.Push(stepThrow, p.Turn, 0, 0)
	default:
		throwPlay(s, flow.Frame{Seat: p.Turn}, game.Move{Verb: vThrow, A: p.Steps}, nil)
	}
	steps.Settle(s, &s.Stack, nil)
	return s, nil
}
