package senet

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/position"
)

// moment is a position.
type moment struct {
	Pawns [players][]int `json:"pawns"`           // the houses of each player's pawns
	Turn  game.Seat      `json:"turn"`            // whose, from 0
	Steps uint8          `json:"steps,omitempty"` // to move; none before the throw
}

// Position is the state as JSON.
func (rules) Position(at game.State) []byte {
	s := at.(*State)
	p := moment{Turn: s.Top().Seat, Steps: s.Top().A}
	for house, who := range s.path {
		if who != 0 {
			p.Pawns[who-1] = append(p.Pawns[who-1], house)
		}
	}
	return position.Encode(p)
}

// Load reads a position.
func (g rules) Load(setup game.Setup, text []byte) (game.State, error) {
	fresh, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	var p moment
	if err := position.Decode(text, &p); err != nil {
		return nil, err
	}
	s, r := &State{box: fresh.(*State).box}, position.For(players)
	for seat, pawns := range p.Pawns {
		s.out[seat] = r.Number("pawns", s.box.Pawns-len(pawns), 0, s.box.Pawns)
		for _, n := range pawns {
			house := r.Number("pawns", n, 1, s.box.Houses)
			r.That(s.path[house] == 0, "pawns: two on house %d", house)
			s.path[house] = pawn(game.Seat(seat))
		}
	}
	r.Number("turn", int(p.Turn), 0, players-1)
	r.Number("steps", int(p.Steps), 0, len(s.box.Sticks)-1)
	over := len(p.Pawns[0]) == 0 || len(p.Pawns[1]) == 0
	r.That(!over || s.out[0] != s.out[1], "pawns: both have won")
	if err := r.Err(); err != nil {
		return nil, err
	}
	switch {
	case over:
	case p.Steps == 0:
		s.Push(stepThrow, p.Turn, 0, 0)
	default:
		throwPlay(s, flow.Frame{Seat: p.Turn}, game.Move{Verb: vThrow, A: p.Steps}, nil)
	}
	steps.Settle(s, &s.Stack, nil)
	return s, nil
}
