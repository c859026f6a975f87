package bot_test

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/sticks"
)

func TestShares(t *testing.T) {
	s, err := sticks.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		swing  bot.Swing
		values []float32
		want   [3]float64
	}{
		{bot.Swing{Base: 4}, []float32{5, 5, 5}, [3]float64{1. / 3, 1. / 3, 1. / 3}},
		{bot.Swing{Base: 4}, []float32{2, 0, -90}, [3]float64{0.731, 0.269, 0}}, // a logit of one unit
		// 2 points to come for three seats
		{bot.Swing{PerPoint: 3}, []float32{2, 0, -90}, [3]float64{0.804, 0.196, 0}},
		// the same lead with 57 to come: nearly open
		{bot.Swing{PerPoint: 3}, []float32{20, 18, 19}, [3]float64{0.378, 0.290, 0.331}},
		{bot.Swing{}, []float32{1, 2, 2}, [3]float64{0, 0.5, 0.5}}, // never fitted
		{bot.Swing{Base: 1}, []float32{1e9, -1e9, 0}, [3]float64{1, 0, 0}},
	} {
		got := make([]float64, 3)
		test.swing.Shares(s, test.values, got)
		sum := 0.0
		for seat, share := range got {
			sum += share
			if math.Abs(share-test.want[seat]) > 0.001 {
				t.Errorf("%+v, %v: %v", test.swing, test.values, got)
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%+v, %v: %v", test.swing, test.values, got)
		}
	}
	r := game.NewRand(1)
	for s.Owing() != 0 {
		seat := s.Owing().First()
		moves := s.Moves(nil, seat)
		s.Play(seat, moves[r.Intn(len(moves))], nil)
	}
	got := make([]float64, 3)
	bot.Swing{Base: 1}.Shares(s, []float32{0, 0, 0}, got)
	for seat, share := range got {
		if (share > 0) != (s.Rank(game.Seat(seat)) == 1) {
			t.Errorf("seat %d, place %d: %v", seat+1, s.Rank(game.Seat(seat)), share)
		}
	}
}
