// Package load plays at tables of a house as people do, one stored move after the other, and measures how long each
// takes. It serves benchmarks and `ennead bench`; over the network, as browsers do, it serves `ennead load`.
package load

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/table"
)

// longest is the number of moves after which a table is replaced by a new one even if its game is not over: about a
// game of Pharaon.
const longest = 400

// person owns every seat of every table.
const person table.PersonID = "everybody at every table"

// Crowd is a set of tables at which people play.
type Crowd struct {
	house  *table.House
	spec   table.Spec
	tables []*table.Table
	whims  []game.Rand // by table
}

// Sit opens that many tables of a game and begins their games.
func Sit(ctx context.Context, h *table.House, game string, setup game.Setup, tables int) (*Crowd, error) {
	c := &Crowd{house: h, spec: table.Spec{Game: game, Setup: setup, Seats: make([]table.SeatSpec, setup.Players)}}
	for i := range c.spec.Seats {
		c.spec.Seats[i] = table.SeatSpec{Kind: table.Person, Name: fmt.Sprintf("Seat %d", i+1)}
	}
	for i := range tables {
		t, err := c.begin(ctx)
		if err != nil {
			return nil, err
		}
		c.tables = append(c.tables, t)
		c.whims = append(c.whims, random(i))
	}
	return c, nil
}

func random(table int) game.Rand { return game.NewRand(uint64(table) + 1) }

// begin opens a table at which all seats are taken and ready.
func (c *Crowd) begin(ctx context.Context) (*table.Table, error) {
	id, err := c.house.Create(ctx, c.spec, person, 0)
	if err != nil {
		return nil, err
	}
	at, err := c.house.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	for i := range game.Seat(at.Match.State.Seats()) {
		if at.Match.State.Automata().Has(i) {
			continue
		}
		if !at.Seats[i].Taken {
			if _, err := c.house.Claim(ctx, id, c.house.SeatKey(at, i), person, ""); err != nil {
				return nil, err
			}
		}
		if err := c.house.Ready(ctx, id, i, [16]byte{}); err != nil {
			return nil, err
		}
	}
	return c.house.Look(ctx, id)
}

// Play makes that many moves in all, at all tables in parallel, and returns the total time and how long each move
// took, shortest first. The chance after a move is included; opening new tables is not.
func (c *Crowd) Play(ctx context.Context, moves int) (all time.Duration, each []time.Duration, err error) {
	waited, errs := make([][]time.Duration, len(c.tables)), make([]error, len(c.tables))
	began := time.Now()
	var wait sync.WaitGroup
	for i := range c.tables {
		wait.Go(func() {
			for n := i; n < moves && errs[i] == nil; n += len(c.tables) {
				var took time.Duration
				took, errs[i] = c.move(ctx, i)
				waited[i] = append(waited[i], took)
			}
		})
	}
	wait.Wait()
	all = time.Since(began)
	for i, err := range errs {
		if err != nil {
			return all, nil, fmt.Errorf("table %d: %w", i+1, err)
		}
	}
	return all, slices.Sorted(slices.Values(slices.Concat(waited...))), nil
}

// move makes a random move for a seat to move, at one of the tables.
func (c *Crowd) move(ctx context.Context, i int) (took time.Duration, err error) {
	at := c.tables[i]
	if at.Match.Over() || len(at.Match.Record.Turns) >= longest {
		if at, err = c.begin(ctx); err != nil {
			return 0, err
		}
	}
	seat := at.Match.State.Owing().First()
	list := at.Match.State.Moves(nil, seat)
	m := list[c.whims[i].Intn(len(list))]
	began := time.Now()
	c.tables[i], err = c.house.Choose(ctx, at.ID, seat, at.Version, m)
	return time.Since(began), err
}
