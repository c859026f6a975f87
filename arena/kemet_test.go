package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/game"
	"ennead/games/kemet"
	kemetevaluator "ennead/games/kemet/evaluator"
	kemetkit "ennead/games/kemet/kit"
)

func gods(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: kemetkit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, kemetevaluator.Value, specs...)}
}

// Greedy bots beat random ones at Kemet, and search beats greedy: a few games by default; with -ladder, more of them
// and up to five players.
func TestKemetLadder(t *testing.T) {
	ascend(t, gods, []rung{{"greedy", "random", 6, 3, 30, 5}, {"mcts:100", "greedy", 16, 2, 40, 5},
		{"mcts:300", "mcts:30", 0, 0, 40, 5}})
}

// The evaluator must be worth more to a greedy player than the current score is.
func TestKemetOpinionBeatsTheScore(t *testing.T) {
	games, most := 24, 2
	if *ladder {
		games, most = 60, 5
	}
	score := func(s game.State, values []float32) {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i)))
		}
	}
	for players := 2; players <= most; players++ {
		c := gods(t, players, games, "greedy")
		naive := enter(t, score, "greedy")[0]
		naive.Name = "greedy for the score"
		c.Bots = append(c.Bots, naive)
		expectAhead(t, c)
	}
}

// A search of Kemet allocates nothing either, including simultaneous choices.
func TestKemetSearchAllocatesNothing(t *testing.T) {
	s, seat := reach(t, kemetkit.Game, 3, func(s game.State, _ bool) bool {
		return s.(*kemet.State).Top().Step == kemet.StepCouncil && s.Owing().Len() > 1
	})
	unallocated(t, s, seat, enter(t, kemetevaluator.Value, "greedy", "mcts:300")...)
}
