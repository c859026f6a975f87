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

// Divide returns the divisions of the next season. Of those whom [Season] has put into divisions, the ones who play
// again keep their order, and places that are free in a division go to the next below. All of them but the lowest keep
// their size. Those who are new come last, into the lowest division; where that has too many for one, it becomes
// several, and where it has too few, the one above becomes part of it. It is an error if so many entries cannot be
// divided.
func Divide(season [][]string, plays func(entry string) bool, fresh []string) ([][]string, error) {
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
		n := min(max(len(season[i]), least), most, len(rest))
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
