package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidionevaluator "ennead/games/pyramidion/evaluator"
	pyramidionkit "ennead/games/pyramidion/kit"
)

func foremen(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: pyramidionkit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, pyramidionevaluator.Value, specs...)}
}

// Greedy bots beat random ones at Pyramidion, and a scribe beats an apprentice: a few games by default. With -ladder
// search must beat greedy too, and a longer search a shorter one.
func TestPyramidionLadder(t *testing.T) {
	ascend(t, foremen, []rung{{"greedy", "random", 6, 4, 30, 4}, {"scribe", "apprentice", 12, 2, 60, 4},
		{"mcts:400", "greedy", 0, 0, 40, 4},
		{"mcts:400", "mcts:30", 0, 0, 40, 4}, {"vizier", "scribe", 0, 0, 40, 2}, {"vizier", "greedy", 0, 0, 40, 2}})
}

// quarry returns a card choice on the second site of the third round.
func quarry(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, pyramidionkit.Game, players, func(s game.State, _ bool) bool {
		p := s.(*pyramidion.State)
		return p.Round == 3 && p.Sundials.Len() == 1 && p.Top().Step == pyramidion.StepCard
	})
}

// A search of Pyramidion allocates nothing either.
func TestPyramidionSearchAllocatesNothing(t *testing.T) {
	s, seat := quarry(t, 3)
	unallocated(t, s, seat, enter(t, pyramidionevaluator.Value, "greedy", "mcts:300")...)
}
