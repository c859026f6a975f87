// Command tune fits the weights of a judge to games that bots play, and writes them as Go:
//
//	go run ./internal/tune -game kemet -games 600 > weights.go && mv weights.go games/kemet/judge/
//
// With -swing it fits how far the end may still be from what the judge expects, for chances to win; the first of
// the bots then plays all seats:
//
//	go run ./internal/tune -game kemet -games 100 -bots mcts:60 -swing
//
// A first table, when there is none yet, comes from games searched to their end: -bots mcts:100/depth=1000.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
)

// subject is a judge whose weights are to be fitted. It has a table for each number of players from 2, and
// in each table so many fits of so many features, written in lines of so many.
type subject struct {
	game                          game.Game
	judge                         bot.Judge
	tables, fits, features, width int
	usual                         func(table int) []float64 // what the weights of a fit are drawn to
	signed                        bool                      // a weight may vanish, but keeps the sign of the usual one
	learn                         func(fits []*fit, r *game.Record) error
	declaration                   string
}

func main() {
	name := flag.String("game", "pharaon", "whose judge: pharaon or kemet")
	players := flag.String("bots", "mcts:300 greedy mcts:60 mcts:100/depth=20", "who plays: the more diverse, the more the fit learns")
	games := flag.Int("games", 600, "games for each number of players from 2 to 5")
	seed := flag.Uint64("seed", 1, "seed of the games")
	ridge := flag.Float64("ridge", 0.01, "how much weights are drawn to what they usually are")
	own := flag.Float64("own", 0.1, "how much those of one number of players are drawn to those of all")
	jobs := flag.Int("jobs", 1, "games at the same time")
	swing := flag.Bool("swing", false, "fit the swing instead of the weights")
	flag.Parse()
	s, ok := map[string]subject{"pharaon": pharaohs, "kemet": gods}[*name]
	if !ok {
		fmt.Fprintf(os.Stderr, "tune: there is no judge of %q\n", *name)
		os.Exit(2)
	}
	if *swing {
		if err := s.swing(os.Stdout, os.Stderr, strings.Fields(*players), *games, *seed, *jobs); err != nil {
			fmt.Fprintln(os.Stderr, "tune:", err)
			os.Exit(1)
		}
		return
	}
	if err := s.tune(os.Stdout, os.Stderr, strings.Fields(*players), *games, *seed, *jobs, pull{*ridge, *own}); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func (s *subject) tune(out, report io.Writer, names []string, games int, seed uint64, jobs int, p pull) error {
	var bots []arena.Entrant
	for _, name := range names {
		spec, err := bot.Parse(name)
		if err != nil {
			return err
		}
		bots = append(bots, arena.Enter(spec, s.judge))
	}
	var tables [][]*fit
	for table := range s.tables {
		tables = append(tables, s.empty())
		for first := range bots {
			c := arena.Config{Game: s.game, Setup: game.Setup{Players: table + 2}, Games: games / len(bots), Seed: seed + uint64(first), Jobs: jobs,
				Record: func(_ int, r *game.Record) error { return s.learn(tables[table], r) }}
			c.Bots = slices.Concat(bots[first:], bots[:first])[:min(table+2, len(bots))]
			if err := play(report, c); err != nil {
				return fmt.Errorf("%d players: %w", table+2, err)
			}
		}
	}
	return s.write(out, report, tables, p)
}

// pull is how much weights are drawn to the usual ones, and then those of one table to those of all. Games that
// are alike teach less than their number says, so it may have to be strong.
type pull struct{ usual, own float64 }

// keepSigns takes away what only chance or the company it keeps can explain: that a good thing does harm.
func keepSigns(weights, usual []float64) {
	for k, u := range usual {
		if weights[k]*u < 0 {
			weights[k] = 0
		}
	}
}

func (s *subject) empty() (fits []*fit) {
	for range s.fits {
		fits = append(fits, newFit(s.features))
	}
	return fits
}

// play learns from a series.
func play(report io.Writer, c arena.Config) error {
	result, err := arena.Run(context.Background(), c)
	if err != nil {
		return err
	}
	for _, b := range result.Bots {
		fmt.Fprintf(report, "%d players: %-30s %4d games, mean score %.1f, wins %.2f\n", c.Setup.Players, b.Bot, b.Games, b.ScoreMean, b.WinRate)
	}
	return nil
}

// write prints the tables. What all numbers of players have in common is fitted first; each number then
// departs from it as far as its own games say so clearly.
func (s *subject) write(out, report io.Writer, tables [][]*fit, p pull) error {
	fmt.Fprint(out, "package judge\n\n"+s.declaration+" {\n")
	for table := range tables {
		fmt.Fprintf(out, "\t%d: {\n", table)
		usual := s.usual(table)
		for k, f := range tables[table] {
			all := newFit(s.features)
			for _, other := range tables {
				all.join(other[k])
			}
			if f.n == 0 {
				continue // there is no such phase
			}
			weights := f.solve(p.own, all.solve(p.usual, usual))
			if s.signed {
				keepSigns(weights, usual)
			}
			fmt.Fprintf(report, "%d players, fit %2d: %7.0f samples, spread %.2f before, %.2f after\n",
				table+2, k, f.n, f.spread(usual), f.spread(weights))
			for line := range s.features / s.width {
				fmt.Fprintf(out, "\t\t%d: {%s},\n", k*(s.features/s.width)+line, list(weights[line*s.width:(line+1)*s.width]))
			}
		}
		fmt.Fprint(out, "\t},\n")
	}
	_, err := fmt.Fprint(out, "}\n")
	return err
}

func list(weights []float64) string {
	var texts []string
	for _, w := range weights {
		texts = append(texts, fmt.Sprintf("%.3f", w))
	}
	return strings.Join(texts, ", ")
}
