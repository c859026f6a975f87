package flow

import (
	"math/bits"

	"ennead/game"
)

// List appends a move of that verb for each number of a set. It writes the numbers in place, since appending whole
// moves takes twice as long.
func List[Set ~uint8 | ~uint32 | ~uint64](dst []game.Move, verb uint8, set Set) []game.Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, game.Move{})
		m := &dst[len(dst)-1]
		m.Verb, m.A = verb, uint8(bits.TrailingZeros64(uint64(set)))
	}
	return dst
}

// Places appends a move of that verb for each thing in a list of places; 0 is an empty place.
func Places(dst []game.Move, verb uint8, things []uint8) []game.Move {
	n := len(dst)
	for _, thing := range things {
		dst = append(dst[:n], game.Move{Verb: verb, A: thing})
		if thing != 0 {
			n++
		}
	}
	return dst[:n]
}
