package cli

import (
	"context"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"ennead/bot"
	"ennead/game"
	"ennead/game/pace"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/load"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

// figure is a measurement with its target.
type figure struct {
	What        string  `json:"what"`
	Players     int     `json:"players"`
	Value       float64 `json:"value"` // in Unit, the best of some runs
	Median      float64 `json:"median,omitempty"`
	Unit        string  `json:"unit"`
	PerSecond   float64 `json:"per_second,omitempty"`
	Allocations *int    `json:"allocations,omitempty"` // per game, copy, replay, or searched choice
	Aim         float64 `json:"aim,omitempty"`         // in Unit; Value should not be larger
	Ratio       float64 `json:"ratio,omitempty"`       // how many times better than the target

	key string // of its name
}

// Units.
const (
	inTime  = "ns"
	inSpace = "bytes"
)

// gauge is a kind of figure, with its target; 0 if there is none.
type gauge struct {
	what, key, unit string
	aim             float64
}

var (
	randomPlay  = gauge{"random_play", "cli.bench.random", inTime, 125}
	listing     = gauge{"moves", "cli.bench.moves", inTime, 0}
	playing     = gauge{"copy_and_play", "cli.bench.play", inTime, 0}
	copying     = gauge{"copy", "cli.bench.copy", inTime, 25}
	masking     = gauge{"mask", "cli.bench.mask", inTime, 0}
	guessing    = gauge{"guess", "cli.bench.guess", inTime, 0}
	replaying   = gauge{"replay", "cli.bench.replay", inTime, 1e6}
	searching   = gauge{"search", "cli.bench.search", inTime, 1e9 / 250_000}
	stateSize   = gauge{"state", "cli.bench.state", inSpace, 1024}
	oneTable    = gauge{"stored_move", "cli.bench.stored", inTime, 5e6}
	oneTable99  = gauge{"stored_move_p99", "cli.bench.stored_most", inTime, 50e6}
	manyTables  = gauge{"stored_move_64_tables", "cli.bench.stored_many", inTime, 0} // no target: nobody thinks here
	manyTable99 = gauge{"stored_move_64_tables_p99", "cli.bench.stored_many_most", inTime, 0}
)

// figure compares a value with its target.
func (g gauge) figure(players int, value float64) figure {
	f := figure{What: g.what, key: g.key, Players: players, Value: value, Unit: g.unit, Aim: g.aim}
	if value > 0 {
		f.Ratio = g.aim / value
	}
	return f
}

// timed measures work for the time given to a figure.
func (b benchCommand) timed(g gauge, players int, w pace.Work) figure {
	m := pace.Measure(w, b.Time)
	f := g.figure(players, m.Best)
	f.Median, f.PerSecond, f.Allocations = m.Median, 1e9/m.Best, &m.Allocs
	return f
}

// step measures something.
type step func(ctx context.Context) ([]figure, error)

// iterations is the number of iterations per choice of the measured search.
const iterations = 1000

// search returns a search in the middle of a game, without a network and with rollouts of twenty uniformly random
// choices.
func search(g game.Game, start game.State, iterations int) pace.Work {
	s := bot.Spec{Kind: bot.MCTS, Iterations: iterations, Trees: 1, Tuning: bot.Defaults}
	s.Tuning.Depth, s.Tuning.History = 20, 1
	return pace.Game(start).Middle().Search(s.New(games.Kit(g.ID()).Evaluator, 1), iterations)
}

// steps returns all measurements of a game: play and search with every number of players, the rest with four, stored
// moves with two.
func (b benchCommand) steps(g game.Game) (list []step, err error) {
	least, most := g.Players()
	starts := map[int]game.State{}
	for players := least; players <= most; players++ {
		if starts[players], err = g.New(game.Setup{Players: players}); err != nil {
			return nil, err
		}
	}
	add := func(gauge gauge, players int, w func() pace.Work) {
		list = append(list, func(ctx context.Context) ([]figure, error) {
			return []figure{b.timed(gauge, players, w())}, ctx.Err()
		})
	}
	for players := least; players <= most; players++ {
		add(randomPlay, players, func() pace.Work { return pace.RandomPlay(starts[players]) })
	}
	four := min(4, most)
	for _, w := range []struct {
		gauge gauge
		work  func(pace.Moments) pace.Work
	}{{listing, pace.Moments.List}, {playing, pace.Moments.Play}, {masking, pace.Moments.Mask},
		{guessing, pace.Moments.Guess}} {
		add(w.gauge, four, func() pace.Work { return w.work(pace.Game(starts[four])) })
	}
	add(copying, four, func() pace.Work { return pace.Copy(starts[four]) })
	list = append(list, func(context.Context) ([]figure, error) {
		return []figure{stateSize.figure(four, float64(pace.Size(starts[four])))}, nil
	}, func(context.Context) ([]figure, error) {
		w, _, err := pace.Replay(g, game.Setup{Players: four})
		if err != nil {
			return nil, err
		}
		return []figure{b.timed(replaying, four, w)}, nil
	})
	for players := least; players <= most; players++ {
		add(searching, players, func() pace.Work {
			// A choice should not take longer than the time for its figure.
			return search(g, starts[players], min(iterations, max(1, int(b.Time/time.Microsecond))))
		})
	}
	return append(list, func(ctx context.Context) ([]figure, error) { return b.stored(ctx, g, max(2, least)) }), nil
}

// stored measures moves that are on the disk when they are acknowledged, at one table and at 64 at once.
func (b benchCommand) stored(ctx context.Context, g game.Game, players int) (list []figure, err error) {
	dir, err := os.MkdirTemp(b.Dir, "ennead-bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	db, err := sqlite.Open(ctx, filepath.Join(dir, "ennead.db"))
	if err != nil {
		return nil, err
	}
	defer db.Close()
	house, err := table.Open(ctx, table.Config{Store: db, Bus: bus.New(), Games: []game.Game{g},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	if err != nil {
		return nil, err
	}
	defer house.Close()
	for _, at := range []struct {
		tables         int
		median, almost gauge
	}{{1, oneTable, oneTable99}, {64, manyTables, manyTable99}} {
		crowd, err := load.Sit(ctx, house, g.ID(), game.Setup{Players: players}, at.tables)
		if err != nil {
			return nil, err
		}
		tried := 16 * at.tables
		all, _, err := crowd.Play(ctx, tried)
		if err != nil {
			return nil, err
		}
		moves := min(max(int(float64(tried)*float64(b.Time)/float64(all)), tried), 100_000)
		all, each, err := crowd.Play(ctx, moves)
		if err != nil {
			return nil, err
		}
		middle := at.median.figure(players, part(each, 50))
		middle.PerSecond = float64(moves) / all.Seconds()
		list = append(list, middle, at.almost.figure(players, part(each, 99)))
	}
	return list, nil
}

// part returns a percentile of sorted times.
func part(sorted []time.Duration, percent int) float64 {
	return float64(sorted[(len(sorted)-1)*percent/100])
}
