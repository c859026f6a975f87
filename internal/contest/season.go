package contest

import (
	"slices"

	"ennead/game"
)

// usualDivision is the size to which a division is cut that has become too large.
const usualDivision = 8

// Season returns who belongs to which division after the season of a league, the strongest first: in each those who
// have come down, then those who stay, then those who have come up. Whoever has withdrawn is left out.
func Season(list []Standing) (divisions [][]string) {
	count := 0
	for _, s := range list {
		count = max(count, s.Group)
	}
	divisions = make([][]string, count)
	for _, move := range []int{-1, 0, 1} { // those of the division above come first
		for _, s := range list {
			if s.Move == move && !s.Out {
				at := s.Group - 1 - s.Move
				divisions[at] = append(divisions[at], s.Entry)
			}
		}
	}
	return divisions
}

// Places returns how many places each division of a league has, the highest first: as many as entries that began there.
// A reserve takes a place that there is already.
func Places(h *History) ([]int, error) {
	if err := Check(h); err != nil {
		return nil, err
	}
	l := newLedger(h)
	groups, err := l.groups()
	all := make([]int, len(groups))
	for g, members := range groups {
		all[g] = l.places(members)
	}
	return all, err
}

// places returns how many of the members of a division began there.
func (l *ledger) places(members []int) (n int) {
	for _, e := range members {
		if !l.entries[e].reserve() {
			n++
		}
	}
	return n
}

// Divide returns the divisions of the next season. Of those whom [Season] has put into divisions, the ones who play
// again keep their order, and places that are free in a division go to the next below, also those of people who have
// withdrawn. All divisions but the lowest keep as many places as they had, see [Places]. Those who are new come last,
// into the lowest division; where that has too many for one, it becomes several, and where it has too few, the one
// above becomes part of it. It is an error if so many entries cannot be divided.
func Divide(season [][]string, places []int, plays func(entry string) bool, fresh []string) ([][]string, error) {
	least, most := sizes[League][0], sizes[League][1]
	var kept []string
	for _, members := range season {
		for _, e := range members {
			if plays(e) {
				kept = append(kept, e)
			}
		}
	}
	var upper [][]string
	rest := kept
	for i := 0; i < len(season)-1; i++ {
		n := min(max(places[i], least), most, len(rest))
		if n < least {
			break
		}
		upper, rest = append(upper, rest[:n:n]), rest[n:]
	}
	rest = append(slices.Clone(rest), fresh...)
	for {
		if len(rest) == 0 && len(upper) > 0 {
			return upper, nil
		}
		if count := groupCount(len(rest), usualDivision, least, most); count > 0 {
			for ; count > 0; count-- { // the smaller ones first, as where a league begins
				n := len(rest) / count
				upper, rest = append(upper, rest[:n:n]), rest[n:]
			}
			return upper, nil
		}
		if len(upper) == 0 {
			return nil, game.Wrong(nil, "problem.contest.divide",
				"{n} entries cannot be divided into groups of {least} to {most}", "n", len(rest), "least", least,
				"most", most)
		}
		last := len(upper) - 1
		upper, rest = upper[:last], append(slices.Clone(upper[last]), rest...)
	}
}
