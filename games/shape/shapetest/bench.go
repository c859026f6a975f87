package shapetest

import (
	"testing"

	"ennead/game"
)

// views plays a random game and returns some views of all seats.
func (s *Suite) views(t testing.TB) (views []sight) {
	t.Helper()
	r := game.NewRand(7)
	state, err := s.Game.New(s.Setups[len(s.Setups)-1])
	if err != nil {
		t.Fatal(err)
	}
	for moves := 0; state.Owing() != 0; moves++ {
		seat := state.Owing().First()
		if moves%16 == 0 {
			view, me := state.Copy(), game.Seat(moves/16%state.Seats())
			view.Mask(me)
			views = append(views, sight{view: view, seat: me})
		}
		list := state.Moves(nil, seat)
		state.Play(seat, list[r.Intn(len(list))], nil)
	}
	return views
}

// Allocations checks that observing allocates nothing.
func (s *Suite) Allocations(t *testing.T) {
	t.Helper()
	views, dst, i := s.views(t), make([]float32, s.Observer.Size()), 0
	if n := testing.AllocsPerRun(len(views), func() {
		s.Observer.Observe(views[i%len(views)].view, views[i%len(views)].seat, dst)
		i++
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// Bench measures how long observing takes.
func (s *Suite) Bench(b *testing.B) {
	views, dst := s.views(b), make([]float32, s.Observer.Size())
	for i := 0; b.Loop(); i++ {
		s.Observer.Observe(views[i%len(views)].view, views[i%len(views)].seat, dst)
	}
	b.ReportMetric(float64(len(dst)), "numbers")
}
