package pharaon_test

import (
	"math/bits"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
)

// The oracle of the final count. It repeats the figures of sections 11 and 12 for the default components, and tries
// all 32 sets of gods (PHA-11.5).

// holdings are a player's things at the end of the game.
type holdings struct {
	nobles   []int
	artisans []int // their PP
	nile     [5]int
	step     int
	tokens   [pharaon.Tokens]int
	pharaoh  bool
	first    bool
}

// lay reads the holdings from a state.
func lay(s *pharaon.State, seat game.Seat) (h holdings) {
	p := &s.Player[seat]
	for n := 1; n <= pharaon.NobleCount; n++ {
		if p.Nobles.Has(uint8(n)) {
			h.nobles = append(h.nobles, n)
		}
	}
	for n := 1; n <= pharaon.ArtisanCount; n++ {
		if p.Artisans.Has(uint8(n)) {
			h.artisans = append(h.artisans, []int{2, 3, 4, 5, 6, 7}[(n-1)/5])
		}
	}
	for c, cell := range p.Nile {
		h.nile[c] = int(cell)
	}
	for k, n := range p.Tokens {
		h.tokens[k] = int(n)
	}
	h.step, h.pharaoh, h.first = int(p.Step), s.Pharaoh == seat, s.First == seat
	return h
}

func (h *holdings) offerings() (n int) {
	for _, k := range h.tokens[pharaon.ResourceOffering:] {
		n += k
	}
	return n
}

// elements counts what a quarter has for its gods.
func (h *holdings) elements(q pharaon.Quarter) (n int) {
	switch q {
	case pharaon.Nobles:
		return len(h.nobles)
	case pharaon.Offerings:
		return h.offerings()
	case pharaon.Burial:
		return h.step
	case pharaon.Artisans:
		return len(h.artisans)
	}
	for _, cell := range h.nile {
		if cell > 0 {
			n++
		}
	}
	return n
}

// edges are need and PP of the anticlockwise and the clockwise edge of each quarter.
var edges = [pharaon.Quarters][2][2]int{
	pharaon.Nobles:    {{1, 3}, {2, 6}},
	pharaon.Nile:      {{2, 2}, {3, 5}},
	pharaon.Offerings: {{2, 3}, {3, 6}},
	pharaon.Burial:    {{2, 4}, {2, 4}},
	pharaon.Artisans:  {{2, 3}, {3, 5}},
}

// gods returns the PP of a set of columns, or false if one player cannot meet all of them together.
func (h *holdings) gods(circle [pharaon.Quarters]pharaon.Quarter, set int) (pp int, ok bool) {
	for p, q := range circle {
		next := circle[(p+1)%pharaon.Quarters]
		if set>>p&1 == 1 {
			if h.elements(q) < edges[q][1][0] || h.elements(next) < edges[next][0][0] {
				return 0, false
			}
			pp += edges[q][1][1] + edges[next][0][1]
		}
		before := (p + pharaon.Quarters - 1) % pharaon.Quarters
		if set>>p&1 == 1 && set>>before&1 == 1 && h.elements(q) < edges[q][0][0]+edges[q][1][0] {
			return 0, false
		}
	}
	return pp, true
}

