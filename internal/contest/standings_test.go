package contest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestTablePoints: (k−rank)/(k−1), and equal seats share the mean.
func TestTablePoints(t *testing.T) {
	for _, c := range []struct{ ranks, want []int }{
		{[]int{1, 2}, []int{24, 0}}, {[]int{1, 1}, []int{12, 12}}, {[]int{2, 1, 3}, []int{12, 24, 0}},
		{[]int{1, 2, 3, 4}, []int{24, 16, 8, 0}}, {[]int{1, 1, 3, 4}, []int{20, 20, 8, 0}},
		{[]int{1, 2, 2, 2}, []int{24, 8, 8, 8}}, {[]int{1, 1, 1, 1, 5}, []int{15, 15, 15, 15, 0}},
		{[]int{1, 2, 2, 4, 5}, []int{24, 15, 15, 6, 0}}, {[]int{1, 1, 1}, []int{12, 12, 12}},
	} {
		for seat, want := range c.want {
			if got := tablePoints(c.ranks, seat); got != want {
				t.Errorf("%v: seat %d has %d, want %d", c.ranks, seat+1, got, want)
			}
		}
	}
}

// table returns a table with a result, of entries named by letters.
func table(n int, seats string, ranks []int, scores ...int) Pairing {
	return Pairing{Table: n, Seats: strings.Split(seats, ""), Outcome: Outcome{Ranks: ranks, Scores: scores}}
}

