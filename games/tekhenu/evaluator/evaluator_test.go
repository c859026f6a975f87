package evaluator

import (
	"fmt"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*tekhenu.State)) {
	t.Helper()
	bottest.Visit(t, kit.Game, game.Setup{Players: players}, who, Value, games, see)
}

var trial = &bottest.Suite{
	Game: kit.Game, Evaluator: Value, Least: 1, Most: 4, Games: 4, Low: -60, High: 400, Share: 0.35,
}

func TestOpinionIsBetterThanTheScore(t *testing.T) { trial.PredictsTheEnd(t) }
func TestValueAllocatesNothing(t *testing.T)       { trial.AllocatesNothing(t) }

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
