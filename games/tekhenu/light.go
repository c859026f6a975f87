package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// Light and purity: chapter 2.

// Lit is the light on a section: the dial turns with its arrow, its pattern runs clockwise from there (TEK-2.1,
// TEK-5.1).
func (s *State) Lit(g God) Light { return s.Data.lit(s.Arrow, g) }

func (c *Components) lit(arrow, g God) Light {
	at := g + Gods - arrow
	if at >= Gods {
		at -= Gods
	}
	return c.Pattern[at]
}

// Purity is what a die of that colour is in a section now (TEK-2.2).
func (s *State) Purity(g God, c Colour) Purity { return s.Data.Purity[s.Lit(g)][c] }

// after is the next section clockwise.
func (g God) after() God {
	if g++; g < Gods {
		return g
	}
	return 0
}

// Beside are the two neighbours of a section, Across the one opposite (TEK-2.1).
func (g God) Beside() (before, after God) { return (g + Gods - 1) % Gods, (g + 1) % Gods }

// Across is the opposite section (TEK-2.1).
func (g God) Across() God { return (g + Gods/2) % Gods }

// Sorts are sorts of dice, which differ in colour or in the face they show: a bit each, six for a colour.
type Sorts uint32

// anySorts are all of them in each section; coloured those but gray.
var anySorts = [Gods]Sorts{1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1}

const coloured Sorts = 1<<(6*Gray) - 1

// sort is one of them.
func sort(c Colour, face uint8) Sorts { return 1 << ((6*uint8(c) + face - 1) & 31) }

// showing are the sorts that show a face.
func showing(face uint8) Sorts { return 0b000001_000001_000001_000001_000001 << (face - 1) }

// Of are the faces of a colour.
func (d Sorts) Of(c Colour) Values { return Values(d>>(6*c&31)&63) << 1 }

// with are these sorts, but of a colour just some faces.
func (d Sorts) with(c Colour, faces Values) Sorts {
	return d&^(63<<(6*c&31)) | Sorts(faces>>1)<<(6*c&31)
}

// Section are the dice in a section of the dial: the sorts of which there are any, and how many more there are of
// each, in four bits, each of which lies in a word of its own.
type Section struct {
	Sorts Sorts
	more  [4]Sorts
}

// Count is how many dice of a colour show a face.
func (d *Section) Count(c Colour, face uint8) (n uint8) {
	die := sort(c, face)
	if d.Sorts&die == 0 {
		return 0
	}
	for i, some := range d.more {
		if some&die != 0 {
			n |= 1 << i
		}
	}
	return n + 1
}

// Len counts the dice of a colour.
func (d *Section) Len(c Colour) (n int) {
	for face := uint8(1); face <= 6; face++ {
		n += int(d.Count(c, face))
	}
	return n
}

// Add and remove put a die there and take it away.
func (d *Section) Add(c Colour, face uint8) {
	carry := d.Sorts & sort(c, face)
	d.Sorts |= sort(c, face)
	for i := 0; carry != 0 && i < len(d.more); i++ {
		d.more[i], carry = d.more[i]^carry, d.more[i]&carry
	}
}

func (d *Section) remove(c Colour, face uint8) {
	die := sort(c, face)
	if (d.more[0]|d.more[1]|d.more[2]|d.more[3])&die == 0 {
		d.Sorts &^= die
		return
	}
	for i := 0; die != 0 && i < len(d.more); i++ {
		d.more[i], die = d.more[i]^die, die&^d.more[i]
	}
}

// dieMoves take a die of each sort out of each section.
var dieMoves = func() (all [Gods][32]game.Move) {
	for g := range all {
		for i := range uint8(6 * Colours) {
			all[g][i] = takeDie(God(g), Colour(i/6), i%6+1)
		}
	}
	return all
}()

// dice offers dice of these sorts in a section. Those that are alike are one choice.
func (d Sorts) dice(g God, dst []game.Move) []game.Move {
	moves := &dieMoves[g]
	for ; d != 0; d &= d - 1 {
		dst = append(dst, moves[bits.TrailingZeros32(uint32(d))&31])
	}
	return dst
}
