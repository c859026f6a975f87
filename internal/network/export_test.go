package network

import "ennead/game"

const Magic = magic

// Lists returns the weights: of inputs, base, parts, and what is usual.
func (n *Network) Lists() [4][]float32 { return [4][]float32{n.inputs, n.base, n.parts, n.usual} }

// Guess fills the shares of moves.
func (n *Network) Guess(inputs []Input, moves []game.Move, shares []float32) {
	n.shares(inputs, moves, shares)
}

// SlopeAt returns the derivatives of what a network misses of a choice, in the order of Lists.
func SlopeAt(n *Network, c Choice) [4][]float32 {
	s := newSlope(n)
	s.add(n, &c)
	return [4][]float32{s.inputs, s.base, s.parts, s.usual}
}
