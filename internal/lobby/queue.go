package lobby

import (
	"slices"
	"time"

	"ennead/internal/table"
)

// The times of the lobby.
const (
	asked   = 20 * time.Second // somebody has to accept a table
	away    = 90 * time.Second // after which somebody whom the site has not seen no longer looks
	touched = 10 * time.Second // so often is written that somebody is here
	shown   = time.Minute      // for which the way to a new table is shown
)

// Bounds of the queue.
const (
	mostSeekers = 2000
	mostGames   = 16 // that somebody looks for at once
)

// queue is everybody who looks for a game, who has looked longest first. Its methods return another queue and leave
// their own as it is.
type queue []seeker

// at returns the place of a person, -1 if they do not look for a game.
func (q queue) at(person string) int {
	return slices.IndexFunc(q, func(s seeker) bool { return s.person == person })
}

// group returns everybody who is asked for that table.
func (q queue) group(id table.ID) (all queue) {
	for _, s := range q {
		if id != "" && s.Proposal.ID == id {
			all = append(all, s)
		}
	}
	return all
}

// first returns the place of the one who has looked longest of those who are asked for that table.
func (q queue) first(id table.ID) int {
	return slices.IndexFunc(q, func(s seeker) bool { return s.Proposal.ID == id })
}

// same reports whether two queues say the same.
func same(a, b queue) bool { return slices.Equal(a.write(), b.write()) }

// settled reports whether all who are asked for that table have accepted, so that nobody gets up any more.
func (q queue) settled(id table.ID) bool {
	all := q.group(id)
	return len(all) > 0 && len(all) == all[0].Proposal.People &&
		!slices.ContainsFunc(all, func(s seeker) bool { return !s.Proposal.Accepted })
}

// changed returns the queue with one person changed.
func (q queue) changed(i int, change func(*seeker)) queue {
	q = slices.Clone(q)
	change(&q[i])
	return q
}

// seek makes somebody look for one more game, or for the same with other sizes.
func (q queue) seek(s seeker, c Choice) (queue, error) {
	i := q.at(s.person)
	if i >= 0 && q[i].Proposal.Opened > 0 { // they sit there
		q, i = q.without(i), -1
	}
	if i < 0 {
		if len(q) >= mostSeekers {
			return nil, ErrFull
		}
		s.Games = []Choice{c}
		return append(slices.Clone(q), s), nil
	}
	games := slices.DeleteFunc(slices.Clone(q[i].Games), func(o Choice) bool { return o.Game == c.Game })
	if len(games) >= mostGames {
		return nil, ErrFull
	}
	games = append(games, c)
	s.Games, s.Bots, s.Proposal, s.since = games, q[i].Bots, q[i].Proposal, q[i].since
	return q.changed(i, func(was *seeker) { *was = s }), nil
}

// stop makes somebody look no longer, unless their table is settled.
func (q queue) stop(person string) queue {
	if i := q.at(person); i >= 0 && !q.settled(q[i].Proposal.ID) {
		return q.without(i).dissolved()
	}
	return q
}

func (q queue) without(i int) queue { return slices.Delete(slices.Clone(q), i, i+1) }

// touch says that somebody is here.
func (q queue) touch(person string, now time.Time) queue {
	if i := q.at(person); i >= 0 && now.Sub(q[i].seen) >= touched {
		return q.changed(i, func(s *seeker) { s.seen = now })
	}
	return q
}

// answer accepts a table on somebody's behalf, or refuses it, and so to look any longer.
func (q queue) answer(person string, id table.ID, accepts bool, now time.Time) (queue, error) {
	i := q.at(person)
	switch {
	case i < 0 || id == "" || q[i].Proposal.ID != id:
		return nil, ErrPast
	case q[i].Proposal.Accepted && accepts || q.settled(id):
		return q, nil
	case now.UnixMilli() >= q[i].Proposal.Until:
		return nil, ErrPast
	case !accepts:
		return q.stop(person), nil
	}
	return q.changed(i, func(s *seeker) { s.Proposal.Accepted, s.seen = true, now }), nil
}

// opened says that the table of a group is there.
func (q queue) opened(id table.ID, now time.Time) queue {
	q = slices.Clone(q)
	for i := range q {
		if id != "" && q[i].Proposal.ID == id && q[i].Proposal.Opened == 0 {
			q[i].Proposal.Opened = now.UnixMilli()
		}
	}
	return q
}

// drop takes a group from the queue.
func (q queue) drop(id table.ID) queue {
	return slices.DeleteFunc(slices.Clone(q), func(s seeker) bool { return id != "" && s.Proposal.ID == id })
}

// lapse takes from the queue who has not answered in time, who is away, and who has been shown the way to their table.
func (q queue) lapse(now time.Time) queue {
	settled := map[table.ID]bool{}
	for _, s := range q {
		if id := s.Proposal.ID; id != "" && !settled[id] {
			settled[id] = q.settled(id)
		}
	}
	return slices.DeleteFunc(slices.Clone(q), func(s seeker) bool {
		p := s.Proposal
		switch {
		case p.Opened > 0:
			return now.Sub(time.UnixMilli(p.Opened)) >= shown
		case settled[p.ID]:
			return false
		case p.ID != "" && !p.Accepted && now.UnixMilli() >= p.Until:
			return true
		}
		return now.Sub(s.seen) >= away
	}).dissolved()
}

// dissolved sends back to the queue, with the time that they have waited, all who are asked for a table for which
// somebody is missing.
func (q queue) dissolved() queue {
	there := map[table.ID]int{}
	for _, s := range q {
		there[s.Proposal.ID]++
	}
	q = slices.Clone(q)
	for i, s := range q {
		if p := s.Proposal; p.ID != "" && p.Opened == 0 && there[p.ID] < p.People {
			q[i].Proposal = proposal{}
		}
	}
	return q
}

// released sends a group back to the queue.
func (q queue) released(id table.ID) queue {
	q = slices.Clone(q)
	for i := range q {
		if id != "" && q[i].Proposal.ID == id && q[i].Proposal.Opened == 0 {
			q[i].Proposal = proposal{}
		}
	}
	return q
}
