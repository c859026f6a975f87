package tekhenu

import "math/bits"

// Dice are dice of one colour in one section: how many show each face, four bits a face, the face 1 lowest.
type Dice uint32

// Count is how many dice show the face, from 1 to 6.
func (d Dice) Count(face uint8) uint8 { return uint8(d>>(4*(face-1))) & 15 }

// With and Without are the dice with one more or one less that shows the face.
func (d Dice) With(face uint8) Dice    { return d + 1<<(4*(face-1)) }
func (d Dice) Without(face uint8) Dice { return d - 1<<(4*(face-1)) }

// Lowest is the lowest face shown, of dice that are not none; Above the dice that show higher ones.
func (d Dice) Lowest() uint8         { return uint8(bits.TrailingZeros32(uint32(d)))/4 + 1 }
func (d Dice) Above(face uint8) Dice { return d &^ (1<<(4*face) - 1) }

// Highest is the highest face shown, of dice that are not none.
func (d Dice) Highest() uint8 { return uint8(31-bits.LeadingZeros32(uint32(d)))/4 + 1 }

// Len counts the dice.
func (d Dice) Len() int {
	n := 0
	for face := uint8(1); face <= 6; face++ {
		n += int(d.Count(face))
	}
	return n
}