// noble returns the PP of one noble, the Diplomat excluded (PHA-12.3.1 to PHA-12.3.11).
func (h *holdings) noble(n int, circle [pharaon.Quarters]pharaon.Quarter, set int) int {
	is := func(b bool) int { return map[bool]int{true: 1}[b] }
	switch n {
	case 1, 2, 3, 4, 5:
		quarters := [...]pharaon.Quarter{
			pharaon.Artisans, pharaon.Nile, pharaon.Offerings, pharaon.Burial, pharaon.Nobles,
		}
		p := slices.Index(circle[:], quarters[n-1])
		return 4 + 4*(set>>p&1) + 4*(set>>((p+4)%5)&1)
	case 6:
		return 7 + 4*is(h.pharaoh) + 4*is(h.first)
	case 7, 8, 9, 10, 11:
		return 9
	case 12:
		return 3 + 3*len(h.nobles)
	case 13:
		values := slices.Clone(h.artisans)
		slices.Sort(values)
		return 6 + 2*len(slices.Compact(values))
	case 14:
		return 6 + 2*h.step
	case 15:
		return 6 + 2*h.offerings()
	case 16:
		top := 0
		for _, cell := range h.nile {
			top += is(cell == 3)
		}
		return 5 + 3*top
	case 17:
		return 3 + 3*bits.OnesCount(uint(set))
	case 18:
		return 8 + 2*h.tokens[pharaon.Silver]
	case 19:
		n := 7
		for c := range 5 {
			n += h.tokens[c] + h.tokens[int(pharaon.ResourceOffering)+c]
		}
		return n
	case 20:
		return 0
	}
	return 6
}

// total returns the best final score (PHA-11.5), and how much of it comes from gods and nobles.
func (h *holdings) total(circle [pharaon.Quarters]pharaon.Quarter) (total, shared int) {
	for set := range 32 {
		pp, ok := h.gods(circle, set)
		if !ok {
			continue
		}
		best := 0
		for _, n := range h.nobles {
			each := h.noble(n, circle, set)
			pp += each
			best = max(best, each)
		}
		if slices.Contains(h.nobles, 20) {
			pp += best
		}
		shared = max(shared, pp)
	}
	total = shared + [...]int{0, 5, 11, 18, 25, 33, 42, 51, 60}[h.step]
	for _, pp := range h.artisans {
		total += pp
	}
	for _, cell := range h.nile {
		total += [...]int{0, 0, 3, 7}[cell]
	}
	if h.pharaoh {
		total += 7
	}
	if h.first {
		total += 3
	}
	for _, n := range h.tokens {
		total += n
	}
	return total + h.tokens[pharaon.Prestige1] + 2*h.tokens[pharaon.Prestige2], shared
}

// scatter gives the players random things, few enough for gods to compete for them.
func scatter(s *pharaon.State, r *game.Rand) {
	circle := [pharaon.Quarters]pharaon.Quarter{
		pharaon.Nobles, pharaon.Nile, pharaon.Offerings, pharaon.Burial, pharaon.Artisans,
	}
	for i := range circle {
		k := i + r.Intn(pharaon.Quarters-i)
		circle[i], circle[k] = circle[k], circle[i]
	}
	for i, q := range circle {
		s.Lay(q, uint8(i))
	}
	s.First, s.Pharaoh = game.Seat(r.Intn(int(s.Count))), game.Seat(r.Intn(int(s.Count)))
	nobles, artisans := s.NobleDeck, s.ArtisanDeck
	for i := range s.Count {
		p := &s.Player[i]
		*p = pharaon.Player{Class: pharaon.PlainClass}
		for range r.Intn(5) {
			n := drawn(&nobles, r)
			p.Nobles = p.Nobles.With(n)
		}
		for range r.Intn(6) {
			p.Artisans = p.Artisans.With(drawn(&artisans, r))
		}
		for c := range p.Nile {
			p.Nile[c] = uint8(r.Intn(4))
		}
		p.Step = uint8(r.Intn(6))
		for range r.Intn(8) {
			p.Tokens[r.Intn(pharaon.Tokens)]++
		}
	}
}

func drawn(deck *pharaon.Cards, r *game.Rand) uint8 {
	d := *deck
	for range r.Intn(d.Len()) {
		d = d.Rest()
	}
	*deck = deck.Without(d.First())
	return d.First()
}

