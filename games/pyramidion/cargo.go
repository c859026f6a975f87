package pyramidion

import (
	"encoding/binary"

	"ennead/game/set"
)

// cargo are amounts of all resources side by side, a byte each and below 128, so that they are looked at and moved all at once.
type cargo uint64

// cargo are the amounts as a word, goods those of a word.
func (g Goods) cargo() cargo {
	return cargo(binary.LittleEndian.Uint32(g[:4])) | cargo(binary.LittleEndian.Uint16(g[4:]))<<32
}

func (c cargo) goods() (g Goods) {
	binary.LittleEndian.PutUint32(g[:4], uint32(c))
	binary.LittleEndian.PutUint16(g[4:], uint16(c>>32))
	return g
}

// one is one token of a kind.
func one(r Resource) cargo { return 1 << (8 * r) }

// of is how many there are of a kind.
func (c cargo) of(r Resource) uint8 { return uint8(c >> (8 * r)) }

// sum is how many there are of all kinds, less than 128; sorts are the kinds of which there are any.
func (c cargo) sum() int     { return set.Total(uint64(c)) }
func (c cargo) sorts() sorts { return set.Eight(uint64(c)) }

// lacks is how much of each kind is missing in what is there.
func (c cargo) lacks(there cargo) cargo {
	const top = 0x808080808080
	left := c | top - there // the top bit of a byte stays where there is no more than is wanted
	kept := left & top >> 7 * 0xff
	return left &^ top & kept
}
