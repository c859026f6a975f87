package game_test

import (
	"math"
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// urn is a state in which Nature draws one of the moves 0, 1, 2 … with these weights.
type urn struct {
	game.State
	weights []int
}

func (u urn) Moves(dst []game.Move, _ game.Seat) []game.Move {
	for i := range u.weights {
		dst = append(dst, game.Move{A: uint8(i)})
	}
	return dst
}

func (u urn) Weight(m game.Move) int { return u.weights[m.A] }

var counting = &game.Fair{
	Secret: [32]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
		27, 28, 29, 30, 31},
	Bits: map[game.Seat][16]byte{0: filled(0xaa), 2: filled(0xbb)},
}

func filled(b byte) (bits [16]byte) {
	for i := range bits {
		bits[i] = b
	}
	return bits
}

func draws(t *testing.T, f *game.Fair, u urn, n int) []int {
	t.Helper()
	var list []int
	for i := range n {
		m, err := f.Draw(u, i)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, int(m.A))
	}
	return list
}

// The expected values were computed by another program from docs/records.md.
func TestFairKnownAnswers(t *testing.T) {
	const seal = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
	if counting.Seal() != seal {
		t.Errorf("seal %s", counting.Seal())
	}
	throws := urn{weights: []int{4, 6, 4, 1, 1}}
	want := []int{1, 2, 1, 0, 1, 3, 1, 0, 1, 4, 2, 2, 3, 4, 1, 1, 2, 0, 1, 0, 2, 1, 0, 0}
	if got := draws(t, counting, throws, len(want)); !slices.Equal(got, want) {
		t.Errorf("with bits: %v", got)
	}
	alone := &game.Fair{Secret: counting.Secret}
	want = []int{3, 0, 1, 1, 1, 1, 3, 0, 3, 2, 2, 0, 1, 0, 1, 3, 0, 1, 1, 4, 1, 1, 2, 1}
	if got := draws(t, alone, throws, len(want)); !slices.Equal(got, want) {
		t.Errorf("without bits: %v", got)
	}
}

// With a sum of weights just over half of all numbers about every second draw is rejected; the
// expected values need up to three.
func TestFairRejectsRatherThanFavours(t *testing.T) {
	half := urn{weights: []int{1 << 62, 1 << 62, 1}}
	want := []int{1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1}
	if got := draws(t, counting, half, len(want)); !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}

// chiSquare is how far counts are from what the weights make expect.
func chiSquare(counts, weights []int) float64 {
	n, total := 0, 0
	for i := range counts {
		n += counts[i]
		total += weights[i]
	}
	sum := 0.0
	for i := range counts {
		expected := float64(n) * float64(weights[i]) / float64(total)
		sum += math.Pow(float64(counts[i])-expected, 2) / expected
	}
	return sum
}

func TestFairIsUniform(t *testing.T) {
	tests := map[string]struct {
		weights []int
		most    float64 // chi-square with one degree of freedom less than weights, exceeded once in 10,000
	}{
		"even":   {[]int{1, 1, 1, 1, 1, 1, 1}, 27.86},
		"uneven": {[]int{4, 6, 4, 1, 1}, 23.51},
	}
	for name, test := range tests {
		counts := make([]int, len(test.weights))
		for _, i := range draws(t, counting, urn{weights: test.weights}, 50_000) {
			counts[i]++
		}
		if x := chiSquare(counts, test.weights); x > test.most {
			t.Errorf("%s: counts %v, chi-square %.1f", name, counts, x)
		}
		rolled := make([]int, len(test.weights))
		r := game.NewRand(1)
		for range 50_000 {
			m, _ := r.Roll(urn{weights: test.weights}, nil)
			rolled[m.A]++
		}
		if x := chiSquare(rolled, test.weights); x > test.most {
			t.Errorf("%s, rolled: counts %v, chi-square %.1f", name, rolled, x)
		}
	}
}

// Every input decides: another secret, other bits, a seat more or less, another index.
func TestFairDependsOnEverything(t *testing.T) {
	even := urn{weights: []int{1, 1, 1, 1, 1, 1, 1, 1}}
	base := draws(t, counting, even, 64)
	others := map[string]*game.Fair{
		"secret":       {Secret: [32]byte{1}, Bits: counting.Bits},
		"no bits":      {Secret: counting.Secret},
		"one bit":      {Secret: counting.Secret, Bits: map[game.Seat][16]byte{0: filled(0xaa), 2: filled(0xba)}},
		"another seat": {Secret: counting.Secret, Bits: map[game.Seat][16]byte{0: filled(0xaa), 1: filled(0xbb)}},
		"one seat":     {Secret: counting.Secret, Bits: map[game.Seat][16]byte{0: filled(0xaa)}},
	}
	for name, f := range others {
		if slices.Equal(base, draws(t, f, even, 64)) {
			t.Errorf("%s: the same 64 draws", name)
		}
	}
	if slices.Equal(base[:32], base[32:]) {
		t.Error("the index does not count")
	}
}

func TestFairWithoutOutcome(t *testing.T) {
	if m, err := counting.Draw(urn{}, 0); err == nil {
		t.Errorf("drew %v of nothing", m)
	}
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	made, err := m.Draw(counting)
	if err != nil || made != 2 || m.State.Owing() != game.Seats(0).With(0).With(1) {
		t.Errorf("%d draws, then %b owe, %v", made, m.State.Owing(), err)
	}
	if made, err := m.Draw(counting); made != 0 || err != nil {
		t.Errorf("%d draws where players owe, %v", made, err)
	}
}

// lottery is an urn that finds its outcomes without listing them, unless n is 0.
type lottery struct {
	urn
	n int
}

func (l lottery) Outcomes() int { return l.n }

func (l lottery) Outcome(n int) game.Move {
	for i, w := range l.weights {
		if n < w {
			return game.Move{A: uint8(i)}
		}
		n -= w
	}
	panic("no such outcome")
}

// Finding an outcome gives what drawing from the list gives.
func TestRollWithoutList(t *testing.T) {
	u := urn{weights: []int{4, 6, 4, 1, 1}}
	a, b, c := game.NewRand(5), game.NewRand(5), game.NewRand(5)
	buf := make([]game.Move, 0, 8)
	seen := map[game.Move]bool{}
	for range 200 {
		listed, _ := a.Roll(u, nil)
		drawn, kept := b.Roll(lottery{urn: u, n: 16}, buf)
		if drawn != listed || len(kept) != 0 || cap(kept) != 8 {
			t.Fatalf("drew %v, %d listed, instead of %v", drawn, len(kept), listed)
		}
		if back, _ := c.Roll(lottery{urn: u}, nil); back != listed {
			t.Fatalf("drew %v from the list instead of %v", back, listed)
		}
		seen[drawn] = true
	}
	if len(seen) != 5 {
		t.Errorf("only %d outcomes", len(seen))
	}
}

func TestRand(t *testing.T) {
	a, b, c := game.NewRand(1), game.NewRand(1), game.NewRand(2)
	if a.Uint64() != b.Uint64() || a.Uint64() == c.Uint64() {
		t.Error("the seed does not decide")
	}
	fork := a
	if a.Uint64() != fork.Uint64() {
		t.Error("a copy does not go on alike")
	}
	counts, even := make([]int, 6), []int{1, 1, 1, 1, 1, 1}
	for range 60_000 {
		counts[a.Intn(6)]++
	}
	if x := chiSquare(counts, even); x > 25.74 {
		t.Errorf("counts %v, chi-square %.1f", counts, x)
	}
}
