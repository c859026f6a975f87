// Command tune fits the weights of Pharaon's judge to games that bots play, and writes them as Go:
//
//	go run ./internal/tune -games 600 > weights.go && mv weights.go games/pharaon/judge/
//
// A first table, when there is none yet, comes from games searched to their end: -bots mcts:100/depth=1000.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/judge"
)

func main() {
	players := flag.String("bots", "mcts:300 greedy mcts:60 mcts:100/depth=20", "who plays: the more diverse, the more the fit learns")
	games := flag.Int("games", 600, "games for each number of players from 2 to 5")
	seed := flag.Uint64("seed", 1, "seed of the games")
	ridge := flag.Float64("ridge", 0.01, "how much weights are drawn to zero")
	flag.Parse()
	if err := tune(os.Stdout, os.Stderr, strings.Fields(*players), *games, *seed, *ridge); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func tune(out, report io.Writer, names []string, games int, seed uint64, ridge float64) error {
	var bots []arena.Entrant
	for _, name := range names {
		spec, err := bot.Parse(name)
		if err != nil {
			return err
		}
		bots = append(bots, arena.Enter(spec, judge.Value))
	}
	fits := make([][judge.Phases]fit, judge.Tables)
	for table := range judge.Tables {
		for first := range bots {
			if err := play(report, &fits[table], table+2, append(bots[first:len(bots):len(bots)], bots[:first]...), games/len(bots), seed+uint64(first)); err != nil {
				return fmt.Errorf("%d players: %w", table+2, err)
			}
		}
	}
	return write(out, report, fits, ridge)
}

// play learns from a series with as many of the bots as there are seats.
func play(report io.Writer, fits *[judge.Phases]fit, players int, bots []arena.Entrant, games int, seed uint64) error {
	result, err := arena.Run(context.Background(), arena.Config{
		Game: pharaon.Game, Setup: game.Setup{Players: players}, Bots: bots[:min(players, len(bots))], Games: games, Seed: seed,
		Jobs: runtime.NumCPU(), Record: func(_ int, r *game.Record) error { return learn(fits, r) },
	})
	if err != nil {
		return err
	}
	for _, b := range result.Bots {
		fmt.Fprintf(report, "%d players: %-30s %4d games, mean score %.1f, wins %.2f\n", players, b.Bot, b.Games, b.ScoreMean, b.WinRate)
	}
	return nil
}

// learn adds what a game shows: at the start of every turn, the features of each seat and the
// points that it still made.
func learn(fits *[judge.Phases]fit, r *game.Record) error {
	s, err := pharaon.Game.New(r.Setup)
	if err != nil {
		return err
	}
	type sight struct {
		phase, seat int
		solid       float32
		features    [judge.Count]float32
	}
	var sights []sight
	last := game.Nature
	for _, turn := range r.Turns {
		if turn.Seat != last && turn.Seat != game.Nature {
			last = turn.Seat
			for i := range s.Seats() {
				at := sight{seat: i}
				at.phase, at.solid = judge.Features(s.(*pharaon.State), i, at.features[:])
				sights = append(sights, at)
			}
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	for _, at := range sights {
		fits[at.phase].add(at.features[:], float64(s.Score(game.Seat(at.seat)))-float64(at.solid))
	}
	return nil
}

// write prints the tables. What all numbers of players have in common is fitted first; each number then
// departs from it as far as its own games say so clearly.
func write(out, report io.Writer, fits [][judge.Phases]fit, ridge float64) error {
	fmt.Fprint(out, "package judge\n\n// weights by number of players, phase and feature. Made by internal/tune.\n"+
		"var weights = [tables][phases][featureCount]float32{\n")
	for table := range fits {
		fmt.Fprintf(out, "\t%d: {\n", table)
		for phase := range fits[table] {
			var all fit
			for other := range fits {
				all.join(&fits[other][phase])
			}
			f := &fits[table][phase]
			if f.n == 0 {
				continue // there is no such phase
			}
			weights := f.solve(own, all.solve(ridge, make([]float64, judge.Count)))
			fmt.Fprintf(report, "%d players, phase %2d: %7.0f samples, spread %.2f before, %.2f after\n",
				table+2, phase, f.n, f.spread(make([]float64, judge.Count)), f.spread(weights))
			fmt.Fprintf(out, "\t\t%d: {", phase)
			for k, w := range weights {
				if k > 0 {
					fmt.Fprint(out, ", ")
				}
				fmt.Fprintf(out, "%.3f", w)
			}
			fmt.Fprint(out, "},\n")
		}
		fmt.Fprint(out, "\t},\n")
	}
	_, err := fmt.Fprint(out, "}\n")
	return err
}

// own is how much the weights of one number of players are drawn to those of all.
const own = 0.1
