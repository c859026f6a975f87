package analysis

import (
	"context"
	"slices"

	"ennead/bot"
	"ennead/game"
)

const (
	worlds = 8  // guesses of what is hidden in which a move is evaluated
	fewest = 3  // worlds an option must be legal in; if it is in only one, that guess made it up
	tries  = 96 // guesses made to find the worlds
)

// Guess evaluates a move of another seat while the game is in progress, for an asker who may know the move but not
// what that seat knew. The view is masked for the asker, and the result depends only on the view and the move: Guess
// makes several worlds in which the move is legal, shows the seat its own view of each, and reports only options that
// it has in all of them. It reports no costs. The result world is one of those worlds as the seat would see it, for
// labelling the options. The error is [ErrNoDecision] if too few worlds are found or no choice is left.
func Guess(
	ctx context.Context, view game.State, asker, seat game.Seat, played game.Move, s Spec,
) (d Decision, world game.State, err error) {
	w := s.analyzer()
	w.Seed(s.Seed)
	r := game.NewRand(^s.Seed)
	guess := view.Copy()
	var all tallies
	found := 0
	for try := 0; try < tries && found < worlds; try++ {
		guess.CopyFrom(view)
		guess.Determinize(asker, &r)
		moves := guess.Moves(nil, seat)
		if !slices.Contains(moves, played) {
			continue
		}
		if len(moves) < 2 {
			return d, nil, ErrNoDecision
		}
		guess.Mask(seat)
		if world == nil {
			world = guess.Copy()
		}
		trials, err := w.Search(ctx, guess, seat, max(s.Iterations/worlds, 1))
		if err != nil {
			return d, nil, err
		}
		all.add(trials)
		found++
	}
	d = all.decision(seat, played, found)
	if found < fewest || len(d.Options) < 2 {
		return d, nil, ErrNoDecision
	}
	return d, world, nil
}

// tallies sum the results of each move over several worlds.
type tallies []tally

type tally struct {
	bot.MoveStats // sums, weighted by the visits
	worlds        int
}

func (all *tallies) add(trials []bot.MoveStats) {
	for _, t := range trials {
		i := slices.IndexFunc(*all, func(x tally) bool { return x.Move == t.Move })
		if i < 0 {
			i = len(*all)
			*all = append(*all, tally{MoveStats: bot.MoveStats{Move: t.Move, Win: make([]float64, len(t.Win))}})
		}
		x := &(*all)[i]
		x.worlds++
		x.Visits += t.Visits
		x.Margin += t.Margin * float64(t.Visits)
		for k, p := range t.Win {
			x.Win[k] += p * float64(t.Visits)
		}
	}
}

// decision returns the options available in all worlds, by visits.
func (all tallies) decision(seat game.Seat, played game.Move, worlds int) Decision {
	d := Decision{Seat: seat, Move: played}
	certain := slices.DeleteFunc(slices.Clone(all), func(x tally) bool { return x.worlds < worlds })
	slices.SortStableFunc(certain, func(a, b tally) int { return b.Visits - a.Visits })
	for i, x := range certain {
		n := float64(max(x.Visits, 1))
		if i == 0 {
			for _, p := range x.Win {
				d.Win = append(d.Win, exact(p/n))
			}
		}
		if i < mostOptions || x.Move == played {
			d.Options = append(d.Options, Option{Move: x.Move, Visits: x.Visits, Win: exact(x.Win[seat] / n),
				Margin: exact(x.Margin / n)})
		}
	}
	return d
}
