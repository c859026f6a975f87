package contest

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// shaken returns the same history with its entries, tables, byes and absences in another order.
func shaken(h *History, chance *rand.Rand) *History {
	c := *h
	c.Entries, c.Rounds = slices.Clone(h.Entries), slices.Clone(h.Rounds)
	chance.Shuffle(len(c.Entries), func(i, j int) { c.Entries[i], c.Entries[j] = c.Entries[j], c.Entries[i] })
	for i := range c.Rounds {
		r := &c.Rounds[i]
		r.Tables, r.Byes = slices.Clone(r.Tables), slices.Clone(r.Byes)
		chance.Shuffle(len(r.Tables), func(i, j int) { r.Tables[i], r.Tables[j] = r.Tables[j], r.Tables[i] })
		slices.Reverse(r.Byes)
		for j := range r.Tables {
			r.Tables[j].Absent = slices.Clone(r.Tables[j].Absent)
			slices.Reverse(r.Tables[j].Absent)
		}
	}
	return &c
}

// TestLaws plays contests of all kinds and sizes, with reserves, withdrawals and absences, and looks at every round.
func TestLaws(t *testing.T) {
	played := map[Kind]int{}
	for n := range uint64(64) {
		chance := rand.New(rand.NewPCG(n, 2))
		kind := kinds[n%4]
		h := contestOf(kind, 5+chance.IntN(76), 2+chance.IntN(4), 1+chance.IntN(6), chance)
		switch kind {
		case Knockout:
			h.Length, h.Ahead = 0, 1+chance.IntN(2)
		case Groups, League:
			h.Size = sizes[kind][0] + chance.IntN(5)
		}
		h.Least = 2 + chance.IntN(h.Table-1)
		strew(h, chance)
		if Check(h) != nil {
			t.Fatalf("seed %d: %v", n, Check(h))
		}
		seed := seeded(n)
		h.Seal = seed.Seal()
		for {
			r, err := Pair(h, seed)
			if err != nil {
				break
			}
			if other, err := Pair(shaken(h, chance), seed); err != nil || !reflect.DeepEqual(r, other) {
				t.Fatalf("seed %d: in another order the round is %v, %v, want %v", n, other, err, r)
			}
			obey(t, h, &r, n)
			play(h, &r, chance)
			one, err := Standings(h, seed)
			if err != nil {
				t.Fatalf("seed %d: %v", n, err)
			}
			if other, err := Standings(shaken(h, chance), seed); err != nil || !reflect.DeepEqual(one, other) {
				t.Fatalf("seed %d: in another order the standings are %v, %v", n, other, err)
			}
			played[kind]++
		}
		if err := Verify(shaken(h, chance), seed); err != nil {
			t.Errorf("seed %d: %v", n, err)
		}
	}
	for _, kind := range kinds {
		if played[kind] < 20 {
			t.Errorf("only %d rounds of %s", played[kind], kind)
		}
	}
}

// strew adds reserves and withdrawals.
func strew(h *History, chance *rand.Rand) {
	for i := range h.Entries {
		e := &h.Entries[i]
		if chance.IntN(12) > 0 {
			continue
		}
		e.Out = 2 + chance.IntN(3)
		if chance.IntN(3) > 0 {
			h.Entries = append(h.Entries,
				Entry{ID: "for " + e.ID, Rating: 1600, From: e.Out + chance.IntN(2), For: e.ID})
		}
	}
	if h.Kind != Knockout && chance.IntN(2) == 0 {
		h.Entries = append(h.Entries, Entry{ID: "late", From: 2})
	}
}

