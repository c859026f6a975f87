package evaluator

import (
	"math/bits"

	"ennead/games/pharaon"
)

// column is a god's objective: what it needs on both sides, and its PP.
type column struct {
	left, right pharaon.Quarter // the quarters before and after the column
	need        [2]int
	pp          int
}

// columns returns the objectives, clockwise (PHA-11.1).
func columns(s *pharaon.State) (list [5]column) {
	for p := range list {
		l, r := s.Circle[p], s.Circle[(p+1)%len(list)]
		before, after := s.Data.Edges[l].CW, s.Data.Edges[r].CCW
		list[p] = column{l, r, [2]int{before.Need, after.Need}, before.PP + after.PP}
	}
	return list
}

// gods finds the gods met with their PP, and the progress towards the others. Two gods adjacent to one quarter
// exclude each other if its elements are too few for both (PHA-11.3); then the set with the most PP counts. That
// choice ignores the nobles' bonuses for gods.
func (v *view) gods() {
	var pp [5]int
	v.ahead, v.lacks = 0, [lacking]int{}
	for p := range v.columns {
		c := &v.columns[p]
		l, r := v.have[c.left], v.have[c.right]
		if l >= c.need[0] && r >= c.need[1] {
			pp[p] = c.pp
		} else {
			if missing := max(c.need[0]-l, 0) + max(c.need[1]-r, 0); missing <= lacking {
				v.lacks[missing-1] += c.pp
			}
			v.ahead += float32(c.pp) * part[min(c.need[0], 15)][min(l, 15)] * part[min(c.need[1], 15)][min(r, 15)]
		}
	}
	v.godPP, v.godSet = 0, 0
	conflicts := uint8(0) // bit p: columns p-1 and p exclude each other
	for p := range v.columns {
		q := (p + 4) % 5
		if pp[p] > 0 {
			v.godPP += pp[p]
			v.godSet |= 1 << p
			if pp[q] > 0 && v.have[v.columns[p].left] < v.columns[q].need[1]+v.columns[p].need[0] {
				conflicts |= 1 << p
			}
		}
	}
	if conflicts != 0 {
		v.choose(&pp, v.godSet, conflicts)
	}
}

// choose finds the subset of columns with the most PP and no conflict.
func (v *view) choose(pp *[5]int, whole, conflicts uint8) {
	v.godPP, v.godSet = 0, 0
	for set := whole; set != 0; set = (set - 1) & whole {
		before := set<<1&31 | set>>4 // bit p: column p-1 is in the set
		if set&before&conflicts != 0 {
			continue
		}
		sum := 0
		for left := set; left != 0; left &= left - 1 {
			sum += pp[bits.TrailingZeros8(left)]
		}
		if sum > v.godPP {
			v.godPP, v.godSet = sum, set
		}
	}
}

// beside counts the gods of the set that are adjacent to a quarter.
func (v *view) beside(q pharaon.Quarter) (n int) {
	for left := v.godSet; left != 0; left &= left - 1 {
		if c := &v.columns[bits.TrailingZeros8(left)]; c.left == q || c.right == q {
			n++
		}
	}
	return n
}
