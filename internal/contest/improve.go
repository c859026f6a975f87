package contest

import (
	"slices"
	"strconv"
)

// Costs of a table, in parts of a point.
const (
	costMet   = 4 * Point
	costSeat  = Point
	costThird = 1_000_000 // a third meeting
	costApart = 20_000    // seats that differ by more than one
	maxTries  = 200_000   // swaps that are looked at for a round
	kicks     = 3         // swaps by lot between two descents
	costKick  = 100       // what they count as, in tries
)

// improver swaps entries between places to make a round cheaper: 4·Σ meetings² + Σ seat imbalance² + gap of points.
type improver struct {
	l      *ledger
	seed   *Seed
	round  int
	name   string // of the draws
	tables [][]int
	gap    bool // points count
	fixed  bool // entries stay at their tables
	thirds bool // a third meeting is to be avoided at nearly any price

	seatCost [][maxTable]int
	cost     []int // of each table
	tries    int
	drawn    int
}

// place is a seat of a table.
type place struct{ table, seat int }

// run improves the tables.
func (m *improver) run() {
	m.seatCost = make([][maxTable]int, len(m.l.entries))
	var places []place
	for t, table := range m.tables {
		for seat, e := range table {
			places = append(places, place{t, seat})
			m.seatCost[e] = m.imbalances(e)
		}
	}
	m.cost = make([]int, len(m.tables))
	for t := range m.tables {
		m.cost[t] = m.costOf(t)
	}
	m.descend(places)
	best := m.copied()
	least := m.total()
	for m.tries > costKick && !m.fixed && m.troubled() {
		m.tries -= costKick
		for range kicks {
			m.swap(places[m.draw(len(places))], places[m.draw(len(places))])
		}
		m.descend(places)
		if now := m.total(); now <= least {
			least, best = now, m.copied()
			continue
		}
		for t := range m.tables {
			copy(m.tables[t], best[t])
			m.cost[t] = m.costOf(t)
		}
	}
	for t := range m.tables {
		copy(m.tables[t], best[t])
	}
}

// imbalances returns the cost of each seat for an entry: the square of how much its seats would differ, where places at
// smaller tables count like those at full ones.
func (m *improver) imbalances(e int) (cost [maxTable]int) {
	for seat := range m.l.h.Table {
		counts := m.l.seats[e]
		counts[seat]++
		apart := slices.Max(counts[:m.l.h.Table]) - slices.Min(counts[:m.l.h.Table])
		cost[seat] = costSeat * apart * apart
		if apart > 1 {
			cost[seat] += costApart * (apart - 1)
		}
	}
	return cost
}

// costOf returns the cost of a table.
func (m *improver) costOf(t int) (cost int) {
	table := m.tables[t]
	low, high := m.l.points[table[0]], m.l.points[table[0]]
	for seat, e := range table {
		cost += m.seatCost[e][seat]
		low, high = min(low, m.l.points[e]), max(high, m.l.points[e])
		met := m.l.met[e]
		for _, other := range table[:seat] {
			if times := int(met[other]); times > 0 {
				cost += costMet * times * times
				if times > 1 && m.thirds {
					cost += costThird
				}
			}
		}
	}
	if m.gap {
		cost += high - low
	}
	return cost
}

// descend swaps two places as long as that makes the round cheaper, and tries are left.
func (m *improver) descend(places []place) {
	for better := true; better; {
		better = false
		for i, a := range places {
			for _, b := range places[i+1:] {
				if m.fixed && a.table != b.table {
					break
				}
				if m.tries == 0 {
					return
				}
				m.tries--
				better = m.cheaper(a, b) || better
			}
		}
	}
}

// cheaper swaps two places if that makes the round cheaper.
func (m *improver) cheaper(a, b place) bool {
	before := m.cost[a.table] + m.cost[b.table]
	oldA, oldB := m.cost[a.table], m.cost[b.table]
	if a.table == b.table {
		before = oldA
	}
	m.swap(a, b)
	after := m.cost[a.table] + m.cost[b.table]
	if a.table == b.table {
		after = m.cost[a.table]
	}
	if after < before {
		return true
	}
	m.tables[a.table][a.seat], m.tables[b.table][b.seat] = m.tables[b.table][b.seat], m.tables[a.table][a.seat]
	m.cost[a.table], m.cost[b.table] = oldA, oldB
	return false
}

// swap exchanges two entries.
func (m *improver) swap(a, b place) {
	m.tables[a.table][a.seat], m.tables[b.table][b.seat] = m.tables[b.table][b.seat], m.tables[a.table][a.seat]
	m.cost[a.table] = m.costOf(a.table)
	if b.table != a.table {
		m.cost[b.table] = m.costOf(b.table)
	}
}

// draw returns the next number below n that the seed draws for the round.
func (m *improver) draw(n int) int {
	m.drawn++
	return int(m.seed.lot("kick "+m.name, m.round, strconv.Itoa(m.drawn)) % uint64(n))
}

// total returns the cost of the round.
func (m *improver) total() (sum int) {
	for _, cost := range m.cost {
		sum += cost
	}
	return sum
}

// troubled reports whether two meet again, or somebody's seats differ by more than one.
func (m *improver) troubled() bool {
	for _, table := range m.tables {
		for seat, e := range table {
			if m.seatCost[e][seat] >= costApart {
				return true
			}
			for _, other := range table[:seat] {
				if m.l.met[e][other] > 0 {
					return true
				}
			}
		}
	}
	return false
}

// copied returns a copy of the tables.
func (m *improver) copied() [][]int {
	all := make([][]int, len(m.tables))
	for t := range m.tables {
		all[t] = slices.Clone(m.tables[t])
	}
	return all
}