// TestPHA_11_5_BestSetOfGods compares final scores with the oracle in random positions.
func TestPHA_11_5_BestSetOfGods(t *testing.T) {
	s := given(t, 5, "{nobles: [], artisans: []}")
	r := game.NewRand(11)
	n := 20_000
	if testing.Short() {
		n = 4_000
	}
	clashes := 0
	for range n {
		scatter(s, &r)
		sheet := s.Sheet()
		for seat := range game.Seat(s.Count) {
			h := lay(s, seat)
			total, shared := h.total(s.Circle)
			if got := s.Score(seat); got != total {
				t.Fatalf("%+v around %v: score = %d, want %d", h, s.Circle, got, total)
			}
			if got := sheet[pharaon.ScoreGods].Points[seat] + sheet[pharaon.ScoreNobles].Points[seat]; got != shared {
				t.Fatalf("%+v around %v: gods and nobles = %d, want %d", h, s.Circle, got, shared)
			}
			best := 0
			for _, n := range h.nobles { // each noble by itself; the Diplomat copies the best other one
				if n != 20 {
					best = max(best, h.noble(n, s.Circle, int(s.GodsOf(seat))))
				}
			}
			for _, n := range h.nobles {
				want := h.noble(n, s.Circle, int(s.GodsOf(seat)))
				if n == 20 {
					want = best
				}
				if got := s.NoblePP(seat, uint8(n), s.GodsOf(seat)); got != want {
					t.Fatalf("%+v: PP of noble %d = %d, want %d", h, n, got, want)
				}
			}
			met, clash := s.GodsMet(seat)
			if met&clash != 0 {
				clashes++
			}
			if set := int(s.GodsOf(seat)); set != 0 {
				if _, ok := h.gods(s.Circle, set); !ok {
					t.Fatalf("%+v around %v: gods %05b cannot be met together", h, s.Circle, set)
				}
			}
		}
	}
	if clashes < n/2 {
		t.Errorf("only %d of %d players had to choose between gods", clashes, n*5)
	}
}

// TestPHA_12_2_Categories checks the order of the categories (PHA-12.2) and that they make up the total.
func TestPHA_12_2_Categories(t *testing.T) {
	s := given(t, 3, "{}")
	var keys []string
	for _, c := range s.Sheet() {
		keys = append(keys, c.Key)
	}
	want := []string{"pharaon.score.gods", "pharaon.score.nobles", "pharaon.score.burial", "pharaon.score.artisans",
		"pharaon.score.honours", "pharaon.score.nile", "pharaon.score.tokens"}
	if !slices.Equal(keys, want) {
		t.Errorf("categories = %v", keys)
	}
}

// TestPHA_12_10_Places ranks by PP, then the Pharaoh token, then tokens. Players equal in all three share a place
// (PHA-12.10).
func TestPHA_12_10_Places(t *testing.T) {
	s := given(t, 5, "{nobles: [], artisans: []}")
	r := game.NewRand(12)
	ties := 0
	for range 20_000 {
		for i := range s.Player { // only tokens and steps, so that many are equal
			s.Player[i] = pharaon.Player{Class: pharaon.PlainClass, Step: uint8(r.Intn(2))}
			for range r.Intn(3) {
				s.Player[i].Tokens[[]pharaon.Token{0, pharaon.Token(pharaon.Silver), pharaon.Prestige1}[r.Intn(3)]]++
			}
		}
		s.First, s.Pharaoh = game.Seat(r.Intn(5)), []game.Seat{pharaon.NoSeat, 0, 1, 2, 3, 4}[r.Intn(6)]
		type key [3]int
		var keys [5]key
		for i := range keys {
			p := &s.Player[i]
			keys[i] = key{s.Score(game.Seat(i)), 0, 0}
			if s.Pharaoh == game.Seat(i) {
				keys[i][1] = 1
			}
			for _, n := range p.Tokens {
				keys[i][2] += int(n)
			}
		}
		for i, k := range keys {
			place := 1
			for _, other := range keys {
				if slices.Compare(other[:], k[:]) > 0 {
					place++
				}
				if other == k {
					ties++
				}
			}
			if got := s.Rank(game.Seat(i)); got != place {
				t.Fatalf("keys %v: rank of seat %d = %d, want %d", keys, i, got, place)
			}
		}
	}
	if ties == 5*20_000 {
		t.Error("no two players shared a place")
	}
}
