package contest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// seeded returns a seed for tests.
func seeded(n uint64) *Seed {
	s := &Seed{1, 2, 3}
	s[30], s[31] = byte(n>>8), byte(n)
	return s
}

// contestOf returns a contest without rounds. Ratings are by chance.
func contestOf(kind Kind, entries, table, length int, chance *rand.Rand) *History {
	h := &History{Kind: kind, Table: table, Least: max(2, table-1), Length: length}
	for i := range entries {
		h.Entries = append(h.Entries, Entry{ID: fmt.Sprintf("e%02d", i), Rating: 1500 + chance.IntN(600)})
	}
	return h
}

// play gives each table of a round a result that ratings make likely.
func play(h *History, r *Round, chance *rand.Rand) {
	ratings := map[string]int{}
	for _, e := range h.Entries {
		ratings[e.ID] = e.Rating
	}
	for i := range r.Tables {
		p := &r.Tables[i]
		for _, id := range p.Seats {
			p.Scores = append(p.Scores, max(0, 20+(ratings[id]-1500)/50+chance.IntN(25)))
			if chance.IntN(40) == 0 {
				p.Absent = append(p.Absent, id)
			}
		}
		for _, score := range p.Scores {
			rank := 1
			for _, other := range p.Scores {
				if other > score {
					rank++
				}
			}
			p.Ranks = append(p.Ranks, rank)
		}
	}
	h.Rounds = append(h.Rounds, *r)
}

// advance pairs and plays the next round.
func advance(t testing.TB, h *History, seed *Seed, chance *rand.Rand) *Round {
	t.Helper()
	r, err := Pair(h, seed)
	if err != nil {
		t.Fatalf("%s, %d entries at tables of %d, round %d: %v", h.Kind, len(h.Entries), h.Table, len(h.Rounds)+1, err)
	}
	play(h, &r, chance)
	return &h.Rounds[len(h.Rounds)-1]
}

// meetings returns how often each two were put together, and how often each entry had each seat.
func meetings(h *History) (met map[[2]string]int, seats map[string][maxTable]int) {
	met, seats = map[[2]string]int{}, map[string][maxTable]int{}
	for _, r := range h.Rounds {
		for _, p := range r.Tables {
			for seat, a := range p.Seats {
				counts := seats[a]
				counts[seat]++
				seats[a] = counts
				for _, b := range p.Seats[:seat] {
					met[[2]string{min(a, b), max(a, b)}]++
				}
			}
		}
	}
	return met, seats
}

// TestSixRoundsOf64: nobody meets three times, and everybody's seats are balanced within one.
func TestSixRoundsOf64(t *testing.T) {
	again := 0
	for n := range uint64(25) {
		chance := rand.New(rand.NewPCG(n, 1))
		h, seed := contestOf(Swiss, 64, 4, 6, chance), seeded(n)
		for range h.Length {
			advance(t, h, seed, chance)
		}
		met, seats := meetings(h)
		for pair, times := range met {
			if times > 2 {
				t.Errorf("seed %d: %v meet %d times", n, pair, times)
			}
			if times == 2 {
				again++
			}
		}
		for id, counts := range seats {
			if slices.Max(counts[:4])-slices.Min(counts[:4]) > 1 {
				t.Errorf("seed %d: %s has the seats %v", n, id, counts)
			}
		}
		if _, err := Pair(h, seed); !errors.Is(err, ErrOver) {
			t.Errorf("after the last round: %v", err)
		}
	}
	t.Logf("%d pairs met twice", again)
}

// BenchmarkPair pairs 256 entries: the sixth Swiss round, and a round of groups, in which many meet again.
func BenchmarkPair(b *testing.B) {
	for _, kind := range []Kind{Swiss, Groups} {
		b.Run(string(kind), func(b *testing.B) {
			chance := rand.New(rand.NewPCG(1, 1))
			h, seed := contestOf(kind, MaxEntries, 4, 6, chance), seeded(1)
			if kind == Groups {
				h.Size = 8
			}
			for range 5 {
				advance(b, h, seed, chance)
			}
			for b.Loop() {
				if _, err := Pair(h, seed); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
