package contest

import (
	"cmp"
	"slices"
)

// Standing is where an entry is in the order of the contest, of its group or of its division.
type Standing struct {
	Place     int    `json:"place"` // from 1; equal entries share a place
	Entry     string `json:"entry"`
	Group     int    `json:"group,omitempty"`
	Reached   int    `json:"reached,omitempty"` // the last round of an entry of a knockout
	Points    int    `json:"points"`            // in parts of [Point]
	Wins      int    `json:"wins"`
	Opponents int    `json:"opponents"`      // sum of the points of those met, in parts of [Point]
	Share     int    `json:"share"`          // mean share of the scores of its tables, in millionths
	Move      int    `json:"move,omitempty"` // after the season of a league, 1 up and -1 down
	Out       bool   `json:"out,omitempty"`  // has withdrawn
}

// moving is how many go up and down between divisions.
const moving = 2

// Standings returns the order of all entries, group by group: by points, wins, opponents, share, and at last by a lot
// of the seed. Without a seed, entries that only the lot tells apart share a place. Tables without a result do not
// count.
func Standings(h *History, seed *Seed) ([]Standing, error) {
	if err := Check(h); err != nil {
		return nil, err
	}
	l := newLedger(h)
	groups, number := [][]int{make([]int, len(l.entries))}, 0
	for e := range l.entries {
		groups[0][e] = e
	}
	if h.Kind == Groups || h.Kind == League {
		var err error
		if groups, err = l.groups(); err != nil {
			return nil, err
		}
		number = 1
	}
	var all []Standing
	for g, members := range groups {
		list := l.rank(members, number*(g+1), seed)
		if h.Kind == League && l.finished && len(h.Rounds) == h.Length {
			move(list, l.places(members), g > 0, g < len(groups)-1)
		}
		all = append(all, list...)
	}
	return all, nil
}

// rank orders the members of a group.
func (l *ledger) rank(members []int, group int, seed *Seed) []Standing {
	list := make([]Standing, len(members))
	lots := map[string]uint64{}
	for i, e := range members {
		entry := &l.entries[e]
		list[i] = Standing{Entry: entry.ID, Group: group, Points: l.points[e], Wins: l.wins[e],
			Opponents: l.opponents(e), Share: l.share(e), Reached: l.reached(entry.ID),
			Out: l.out(entry)}
		if seed != nil {
			lots[entry.ID] = seed.lot("tie", 0, entry.ID)
		}
	}
	compare := func(a, b Standing) int {
		if l.h.Kind == League && a.Out != b.Out {
			if a.Out {
				return 1
			}
			return -1
		}
		return cmp.Or(cmp.Compare(b.Reached, a.Reached), cmp.Compare(b.Points, a.Points), cmp.Compare(b.Wins, a.Wins),
			cmp.Compare(b.Opponents, a.Opponents), cmp.Compare(b.Share, a.Share),
			cmp.Compare(lots[a.Entry], lots[b.Entry]))
	}
	slices.SortFunc(list, func(a, b Standing) int { // of equals 2 stands before 10
		return cmp.Or(compare(a, b), cmp.Compare(len(a.Entry), len(b.Entry)), cmp.Compare(a.Entry, b.Entry))
	})
	for i := range list {
		list[i].Place = i + 1
		if i > 0 && compare(list[i-1], list[i]) == 0 {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

// out reports whether an entry has withdrawn. Whoever withdraws in the last round or later has played all.
func (l *ledger) out(e *Entry) bool {
	rounds := len(l.h.Rounds)
	return e.Out > 0 && (e.Out <= rounds || e.Out == rounds+1 && !l.h.last())
}

// reached returns the last round of a knockout in which an entry had a place.
func (l *ledger) reached(id string) (round int) {
	if l.h.Kind != Knockout {
		return 0
	}
	for i := range l.h.Rounds {
		r := &l.h.Rounds[i]
		if slices.Contains(r.Byes, id) ||
			slices.ContainsFunc(r.Tables, func(p Pairing) bool { return slices.Contains(p.Seats, id) }) {
			round = i + 1
		}
	}
	return round
}

// move notes who changes the division, which had that size when the season began. Two come up into it, so as many of
// those who play on go down as it then has too many: two, but for places of those who have withdrawn that no reserve
// took. Whoever has withdrawn goes down before them.
func move(list []Standing, size int, up, down bool) {
	stay := 0 // whoever has withdrawn is behind them
	for stay < len(list) && !list[stay].Out {
		stay++
	}
	last := min(size-moving, stay)
	for i := range list {
		switch {
		case up && i < min(moving, stay):
			list[i].Move = 1
		case down && i >= last:
			list[i].Move = -1
		}
	}
}
