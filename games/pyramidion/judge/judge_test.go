package judge

import (
	"fmt"
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/pyramidion"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*pyramidion.State)) {
	t.Helper()
	bottest.Visit(t, pyramidion.Game, game.Setup{Players: players}, who, Value, games, see)
}

// Of players who know what they want, the opinion must foresee who is ahead at the end much better than the score of the moment does, once
// half of a round's sites are resolved; at the end it is the score.
func TestOpinionIsBetterThanTheScore(t *testing.T) {
	for players := 2; players <= 4; players++ {
		type sight struct {
			seat         game.Seat
			score, value float64
		}
		var sights []sight
		var byScore, byValue float64
		values := make([]float32, players)
		visit(t, bot.Greedy, players, 16, func(s *pyramidion.State) {
			if s.Owing() != 0 && 2*s.Sundials.Len() < len(s.Data.Tables[players].Sequence) {
				return
			}
			Value(s, values)
			for i, v := range values {
				at := sight{game.Seat(i), float64(s.Score(game.Seat(i))), float64(v)}
				if math.IsNaN(at.value) || at.value < -10 || at.value > 60 {
					t.Fatalf("an opinion of %v points", at.value)
				}
				if over := s.Owing() == 0; over && math.Abs(at.value-at.score) > 0.1 {
					t.Errorf("at the end seat %d has %v points, the judge says %v", i, at.score, at.value)
				}
				sights = append(sights, at)
			}
			if s.Owing() != 0 {
				return
			}
			for ; len(sights) > 0; sights = sights[players:] {
				var end, score, value float64
				for _, at := range sights[:players] {
					end, score, value = end+float64(s.Score(at.seat))/float64(players), score+at.score/float64(players), value+at.value/float64(players)
				}
				for _, at := range sights[:players] {
					due := float64(s.Score(at.seat)) - end
					byScore += math.Abs(due - at.score + score)
					byValue += math.Abs(due - at.value + value)
				}
			}
		})
		t.Logf("%d players: error of the opinion %.0f %% of that of the score", players, 100*byValue/byScore)
		if byValue > 0.9*byScore {
			t.Errorf("%d players: the opinion errs %.0f points in all, the score of the moment %.0f", players, byValue, byScore)
		}
	}
}

// A boat that is being paid for counts as loaded: while others can still load, to go on paying in the best way is no gain and no loss
// (PYR-12.3).
func TestWhatIsBeingPaidCounts(t *testing.T) {
	seen := 0
	values := make([]float32, 3)
	worth := func(s *pyramidion.State, seat game.Seat) float32 {
		Value(s, values)
		return values[seat]
	}
	visit(t, bot.Greedy, 3, 8, func(s *pyramidion.State) {
		if s.Top().Step != pyramidion.StepPay {
			return
		}
		seat, best := s.Top().Seat, float32(math.Inf(-1))
		for _, m := range s.Moves(nil, seat) {
			next := s.Copy().(*pyramidion.State)
			if next.Play(seat, m, nil); next.Top().Step != pyramidion.StepPay && next.Top().Step != pyramidion.StepLoad {
				return
			}
			best = max(best, worth(next, seat))
		}
		seen++
		if before := worth(s, seat); math.Abs(float64(best-before)) > 1 {
			t.Errorf("%.2f points while boat %d is being paid for, then %.2f", before, s.Payment.Boat, best)
		}
	})
	if seen < 5 {
		t.Errorf("only %d times had anybody to choose how to pay", seen)
	}
}

func TestValueAllocatesNothing(t *testing.T) {
	for players := 2; players <= 4; players++ {
		seen := 0
		visit(t, bot.Random, players, 1, func(s *pyramidion.State) {
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
		var at *pyramidion.State
		visit(b, bot.Greedy, players, 16, func(s *pyramidion.State) {
			if at == nil && s.Round == 2 && s.Top().Step == pyramidion.StepCard && s.Sundials.Len() == 1 {
				at = s.Copy().(*pyramidion.State)
			}
		})
		values := make([]float32, players)
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			for b.Loop() {
				Value(at, values)
			}
		})
	}
}
