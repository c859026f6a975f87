package rating

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// vector is one game as openskill for npm rates it, see [TestVectors].
type vector struct {
	Before [][2]float64 `json:"before"`
	Ranks  []int        `json:"ranks"`
	After  [][2]float64 `json:"after"`
}

func skills(list [][2]float64) (all []Skill) {
	for _, s := range list {
		all = append(all, Skill{s[0], s[1]})
	}
	return all
}

// TestVectors compares with openskill 5.0.1 of npm. testdata/vectors.json was made by its
//
//	rate(teams of one, {model: plackettLuce, rank: ranks, tau: 25 / 300})
//
// with all else as it comes: tables of 2 to 5, fresh players with every pattern of ties of the first three, players of
// random skill, and series of games, each from the skills that the last one left.
func TestVectors(t *testing.T) {
	text, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []vector
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	if len(all) < 500 {
		t.Fatalf("only %d vectors", len(all))
	}
	for n, v := range all {
		want := skills(v.After)
		for i, got := range Rate(skills(v.Before), v.Ranks) {
			if far(got.Mu, want[i].Mu) || far(got.Sigma, want[i].Sigma) {
				t.Errorf("vector %d, %v ranked %v, player %d: %v, want %v", n+1, v.Before, v.Ranks, i+1, got, want[i])
			}
		}
	}
}

func far(a, b float64) bool { return !(math.Abs(a-b) <= 1e-12*max(1, math.Abs(b))) }

func TestExp(t *testing.T) {
	for x := -700.0; x < 700; x += 0.37 {
		if got, want := exp(x), math.Exp(x); math.Abs(got/want-1) > 4e-16 {
			t.Errorf("exp(%v) = %v, want %v", x, got, want)
		}
	}
	if exp(0) != 1 || exp(-1e9) != exp(-700) {
		t.Error("e^0 is not 1, or what is nearly 0 is not what it is to be")
	}
}

// TestBits holds the last bits of a few results: they must be the same on every machine, or ratings would not be.
func TestBits(t *testing.T) {
	now := slices.Repeat([]Skill{Fresh()}, 4)
	chance := rand.New(rand.NewPCG(7, 20))
	for range 50 {
		now = Rate(now, []int{1 + chance.IntN(4), 1 + chance.IntN(4), 1 + chance.IntN(4), 1 + chance.IntN(4)})
	}
	want := [][2]uint64{{0x403a93d9d4dd25f0, 0x40124a7ffa87ae9b}, {0x4037f634c06a1c3c, 0x4011fa5afbf40ea7},
		{0x4037fd465c0c506b, 0x401211e5bc44f763}, {0x4038bc865c18b32c, 0x40120e3db28d7443}}
	for i, s := range now {
		if got := [2]uint64{math.Float64bits(s.Mu), math.Float64bits(s.Sigma)}; got != want[i] {
			t.Errorf("player %d: {%#x, %#x}, want %#x", i+1, got[0], got[1], want[i])
		}
	}
}

// TestExtremes: no skill, however far from the others, makes a number that is none.
func TestExtremes(t *testing.T) {
	for _, ranks := range [][]int{{1, 2, 3}, {3, 2, 1}, {1, 1, 1}} {
		for _, s := range Rate([]Skill{{1e6, 0.001}, {-1e6, 25.0 / 3}, Fresh()}, ranks) {
			if math.IsNaN(s.Mu) || math.IsInf(s.Mu, 0) || !(s.Sigma > 0) {
				t.Errorf("ranked %v: %v", ranks, s)
			}
		}
	}
	if got := Rate([]Skill{Fresh()}, []int{1}); got[0] != Fresh() {
		t.Errorf("a game alone: %v", got)
	}
}

// TestConvergence lets players of known strength play one another: after so many games each, ratings must agree with
// strength as well as they did when the formula was chosen.
func TestConvergence(t *testing.T) {
	for _, test := range []struct {
		size, games int
		correlation float64
		sigma       float64 // 0: of no interest
	}{
		{2, 10, 0.80, 6.4}, {2, 40, 0.94, 0}, {4, 10, 0.87, 6.9}, {4, 40, 0.97, 0},
		{5, 10, 0.90, 7.1}, {5, 40, 0.97, 0},
	} {
		got, sigma := converge(test.size, test.games)
		t.Logf("tables of %d, %d games: correlation %.3f, sigma %.2f", test.size, test.games, got, sigma)
		if got < test.correlation-0.01 {
			t.Errorf("tables of %d, %d games: correlation %.3f, want at least %.2f", test.size, test.games, got,
				test.correlation)
		}
		if test.sigma > 0 && math.Abs(sigma-test.sigma) > 0.1 {
			t.Errorf("tables of %d, %d games: sigma %.2f, want %.1f", test.size, test.games, sigma, test.sigma)
		}
	}
}

// converge returns how ratings correlate with strength, and the mean sigma.
func converge(size, games int) (correlation, sigma float64) {
	const players = 1000
	chance := rand.New(rand.NewPCG(uint64(size), uint64(games)))
	strength, now := make([]float64, players), slices.Repeat([]Skill{Fresh()}, players)
	for i := range strength {
		strength[i] = 25 + 5*chance.NormFloat64()
	}
	for range games {
		order := chance.Perm(players)
		for table := range slices.Chunk(order, size) {
			before, played := make([]Skill, size), make([]float64, size)
			for i, p := range table {
				before[i], played[i] = now[p], strength[p]+beta*chance.NormFloat64()
			}
			for i, s := range Rate(before, ranked(played)) {
				now[table[i]] = s
			}
		}
	}
	mus := make([]float64, players)
	for i, s := range now {
		mus[i], sigma = s.Mu, sigma+s.Sigma/players
	}
	return correlated(mus, strength), sigma
}

func ranked(played []float64) []int {
	ranks := make([]int, len(played))
	for i := range ranks {
		ranks[i] = 1
		for _, other := range played {
			if other > played[i] {
				ranks[i]++
			}
		}
	}
	return ranks
}

func correlated(a, b []float64) float64 {
	n := float64(len(a))
	var sumA, sumB, ab, aa, bb float64
	for i := range a {
		sumA, sumB = sumA+a[i]/n, sumB+b[i]/n
	}
	for i := range a {
		x, y := a[i]-sumA, b[i]-sumB
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	return ab / math.Sqrt(aa*bb)
}
