package bot_test

import (
	"testing"

	"ennead/bot"
	"ennead/game"
)

// march is a relay that shows which way was taken last.
type march struct {
	relay
	way uint8
}

func (m *march) Play(_ game.Seat, move game.Move, _ *game.Log) { m.made, m.way = m.made+1, move.A }
func (m *march) Copy() game.State                              { c := *m; return &c }
func (m *march) CopyFrom(o game.State)                         { *m = *o.(*march) }
func (m *march) Equal(o game.State) bool                       { return *m == *o.(*march) }

// A search with a limit of time goes on from its last one when the same seat chooses again and nothing else has
// happened: what it found out counts towards its iterations. After a turn of somebody else, after a position that it
// did not expect, and without a limit of time it begins anew.
func TestSearchGoesOn(t *testing.T) {
	const iterations = 400
	evaluated := 0
	count := func(s game.State, values []float32) {
		evaluated++
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i)))
		}
	}
	asks := func(b bot.Bot, s *march) (m game.Move, evaluations, visits int) {
		evaluated = 0
		seat := s.Owing().First()
		m = choose(t, b, mask(s, seat), seat)
		for _, o := range b.(bot.Explainer).Considered() {
			visits += o.Visits
			if o.Margin != 0 || o.Win < 0.49 || o.Win > 0.51 {
				t.Errorf("move %v: margin %v, win %v, where all moves are alike", o.Move, o.Margin, o.Win)
			}
		}
		return m, evaluated, visits
	}
	for _, c := range []struct {
		text string
		goes bool
	}{{"mcts:400/within=1h/ending=0", true}, {"mcts:400/ending=0", false}} {
		b, asked := parse(t, c.text).New(count, 3), 0
		s := &march{relay: relay{asked: &asked}}
		for s.made < 2*leg {
			seat := s.Owing().First()
			m, n, visits := asks(b, s)
			if first := s.made%leg == 0; c.goes && first != (n >= iterations) || !c.goes && n < iterations {
				t.Errorf("%s, choice %d: %d positions evaluated", c.text, s.made, n)
			}
			if visits < iterations {
				t.Errorf("%s, choice %d: %d visits", c.text, s.made, visits)
			}
			s.Play(seat, m, nil)
		}
		m, _, _ := asks(b, s)
		s.Play(0, game.Move{A: 3 - m.A}, nil)
		if _, n, _ := asks(b, s); n < iterations {
			t.Errorf("%s: goes on after another move than its own", c.text)
		}
	}
}

// throng is a march of three.
type throng struct{ march }

func (m *throng) Seats() int              { return 3 }
func (m *throng) Copy() game.State        { c := *m; return &c }
func (m *throng) CopyFrom(o game.State)   { *m = *o.(*throng) }
func (m *throng) Equal(o game.State) bool { return *m == *o.(*throng) }

// With more than two players a search begins anew at each choice.
func TestSearchOfThreeBeginsAnew(t *testing.T) {
	const iterations = 400
	asked, evaluated := 0, 0
	b := parse(t, "mcts:400/within=1h/ending=0").New(func(game.State, []float32) { evaluated++ }, 3)
	s := &throng{march{relay: relay{asked: &asked}}}
	for s.made < 2*leg {
		seat := s.Owing().First()
		evaluated = 0
		m := choose(t, b, mask(s, seat), seat)
		if evaluated < iterations {
			t.Errorf("choice %d: %d positions evaluated", s.made, evaluated)
		}
		s.Play(seat, m, nil)
	}
}

// A search makes no more iterations than it is told, however many moves there are.
func TestSearchMakesNoMoreIterations(t *testing.T) {
	for _, text := range []string{"mcts:2/ending=0", "mcts:2/within=1h/ending=0"} {
		asked, visits := 0, 0
		b := parse(t, text).New(level, 1)
		choose(t, b, &bazaar{stage: 2}, 0)
		for _, o := range b.(bot.Explainer).Considered() {
			visits, asked = visits+o.Visits, asked+1
		}
		if visits != 2 || asked != 3 {
			t.Errorf("%s: %d iterations for %d moves", text, visits, asked)
		}
	}
}
