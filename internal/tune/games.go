package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
)

// source says where the games come from: bots play them, or an earlier run kept them.
type source struct {
	bots  []bot.Spec
	games int
	seed  uint64
	jobs  int
	stray float64 // share of the choices made at random, so that the fit also sees what good players avoid
	keep  string  // where to keep the games; empty to discard them
	from  string  // where to read them from instead of playing
}

// each calls learn with all games of a subject.
func (c source) each(report io.Writer, s *subject, learn func(*game.Record) error) error {
	if c.from != "" {
		return c.read(s, learn)
	}
	for table := range s.Tables {
		for first := range c.bots {
			if err := c.play(report, s, table+2, first, learn); err != nil {
				return fmt.Errorf("%d players: %w", table+2, err)
			}
		}
	}
	return nil
}

// play lets the bots play with one number of players, beginning with one of them.
func (c source) play(report io.Writer, s *subject, players, first int, learn func(*game.Record) error) error {
	specs := slices.Concat(c.bots[first:], c.bots[:first])
	conf := arena.Config{
		Game: s.game, Setup: game.Setup{Players: players},
		Games: c.games / len(c.bots), Seed: c.seed + uint64(first), Jobs: c.jobs,
	}
	for _, spec := range specs[:min(players, len(specs))] {
		conf.Bots = append(conf.Bots, c.enter(spec, s.evaluator))
	}
	conf.Record = func(i int, r *game.Record) error {
		if err := c.write(s, fmt.Sprintf("%s-%d-%d-%05d.txt", s.game.ID(), players, conf.Seed, i), r); err != nil {
			return err
		}
		return learn(r)
	}
	result, err := arena.Run(context.Background(), conf)
	if err != nil {
		return err
	}
	for _, b := range result.Bots {
		fmt.Fprintf(report, "%d players: %-30s %4d games, mean score %.1f, wins %.2f\n",
			players, b.Bot, b.Games, b.ScoreMean, b.WinRate)
	}
	return nil
}

func (c source) enter(spec bot.Spec, evaluator bot.Evaluator) arena.Entrant {
	e := arena.Enter(spec, evaluator)
	if sober := e.New; c.stray > 0 {
		e.New = func(seed uint64) bot.Bot { return &stray{Bot: sober(seed), odds: c.stray, rand: game.NewRand(^seed)} }
	}
	return e
}

// stray is a bot that now and then chooses at random.
type stray struct {
	bot.Bot
	odds  float64
	rand  game.Rand
	moves []game.Move
}

const grain = 1 << 20

func (b *stray) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	if float64(b.rand.Intn(grain)) >= b.odds*grain {
		return b.Bot.Choose(ctx, view, seat)
	}
	if b.moves = view.Moves(b.moves[:0], seat); len(b.moves) == 0 {
		return game.Move{}, bot.ErrNothing
	}
	return b.moves[b.rand.Intn(len(b.moves))], nil
}

// write keeps a game, if games are kept.
func (c source) write(s *subject, name string, r *game.Record) error {
	if c.keep == "" {
		return nil
	}
	f, err := os.Create(filepath.Join(c.keep, name))
	if err != nil {
		return err
	}
	if err := game.WriteRecord(f, s.game, r); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}

// read calls learn with those games of a folder that belong to the subject.
func (c source) read(s *subject, learn func(*game.Record) error) error {
	names, err := filepath.Glob(filepath.Join(c.from, s.game.ID()+"-*.txt"))
	if err != nil || len(names) == 0 {
		return fmt.Errorf("there are no games of %s in %s", s.game.ID(), c.from)
	}
	find := func(id string) game.Game {
		if id == s.game.ID() {
			return s.game
		}
		return nil
	}
	for _, name := range names {
		if err := readOne(name, find, learn); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func readOne(name string, find func(string) game.Game, learn func(*game.Record) error) error {
	f, err := os.Open(name) //nolint:gosec // the operator names the folder
	if err != nil {
		return err
	}
	defer f.Close()
	r, err := game.ReadRecord(f, find)
	if err != nil {
		return err
	}
	return learn(r)
}
