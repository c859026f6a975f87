package arena_test

import (
	"context"
	"testing"

	"ennead/arena"
	"ennead/game"
)

// reach plays at random until a player is to move and here accepts the position, and masks it for that seat. A choice
// is fresh if another seat made the one before it.
func reach(t testing.TB, g game.Game, players int, here func(s game.State, fresh bool) bool) (game.State, game.Seat) {
	t.Helper()
	s, err := g.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(4)
	var moves []game.Move
	for last := game.Nature; s.Owing() != 0; {
		seat := s.Owing().First()
		if seat != game.Nature && here(s, seat != last) {
			s.Mask(seat)
			return s, seat
		}
		last = seat
		var m game.Move
		if seat == game.Nature {
			m, moves = r.Roll(s, moves)
		} else {
			moves = s.Moves(moves[:0], seat)
			m = moves[r.Intn(len(moves))]
		}
		s.Play(seat, m, nil)
	}
	t.Fatal("the game is over before that")
	return nil, 0
}

func BenchmarkHarvestSearch(b *testing.B) {
	s := &harvest{seats: 4}
	for n := range 4 {
		s.Play(game.Nature, s.Moves(nil, game.Nature)[n%3], nil)
	}
	s.Play(game.Nature, s.Moves(nil, game.Nature)[4], nil)
	const iterations = 1000
	player := enter(b, harvestValue, "mcts:1000")[0].New(1)
	for b.Loop() {
		_, _ = player.Choose(context.Background(), s, 0)
	}
	b.ReportMetric(float64(b.N*iterations)/b.Elapsed().Seconds(), "iterations/s")
}

func BenchmarkHarvestRandom(b *testing.B) {
	choices := 0
	c := harvests(b, 4, 2000, "random")
	c.Jobs = 1
	for b.Loop() {
		r, err := arena.Run(context.Background(), c)
		if err != nil {
			b.Fatal(err)
		}
		choices += r.Choices
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
}
