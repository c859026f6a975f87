package bot_test

import (
	"context"
	"testing"

	"ennead/game"
)

// BenchmarkSticks measures the search itself, on a game that costs little apart from allocating its lists of moves.
func BenchmarkSticks(b *testing.B) {
	r := game.NewRand(1)
	s := begin(b, 4)
	reach(s, &r, 6)
	seat := s.Owing().First()
	view := mask(s, seat)
	const iterations = 1000
	player := parse(b, "mcts:1000").New(opinion, 1)
	for b.Loop() {
		_, _ = player.Choose(context.Background(), view, seat)
	}
	b.ReportMetric(float64(b.N*iterations)/b.Elapsed().Seconds(), "iterations/s")
}
