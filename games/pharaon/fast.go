package pharaon

import (
	"encoding/binary"

	"ennead/game/set"
)

// Code written for speed. For each function here, fast_test.go has a plain version that follows the rulebook, and
// compares the two in random games.

// Tally counts tokens by colour, or by class of colours. Each count takes one byte, the lowest byte first, and goes
// up to 127.
type Tally uint64

const (
	oneEach Tally = 0x0101010101
	tops    Tally = 0x8080808080
	below   Tally = 0x7f7f7f7f7f
)

// One returns a tally of one token of a colour or class.
func One(c uint8) Tally { return 1 << (8 * c % 64) }

// Of returns the count of one colour or class.
func (t Tally) Of(c uint8) uint8 { return uint8(t >> (8 * c % 64)) }

// total returns the sum of all counts.
func (t Tally) total() uint8 { return uint8(t * oneEach >> 32) }

// short returns how many tokens of t are missing from have, summed over all classes.
func (t Tally) short(have Tally) uint8 {
	d := t | tops - have        // a byte with need >= have keeps its top bit; the rest is what is missing
	d &= (d & tops >> 7) * 0x7f // all other bytes become 0
	return d.total()
}

// gather adds up the counts of all colours of a class.
func (t Tally) gather(class *[Colours]uint8) (by Tally) {
	for c := range uint8(Colours) {
		by += Tally(t.Of(c)) << (8 * class[c])
	}
	return by
}

// nonZero returns the set of colours, or classes, with a count above zero.
func (t Tally) nonZero() Kinds { return Kinds(set.Eight(uint64(t))) }

// coloursOf returns the colours that belong to the classes with a count above zero.
func (t Tally) coloursOf(class *[Colours]uint8) (colours Kinds) {
	classes := t.nonZero()
	for c, k := range class {
		colours |= classes >> (k % 32) & 1 << c
	}
	return colours
}

// coloured counts the basic resources and resource offerings of each colour. It reads them as whole words, since both
// kinds are in the order of colours.
func (p *Player) coloured() Tally {
	resources := binary.LittleEndian.Uint64(p.Tokens[:])
	offerings := binary.LittleEndian.Uint64(p.Tokens[ResourceOffering:])
	return (Tally(resources) + Tally(offerings)) & below
}

// kinds returns the kinds of tokens that the player has.
func (p *Player) kinds() Kinds {
	some := func(from int) Kinds { return Kinds(set.Eight(binary.LittleEndian.Uint64(p.Tokens[from:]))) }
	return some(0) | some(8)<<8 | some(Tokens-8)<<(Tokens-8)
}

// covered returns the set of prices for which jokers make up for missing coloured tokens. It checks all prices
// without branches, because their outcome is hard for a processor to predict.
func (h *hand) covered(list []Tally) (set uint32) {
	for i, price := range list {
		more := uint32(price.short(h.have)) - uint32(h.jokers) - 1 // negative if covered
		set |= more >> 31 << (i % 32)
	}
	return set
}

// bit converts a condition to 0 or 1 without a branch.
func bit(holds bool) uint8 {
	if holds {
		return 1
	}
	return 0
}

// words returns the counts of offerings as the two words that package set works on.
func (o *Offered) words() (low, high uint64) {
	return binary.LittleEndian.Uint64(o[:]), uint64(binary.LittleEndian.Uint32(o[8:]))
}

// Total counts the offerings of all kinds.
func (o *Offered) Total() int {
	low, high := o.words()
	return set.Total(low) + set.Total(high)
}

// nth returns offering n, counted kind by kind from 0.
func (o *Offered) nth(n int) Token {
	low, high := o.words()
	if first := set.Total(low); n >= first {
		return ResourceOffering + 8 + Token(set.Nth(high, n-first))
	}
	return ResourceOffering + Token(set.Nth(low, n))
}

// padded is the size of arrays indexed by quarter or colour: with an index modulo 8, Go omits the bounds check.
const padded = 8

// byQuarter holds nobles by the quarter that their power works in.
type byQuarter [padded]Cards

func (b *byQuarter) in(q Quarter) Cards { return b[q%padded] }

// tariffs hold the prices of each quarter by the colour that it faces.
type tariffs [padded][padded]tariff

func (t *tariffs) in(q Quarter, facing Colour) *tariff { return &t[q%padded][facing%padded] }

// circle holds the sectors of the wheel repeatedly, so that position plus turn needs no division by five.
type circle [16]Colour

func (c *circle) facing(position, turned uint8) Colour { return c[(position+turned)%uint8(len(c))] }

// full reports whether a sector has no usable slot left (PHA-5.2). Slots fill from the first to the last and there is
// at least one, so the last usable slot decides.
func (s *State) full(c Colour) bool { return s.Wheel[c][(s.slots-1)%MaxSlots] != NoToken }

// partitions is an upper bound of the numbers that partition returns.
const partitions = 2 * 3 * 4 * 5

// partition numbers a division of the colours into classes. Each class is named after its lowest colour.
func partition(class *[Colours]uint8) uint8 {
	return class[1] + 2*class[2] + 6*class[3] + 24*class[4]
}

// classes is the inverse of partition. ok reports whether each class is named after its lowest colour.
func classes(number int) (class [Colours]uint8, ok bool) {
	n := uint8(number)
	class, ok = [Colours]uint8{0, n % 2, n / 2 % 3, n / 6 % 4, n / 24}, true
	for _, k := range class {
		ok = ok && class[k] == k
	}
	return class, ok
}
