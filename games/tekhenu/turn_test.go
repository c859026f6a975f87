package tekhenu

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
)

// random plays whole games at random and shows every state before a choice, with the moves that are legal.
func random(t *testing.T, games int, show func(s *State, seat game.Seat, moves []game.Move)) {
	t.Helper()
	for seed := range games {
		r := rand.New(rand.NewPCG(7, uint64(seed)))
		s := opened(t, game.Setup{Players: seed%4 + 1})
		var moves []game.Move
		for s.Owing() != 0 {
			seat := s.Owing().First()
			if moves = s.Moves(moves[:0], seat); len(moves) == 0 {
				t.Fatalf("game %d: no move in step %q %+v", seed, steps[s.Top().Step].Name, s.Top())
			}
			if seat != game.Nature {
				show(s, seat, moves)
			}
			s.Play(seat, moves[r.IntN(len(moves))], nil)
		}
		if s.Round != rounds {
			t.Fatalf("game %d is over after round %d", seed, s.Round)
		}
	}
}

// TEK-4.1: what is offered is what is not refused, and every game comes to its end.
func TestRandomGames(t *testing.T) {
	var tries []game.Move
	random(t, 40, func(s *State, seat game.Seat, moves []game.Move) {
		tries = s.Tries(tries[:0], seat)
		for _, m := range tries {
			if legal := slices.Contains(moves, m); legal != (s.Refuse(seat, m) == nil) {
				t.Fatalf("%s: legal %v, %v", lexicon.Text(m), legal, s.Refuse(seat, m))
			}
		}
		for _, m := range moves {
			if !slices.Contains(tries, m) {
				t.Fatalf("%s is legal and is not tried", lexicon.Text(m))
			}
		}
	})
}
