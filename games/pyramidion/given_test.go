package pyramidion

import (
	"testing"

	"ennead/game"
)

// played plays random moves until the state is as wanted; it is nil if the game was over before.
func played(t testing.TB, setup game.Setup, seed uint64, until func(s *State) bool) *State {
	t.Helper()
	s, err := begun(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	var buf []game.Move
	for !until(s) {
		if s.Owing() == 0 {
			return nil
		}
		seat := s.Owing().First()
		buf = s.Moves(buf[:0], seat)
		if len(buf) == 0 {
			t.Fatalf("%s has no choice at %s", seat.Text(), steps[s.Top().Step].Name)
		}
		s.Play(seat, buf[r.Intn(len(buf))], nil)
	}
	return s
}
