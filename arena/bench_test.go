package arena_test

import (
	"context"
	"testing"

	"ennead/arena"
	"ennead/game"
)

func BenchmarkHarvestSearch(b *testing.B) {
	s := &harvest{seats: 4}
	for n := range 4 {
		s.Play(game.Nature, s.Moves(nil, game.Nature)[n%3], nil)
	}
	s.Play(game.Nature, s.Moves(nil, game.Nature)[4], nil)
	const iterations = 1000
	player := enter(b, harvestJudge, "mcts:1000")[0].New(1)
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
