package network

import (
	"ennead/bot"
	"ennead/game"
)

// reader lets a search follow a network.
type reader struct {
	*Network
	view        game.State // what the seat sees
	observation []float32
	inputs      []Input
}

// Prior returns a prior for one search.
func (n *Network) Prior() bot.Prior {
	size := n.inputs.rows()
	return &reader{Network: n, observation: make([]float32, size), inputs: make([]Input, 0, size)}
}

// Weigh fills shares with what the network guesses from the view of the seat.
func (r *reader) Weigh(s game.State, seat game.Seat, moves []game.Move, shares []float32) {
	if r.view == nil {
		r.view = s.Copy()
	} else {
		r.view.CopyFrom(s)
	}
	r.view.Mask(seat)
	r.observer.Observe(r.view, seat, r.observation)
	r.inputs = inputsOf(r.observation, r.inputs[:0])
	r.shares(r.inputs, moves, shares)
}
