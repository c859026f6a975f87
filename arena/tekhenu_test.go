package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/game"
	"ennead/games/tekhenu"
	tekhenuevaluator "ennead/games/tekhenu/evaluator"
	tekhenukit "ennead/games/tekhenu/kit"
)

func suns(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: tekhenukit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, tekhenuevaluator.Value, specs...)}
}

// Greedy bots beat random ones at Tekhenu: a few games by default. With -ladder search must beat greedy too, with up
// to four players.
func TestTekhenuLadder(t *testing.T) {
	ascend(t, suns, []rung{{"greedy", "random", 6, 3, 30, 4}, {"mcts:300", "greedy", 0, 0, 40, 4},
		{"mcts:300", "mcts:30", 0, 0, 40, 4}})
}

// eighth returns the first die of the eighth round.
func eighth(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, tekhenukit.Game, players, func(s game.State, _ bool) bool {
		k := s.(*tekhenu.State)
		return k.Round == 8 && k.Top().Step == tekhenu.StepDie
	})
}

// A search of Tekhenu allocates nothing either.
func TestTekhenuSearchAllocatesNothing(t *testing.T) {
	s, seat := eighth(t, 3)
	unallocated(t, s, seat, enter(t, tekhenuevaluator.Value, "greedy", "mcts:300")...)
}
