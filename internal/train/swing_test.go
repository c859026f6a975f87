package train

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/sticks"
)

// TestFitSwing recovers the swing from which the ends of games were drawn.
func TestFitSwing(t *testing.T) {
	s, err := sticks.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
	chance := game.NewRand(1)
	right := bot.Swing{Base: 2, PerPoint: 3}
	var seen []sighting
	for range 3000 {
		x := sighting{state: s, values: make([]float32, 3), final: make([]float64, 3)}
		most := 2 + 30*float64(chance.Intn(100))/100
		for seat := range x.values {
			x.values[seat] = float32(most * float64(chance.Intn(1000)) / 1000)
		}
		shares := make([]float64, 3)
		right.Shares(s, x.values, shares)
		u, winner := float64(chance.Intn(1<<20))/(1<<20), 0
		for winner < 2 && u >= shares[winner] {
			u -= shares[winner]
			winner++
		}
		x.final[winner] = 1
		seen = append(seen, x)
	}
	got, least := fitSwing(seen)
	at := func(w bot.Swing) float64 { return math.Sqrt(w.Base + 8*w.PerPoint) }
	if math.Abs(at(got)/at(right)-1) > 0.15 {
		t.Errorf("%+v instead of %+v", got, right)
	}
	if least > surprise(right, seen) || least > math.Log(3) {
		t.Errorf("surprise %.4f, by the true swing %.4f", least, surprise(right, seen))
	}
	bins := reliability(got, seen)
	if len(bins) < 5 {
		t.Errorf("%d bins: %v", len(bins), bins)
	}
	for _, b := range bins {
		if b.Count > 300 && math.Abs(b.Said-b.Came) > 0.1 {
			t.Errorf("said %.2f, came true %.2f of %d", b.Said, b.Came, b.Count)
		}
	}
}

// A short series has a swing, and as many predictions as seats in its positions.
func TestSwingOfACourse(t *testing.T) {
	s, err := course(t, "pharaon").Swing(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	said := 0
	for _, b := range s.Bins {
		said += b.Count
	}
	if s.Base <= 0 || s.PerPoint <= 0 || s.Positions < 50 || said != 2*s.Positions {
		t.Errorf("%+v", s)
	}
}