// obey checks a new round: who plays has one place, tables are of a size that the game allows, and byes are as few as
// they can be.
func obey(t *testing.T, h *History, r *Round, n uint64) {
	t.Helper()
	round := len(h.Rounds) + 1
	entries := map[string]*Entry{}
	for i := range h.Entries {
		entries[h.Entries[i].ID] = &h.Entries[i]
	}
	placed := map[string]bool{}
	place := func(id string) {
		if placed[id] || !entries[id].plays(round) {
			t.Errorf("seed %d, round %d: %s twice, or not in it", n, round, id)
		}
		placed[id] = true
	}
	for i := range r.Tables {
		p := &r.Tables[i]
		if p.Table != i+1 || len(p.Seats) < h.Least || len(p.Seats) > h.Table {
			t.Errorf("seed %d, round %d: table %v of %d to %d", n, round, p, h.Least, h.Table)
		}
		for _, id := range p.Seats {
			place(id)
		}
	}
	for _, id := range r.Byes {
		place(id)
	}
	active := 0
	for _, e := range entries {
		if e.plays(round) {
			active++
		}
	}
	if h.Kind != Knockout && len(placed) != active {
		t.Errorf("seed %d, round %d: %d of %d have a place", n, round, len(placed), active)
	}
	if h.Kind == Swiss {
		if _, fewest := divide(active, h.Table, h.Least); len(r.Byes) != fewest {
			t.Errorf("seed %d, round %d: %d byes of %d", n, round, len(r.Byes), active)
		}
	}
}

// TestByes: at tables of two nobody rests twice before all have, and only the first bye counts.
func TestByes(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 5))
	h, seed := contestOf(Swiss, 7, 2, 8, chance), seeded(5)
	rested := map[string]int{}
	for i := range 8 {
		r := advance(t, h, seed, chance)
		if len(r.Byes) != 1 {
			t.Fatalf("round %d has the byes %v", i+1, r.Byes)
		}
		rested[r.Byes[0]]++
		if i == 6 && len(rested) != 7 {
			t.Errorf("after 7 rounds the byes are %v", rested)
		}
	}
	before := newLedger(&History{Kind: Swiss, Table: 2, Least: 2, Length: 8, Entries: h.Entries, Rounds: h.Rounds[:7]})
	after := newLedger(h)
	again := h.Rounds[7].Byes[0]
	if at := after.index[again]; after.points[at] != before.points[at] || after.byes[at] != 2 {
		t.Errorf("the second bye of %s counts", again)
	}
}

// TestDivide: tables are full or short of one seat where that is possible, and nobody rests where the game allows it.
func TestDivide(t *testing.T) {
	for _, c := range []struct {
		n, table, least int
		want            []int
		byes            int
	}{
		{64, 4, 3, slices.Repeat([]int{4}, 16), 0}, {7, 4, 3, []int{4, 3}, 0}, {9, 4, 3, []int{3, 3, 3}, 0},
		{5, 4, 2, []int{3, 2}, 0}, {5, 4, 3, []int{4}, 1}, {5, 2, 2, []int{2, 2}, 1}, {11, 5, 4, []int{5, 5}, 1},
		{13, 5, 4, []int{5, 4, 4}, 0}, {2, 4, 2, []int{2}, 0}, {2, 4, 3, nil, 2}, {0, 4, 3, nil, 0},
	} {
		if tables, byes := divide(c.n, c.table, c.least); !slices.Equal(tables, c.want) || byes != c.byes {
			t.Errorf("%d at tables of %d to %d: %v and %d byes, want %v and %d", c.n, c.least, c.table, tables, byes,
				c.want, c.byes)
		}
	}
}

// TestGroupsMeetEqually: in a group of 8 at tables of four, seven rounds have each two meet three times; the search
// comes near.
func TestGroupsMeetEqually(t *testing.T) {
	for n := range uint64(6) {
		chance := rand.New(rand.NewPCG(n, 3))
		h, seed := contestOf(Groups, 24, 4, 7, chance), seeded(n)
		h.Size = 8
		for range h.Length {
			advance(t, h, seed, chance)
		}
		met, seats := meetings(h)
		if len(met) != 3*28 {
			t.Errorf("seed %d: %d pairs have met, want all %d", n, len(met), 3*28)
		}
		for pair, times := range met {
			if times < 2 || times > 4 {
				t.Errorf("seed %d: %v meet %d times", n, pair, times)
			}
		}
		for id, counts := range seats {
			if slices.Max(counts[:4])-slices.Min(counts[:4]) > 2 {
				t.Errorf("seed %d: %s has the seats %v", n, id, counts)
			}
		}
	}
}
