package contest

import (
	"cmp"
	"slices"
)

// knockout pairs those who are still in.
func (p *pairer) knockout() (Round, error) {
	list := p.playing(1)
	if p.round > 1 {
		list = p.ahead(&p.h.Rounds[p.round-2])
	}
	if len(list) < 2 {
		return Round{}, p.over()
	}
	p.ordered(list, true)
	counts, byes := divide(len(list), p.h.Table, p.h.Least)
	if len(counts) == 0 {
		return Round{}, p.few(len(list))
	}
	slices.Reverse(list) // the best rest
	list, resting := p.rest(list, byes)
	slices.Reverse(list)
	tables := p.spread(list, counts)
	p.improve(&improver{name: "knockout", tables: tables, fixed: true, tries: maxTries})
	var r Round
	p.write(&r, 0, tables, resting)
	return r, nil
}

// spread deals entries forwards and backwards over tables, so that the best meet late.
func (p *pairer) spread(list, counts []int) [][]int {
	tables := make([][]int, len(counts))
	for i, t := 0, 0; i < len(list); t++ {
		at := snake(t, len(counts))
		if len(tables[at]) < counts[at] {
			tables[at] = append(tables[at], list[i])
			i++
		}
	}
	for _, table := range tables {
		p.shuffled(table, "seat")
	}
	return tables
}

// ahead returns those who go on from a round: the best of each table, and who had no table. Where too few for a table
// are left, more of each table go on.
func (p *pairer) ahead(last *Round) (list []int) {
	for best := p.h.Ahead; best <= p.h.Table; best++ {
		list = nil
		for i := range last.Tables {
			list = append(list, p.best(&last.Tables[i], best)...)
		}
		for _, id := range last.Byes {
			if e := p.standing(p.index[id]); e >= 0 {
				list = append(list, e)
			}
		}
		if len(list) >= p.h.Least {
			break
		}
	}
	return list
}

// best returns the n best of a table who came and are still there, by rank, then score, then lot. At least one place of
// every table ends the contest for somebody.
func (p *pairer) best(t *Pairing, n int) (list []int) {
	seats := make([]int, 0, len(t.Seats))
	for seat, id := range t.Seats {
		if !slices.Contains(t.Absent, id) {
			seats = append(seats, seat)
		}
	}
	score := func(seat int) int {
		if len(t.Scores) == 0 {
			return 0
		}
		return t.Scores[seat]
	}
	slices.SortFunc(seats, func(a, b int) int {
		return cmp.Or(cmp.Compare(t.Ranks[a], t.Ranks[b]), cmp.Compare(score(b), score(a)),
			cmp.Compare(p.seed.lot("ahead", p.round, t.Seats[a]), p.seed.lot("ahead", p.round, t.Seats[b])))
	})
	for _, seat := range seats[:min(n, len(t.Seats)-1, len(seats))] {
		if e := p.standing(p.index[t.Seats[seat]]); e >= 0 {
			list = append(list, e)
		}
	}
	return list
}

// standing returns who takes the place of an entry in the round: itself, or after it withdrew its reserve, -1 if there
// is none.
func (p *pairer) standing(e int) int {
	for !p.entries[e].plays(p.round) {
		at := slices.IndexFunc(p.entries, func(r Entry) bool {
			return r.For == p.entries[e].ID && r.From <= p.round
		})
		if at < 0 {
			return -1
		}
		e = at
	}
	return e
}
