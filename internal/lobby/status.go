package lobby

import (
	"context"
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// Status is what somebody sees of the lobby. Of those whom they must not meet they see nothing.
type Status struct {
	Looking map[string]int // how many others look for a game, by game
	Search  *Search        // nil unless they look for one themselves
}

// Search is how somebody's search stands.
type Search struct {
	Games    []Choice
	Language string
	Window   int // so far from theirs the ratings of others may be; 0 for any
	Waited   time.Duration
	MayFill  bool // a bot in the last seat would make a table, if all agree
	Fill     bool // they have agreed to that
	Found    *Found
}

// Found is a table for which somebody is asked.
type Found struct {
	ID       table.ID
	Game     string
	Players  int
	Bot      bool          // in the last seat
	Left     time.Duration // to accept
	Accepted bool
	Missing  int     // how many others have not accepted yet
	Others   []Other // who have looked longest first
	Open     bool    // the table is there
}

// Other is somebody who is asked for the same table.
type Other struct {
	Name  string // empty if they have none
	Guest bool
}

// Stage says how far somebody's search has come, for the header of all pages.
type Stage struct {
	Looks bool
	Asked bool     // for a table, and has not accepted yet
	Table table.ID // that is open, or empty
	Told  string   // the game for which there is now somebody to play with, if they wanted to be told; or empty
}

// fresh is how old a queue may be for the header of a page.
const fresh = 2 * time.Second

// Here says that a page of the site was fetched by somebody, and returns how far their search has come.
func (l *Lobby) Here(ctx context.Context, person table.PersonID) (s Stage, err error) {
	q, err := l.look(ctx, fresh)
	i := q.at(string(person))
	if err != nil || i < 0 {
		return s, err
	}
	if now := l.Now(); now.Sub(q[i].seen) >= touched {
		q, err = l.edit(ctx, func(q queue) (queue, error) { return q.touch(string(person), now), nil })
		if i = q.at(string(person)); err != nil || i < 0 {
			return s, err
		}
	}
	p := q[i].Proposal
	if p.Opened > 0 {
		return Stage{Table: p.ID}, nil
	}
	return Stage{Looks: true, Asked: p.ID != "" && !p.Accepted}, nil
}

// Status returns what somebody sees; person may be empty.
func (l *Lobby) Status(ctx context.Context, person table.PersonID) (Status, error) {
	q, err := l.look(ctx, 0)
	if err != nil {
		return Status{}, err
	}
	blocks, err := l.blocks(ctx, string(person))
	if err != nil {
		return Status{}, err
	}
	s := Status{Looking: map[string]int{}}
	for _, other := range q {
		if other.person == string(person) || !other.free() || blocks[other.person] {
			continue
		}
		for _, c := range other.Games {
			s.Looking[c.Game]++
		}
	}
	i := q.at(string(person))
	if person == "" || i < 0 {
		return s, nil
	}
	all, err := l.Store.WantsApart(ctx)
	if err == nil {
		s.Search = q.search(i, part(q, all), l.Level != "", l.Now())
	}
	return s, err
}

// search returns how the search of somebody stands.
func (q queue) search(i int, p parted, bots bool, now time.Time) *Search {
	me := q[i]
	s := &Search{Games: slices.Clone(me.Games), Language: me.Language, Window: me.Window,
		Waited: max(now.Sub(me.since), 0), Fill: me.Bots,
		MayFill: bots && !me.Bots && q.lacksOne(i, p, now)}
	ask := me.Proposal
	if ask.ID == "" {
		return s
	}
	s.Found = &Found{ID: ask.ID, Game: ask.Game, Players: ask.Players, Bot: ask.People < ask.Players,
		Left: max(time.UnixMilli(ask.Until).Sub(now), 0), Accepted: ask.Accepted, Open: ask.Opened > 0}
	for _, o := range q.group(ask.ID) {
		if o.person == me.person {
			continue
		}
		s.Found.Others = append(s.Found.Others, Other{o.Name, o.Guest})
		if !o.Proposal.Accepted {
			s.Found.Missing++
		}
	}
	return s
}

// blocks returns whom somebody must not meet.
func (l *Lobby) blocks(ctx context.Context, person string) (map[string]bool, error) {
	all := map[string]bool{}
	if person == "" {
		return all, nil
	}
	mine, err := l.Store.Ties(ctx, person)
	if err != nil {
		return nil, err
	}
	theirs, err := l.Store.Tied(ctx, person)
	for _, t := range append(mine, theirs...) {
		if t.Kind == store.TieBlock {
			all[t.Person], all[t.Other] = true, true
		}
	}
	return all, err
}
