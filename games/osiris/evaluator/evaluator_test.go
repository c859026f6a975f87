package evaluator

import (
	"fmt"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*osiris.State)) {
	t.Helper()
	bottest.Visit(t, kit.Game, game.Setup{Players: players}, who, Value, games, see)
}

var trial = &bottest.Suite{
	Game: kit.Game, Evaluator: Value, Least: 2, Most: 5, Games: 3, Low: -10, High: 100, Share: 0.95, Ahead: true,
}

func TestOpinionIsBetterThanTheScore(t *testing.T) { trial.PredictsTheEnd(t) }
func TestValueAllocatesNothing(t *testing.T)       { trial.AllocatesNothing(t) }

// A governor who has withdrawn from the last season can do nothing with tokens and workers.
func TestUselessTokensHaveNoValue(t *testing.T) {
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
			t.Fatalf("value with useless tokens: got %v, want %v (OSI-5.10.5)", b[0], a[0])
		}
	})
	if seen == 0 {
		t.Error("no governor withdrew early")
	}
}

// middle returns a turn of the third season, masked for the active governor.
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

// BenchmarkNegotiate measures the most expensive moment: the turn of a seat with much to offer.
func BenchmarkNegotiate(b *testing.B) {
	for _, players := range []int{3, 5} {
		at := middle(b, players)
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			b.ReportAllocs()
			r := game.NewRand(1)
			for b.Loop() {
				Negotiate(at, at.Top().Seat, &r)
			}
		})
	}
}
