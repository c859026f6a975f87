package pyramidion_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
)

// anywhere visits the decisions of random games with all numbers of players. Now and then it stirs the position.
func anywhere(t *testing.T, visit func(s *pyramidion.State)) {
	t.Helper()
	for seed := range uint64(gametest.Many(9, 30, 300)) {
		s, err := begun(game.Setup{Players: 2 + int(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		var moves []game.Move
		for r := game.NewRand(seed); s.Owing() != 0; {
			if seed%2 == 1 {
				stir(s, &r)
			}
			visit(s)
			seat := s.Owing().First()
			moves = s.Moves(moves[:0], seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
}

// postsPlainly checks site by site.
func postsPlainly(s *pyramidion.State, seat game.Seat, t pyramidion.Troop) (all pyramidion.Sites) {
	for site, owner := range s.Troop[t] {
		if owner == seat {
			all = all.With(uint8(site))
		}
	}
	return all
}

// totalsPlainly adds up the cards one by one.
func totalsPlainly(s *pyramidion.State, seat game.Seat) (sum pyramidion.Points) {
	for cards := s.Player[seat].InPlay; cards != 0; cards = cards.Rest() {
		for c, n := range s.Worth(seat, pyramidion.Card(cards.First())) {
			sum[c] += n
		}
	}
	return sum
}

// mostPlainly compares seat by seat.
func mostPlainly(s *pyramidion.State, c pyramidion.Category) (game.Seat, uint8) {
	best, most := pyramidion.NoSeat, uint8(0)
	for seat := range game.Seat(s.Count) {
		switch n := totalsPlainly(s, seat)[c]; {
		case n > most:
			best, most = seat, n
		case n == most:
			best = pyramidion.NoSeat
		}
	}
	return best, most
}

// TestFastTotals compares fast versions with plain ones: where troops are, what cards count, and who has the most.
func TestFastTotals(t *testing.T) {
	counted := 0
	anywhere(t, func(s *pyramidion.State) {
		for seat := range game.Seat(s.Count) {
			for _, kind := range []pyramidion.Troop{pyramidion.Torturers, pyramidion.Negotiators} {
				if got, want := s.Posts(seat, kind), postsPlainly(s, seat, kind); got != want {
					t.Fatalf("%v: sites of seat %d = %b, want %b", s.Troop[kind], seat, got, want)
				}
			}
			if got, want := s.Totals(seat), totalsPlainly(s, seat); got != want {
				t.Fatalf("totals of seat %d = %v, want %v", seat, got, want)
			}
		}
		for c := range pyramidion.Category(pyramidion.CategoryCount) {
			seat, n := s.Most(c)
			want, most := mostPlainly(s, c)
			if seat != want || seat != pyramidion.NoSeat && n != most {
				t.Fatalf("most: seat %d with %d, want seat %d with %d", seat, n, want, most)
			}
			if seat != pyramidion.NoSeat {
				counted++
			}
		}
	})
	if counted == 0 {
		t.Error("no seat ever had the most")
	}
}

// TestFastSteps checks that resolving a site at once leads to the same position and events as resolving it by steps.
// The same applies to the turn after a card without an effect of its own.
func TestFastSteps(t *testing.T) {
	sites, cards := 0, 0
	anywhere(t, func(s *pyramidion.State) {
		f := s.Top()
		if f.Step != pyramidion.StepCard {
			return
		}
		fast, plain := *s, *s
		var got, want game.Log
		fast.ResolveAtOnce(&got)
		plain.Resolution(&want)
		if sites++; fast != plain || !slices.Equal(got.Events, want.Events) {
			t.Fatalf("events of a resolved site = %v, want %v", got.Events, want.Events)
		}
		for hand := s.Player[f.Seat].Hand &^ s.Data.Acting; hand != 0; hand = hand.Rest() {
			c := pyramidion.Card(hand.First())
			fast, plain = *s, *s
			fast.Lay(f.Seat, c)
			plain.Lay(f.Seat, c)
			got, want = game.Log{}, game.Log{}
			fast.PlayOn(f.Seat, c, &got)
			plain.PlayOnBySteps(f.Seat, c, &want)
			if cards++; fast != plain || !slices.Equal(got.Events, want.Events) {
				t.Fatalf("events after %s = %v, want %v", pyramidion.CardNames[c], got.Events, want.Events)
			}
		}
	})
	if sites == 0 || cards == 0 {
		t.Errorf("compared only %d sites and %d cards", sites, cards)
	}
}

// TestFastPayments compares the legal moves of a payment with what payWhy allows, one by one.
func TestFastPayments(t *testing.T) {
	tried := 0
	anywhere(t, func(s *pyramidion.State) {
		if s.Top().Step != pyramidion.StepPay {
			return
		}
		want := slices.DeleteFunc(s.PayCandidates(), func(m game.Move) bool { return s.PayWhy(m).No != 0 })
		if got := s.PayLegal(); !slices.Equal(got, want) {
			t.Fatalf("legal payments = %v, want %v", got, want)
		}
		tried++
	})
	if tried == 0 {
		t.Error("no boat was paid for")
	}
}

// TestFastDistribution compares a distribution at once with one resource by resource (PYR-6.1).
func TestFastDistribution(t *testing.T) {
	anywhere(t, func(s *pyramidion.State) {
		if s.Spread == 0 {
			return
		}
		fast, plain := *s, *s
		var log game.Log
		pyramidion.DistributeRun(&fast, pyramidion.Frame{}, nil)
		if pyramidion.DistributeRun(&plain, pyramidion.Frame{}, &log); fast != plain {
			t.Fatalf("%s distributes %v, want %v", pyramidion.SpreadNames[s.Spread], fast.Goods, plain.Goods)
		}
	})
}

// TestFastGoods compares arithmetic on packed resources with plain arithmetic.
func TestFastGoods(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 13))
	for range 5000 {
		var a, b, more, lacks pyramidion.Goods
		sorts, total := uint8(0), 0
		for k := range a {
			a[k], b[k] = uint8(r.IntN(21)*r.IntN(2)), uint8(r.IntN(21)*r.IntN(2))
			more[k], lacks[k] = a[k]+b[k], a[k]-min(a[k], b[k])
			total += int(a[k])
			if a[k] > 0 {
				sorts |= 1 << k
			}
		}
		if a.More(b) != more || more.Less(b) != a || a.Lacks(b) != lacks || a.Sorts() != sorts || a.Total() != total {
			t.Fatalf("%v and %v: %v, %v, %b, %d", a, b, a.More(b), a.Lacks(b), a.Sorts(), a.Total())
		}
	}
}
