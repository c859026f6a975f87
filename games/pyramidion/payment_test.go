package pyramidion_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// payable tries every way to pay. Each resource due comes from the reserve, from a statue in the reserve, or from a
// torturer, who can also fetch a statue (PYR-12.3, PYR-12.4).
func payable(data *pyramidion.Components, own, due, supply pyramidion.Goods, troops pyramidion.Sites) bool {
	r := due.First()
	if due.Sum() == 0 {
		return true
	}
	due[r]--
	for _, with := range []uint8{r, uint8(pyramidion.Statue)} {
		if own[with] > 0 {
			rest := own
			rest[with]--
			if payable(data, rest, due, supply, troops) {
				return true
			}
		}
		for left := troops; left != 0; left = left.Rest() {
			site := left.First()
			if data.Site[site].Box&(1<<with) == 0 || supply[with] == 0 {
				continue
			}
			rest := supply
			rest[with]--
			if payable(data, own, due, rest, troops.Without(site)) {
				return true
			}
		}
	}
	return false
}

// TestPurse compares Covers with all ways to pay, in thousands of random cases.
func TestPurse(t *testing.T) {
	s, err := begun(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 11))
	some := func(most int) (g pyramidion.Goods) {
		for i := range g {
			g[i] = uint8(max(0, r.IntN(most+2)-1))
		}
		return g
	}
	yes := 0
	const cases = 6_000
	for range cases {
		due, own, supply := some(2), some(1), some(1)
		due[pyramidion.Statue] = 0
		troops := pyramidion.Sites(r.IntN(256) & r.IntN(256))
		for troops.Len() > 5 {
			troops = troops.Rest()
		}
		want := payable(s.Data, own, due, supply, troops)
		if pyramidion.Covers(s.Data, own, troops, supply, due) != want {
			t.Fatalf("due %v, own %v, supply %v, troops %b: Covers = %v, want %v",
				due, own, supply, troops, !want, want)
		}
		if want {
			yes++
		}
	}
	if yes < cases/20 || yes > cases*19/20 {
		t.Errorf("%d of %d cases can be paid, want more of both kinds", yes, cases)
	}
}

// TestOneWay compares OneWay with playing every way to finish a payment: whether all lead to the same state.
func TestOneWay(t *testing.T) {
	counts := map[bool]int{}
	for seed := range uint64(40) {
		s, err := begun(game.Setup{Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for s.Owing() != 0 && s.Rounds() < 12 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			if s.Top().Step == pyramidion.StepPay && len(moves) > 1 {
				var ends []game.State
				finish(s, &ends)
				if got, want := s.OneWay(), len(ends) == 1; got != want {
					t.Fatalf("seed %d: OneWay = %t, but %+v ends in %d states", seed, got, s.Payment, len(ends))
				}
				counts[len(ends) == 1]++
			}
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	if counts[true] == 0 || counts[false] == 0 {
		t.Errorf("payments with one way = %d, with several = %d", counts[true], counts[false])
	}
}

// TestOnlyPayments: a table makes a payment with one way by itself, and nothing that ends a site or the round.
func TestOnlyPayments(t *testing.T) {
	made := 0
	for seed := range uint64(40) {
		s, err := begun(game.Setup{Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for s.Owing() != 0 && s.Rounds() < 12 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			m, pays, round, sites := moves[r.Intn(len(moves))], s.Top().Step == pyramidion.StepPay, s.Round, s.Sundials
			only, ok := game.OnlyChoice(s)
			if ok {
				m = only.Move
			}
			s.Play(seat, m, nil)
			switch {
			case ok && (s.Round != round || s.Sundials != sites):
				t.Fatalf("seed %d: the table makes %v, which ends a site or the round", seed, m)
			case ok && pays && len(moves) > 1:
				made++
			}
		}
	}
	if made == 0 {
		t.Error("the table made no payment")
	}
}

// TestSuggestPayout makes every suggestion of random games: each move is legal, and together they load the boat, and
// what they take from the reserve is what it says.
func TestSuggestPayout(t *testing.T) {
	several := 0
	for seed := range uint64(40) {
		s, err := begun(game.Setup{Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for s.Owing() != 0 && s.Rounds() < 12 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			if s.Top().Step == pyramidion.StepPay {
				if other := s.SuggestPayout((seat + 1) % 4); other.Moves != nil {
					t.Fatalf("seed %d: a seat that does not pay is told %v", seed, other.Moves)
				}
				best, then := s.SuggestPayout(seat), s.Copy().(*pyramidion.State)
				for i, m := range best.Moves {
					if then.Top().Step != pyramidion.StepPay || !slices.Contains(then.Moves(nil, seat), m) {
						t.Fatalf("seed %d: move %d of %v is not legal", seed, i+1, best.Moves)
					}
					then.Play(seat, m, nil)
				}
				if loaded := then.Player[seat].Boats; loaded == s.Player[seat].Boats {
					t.Fatalf("seed %d: %v loads nothing", seed, best.Moves)
				}
				if got := then.Player[seat].Goods.More(best.Reserve); got != s.Player[seat].Goods {
					t.Fatalf("seed %d: %v takes other goods than it says, %v", seed, best.Moves, best.Reserve)
				}
				if len(best.Moves) > 1 {
					several++
				}
			}
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	if several == 0 {
		t.Error("no payment took several moves")
	}
}

// finish appends the different states in which a payment can end.
func finish(s *pyramidion.State, ends *[]game.State) {
	if s.Top().Step != pyramidion.StepPay {
		for _, end := range *ends {
			if end.Equal(s) {
				return
			}
		}
		*ends = append(*ends, s)
		return
	}
	for _, m := range s.Moves(nil, s.Owing().First()) {
		next := s.Copy().(*pyramidion.State)
		next.Play(s.Owing().First(), m, nil)
		finish(next, ends)
	}
}
