package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// Light and purity: chapter 2.

// Lit returns the light on a section. The dial's pattern runs clockwise from its arrow (TEK-2.1, TEK-5.1).
func (s *State) Lit(g God) Light { return s.Data.lit(s.Arrow, g) }

func (c *Components) lit(arrow, g God) Light {
	at := g + Gods - arrow
	if at >= Gods {
		at -= Gods
	}
	return c.Pattern[at]
}

// Purity returns what a die of a colour is in a section now (TEK-2.2).
func (s *State) Purity(g God, c Colour) Purity { return s.Data.Purity[s.Lit(g)][c] }

// after returns the next section clockwise.
func (g God) after() God {
	if g++; g < Gods {
		return g
	}
	return 0
}

// Beside returns the two adjacent sections: the one before and the one after, clockwise (TEK-2.1).
func (g God) Beside() (before, after God) { return (g + Gods - 1) % Gods, (g + 1) % Gods }

// Across returns the opposite section (TEK-2.1).
func (g God) Across() God { return (g + Gods/2) % Gods }

// Sorts is a set of sorts of dice. A sort is a colour and a face; each colour has six bits.
type Sorts uint32

// anySorts has every sort in each section. coloured has every sort except the gray ones.
var anySorts = [Gods]Sorts{1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1, 1<<30 - 1}

const coloured Sorts = 1<<(6*Gray) - 1

// sort returns the set with one sort.
func sort(c Colour, face uint8) Sorts { return 1 << ((6*uint8(c) + face - 1) & 31) }

// showing returns the sorts that show a face.
func showing(face uint8) Sorts { return 0b000001_000001_000001_000001_000001 << (face - 1) }

// Of returns the faces of one colour in the set.
func (d Sorts) Of(c Colour) Values { return Values(d>>(6*c&31)&63) << 1 }

// with replaces the faces of one colour.
func (d Sorts) with(c Colour, faces Values) Sorts {
	return d&^(63<<(6*c&31)) | Sorts(faces>>1)<<(6*c&31)
}

// Section is the dice in a section of the dial: the set of sorts present, and for each sort how many more dice there
// are. These counts have four bits each and never cross a word.
type Section struct {
	Sorts Sorts
	more  [4]Sorts
}

// Count returns the number of dice of a colour that show a face.
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

// Len returns the number of dice of a colour.
func (d *Section) Len(c Colour) (n int) {
	for face := uint8(1); face <= 6; face++ {
		n += int(d.Count(c, face))
	}
	return n
}

// Add puts a die into the section, remove takes one away.
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

// dieMoves holds, by section and sort, the move that takes such a die.
var dieMoves = func() (all [Gods][32]game.Move) {
	for g := range all {
		for i := range uint8(6 * Colours) {
			all[g][i] = takeDie(God(g), Colour(i/6), i%6+1)
		}
	}
	return all
}()

// dice appends the moves that take dice of these sorts from a section. Dice of the same sort are one choice.
func (d Sorts) dice(g God, dst []game.Move) []game.Move {
	moves := &dieMoves[g]
	for ; d != 0; d &= d - 1 {
		dst = append(dst, moves[bits.TrailingZeros32(uint32(d))&31])
	}
	return dst
}
