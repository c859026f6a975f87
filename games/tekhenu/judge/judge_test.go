package judge

import (
	"fmt"
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/tekhenu"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*tekhenu.State)) {
	t.Helper()
	bottest.Visit(t, tekhenu.Game, game.Setup{Players: players}, who, Value, games, see)
}

// Of players who know what they want, the opinion must foresee the end much better than the score of the moment does,
// for every number of players; at the end it is the score.
func TestOpinionIsBetterThanTheScore(t *testing.T) {
	for players := 1; players <= 4; players++ {
		type sight struct {
			seat         game.Seat
			score, value float64
		}
		var sights []sight
		var byScore, byValue float64
		values := make([]float32, max(players, 2))
		visit(t, bot.Greedy, players, 4, func(s *tekhenu.State) {
			Value(s, values)
			for i, v := range values {
				at := sight{game.Seat(i), float64(s.Score(game.Seat(i))), float64(v)}
				if math.IsNaN(at.value) || at.value < -60 || at.value > 400 {
					t.Fatalf("an opinion of %v points", at.value)
				}
				if over := s.Owing() == 0; over && math.Abs(at.value-at.score) > 0.1 {
					t.Errorf("at the end seat %d has %v points, the judge says %v", i, at.score, at.value)
				}
				sights = append(sights, at)
			}
			if s.Owing() == 0 {
				for _, at := range sights {
					end := float64(s.Score(at.seat))
					byScore += math.Abs(end - at.score)
					byValue += math.Abs(end - at.value)
				}
				sights = sights[:0]
			}
		})
		t.Logf("%d players: error of the opinion %.0f %% of that of the score", players, 100*byValue/byScore)
		if byValue > 0.35*byScore {
			t.Errorf("%d players: the opinion errs %.0f points in all, the score of the moment %.0f", players, byValue, byScore)
		}
	}
}

func TestValueAllocatesNothing(t *testing.T) {
	for players := 1; players <= 4; players++ {
		seen := 0
		visit(t, bot.Random, players, 1, func(s *tekhenu.State) {
			if seen++; seen%50 != 1 {
				return
			}
			values := make([]float32, s.Seats())
			if n := testing.AllocsPerRun(10, func() { Value(s, values) }); n > 0 {
				t.Fatalf("%v allocations", n)
			}
		})
	}
}

func BenchmarkValue(b *testing.B) {
	for _, players := range []int{2, 4} {
		var middle *tekhenu.State
		visit(b, bot.Random, players, 1, func(s *tekhenu.State) {
			if s.Round == 8 && middle == nil {
				middle = s.Copy().(*tekhenu.State)
			}
		})
		values := make([]float32, players)
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			for b.Loop() {
				Value(middle, values)
			}
		})
	}
}