// TestTieBreaks: each tie-break decides where all before it are equal.
func TestTieBreaks(t *testing.T) {
	first := []int{1, 2}
	absent := table(1, "ab", first)
	absent.Absent = []string{"a"}
	for _, c := range []struct {
		name, want string // groups of equal entries
		table      int
		rounds     []Round
	}{
		{"points", "a cd b", 2, []Round{{Tables: []Pairing{table(1, "ab", first), table(2, "cd", []int{1, 1})}}}},
		{"an absent seat has none", "abcd", 2, []Round{{Tables: []Pairing{absent}}}},
		// a and d have a win and a loss, b and c two ties; a shared first place is no win.
		{"wins", "ad bc", 2, []Round{{Tables: []Pairing{table(1, "ad", first), table(2, "bc", []int{1, 1})}},
			{Tables: []Pairing{table(1, "da", first), table(2, "bc", []int{1, 1})}}}},
		// a, b and c have a point; a and c have met somebody with a point, b has not.
		{"opponents", "ac b d", 2, []Round{{Tables: []Pairing{table(1, "ac", first), table(2, "bd", first)}},
			{Tables: []Pairing{table(1, "cd", first)}}}},
		{"share", "b a c d", 2, []Round{
			{Tables: []Pairing{table(1, "ac", first, 60, 40), table(2, "bd", first, 9, 1)}}}},
	} {
		h := &History{Kind: Swiss, Table: c.table, Least: 2, Length: 3, Rounds: c.rounds,
			Entries: []Entry{{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}}}
		got := order(t, h, nil)
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// Entries that nothing tells apart yet stand in the order of their numbers, not of the digits of these.
func TestEqualsByNumber(t *testing.T) {
	h := &History{Kind: Swiss, Table: 2, Least: 2, Length: 1,
		Entries: []Entry{{ID: "10"}, {ID: "2"}, {ID: "11"}, {ID: "1"}}}
	if got := order(t, h, nil); got != "121011" {
		t.Errorf("the order is %s", got)
	}
}

// order returns the entries in order, those with equal places together.
func order(t *testing.T, h *History, seed *Seed) string {
	t.Helper()
	list, err := Standings(h, seed)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for i, s := range list {
		if i > 0 && list[i-1].Place != s.Place {
			text.WriteByte(' ')
		}
		text.WriteString(s.Entry)
	}
	return text.String()
}

// TestLots: the seed decides between entries that nothing else tells apart, and another one decides otherwise.
func TestLots(t *testing.T) {
	h := &History{Kind: Swiss, Table: 2, Least: 2, Length: 1,
		Entries: []Entry{{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}, {ID: "e"}}}
	if got := order(t, h, nil); got != "abcde" {
		t.Errorf("without a seed the order is %s", got)
	}
	seen := map[string]bool{}
	for n := range uint64(6) {
		got := order(t, h, seeded(n))
		if len(strings.Fields(got)) != 5 || got != order(t, h, seeded(n)) {
			t.Errorf("seed %d orders %s", n, got)
		}
		seen[got] = true
	}
	if len(seen) < 3 {
		t.Errorf("six seeds order %v", seen)
	}
}

// TestKnockout: the best of each table go on until one table is left, and whoever comes later has reached more rounds.
func TestKnockout(t *testing.T) {
	for ahead := 1; ahead <= 2; ahead++ {
		chance := rand.New(rand.NewPCG(7, 7))
		h, seed := contestOf(Knockout, 30, 4, 0, chance), seeded(7)
		h.Ahead, h.Least = ahead, 2
		var in []string
		for {
			r, err := Pair(h, seed)
			if errors.Is(err, ErrOver) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range r.Tables {
				for _, id := range p.Seats {
					if in != nil && !slices.Contains(in, id) {
						t.Errorf("%s is in round %d, though out", id, len(h.Rounds)+1)
					}
				}
			}
			for i := range r.Tables { // the first seat wins, the last seat does not come
				n := len(r.Tables[i].Seats)
				for seat := range n {
					r.Tables[i].Ranks = append(r.Tables[i].Ranks, seat+1)
				}
				r.Tables[i].Absent = r.Tables[i].Seats[n-1:]
			}
			in = slices.Clone(r.Byes)
			for _, p := range r.Tables {
				in = append(in, p.Seats[:min(ahead, len(p.Seats)-1)]...)
			}
			h.Rounds = append(h.Rounds, r)
		}
		last := h.Rounds[len(h.Rounds)-1]
		list, err := Standings(h, seed)
		if err != nil || len(last.Tables) != 1 || list[0].Entry != last.Tables[0].Seats[0] {
			t.Errorf("%d go on: the last round is %v, the first is %v, %v", ahead, last, list[0], err)
		}
	}
}

// TestKnockoutReserve: a reserve takes the place of a winner who has withdrawn.
func TestKnockoutReserve(t *testing.T) {
	h := &History{Kind: Knockout, Table: 2, Least: 2, Ahead: 1, Entries: []Entry{{ID: "a", Out: 2}, {ID: "b"},
		{ID: "c"}, {ID: "d"}, {ID: "x", From: 2, For: "a"}},
		Rounds: []Round{{Tables: []Pairing{table(1, "ab", []int{1, 2}), table(2, "cd", []int{1, 2})}}}}
	r, err := Pair(h, seeded(1))
	if err != nil || len(r.Tables) != 1 {
		t.Fatal(r, err)
	}
	if seats := slices.Sorted(slices.Values(r.Tables[0].Seats)); !slices.Equal(seats, []string{"c", "x"}) {
		t.Errorf("the final is between %v", seats)
	}
}

// TestSeason: at the end of a season two go up and two go down, and those who withdrew come last.
func TestSeason(t *testing.T) {
	chance := rand.New(rand.NewPCG(9, 9))
	h, seed := contestOf(League, 24, 4, 3, chance), seeded(9)
	h.Size = 8
	for i := range h.Entries {
		h.Entries[i].Division = i/8 + 1
	}
	h.Entries[0].Out = 3
	for range 3 {
		list, err := Standings(h, seed)
		if err != nil || slices.ContainsFunc(list, func(s Standing) bool { return s.Move != 0 }) {
			t.Fatalf("before the end: %v, %v", list, err)
		}
		advance(t, h, seed, chance)
	}
	list, err := Standings(h, seed)
	if err != nil {
		t.Fatal(err)
	}
	var moves [3][]int
	for _, s := range list {
		moves[s.Group-1] = append(moves[s.Group-1], s.Move)
	}
	want := [3][]int{{0, 0, 0, 0, 0, 0, -1, -1}, {1, 1, 0, 0, 0, 0, -1, -1}, {1, 1, 0, 0, 0, 0, 0, 0}}
	if !reflect.DeepEqual(moves, want) {
		t.Errorf("the moves are %v", moves)
	}
	if last := list[7]; last.Entry != "e00" || !last.Out {
		t.Errorf("the last of the first division is %+v", last)
	}
}

// Where a reserve took the place of somebody who has withdrawn, two of those who play on go down all the same.
func TestSeasonReserve(t *testing.T) {
	chance := rand.New(rand.NewPCG(9, 9))
	h, seed := contestOf(League, 24, 4, 4, chance), seeded(9)
	h.Size = 8
	advance(t, h, seed, chance)
	list, err := Standings(h, seed)
	if err != nil {
		t.Fatal(err)
	}
	out := slices.IndexFunc(h.Entries, func(e Entry) bool { return e.ID == list[0].Entry })
	h.Entries[out].Out = 2
	h.Entries = append(h.Entries, Entry{ID: "reserve", From: 2, For: list[0].Entry})
	for len(h.Rounds) < h.Length {
		advance(t, h, seed, chance)
	}
	if list, err = Standings(h, seed); err != nil {
		t.Fatal(err)
	}
	after := Season(list)
	if len(after) != 3 || len(after[0]) != 8 || len(after[1]) != 8 || len(after[2]) != 8 {
		t.Errorf("after the season the divisions are %v", after)
	}
}

// TestVerify: a round that was changed is named, and so is a seed that is not the sealed one.
func TestVerify(t *testing.T) {
	chance := rand.New(rand.NewPCG(4, 4))
	h, seed := contestOf(Swiss, 13, 4, 4, chance), seeded(4)
	h.Seal = seed.Seal()
	for range 4 {
		advance(t, h, seed, chance)
	}
	if err := Verify(h, seed); err != nil {
		t.Error(err)
	}
	if err := Verify(h, seeded(5)); err == nil || !strings.Contains(err.Error(), "seal") {
		t.Errorf("another seed: %v", err)
	}
	for round := range 4 {
		c := shaken(h, chance)
		a, b := c.Rounds[round].Tables[0], c.Rounds[round].Tables[1]
		a.Seats, b.Seats = slices.Clone(a.Seats), slices.Clone(b.Seats)
		a.Seats[0], b.Seats[0] = b.Seats[0], a.Seats[0]
		a.Absent, b.Absent = nil, nil
		c.Rounds[round].Tables[0], c.Rounds[round].Tables[1] = a, b
		want := fmt.Sprintf("round %d is not", round+1)
		if err := Verify(c, seed); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("round %d was changed: %v", round+1, err)
		}
	}
}
