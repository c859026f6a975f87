package pace_test

import (
	"testing"
	"time"

	"ennead/game"
	"ennead/game/pace"
	"ennead/internal/sticks"
)

func start(t *testing.T) game.State {
	t.Helper()
	s, err := sticks.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What is counted are choices: as many as a game that is watched has, and all of them are kept as moments.
func TestPlayOutCountsChoices(t *testing.T) {
	s, r := start(t), game.NewRand(5)
	dice := game.NewDice(s)
	counted := pace.PlayOut(s, &dice, &r, make([]game.Move, 0, pace.Room))
	watched, chance := 0, 0
	again, r := start(t), game.NewRand(5)
	pace.Watch(again, &r, func(_ game.State, turn game.Turn) {
		if turn.Seat == game.Nature {
			chance++
		} else {
			watched++
		}
	})
	if counted != watched || counted == 0 || chance == 0 || s.Owing() != 0 || !s.Equal(again) {
		t.Errorf("%d choices counted, %d watched, %d of Nature", counted, watched, chance)
	}
	if begun := start(t); begun.Owing() == 0 || len(pace.Game(begun).States) == 0 || !begun.Equal(start(t)) {
		t.Error("the game was played on its start")
	}
	if things := pace.RandomPlay(start(t))(10); things <= 10 {
		t.Errorf("%d choices in ten games", things)
	}
}

// Search is measured where one seat alone has something to choose, and it sees what that seat may see.
func TestMiddle(t *testing.T) {
	all := pace.Game(start(t))
	some := all.Middle()
	if len(some.States) == 0 || len(some.States) >= len(all.States) {
		t.Fatalf("%d of %d moments", len(some.States), len(all.States))
	}
	for i, s := range some.States {
		seat := some.Chosen[i].Seat
		masked := s.Copy()
		masked.Mask(seat)
		if s.Owing() != seat.Set() || len(s.Moves(nil, seat)) < 2 || !masked.Equal(s) {
			t.Errorf("moment %d: %s owes, %d moves", i, seat.Text(), len(s.Moves(nil, seat)))
		}
	}
}

var kept []byte

// A millisecond is a million nanoseconds, divided by the things that come of it; allocations are those of one time.
func TestMeasure(t *testing.T) {
	f := pace.Measure(func(n int) int {
		for range n {
			kept = make([]byte, 100)
			time.Sleep(time.Millisecond)
		}
		return 4 * n
	}, 20*time.Millisecond)
	if f.Best < 250_000 || f.Best > 2_500_000 || f.Median < f.Best || f.Allocs != 1 {
		t.Errorf("%+v", f)
	}
	if quick := pace.Measure(pace.Copy(start(t)), time.Millisecond); quick.Best <= 0 || quick.Best > 100_000 ||
		quick.Allocs != 0 {
		t.Errorf("a copy: %+v", quick)
	}
}
