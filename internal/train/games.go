package train

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
)

// batch is the number of games that are kept together once they all have been played: a course that is interrupted
// loses no more.
const batch = 20

// games returns the games of a step, in an order that does not depend on which of them ended first. It plays those that
// the folder does not have yet.
func (c *Course) games(ctx context.Context, s Step, dir string, evaluator bot.Evaluator) ([]*game.Record, error) {
	var all []*game.Record
	for first := 0; first < c.Games; first += batch {
		n := min(batch, c.Games-first)
		folder := filepath.Join(dir, fmt.Sprintf("%d-%06d", s.Players, first))
		if _, err := os.Stat(folder); err != nil {
			if err := c.play(ctx, s, first, n, folder, evaluator); err != nil {
				return nil, err
			}
		}
		for i := range n {
			r, err := c.read(filepath.Join(folder, name(i)))
			if err != nil {
				return nil, err
			}
			all = append(all, r)
		}
	}
	return all, nil
}

func name(i int) string { return fmt.Sprintf("%02d.txt", i) }

// play plays one batch of games, and puts them into a folder together.
func (c *Course) play(ctx context.Context, s Step, first, n int, folder string, evaluator bot.Evaluator) error {
	spec, err := bot.Parse(c.Bot)
	if err != nil {
		return err
	}
	part := folder + ".part"
	if err := os.RemoveAll(part); err != nil {
		return err
	}
	if err := os.MkdirAll(part, 0o750); err != nil {
		return err
	}
	_, err = arena.Run(ctx, arena.Config{
		Game: c.Kit.Game, Setup: game.Setup{Players: s.Players},
		Games: n, Seed: c.seed(s, first), Jobs: c.Jobs, Silent: true,
		Bots:     []arena.Entrant{c.enter(spec, evaluator)},
		Progress: func(done int) { c.progress(s, first+done, c.Games) },
		Record:   func(i int, r *game.Record) error { return c.write(filepath.Join(part, name(i)), r) },
	})
	if err != nil {
		return err
	}
	return os.Rename(part, folder)
}

func (c *Course) progress(s Step, done, all int) {
	if c.Progress != nil {
		c.Progress(s, done, all)
	}
}

func (c *Course) enter(spec bot.Spec, evaluator bot.Evaluator) arena.Entrant {
	return c.stray(arena.Enter(spec, evaluator))
}

// stray returns an entrant that now and then chooses at random.
func (c *Course) stray(e arena.Entrant) arena.Entrant {
	if sober := e.New; c.Stray > 0 {
		e.New = func(seed uint64) bot.Bot { return &stray{Bot: sober(seed), odds: c.Stray, rand: game.NewRand(^seed)} }
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

func (c *Course) write(path string, r *game.Record) error {
	f, err := os.Create(path) //nolint:gosec // in the folder that the operator names
	if err != nil {
		return err
	}
	if err := game.WriteRecord(f, c.Kit.Game, r); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}

func (c *Course) read(path string) (*game.Record, error) {
	f, err := os.Open(path) //nolint:gosec // in the folder that the operator names
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := game.ReadRecord(f, func(id string) game.Game {
		if id == c.Kit.ID() {
			return c.Kit.Game
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}
