package evaluator

import (
	"fmt"
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*pyramidion.State)) {
	t.Helper()
	bottest.Visit(t, kit.Game, game.Setup{Players: players}, who, Value, games, see)
}

// trial checks that, among strong players, the evaluator predicts who is ahead once half of a round's sites are
// resolved.
var trial = &bottest.Suite{
	Game: kit.Game, Evaluator: Value, Least: 2, Most: 4, Games: 16, Low: -10, High: 60, Share: 0.9, Ahead: true,
	When: func(state game.State) bool {
		s := state.(*pyramidion.State)
		return 2*s.Sundials.Len() >= len(s.Data.Tables[s.Seats()].Sequence)
	},
}

func TestOpinionIsBetterThanTheScore(t *testing.T) { trial.PredictsTheEnd(t) }
func TestValueAllocatesNothing(t *testing.T)       { trial.AllocatesNothing(t) }

// TestWhatIsBeingPaidCounts checks that a boat counts as loaded while it is being paid for. As long as others can
// still load, continuing the payment in the best way changes no value (PYR-12.3).
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
			next.Play(seat, m, nil)
			if step := next.Top().Step; step != pyramidion.StepPay && step != pyramidion.StepLoad {
				return
			}
			best = max(best, worth(next, seat))
		}
		seen++
		if before := worth(s, seat); math.Abs(float64(best-before)) > 1 {
			t.Errorf("boat %d: value = %.2f while it is being paid for, then %.2f", s.Payment.Boat, before, best)
		}
	})
	if seen < 5 {
		t.Errorf("only %d payments had a choice", seen)
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
