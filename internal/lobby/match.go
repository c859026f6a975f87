package lobby

import (
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// When people are asked for a table; docs/people.md says why.
const (
	settles = 5 * time.Second  // after the last of a group has come, for one more who would make a larger table
	smaller = 45 * time.Second // after which the smallest table is best: the fewer are asked, the sooner all accept
	filling = time.Minute      // after which a bot may take the last seat
)

// mostTried is how many people are tried for the other seats of a table, those who have looked longest.
const mostTried = 16

// parted says who must not meet.
type parted struct {
	known map[string]bool // of whom it is known whom they have blocked
	pairs map[[2]string]bool
}

// part returns who must not meet among those who look, by the blocks between them, which were read later.
func part(q queue, blocks []store.Tie) parted {
	p := parted{map[string]bool{}, map[[2]string]bool{}}
	for _, s := range q {
		p.known[s.person] = true
	}
	for _, t := range blocks {
		p.pairs[[2]string{t.Person, t.Other}], p.pairs[[2]string{t.Other, t.Person}] = true, true
	}
	return p
}

// may reports whether two people may meet.
func (p parted) may(one, other string) bool {
	return p.known[one] && p.known[other] && !p.pairs[[2]string{one, other}]
}

// fits reports whether two people may be asked for the same table of a game. Their ratings are as near to each other as
// both want; somebody who wants no bound plays with all whose bound lets them.
func (p parted) fits(a, b seeker, game string) bool {
	return p.may(a.person, b.person) && (a.Language == "" || b.Language == "" || a.Language == b.Language) &&
		a.near(b, game) && b.near(a, game)
}

// match asks people for tables; who has looked longest comes first.
func (q queue) match(p parted, now time.Time, id func() table.ID) queue {
	q = slices.Clone(q)
	for i := range q {
		if !q[i].free() || !p.known[q[i].person] {
			continue
		}
		group, ask := q.party(i, p, now)
		if group == nil {
			continue
		}
		ask.ID, ask.People, ask.Until = id(), len(group), now.Add(asked).UnixMilli()
		ask.Accepted = len(group) == 1 // they have just said that they play with a bot
		for _, at := range group {
			q[at].Proposal = ask
		}
	}
	return q
}

// party returns the table for which somebody may be asked now, and the places of those who are asked with them; nil if
// there is none.
func (q queue) party(i int, p parted, now time.Time) ([]int, proposal) {
	waited := now.Sub(q[i].since)
	sizes := q[i].sizes()
	if waited < smaller {
		slices.Reverse(sizes)
	}
	for _, size := range sizes {
		for _, c := range q[i].Games {
			group := q.gather(i, c.Game, size, size, p, anybody)
			if group != nil && (waited >= smaller || q.ripe(group, c.Game, size, now)) {
				return group, proposal{Game: c.Game, Players: size}
			}
		}
	}
	if !q[i].Bots || waited < filling {
		return nil, proposal{}
	}
	for _, size := range slices.Backward(q[i].sizes()) {
		for _, c := range q[i].Games {
			if group := q.gather(i, c.Game, size, size-1, p, withBots); group != nil {
				return group, proposal{Game: c.Game, Players: size}
			}
		}
	}
	return nil, proposal{}
}

// sizes returns with how many players somebody would play any game, ascending.
func (s seeker) sizes() (all []int) {
	for _, c := range s.Games {
		all = append(all, c.Sizes...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func anybody(seeker) bool    { return true }
func withBots(s seeker) bool { return s.Bots }

// ripe reports whether it is of no use to wait for a larger table: not all of them want one, or nobody has come for a
// while.
func (q queue) ripe(group []int, game string, size int, now time.Time) bool {
	last := q[group[0]].since
	for _, at := range group {
		if q[at].since.After(last) {
			last = q[at].since
		}
	}
	return now.Sub(last) >= settles || !slices.ContainsFunc(q[group[0]].sizes(), func(larger int) bool {
		return larger > size && !slices.ContainsFunc(group, func(at int) bool { return !q[at].takes(game, larger) })
	})
}

// gather returns the places of somebody and others, all of whom fit each other and would play that game with so many
// players; nil if there are too few. Those who have looked longest come first.
func (q queue) gather(i int, game string, size, people int, p parted, wanted func(seeker) bool) []int {
	if !q[i].takes(game, size) {
		return nil
	}
	var others []int
	for at, s := range q {
		if at != i && s.free() && s.takes(game, size) && wanted(s) && p.fits(q[i], s, game) {
			if others = append(others, at); len(others) == mostTried {
				break
			}
		}
	}
	return q.complete([]int{i}, others, people, game, p)
}

// complete adds some of the others to a group until it has that many people.
func (q queue) complete(group, others []int, people int, game string, p parted) []int {
	if len(group) == people {
		return group
	}
	for n, at := range others {
		if len(group)+len(others)-n < people {
			break
		}
		if slices.ContainsFunc(group, func(in int) bool { return !p.fits(q[in], q[at], game) }) {
			continue
		}
		if full := q.complete(append(slices.Clip(group), at), others[n+1:], people, game, p); full != nil {
			return full
		}
	}
	return nil
}

// lacksOne reports whether a bot in the last seat would make a table for somebody now, if all agree.
func (q queue) lacksOne(i int, p parted, now time.Time) bool {
	if !q[i].free() {
		return false
	}
	for _, c := range q[i].Games {
		for _, size := range c.Sizes {
			group := q.gather(i, c.Game, size, size-1, p, anybody)
			if slices.ContainsFunc(group, func(at int) bool { return now.Sub(q[at].since) >= filling }) {
				return true
			}
		}
	}
	return false
}

// withBot says that a bot may take the last seat beside somebody.
func (q queue) withBot(person string) queue {
	if i := q.at(person); i >= 0 {
		return q.changed(i, func(s *seeker) { s.Bots = true })
	}
	return q
}
