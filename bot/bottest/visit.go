// Package bottest runs tests of evaluators on games played by bots.
package bottest

import (
	"testing"

	"ennead/bot"
	"ennead/game"
)

// Visit plays that many games between bots of one kind, each of which sees only its own view. It calls see with every
// position in which a player is to move, then with the final one.
func Visit[S game.State](
	t testing.TB, g game.Game, setup game.Setup, who bot.Kind, evaluator bot.Evaluator, games int, see func(S),
) {
	t.Helper()
	var moves []game.Move
	for n := range games {
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(n))
		player := bot.Spec{Kind: who}.New(evaluator, uint64(n))
		for s.Owing() != 0 {
			seat := s.Owing().First()
			if seat == game.Nature {
				var m game.Move
				m, moves = r.Roll(s, moves)
				s.Play(seat, m, nil)
				continue
			}
			see(s.(S))
			view := s.Copy()
			view.Mask(seat)
			m, err := player.Choose(t.Context(), view, seat)
			if err != nil {
				t.Fatal(err)
			}
			s.Play(seat, m, nil)
		}
		see(s.(S))
	}
}
