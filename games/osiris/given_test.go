package osiris

import (
	"testing"

	"ennead/game"
)

// played plays random moves until the state is as wanted.
func played(t testing.TB, setup game.Setup, seed uint64, until func(s *State) bool) *State {
	t.Helper()
	s, err := begun(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for !until(s) {
		if s.Owing() == 0 {
			return nil
		}
		seat := s.Owing().First()
		moves := s.Moves(nil, seat)
		if len(moves) == 0 {
			t.Fatalf("seat %d has no choice at %s", seat, steps[s.Top().Step].Name)
		}
		m := moves[r.Intn(len(moves))]
		s.Play(seat, m, nil)
	}
	return s
}
