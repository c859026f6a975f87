package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// begun is a game that begins, with the components of the setup.
func begun(setup game.Setup) (*osiris.State, error) {
	s, err := kit.Game.New(setup)
	if err != nil {
		return nil, err
	}
	return s.(*osiris.State), nil
}

// played plays random moves until the state is as wanted.
func played(t testing.TB, setup game.Setup, seed uint64, until func(s *osiris.State) bool) *osiris.State {
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
			t.Fatalf("seat %d has no choice at %s", seat, osiris.Steps[s.Top().Step].Name)
		}
		m := moves[r.Intn(len(moves))]
		s.Play(seat, m, nil)
	}
	return s
}
