package arena_test

import (
	"context"
	"testing"

	"ennead/arena"
	"ennead/game"
)

// A search allocates nothing once its buffers have reached their size.
func TestSearchAllocatesNothing(t *testing.T) {
	s := &harvest{seats: 4}
	r := game.NewRand(1)
	for range 20 {
		moves := s.Moves(nil, s.Owing().First())
		s.Play(s.Owing().First(), moves[r.Intn(len(moves))], nil)
	}
	for s.Owing().Has(game.Nature) {
		s.Play(game.Nature, s.Moves(nil, game.Nature)[5], nil)
	}
	seat := s.Owing().First()
	s.Mask(seat)
	unallocated(t, s, seat, enter(t, harvestValue, "random", "greedy", "mcts:500")...)
}

// unallocated checks that bots choose without allocating, once their buffers have reached their size.
func unallocated(t *testing.T, s game.State, seat game.Seat, bots ...arena.Entrant) {
	t.Helper()
	for _, entrant := range bots {
		b := entrant.New(1)
		choose := func() {
			if _, err := b.Choose(t.Context(), s, seat); err != nil {
				t.Fatal(err)
			}
		}
		for range 5 {
			choose()
		}
		if n := testing.AllocsPerRun(10, choose); n > 0 {
			t.Errorf("%s: %v allocations per choice", entrant.Name, n)
		}
	}
}

// Random play allocates a little per game and nothing per choice: a series costs the same few allocations per game
// for any number of seats.
func TestRandomPlayAllocatesNothingPerChoice(t *testing.T) {
	perGame := func(players int) float64 {
		c := harvests(t, players, 200, "random")
		c.Jobs = 1
		return testing.AllocsPerRun(3, func() {
			if _, err := arena.Run(context.Background(), c); err != nil {
				t.Fatal(err)
			}
		}) / 200
	}
	if two, four := perGame(2), perGame(4); four > 8 || four-two > 3 {
		t.Errorf("%v allocations per game of two, %v per game of four", two, four)
	}
}
