package contest

import (
	"cmp"
	"slices"
)

const (
	// maxTable is the most seats of a table.
	maxTable = 5
	// Point is one point: ties at tables of two to five are whole numbers of its parts.
	Point = 24
	// whole is all of a table's score: shares are counted in millionths.
	whole = 1_000_000
)

// ledger is what the rounds of a history add up to, for each entry in the order of ids.
type ledger struct {
	h        *History
	entries  []Entry
	index    map[string]int
	points   []int // in parts of a point
	wins     []int
	shares   []int // sum of the shares of the tables' scores, in millionths
	tables   []int // tables with a share
	byes     []int
	met      [][]uint8 // how often two were put together
	faced    [][]uint8 // how often two played, both present
	seats    [][maxTable]int
	finished bool // all tables of all rounds have results
}

// newLedger adds up the rounds. The history has been checked.
func newLedger(h *History) *ledger {
	n := len(h.Entries)
	l := &ledger{h: h, entries: slices.Clone(h.Entries), index: map[string]int{}, points: make([]int, n),
		wins: make([]int, n), shares: make([]int, n), tables: make([]int, n), byes: make([]int, n),
		met: square(n), faced: square(n), seats: make([][maxTable]int, n), finished: true}
	slices.SortFunc(l.entries, func(a, b Entry) int { return cmp.Compare(a.ID, b.ID) })
	for i, e := range l.entries {
		l.index[e.ID] = i
	}
	for i := range h.Rounds {
		for j := range h.Rounds[i].Tables {
			l.add(&h.Rounds[i].Tables[j])
		}
		for _, id := range h.Rounds[i].Byes {
			e := l.index[id]
			if l.byes[e] == 0 {
				l.points[e] += Point
			}
			l.byes[e]++
		}
	}
	return l
}

// square returns a table of pairs.
func square(n int) [][]uint8 {
	all := make([][]uint8, n)
	for i := range all {
		all[i] = make([]uint8, n)
	}
	return all
}

// add counts a table.
func (l *ledger) add(p *Pairing) {
	absent := func(seat int) bool { return slices.Contains(p.Absent, p.Seats[seat]) }
	done := len(p.Ranks) > 0
	l.finished = l.finished && done
	total := 0
	for _, score := range p.Scores {
		total += score
	}
	for seat, id := range p.Seats {
		e := l.index[id]
		l.seats[e][seat]++
		for other, with := range p.Seats {
			if other == seat {
				continue
			}
			l.met[e][l.index[with]]++
			if done && !absent(seat) && !absent(other) {
				l.faced[e][l.index[with]]++
			}
		}
		if !done {
			continue
		}
		if len(p.Scores) > 0 {
			l.tables[e]++
		}
		if absent(seat) {
			continue
		}
		l.points[e] += tablePoints(p.Ranks, seat)
		if tablePoints(p.Ranks, seat) == Point { // first, and alone
			l.wins[e]++
		}
		switch {
		case total > 0:
			l.shares[e] += p.Scores[seat] * whole / total
		case len(p.Scores) > 0:
			l.shares[e] += whole / len(p.Seats)
		}
	}
}

// tablePoints returns the points of a seat, in parts of a point: (k−rank)/(k−1), where equal seats share the mean of
// their ranks.
func tablePoints(ranks []int, seat int) int {
	equal := 0
	for _, rank := range ranks {
		if rank == ranks[seat] {
			equal++
		}
	}
	k := len(ranks)
	return (2*(k-ranks[seat]) - (equal - 1)) * Point / (2 * (k - 1))
}

// opponents returns the sum of the points of those an entry has played, once for each time.
func (l *ledger) opponents(e int) (sum int) {
	for other, times := range l.faced[e] {
		sum += int(times) * l.points[other]
	}
	return sum
}

// share returns the mean share of an entry's tables, in millionths.
func (l *ledger) share(e int) int {
	if l.tables[e] == 0 {
		return 0
	}
	return l.shares[e] / l.tables[e]
}

// playing returns the entries that are in the contest in a round.
func (l *ledger) playing(round int) (list []int) {
	for e := range l.entries {
		if l.entries[e].plays(round) {
			list = append(list, e)
		}
	}
	return list
}
