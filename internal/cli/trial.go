package cli

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ennead/arena"
	"ennead/game"
	"ennead/games"
	"ennead/internal/desk"
	"ennead/internal/store"
)

// checks returns what is wrong with what is said about games of bots.
func (r ratingsCommand) checks() error {
	if r.Games < 1 {
		return usage("cli.error.games")
	}
	for _, name := range r.Bots {
		if !slices.Contains(levelNames(), name) {
			return usage("cli.error.rated_bot", "bot", name)
		}
	}
	if len(r.Bots) < 2 {
		return usage("cli.error.ladder")
	}
	return nil
}

// try lets the levels of bots play each other, and stores how that ended: their ratings change, and nobody else's. The
// same seed plays the same games, which count once.
func (r ratingsCommand) try(ctx context.Context, c *console, house desk.Desk) error {
	chosen := games.All()
	if len(r.Only) > 0 {
		chosen = nil
		for _, name := range r.Only {
			g, err := find(name)
			if err != nil {
				return err
			}
			chosen = append(chosen, g)
		}
	}
	if r.Seed == 0 { // every day others
		r.Seed = uint64(time.Now().Unix() / int64((24 * time.Hour).Seconds()))
	}
	played, stored := 0, 0
	show, clear := c.meter(r.Games * len(chosen))
	for _, g := range chosen {
		for n := range r.Games {
			trial, err := r.play(ctx, c, g, n)
			added := false
			if err == nil {
				added, err = house.AddTrial(ctx, trial)
			}
			if err != nil {
				clear()
				return err
			}
			if played++; added {
				stored++
			}
			show(played)
		}
	}
	clear()
	if r.JSON {
		return c.json(struct {
			Stored int `json:"stored"`
		}{stored})
	}
	c.say("cli.ratings.played", "n", stored)
	return nil
}

// seed returns the seed of a game. The games of two seeds that follow one another, like those of two days, are others.
func (r ratingsCommand) seed(n int) uint64 { return rand.NewPCG(r.Seed, uint64(n)).Uint64() }

// play plays one game among the levels, of which each is left out by turns if there are too many for the table.
func (r ratingsCommand) play(ctx context.Context, c *console, g game.Game, n int) (trial store.Trial, err error) {
	_, most := g.Players()
	first := n % len(r.Bots)
	levels := slices.Concat(r.Bots[first:], r.Bots[:first])
	levels = levels[:min(most, len(levels))]
	conf := arena.Config{Game: g, Games: 1, Seed: r.seed(n), Jobs: 1}
	if conf.Setup, err = setup(g, len(levels), nil); err != nil {
		return trial, err
	}
	var end func()
	if conf.Bots, end, err = c.entrants(g, levels, conf.Setup); err != nil {
		return trial, err
	}
	defer end()
	trial = store.Trial{ID: fmt.Sprintf("bots %s %d %d %v", g.ID(), g.Version(), conf.Seed, levels), Game: g.ID(),
		Finished: time.Now().UnixMilli()}
	conf.Record = func(_ int, record *game.Record) error {
		m, err := game.Replay(g, record)
		if err != nil {
			return err
		}
		for seat, level := range levels {
			trial.Seats = append(trial.Seats, store.TrialSeat{Level: level, Rank: m.State.Rank(game.Seat(seat))})
		}
		return nil
	}
	_, err = arena.Run(ctx, conf)
	return trial, err
}
