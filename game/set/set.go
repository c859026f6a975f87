// Package set has sets of small numbers, such as numbers of cards, tiles or spaces of a board. Each set is one word, so
// it can be part of a state, be compared with ==, and be combined with | & and &^.
//
// The type parameter says what the numbers mean, so that a set of tiles is not mistaken for one of spaces:
//
//	type Tiles = set.Large[Tile]
//
//	for left := tiles; left != 0; left = left.Rest() {
//		… left.First() …
//	}
package set

import "math/bits"

// Large is a set of things numbered from 0 to 63. Higher numbers are in no set.
type Large[Thing any] uint64

// Has reports whether the thing with that number is in the set.
func (s Large[Thing]) Has(n uint8) bool { return s&(1<<n) != 0 }

// With and Without return the set with and without one thing.
func (s Large[Thing]) With(n uint8) Large[Thing]    { return s | 1<<n }
func (s Large[Thing]) Without(n uint8) Large[Thing] { return s &^ (1 << n) }

// Len counts the things.
func (s Large[Thing]) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest number of a non-empty set; Rest returns the set without it.
func (s Large[Thing]) First() uint8       { return uint8(bits.TrailingZeros64(uint64(s))) }
func (s Large[Thing]) Rest() Large[Thing] { return s & (s - 1) }

// At returns the n-th lowest number, from 0, of a set that has more than n. Random draws use it.
func (s Large[Thing]) At(n int) uint8 {
	const ones, twos, fours = 0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f
	word := uint64(s)
	counts := word - word>>1&ones
	counts = counts&twos + counts>>2&twos
	counts = (counts + counts>>4) & fours // the count in each byte
	at := Nth(counts, n) * 8
	before := counts * each << 8 >> at & 0xff // the count in the bytes before it
	return at + among[uint8(word>>at)][(n-int(before))%8]
}

// Small is a set of things numbered from 0 to 31, half as large as a [Large] one.
type Small[Thing any] uint32

// Has reports whether the thing with that number is in the set.
func (s Small[Thing]) Has(n uint8) bool { return s&(1<<n) != 0 }

// With and Without return the set with and without one thing.
func (s Small[Thing]) With(n uint8) Small[Thing]    { return s | 1<<n }
func (s Small[Thing]) Without(n uint8) Small[Thing] { return s &^ (1 << n) }

// Len counts the things.
func (s Small[Thing]) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest number of a non-empty set; Rest returns the set without it.
func (s Small[Thing]) First() uint8       { return uint8(bits.TrailingZeros32(uint32(s))) }
func (s Small[Thing]) Rest() Small[Thing] { return s & (s - 1) }

// At returns the n-th lowest number, from 0, of a set that has more than n.
func (s Small[Thing]) At(n int) uint8 {
	pairs := s - s>>1&0x55555555
	fours := pairs&0x33333333 + pairs>>2&0x33333333
	eights := (fours + fours>>4) & 0x0f0f0f0f // the count in each byte
	upto := uint64(eights) * each             // and in it and those before
	at := Nth(uint64(eights), n) * 8
	before := upto << 8 >> at & 0xff
	return at + among[uint8(s>>at)][(n-int(before))%8]
}

// among returns the n-th lowest number of a set of eight.
var among = func() (table [256][8]uint8) {
	for s := range table {
		n := 0
		for left := uint32(s); left != 0; left &= left - 1 {
			table[s][n] = uint8(bits.TrailingZeros32(left))
			n++
		}
	}
	return table
}()

// each is 1 in each byte of a word, top the highest bit.
const each, top = 0x0101010101010101, 0x8080808080808080

// Total adds up eight counts whose sum is below 128: they are the bytes of a word, the first one lowest.
func Total(counts uint64) int { return int(counts * each >> 56) }

// Nth returns the kind of the n-th thing, from 0, if the things are sorted by kind. The counts are those of the kinds,
// as for [Total].
func Nth(counts uint64, n int) uint8 {
	upto := counts * each // the count of each kind and those before it
	passed := (uint64(n)*each | top) - upto
	return uint8(passed & top >> 7 * each >> 56)
}

// Eight returns which of eight counts are not 0, as the bits of a set. The counts are the bytes of a word, the first
// one lowest, each below 128.
func Eight(counts uint64) uint8 {
	const most, gather = 0x7f7f7f7f7f7f7f7f, 0x0102040810204080
	return uint8((counts + most) &^ most >> 7 * gather >> 56)
}
