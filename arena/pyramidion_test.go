package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/bot"
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

// What is hidden at Pyramidion is worth something: one of two equal searches sees the other's hand and boats, too. By
// default a few quick games show that they can be played; with -ladder 200 tell how many it wins.
func TestWorthOfHiddenCards(t *testing.T) {
	games, spec := 4, "mcts:20"
	if *ladder {
		games, spec = 200, "mcts:2000"
	}
	c, wins := foremen(t, 2, games, spec, spec), 0.0
	for i := range games {
		wins += seesAll(t, c, i)
	}
	t.Logf("who sees everything wins %.3f of %d games", wins/float64(games), games)
	if *ladder && wins < 0.6*float64(games) {
		t.Error("to see what is hidden brings little")
	}
}

// seesAll plays a game in which one bot sees the whole position, and returns its share of the victory. Two games in a
// row have the same seeds and other seats.
func seesAll(t *testing.T, c arena.Config, i int) float64 {
	t.Helper()
	s, err := c.Game.New(c.Setup)
	if err != nil {
		t.Fatal(err)
	}
	seed, who := uint64(i/2), game.Seat(i%2)
	bots, chance := []bot.Bot{}, game.NewRand(seed)
	for k, entrant := range c.Bots {
		bots = append(bots, entrant.New(2*seed+uint64(k)))
	}
	var moves []game.Move
	for s.Owing() != 0 {
		seat := s.Owing().First()
		var m game.Move
		if seat == game.Nature {
			m, moves = chance.Roll(s, moves)
		} else {
			view := s.Copy()
			if seat != who {
				view.Mask(seat)
			}
			if m, err = bots[seat].Choose(t.Context(), view, seat); err != nil {
				t.Fatal(err)
			}
		}
		s.Play(seat, m, nil)
	}
	switch other := 1 - who; {
	case s.Rank(who) < s.Rank(other):
		return 1
	case s.Rank(who) == s.Rank(other):
		return 0.5
	}
	return 0
}
