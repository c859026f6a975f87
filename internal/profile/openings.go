package profile

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"ennead/internal/learnt"
	"ennead/internal/table"
)

// Openings is what was done in the public rated games of a game, and how often it won.
type Openings struct {
	Games  int
	Tables []OpeningTable // by number of players
}

// OpeningTable is that of games with so many players.
type OpeningTable struct {
	Players int
	Games   int
	Kinds   []Deeds
}

// Openers counts the openings of games. It counts anew after a while only, so that many readers cost no more than one.
type Openers struct {
	house *table.House
	kinds func(game string) []learnt.Kind

	mu       sync.Mutex // held briefly, so that nobody waits while another game is counted
	known    map[string]counted
	counting map[string]*counting
}

// counting is a count that goes on. It fills in the rest before it closes done.
type counting struct {
	done chan struct{}
	all  Openings
	err  error
}

// counted is what was counted at that time.
type counted struct {
	at time.Time
	Openings
}

const (
	recount = 10 * time.Minute // how long a count is shown
	longest = 2 * time.Minute  // how long a count may take
)

// NewOpeners returns one that has counted nothing. Kinds are what is compared at a game.
func NewOpeners(house *table.House, kinds func(game string) []learnt.Kind) *Openers {
	return &Openers{house: house, kinds: kinds, known: map[string]counted{},
		counting: map[string]*counting{}}
}

// Of returns what was done at a game. Those who ask while it is counted wait for it; if they leave, the count goes on
// for the others.
func (o *Openers) Of(ctx context.Context, game string, now time.Time) (Openings, error) {
	c, all := o.begun(ctx, game, now)
	if c == nil {
		return all, nil
	}
	select {
	case <-c.done:
		return c.all, c.err
	case <-ctx.Done():
		return Openings{}, ctx.Err()
	}
}

// begun returns what is known of a game, or the count of it that goes on.
func (o *Openers) begun(ctx context.Context, game string, now time.Time) (*counting, Openings) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if c, ok := o.known[game]; ok && now.Sub(c.at) < recount {
		return nil, c.Openings
	}
	c := o.counting[game]
	if c == nil {
		c = &counting{done: make(chan struct{})}
		o.counting[game] = c
		go o.run(context.WithoutCancel(ctx), c, game, now)
	}
	return c, Openings{}
}

// run counts a game, and keeps the count.
func (o *Openers) run(ctx context.Context, c *counting, game string, now time.Time) {
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	c.all, c.err = o.count(ctx, game, now)
	o.mu.Lock()
	defer o.mu.Unlock()
	if delete(o.counting, game); c.err == nil {
		o.known[game] = counted{now, c.all}
	}
	close(c.done)
}

func (o *Openers) count(ctx context.Context, game string, now time.Time) (all Openings, err error) {
	tables, games := map[int]*tally{}, map[int]int{}
	for g, err := range o.house.PastRated(ctx, game, time.UnixMilli(0), now.Add(time.Minute)) {
		if err != nil {
			return all, err
		}
		t := tables[g.Players]
		if t == nil {
			t = newTally()
			tables[g.Players] = t
		}
		all.Games++
		games[g.Players]++
		for _, s := range g.Seats {
			t.add(g, s)
		}
	}
	for _, players := range slices.Sorted(maps.Keys(tables)) {
		of := tables[players].of(game, o.kinds(game))
		all.Tables = append(all.Tables, OpeningTable{players, games[players], of.Kinds})
	}
	return all, nil
}
