// Package evaluator estimates for bots what a position of senet is worth.
package evaluator

import (
	"ennead/game"
	"ennead/games/example/senet"
)

// Value estimates each seat's final points: a pawn counts by how far it has moved, an amulet by its number of houses.
func Value(state game.State, values []float32) {
	s := state.(*senet.State)
	way := float32(s.Box.Houses + 1)
	for seat := range values {
		values[seat] = float32(s.Out[seat])
		for number, n := range s.Hand[seat] {
			values[seat] += float32(number*int(n)) / way
		}
	}
	for house, who := range s.Path {
		if who != 0 {
			values[who-1] += float32(house) / way
		}
	}
}
