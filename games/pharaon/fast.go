package pharaon

import (
	"encoding/binary"

	"ennead/game/set"
)

// What is written for speed. Each function here gives what a plainer one of fast_test.go gives, which says it as the
// rulebook does, and is compared with it in random games.

// Tally counts up to 127 of each colour, or class of colours, one to a byte from the lowest.
type Tally uint64

const (
	oneEach Tally = 0x0101010101
	tops    Tally = 0x8080808080
	below   Tally = 0x7f7f7f7f7f
)

// One is one of a colour or class.
func One(c uint8) Tally { return 1 << (8 * c % 64) }

// Of is the count of one colour or class.
func (t Tally) Of(c uint8) uint8 { return uint8(t >> (8 * c % 64)) }

// total is the sum of all counts.
func (t Tally) total() uint8 { return uint8(t * oneEach >> 32) }

// short is how many of t are missing in have, summed over the classes.
func (t Tally) short(have Tally) uint8 {
	d := t | tops - have // a byte keeps its top bit where there is enough need to subtract from
	d &= (d & tops >> 7) * 0x7f
	return d.total()
}

// gather moves every colour's count to its class.
func (t Tally) gather(class *[Colours]uint8) (by Tally) {
	for c := range uint8(Colours) {
		by += Tally(t.Of(c)) << (8 * class[c])
	}
	return by
}

// some is the set of colours, or classes, of which there is any.
func (t Tally) some() Kinds { return Kinds(set.Eight(uint64(t))) }

// of are the colours of some classes, as a set.
func (t Tally) of(class *[Colours]uint8) (colours Kinds) {
	classes := t.some()
	for c, k := range class {
		colours |= classes >> (k % 32) & 1 << c
	}
	return colours
}

// coloured counts the basic resources and resource offerings of each colour: both lie in order of colours.
func (p *Player) coloured() Tally {
	resources := binary.LittleEndian.Uint64(p.Tokens[:])
	offerings := binary.LittleEndian.Uint64(p.Tokens[ResourceOffering:])
	return (Tally(resources) + Tally(offerings)) & below
}

// kinds are those of the tokens that the player has.
func (p *Player) kinds() Kinds {
	some := func(from int) Kinds { return Kinds(set.Eight(binary.LittleEndian.Uint64(p.Tokens[from:]))) }
	return some(0) | some(8)<<8 | some(Tokens-8)<<(Tokens-8)
}

// covered are those of some prices for which jokers cover what coloured tokens are short of, as a set. None is passed
// over: which ones are paid is hard to foresee, for a processor too.
func (h *hand) covered(list []Tally) (set uint32) {
	for i, whole := range list {
		more := uint32(whole.short(h.have)) - uint32(h.jokers) - 1 // below 0 if covered
		set |= more >> 31 << (i % 32)
	}
	return set
}

// bit is 1 for what holds.
func bit(holds bool) uint8 {
	if holds {
		return 1
	}
	return 0
}

// words are the counts of offerings as the words of package set.
func (o *Offered) words() (low, high uint64) {
	return binary.LittleEndian.Uint64(o[:]), uint64(binary.LittleEndian.Uint32(o[8:]))
}

// Total counts all.
func (o *Offered) Total() int {
	low, high := o.words()
	return set.Total(low) + set.Total(high)
}

// nth is the n-th offering, kind by kind.
func (o *Offered) nth(n int) Token {
	low, high := o.words()
	if first := set.Total(low); n >= first {
		return ResourceOffering + 8 + Token(set.Nth(high, n-first))
	}
	return ResourceOffering + Token(set.Nth(low, n))
}

// padded is room for a quarter or a colour by any three bits, so that no index needs to be checked.
const padded = 8

// byQuarter are nobles by the quarter in which they work.
type byQuarter [padded]Cards

func (b *byQuarter) in(q Quarter) Cards { return b[q%padded] }

// tariffs are the prices of each quarter by the colour that it faces.
type tariffs [padded][padded]tariff

func (t *tariffs) in(q Quarter, facing Colour) *tariff { return &t[q%padded][facing%padded] }

// circle holds the sectors of the wheel, and again, so that no sum of a position and the turn of the wheel needs a
// remainder.
type circle [16]Colour

func (c *circle) facing(position, turned uint8) Colour { return c[(position+turned)%uint8(len(c))] }

// full tells whether a sector has no usable slot left, of which there is at least one (PHA-5.2): slots fill from the
// first to the last, so that the last one tells.
func (s *State) full(c Colour) bool { return s.Wheel[c][(s.slots-1)%MaxSlots] != NoToken }

// partitions is more than the numbers of all ways to make colours one.
const partitions = 2 * 3 * 4 * 5

// partition numbers the classes of colours, each named after the lowest of its colours.
func partition(class *[Colours]uint8) uint8 {
	return class[1] + 2*class[2] + 6*class[3] + 24*class[4]
}

// classes are those of a number; ok tells whether each is named after the lowest of its colours.
func classes(number int) (class [Colours]uint8, ok bool) {
	n := uint8(number)
	class, ok = [Colours]uint8{0, n % 2, n / 2 % 3, n / 6 % 4, n / 24}, true
	for _, k := range class {
		ok = ok && class[k] == k
	}
	return class, ok
}
