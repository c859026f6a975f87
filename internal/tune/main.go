// Command tune fits the weights of an evaluator to games that bots play, and writes them as Go:
//
//	go run ./internal/tune -game kemet -games 600 > weights.go && mv weights.go games/kemet/evaluator/
//
// Games can be kept, and fitted again in another way:
//
//	go run ./internal/tune -game kemet -games 600 -stray 0.03 -keep DIR > /dev/null
//	go run ./internal/tune -game kemet -from DIR -part 0.6 -most 0.4 > weights.go
//
// With -swing it fits how far the end may still be from what the evaluator expects, for winning chances:
//
//	go run ./internal/tune -game kemet -games 100 -bots mcts:60 -swing
//
// If there is no table of weights yet, fit the first one to games searched to their end: -bots mcts:100/depth=1000.
package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
)

// subject is an evaluator whose weights are to be fitted.
type subject struct {
	game      game.Game
	evaluator bot.Evaluator
	gamekit.Fit
}

// find returns the subject of that game.
func find(id string) (*subject, error) {
	k := games.Kit(id)
	if k == nil || k.Fit == nil {
		return nil, fmt.Errorf("there is no game %q with weights to fit; name one with -game", id)
	}
	return &subject{game: k.Game, evaluator: k.Evaluator, Fit: *k.Fit}, nil
}

func main() {
	name := flag.String("game", "", "the evaluator's game")
	players := flag.String("bots", "mcts:300 greedy mcts:60 mcts:100/depth=20",
		"the bots that play; the fit learns more from diverse ones")
	var c source
	flag.IntVar(&c.games, "games", 600, "games for each number of players from 2 on")
	flag.Uint64Var(&c.seed, "seed", 1, "seed of the games")
	flag.Float64Var(&c.stray, "stray", 0, "share of the choices made at random")
	flag.IntVar(&c.jobs, "jobs", 1, "games in parallel")
	flag.StringVar(&c.keep, "keep", "", "folder to keep the games in")
	flag.StringVar(&c.from, "from", "", "folder to read games from instead of playing")
	var p pull
	flag.Float64Var(&p.ridge, "ridge", 0.01, "how strongly weights are shrunk towards the present ones")
	flag.Float64Var(&p.own, "own", 0.1, "how strongly those of one number of players are shrunk towards those of all")
	flag.Float64Var(&p.part, "part", 1, "share of the way from the present weights to the fitted ones")
	flag.Float64Var(&p.most, "most", 0, "maximum change of a weight; 0 for no limit")
	swing := flag.Bool("swing", false, "fit the swing instead of the weights")
	flag.Parse()
	s, err := find(*name)
	if err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(2)
	}
	if err := s.run(&c, strings.Fields(*players), p, *swing); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func (s *subject) run(c *source, names []string, p pull, swing bool) error {
	for _, name := range names {
		spec, err := bot.Parse(name)
		if err != nil {
			return err
		}
		c.bots = append(c.bots, spec)
	}
	if swing {
		return s.swing(os.Stdout, os.Stderr, c)
	}
	return s.tune(os.Stdout, os.Stderr, c, p)
}

func (s *subject) tune(out, report io.Writer, c *source, p pull) error {
	var tables [][]*fit
	for range s.Tables {
		tables = append(tables, s.empty())
	}
	err := c.each(report, s, func(r *game.Record) error { return s.learn(tables[r.Setup.Players-2], r) })
	if err != nil {
		return err
	}
	return s.write(out, report, tables, p)
}

// pull is how strongly weights are shrunk towards the present ones, and then those of one table towards those of all.
// Games that are alike contain less information than their number suggests, so it may have to be strong.
type pull struct{ ridge, own, part, most float64 }

// move moves the weights by the given share of the way from the present values to the fitted ones.
func (p pull) move(weights, present []float64) {
	most := p.most
	if most == 0 {
		most = math.Inf(1)
	}
	for k, w := range present {
		weights[k] = w + min(max(p.part*(weights[k]-w), -most), most)
	}
}

// keepSigns drops weights with the wrong sign, which say that a good thing does harm: only chance or correlated
// features can explain them.
func keepSigns(weights, usual []float64) {
	for k, u := range usual {
		if weights[k]*u < 0 {
			weights[k] = 0
		}
	}
}

func (s *subject) empty() (fits []*fit) {
	for range s.Fits {
		fits = append(fits, newFit(s.Features))
	}
	return fits
}

// write prints the tables. It first fits what all numbers of players have in common; each number then departs from
// that as far as its own games clearly support it.
func (s *subject) write(out, report io.Writer, tables [][]*fit, p pull) error {
	fitted := make([][][]float64, len(tables))
	for table := range tables {
		for k, f := range tables[table] {
			all := newFit(s.Features)
			for _, other := range tables {
				all.join(other[k])
			}
			if f.n == 0 { // there is no such phase
				fitted[table] = append(fitted[table], nil)
				continue
			}
			present := s.Present(table, k)
			weights := f.solve(p.own, all.solve(p.ridge, present))
			if s.Signed {
				keepSigns(weights, present)
			}
			p.move(weights, present)
			fmt.Fprintf(report, "%d players, fit %2d: %7.0f samples, spread %.2f before, %.2f after\n",
				table+2, k, f.n, f.spread(present), f.spread(weights))
			fitted[table] = append(fitted[table], weights)
		}
	}
	return s.declare(out, fitted)
}
