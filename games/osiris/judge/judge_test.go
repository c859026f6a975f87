package judge

import (
	"fmt"
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/osiris"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*osiris.State)) {
	t.Helper()
	bottest.Visit(t, osiris.Game, game.Setup{Players: players}, who, Value, games, see)
}

// Of players who know what they want, the opinion must foresee who is ahead at the end much better than the score of the moment does;
// at the end it is the score.
func TestOpinionIsBetterThanTheScore(t *testing.T) {
	for players := 2; players <= 5; players++ {
		type sight struct {
			seat         game.Seat
			score, value float64
		}
		var sights []sight
		var byScore, byValue float64
		values := make([]float32, players)
		visit(t, bot.Greedy, players, 3, func(s *osiris.State) {
			Value(s, values)
			for i, v := range values {
				at := sight{game.Seat(i), float64(s.Score(game.Seat(i))), float64(v)}
				if math.IsNaN(at.value) || at.value < -10 || at.value > 100 {
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
		if byValue > 0.95*byScore {
			t.Errorf("%d players: the opinion errs %.0f points in all, the score of the moment %.0f", players, byValue, byScore)
		}
	}
}

// Who has withdrawn from the last season can do nothing with tokens and workers.
func TestTokensOfWhoIsDoneForAreWorthNothing(t *testing.T) {
	seen := 0
	visit(t, bot.Greedy, 3, 1, func(s *osiris.State) {
		if s.Season != 4 || s.Player[0].Order == 0 || s.Owing() == 0 {
			return
		}
		seen++
		rich := s.Copy().(*osiris.State)
		rich.Player[0].Tokens = osiris.Tokens{9, 9, 9}
		rich.Player[0].Workers[osiris.Farmer]++
		a, b := make([]float32, 3), make([]float32, 3)
		Value(s, a)
		if Value(rich, b); a[0] != b[0] {
			t.Fatalf("%v with tokens, %v without: nothing can be done with them (OSI-5.10.5)", b[0], a[0])
		}
	})
	if seen == 0 {
		t.Error("nobody withdrew early")
	}
}

func TestValueAllocatesNothing(t *testing.T) {
	for players := 2; players <= 5; players++ {
		seen := 0
		visit(t, bot.Random, players, 1, func(s *osiris.State) {
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

// middle is a turn of the third season, as who has it sees it.
func middle(t testing.TB, players int) (at *osiris.State) {
	visit(t, bot.Greedy, players, 1, func(s *osiris.State) {
		if at == nil && s.Season == 3 && s.Top().Step == osiris.StepAct && s.Player[s.Top().Seat].Tokens.Sum() > 5 {
			at = s.Copy().(*osiris.State)
		}
	})
	at.Mask(at.Top().Seat)
	return at
}

func BenchmarkValue(b *testing.B) {
	for _, players := range []int{2, 5} {
		at, values := middle(b, players), make([]float32, players)
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			for b.Loop() {
				Value(at, values)
			}
		})
	}
}

// BenchmarkDeal is the dearest moment: the turn of who has much to offer.
func BenchmarkDeal(b *testing.B) {
	for _, players := range []int{3, 5} {
		at := middle(b, players)
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			b.ReportAllocs()
			r := game.NewRand(1)
			for b.Loop() {
				Deal(at, at.Top().Seat, &r)
			}
		})
	}
}
