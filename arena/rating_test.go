package arena

import (
	"math"
	"testing"

	"ennead/game"
)

// won returns a match of n shuffles of one seat against one, of which the first bot won some.
func won(a, b, wins, n int) (met []meeting) {
	for negotiate := range n {
		m := meeting{a: a, b: b, negotiate: negotiate, seats: 1}
		if negotiate < wins {
			m.points = 1
		}
		met = append(met, m)
	}
	return met
}

// For two bots, the rating is the logarithm of the odds, including the added draw.
func TestRatingOfTwoIsTheLogarithmOfTheOdds(t *testing.T) {
	got := rate(2, won(1, 0, 75, 100))
	want := 400 * math.Log10(75.5/25.5)
	if got[0].points != 0 || math.Abs(got[1].points-want) > 1e-6 {
		t.Errorf("got %v, want 0 and %.3f", got, want)
	}
	p := 75.5 / 101
	if usual := elo / math.Sqrt(101*p*(1-p)); math.Abs(got[1].doubt/usual-1) > 0.02 || got[0].doubt != 0 {
		t.Errorf("standard error %v, want about %.2f", got, usual)
	}
}

func TestRatingsAreTurnedRoundWithTheBots(t *testing.T) {
	one, two := rate(2, won(0, 1, 30, 40)), rate(2, won(1, 0, 30, 40))
	if math.Abs(one[1].points+two[1].points) > 1e-9 || math.Abs(one[1].doubt-two[1].doubt) > 1e-9 {
		t.Errorf("%v turned round is %v", one, two)
	}
	if even := rate(2, won(0, 1, 20, 40)); math.Abs(even[1].points) > 1e-9 {
		t.Errorf("as many games won as lost: %v", even)
	}
}

// Strengths add up: if B beats A and C beats B with the same odds, C is twice as far from A as B is, and a match of A
// and C that says the same changes nothing.
func TestRatingsAddUp(t *testing.T) {
	met := append(won(1, 0, 3000, 4000), won(2, 1, 3000, 4000)...)
	chain := rate(3, met)
	if math.Abs(chain[2].points-2*chain[1].points) > 0.1 || math.Abs(chain[1].points-400*math.Log10(3)) > 1 {
		t.Errorf("chain: %v", chain)
	}
	if full := rate(3, append(met, won(2, 0, 3600, 4000)...)); math.Abs(full[2].points-chain[2].points) > 1 {
		t.Errorf("with the match of the first and the last: %v, without: %v", full, chain)
	}
}

// A bot that wins everything has no upper bound on its strength; the interval gives the lower bound.
func TestRatingOfWhoWinsAll(t *testing.T) {
	r := rate(2, won(1, 0, 60, 60))[1]
	least := 1 / (1 + math.Pow(10, -(r.points-z95*r.doubt)/400))
	if lo := wilson(1, 60)[0]; math.IsInf(r.points, 0) || math.Abs(least-lo) > 0.03 {
		t.Errorf("%v: at least %.3f of the games, where Wilson's interval says %.3f", r, least, lo)
	}
}

// The intervals contain the true value in about 95 of 100 series, both for independent games and for shuffles whose
// games end alike.
func TestRatingIntervalsCover(t *testing.T) {
	truth := []float64{0, 120, 300}
	r := game.NewRand(5)
	for _, alike := range []bool{false, true} {
		const series, shuffles = 400, 40
		covered := [3]int{}
		for range series {
			var met []meeting
			for b := range truth {
				for a := range b {
					p := 1 / (1 + math.Pow(10, (truth[b]-truth[a])/400))
					for negotiate := range shuffles {
						m := meeting{a: a, b: b, negotiate: negotiate, seats: 2}
						for range 2 {
							if float64(r.Uint64()>>11)/(1<<53) < p {
								m.points++
							}
						}
						if alike {
							m.points = min(2*math.Floor(m.points/2+float64(r.Intn(2))/2), 2)
						}
						met = append(met, m)
					}
				}
			}
			for i, got := range rate(3, met) {
				if math.Abs(got.points-truth[i]) <= z95*got.doubt {
					covered[i]++
				}
			}
		}
		for i := 1; i < 3; i++ {
			if part := float64(covered[i]) / series; part < 0.92 || part > 0.98 {
				t.Errorf("games alike %v: the interval of bot %d covers the truth in %.3f of the series", alike, i,
					part)
			}
		}
	}
}

func TestInvert(t *testing.T) {
	m := [][]float64{{4, 1, 0.5}, {1, 3, 0.25}, {0.5, 0.25, 2}}
	for i, row := range invert(m) {
		for j, x := range times(m, row) {
			want := 0.0
			if i == j {
				want = 1
			}
			if math.Abs(x-want) > 1e-12 {
				t.Errorf("row %d times the matrix gives %v at %d", i, x, j)
			}
		}
	}
}
