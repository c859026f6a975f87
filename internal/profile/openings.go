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
	mu    sync.Mutex
	known map[string]counted
}

// counted is what was counted at that time.
type counted struct {
	at time.Time
	Openings
}

// recount is how long a count is shown.
const recount = 10 * time.Minute

// NewOpeners returns one that has counted nothing. Kinds are what is compared at a game.
func NewOpeners(house *table.House, kinds func(game string) []learnt.Kind) *Openers {
	return &Openers{house: house, kinds: kinds, known: map[string]counted{}}
}

// Of returns what was done at a game. Those who ask while it is counted wait for it.
func (o *Openers) Of(ctx context.Context, game string, now time.Time) (Openings, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if c, ok := o.known[game]; ok && now.Sub(c.at) < recount {
		return c.Openings, nil
	}
	all, err := o.count(ctx, game, now)
	if err == nil {
		o.known[game] = counted{now, all}
	}
	return all, err
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
