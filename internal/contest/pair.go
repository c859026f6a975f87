package contest

import (
	"cmp"
	"errors"
	"slices"

	"ennead/game"
)

// ErrOver says that a contest has no further round.
var ErrOver = errors.New("contest over")

// ErrFew says that too few entries are left for a round.
var ErrFew = errors.New("too few entries")

// Pair returns the next round of a contest. It depends on nothing but the history and the seed, and not on the order in
// which the history lists entries and tables.
func Pair(h *History, seed *Seed) (Round, error) {
	if err := Check(h); err != nil {
		return Round{}, err
	}
	for i := range h.Rounds {
		for j := range h.Rounds[i].Tables {
			if p := &h.Rounds[i].Tables[j]; len(p.Ranks) == 0 {
				return Round{}, game.Wrong(nil, "problem.contest.unfinished",
					"round {round}, table {table}: the result is missing", "round", i+1, "table", p.Table)
			}
		}
	}
	return pair(h, seed)
}

// pair returns the next round of a history that has been checked.
func pair(h *History, seed *Seed) (Round, error) {
	p := &pairer{ledger: newLedger(h), seed: seed, round: len(h.Rounds) + 1}
	if h.last() {
		return Round{}, p.over()
	}
	switch h.Kind {
	case Swiss:
		return p.swiss()
	case Knockout:
		return p.knockout()
	}
	return p.grouped()
}

// pairer pairs one round.
type pairer struct {
	*ledger
	seed  *Seed
	round int
}

// over returns the error that no round follows.
func (p *pairer) over() error {
	return game.Wrong(ErrOver, "problem.contest.over", "the contest ended with round {round}", "round", p.round-1)
}

// few returns the error that too few entries are left.
func (p *pairer) few(n int) error {
	return game.Wrong(nil, "problem.contest.few", "round {round}: {n} entries do not fill a table", "round", p.round,
		"n", n, "kind", ErrFew) // which the sentence says already
}

// ordered sorts entries by points, if they count, then by rating, then by lot.
func (p *pairer) ordered(list []int, points bool) {
	lots := make([]uint64, len(p.entries))
	for _, e := range list {
		lots[e] = p.seed.lot("order", p.round, p.entries[e].ID)
	}
	slices.SortFunc(list, func(a, b int) int {
		if points && p.points[a] != p.points[b] {
			return cmp.Compare(p.points[b], p.points[a])
		}
		return cmp.Or(cmp.Compare(p.entries[b].Rating, p.entries[a].Rating), cmp.Compare(lots[a], lots[b]),
			cmp.Compare(a, b))
	})
}

// shuffled sorts entries by lot.
func (p *pairer) shuffled(list []int, purpose string) {
	lots := make([]uint64, len(p.entries))
	for _, e := range list {
		lots[e] = p.seed.lot(purpose, p.round, p.entries[e].ID)
	}
	slices.SortFunc(list, func(a, b int) int { return cmp.Or(cmp.Compare(lots[a], lots[b]), cmp.Compare(a, b)) })
}

// divide returns the sizes of tables for n entries, the larger ones first, and how many entries get no table: as few as
// the game allows. There are as few tables as possible, and their sizes differ by at most one.
func divide(n, table, least int) (tables []int, byes int) {
	for ; n >= least; n, byes = n-1, byes+1 {
		count := (n + table - 1) / table
		if n/count < least {
			continue
		}
		for t := range count {
			size := n / count
			if t < n%count {
				size++
			}
			tables = append(tables, size)
		}
		return tables, byes
	}
	return nil, byes + n
}

// rest takes out of ordered entries those who get no table: those with the fewest byes, from the end of the order.
func (p *pairer) rest(list []int, byes int) (playing, resting []int) {
	playing = slices.Clone(list)
	for range byes {
		at := len(playing) - 1
		for i := at; i >= 0; i-- {
			if p.byes[playing[i]] < p.byes[playing[at]] {
				at = i
			}
		}
		resting = append(resting, playing[at])
		playing = slices.Delete(playing, at, at+1)
	}
	return playing, resting
}

// swiss pairs entries with about equal points.
func (p *pairer) swiss() (Round, error) {
	list := p.playing(p.round)
	p.ordered(list, true)
	counts, byes := divide(len(list), p.h.Table, p.h.Least)
	if len(counts) == 0 {
		return Round{}, p.few(len(list))
	}
	list, resting := p.rest(list, byes)
	tables := p.cut(list, counts)
	p.improve(&improver{name: "swiss", tables: tables, gap: true, thirds: true, tries: maxTries})
	var r Round
	p.write(&r, 0, tables, resting)
	return r, nil
}

// cut cuts a list into tables, each seated by lot.
func (p *pairer) cut(list, counts []int) (tables [][]int) {
	for _, n := range counts {
		table := slices.Clone(list[:n])
		p.shuffled(table, "seat")
		tables, list = append(tables, table), list[n:]
	}
	return tables
}

// improve swaps places.
func (p *pairer) improve(m *improver) {
	m.l, m.seed, m.round = p.ledger, p.seed, p.round
	m.run()
}

// write adds tables and byes to a round.
func (p *pairer) write(r *Round, group int, tables [][]int, resting []int) {
	for _, table := range tables {
		r.Tables = append(r.Tables, Pairing{Table: len(r.Tables) + 1, Group: group, Seats: p.named(table)})
	}
	r.Byes = append(r.Byes, p.named(resting)...)
}

// named returns the ids of entries.
func (p *pairer) named(list []int) (ids []string) {
	for _, e := range list {
		ids = append(ids, p.entries[e].ID)
	}
	return ids
}
