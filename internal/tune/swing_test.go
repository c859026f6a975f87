package main

import (
	"bytes"
	"math"
	"strings"
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
	var report bytes.Buffer
	reliability(&report, got, seen)
	if lines := strings.Count(report.String(), "\n"); lines < 5 {
		t.Errorf("%d lines:\n%s", lines, report.String())
	}
}

// TestTuneSwing plays two short series.
func TestTuneSwing(t *testing.T) {
	s := pharaon(t)
	var out, report bytes.Buffer
	if err := s.swing(&out, &report, &source{bots: []bot.Spec{{Kind: bot.Random}}, games: 4, seed: 1,
		jobs: 1}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "SwingBase     = ") || !strings.Contains(report.String(), "came true") {
		t.Errorf("%s\n%s", out.String(), report.String())
	}
}
