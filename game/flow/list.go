package flow

import (
	"math/bits"

	"ennead/game"
)

// List appends a move of that verb for each number of a set. The numbers are written where the moves lie: a move
// that is appended whole costs twice as much.
func List[Set ~uint8 | ~uint32](dst []game.Move, verb uint8, set Set) []game.Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, game.Move{})
		m := &dst[len(dst)-1]
		m.Verb, m.A = verb, uint8(bits.TrailingZeros32(uint32(set)))
	}
	return dst
}
