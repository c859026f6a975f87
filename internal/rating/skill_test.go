package rating

import "testing"

func TestShown(t *testing.T) {
	if got := Fresh().Shown(); got != 1500 {
		t.Errorf("a fresh player is shown as %d", got)
	}
	if got := (Skill{Mu: 30.26, Sigma: 2}).Shown(); got != 1710 {
		t.Errorf("mu 30.26 is shown as %d, want 1710", got)
	}
	if got := (Skill{Mu: 30, Sigma: 2}).Floor(); got != 26 {
		t.Errorf("the floor of 30 ± 2 is %v, want 26", got)
	}
}

func TestNewSeason(t *testing.T) {
	got := NewSeason(Skill{Mu: 31, Sigma: 1.5})
	if got.Mu != 31 || got.Sigma != 2.5 {
		t.Errorf("31 ± 1.5 begins a season as %v, want 31 ± 2.5", got)
	}
	if got := NewSeason(Fresh()); got != Fresh() {
		t.Errorf("a fresh player begins a season as %v", got)
	}
}

// TestFarming: who wins 1,000 games against a second account of their own gains less than 60 points, however strong
// they are, if they have played long enough for a sigma of 2; with one of 3 if they are as strong as the mean or
// stronger. Three games a day may count, and none once the accounts are too far apart.
func TestFarming(t *testing.T) {
	const games, daily, quarter = 1000, 3, 91
	for _, mu := range []float64{14, 15, 16, 17.5, 20, 22.5, 25, 30, 35} {
		for _, sigma := range []float64{1.5, 2, 2.5, 3} {
			if sigma > 2 && mu < 25 {
				continue
			}
			own, other, counted := Skill{mu, sigma}, Fresh(), 0
			before := own.Shown()
			for game := range games {
				if game > 0 && game%(daily*quarter) == 0 {
					own, other = NewSeason(own), NewSeason(other)
				}
				if Comparable(own, other) {
					after := Rate([]Skill{own, other}, []int{1, 2})
					own, other = after[0], after[1]
					counted++
				}
			}
			gain := own.Shown() - before
			t.Logf("%v ± %v: %+d points by %d games that count", mu, sigma, gain, counted)
			if gain >= 60 {
				t.Errorf("%v ± %v gains %d points", mu, sigma, gain)
			}
		}
	}
}

func TestComparable(t *testing.T) {
	if !Comparable() || !Comparable(Fresh(), Skill{Mu: 35}, Skill{Mu: 30}) {
		t.Error("players within 400 points cannot play for their rating")
	}
	if Comparable(Skill{Mu: 24.9}, Fresh(), Skill{Mu: 35}) {
		t.Error("players 404 points apart can play for their rating")
	}
}
