package contest

import (
	"cmp"
	"slices"
	"strconv"

	"ennead/game"
)

// grouped pairs each group or division by itself, so that its members meet about equally often.
func (p *pairer) grouped() (Round, error) {
	groups, err := p.groups()
	if err != nil {
		return Round{}, err
	}
	var r Round
	for g, members := range groups {
		list := slices.DeleteFunc(members, func(e int) bool { return !p.entries[e].plays(p.round) })
		p.shuffled(list, "group")
		counts, byes := divide(len(list), p.h.Table, p.h.Least)
		list, resting := p.rest(list, byes)
		tables := p.cut(list, counts)
		if len(tables) > 0 {
			p.improve(&improver{name: strconv.Itoa(g + 1), tables: tables, tries: maxTries / len(groups)})
		}
		p.write(&r, g+1, tables, resting)
	}
	if len(r.Tables) == 0 {
		return Round{}, p.few(len(r.Byes))
	}
	return r, nil
}

// groups returns the members of each group, of all rounds so far and to come. It needs no seed, so that standings can
// be shown before the seed is: what decides between equal ratings is drawn from the seal.
func (l *ledger) groups() ([][]int, error) {
	var first, reserves []int
	for e := range l.entries {
		if l.entries[e].reserve() {
			reserves = append(reserves, e)
		} else {
			first = append(first, e)
		}
	}
	groups, err := l.firstGroups(first)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(reserves, func(a, b int) int { return cmp.Compare(l.entries[a].From, l.entries[b].From) })
	for _, e := range reserves {
		if err := within("division", l.entries[e].Division, 0, len(groups)); err != nil {
			return nil, err
		}
		g := l.groupOf(groups, e)
		groups[g] = append(groups[g], e)
	}
	return groups, nil
}

// firstGroups divides those who play from the first round on.
func (l *ledger) firstGroups(first []int) ([][]int, error) {
	least, most := sizes[l.h.Kind][0], sizes[l.h.Kind][1]
	if divisions := l.divisions(first); divisions != nil {
		for _, members := range divisions {
			if err := within("division", len(members), least, most); err != nil {
				return nil, err
			}
		}
		return divisions, nil
	}
	count := groupCount(len(first), l.h.Size, least, most)
	if count == 0 {
		return nil, game.Wrong(nil, "problem.contest.divide",
			"{n} entries cannot be divided into groups of {least} to {most}", "n", len(first), "least", least,
			"most", most)
	}
	lots := make([]uint64, len(l.entries))
	for _, e := range first {
		lots[e] = publicLot(l.h.Seal, l.entries[e].ID)
	}
	slices.SortFunc(first, func(a, b int) int {
		return cmp.Or(cmp.Compare(l.entries[b].Rating, l.entries[a].Rating), cmp.Compare(lots[a], lots[b]),
			cmp.Compare(a, b))
	})
	groups := make([][]int, count)
	if l.h.Kind == League { // the best are in the highest division
		for g := range groups {
			n := len(first) / (count - g)
			groups[g], first = first[:n:n], first[n:]
		}
		return groups, nil
	}
	for i, e := range first {
		g := snake(i, count)
		groups[g] = append(groups[g], e)
	}
	return groups, nil
}

// divisions returns the divisions that entries name, nil if they name none.
func (l *ledger) divisions(first []int) (divisions [][]int) {
	for _, e := range first {
		d := l.entries[e].Division
		if d == 0 {
			return nil
		}
		for len(divisions) < d {
			divisions = append(divisions, nil)
		}
		divisions[d-1] = append(divisions[d-1], e)
	}
	return divisions
}

// groupCount returns the number of groups whose size is nearest to the one that was agreed, fewer if two are as near,
// and 0 if none is within the bounds.
func groupCount(n, size, least, most int) (best int) {
	for count := 1; count*least <= n; count++ {
		if (n+count-1)/count > most {
			continue
		}
		if best == 0 || abs(n-size*count)*best < abs(n-size*best)*count {
			best = count
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// snake returns the place of the i-th of a list that is dealt forwards and backwards over n places.
func snake(i, n int) int {
	if i/n%2 == 0 {
		return i % n
	}
	return n - 1 - i%n
}

// groupOf returns the group that a reserve joins: that of the entry it stands in for, that of its division, or the one
// with the fewest members at that time.
func (l *ledger) groupOf(groups [][]int, reserve int) (best int) {
	e := &l.entries[reserve]
	if d := e.Division; d > 0 && e.For == "" {
		return d - 1
	}
	least := -1
	for g, members := range groups {
		n := 0
		for _, m := range members {
			if e.For != "" && l.entries[m].ID == e.For {
				return g
			}
			if l.entries[m].plays(e.From) {
				n++
			}
		}
		if least < 0 || n < least {
			best, least = g, n
		}
	}
	return best
}
