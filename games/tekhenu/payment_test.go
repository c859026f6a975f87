package tekhenu

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
)

// mixes are all ways to pay so many tokens, found by trying every number of every token that may stand in (TEK-1.10,
// TEK-1.13, TEK-16.6.6, TEK-16.6.17), as what is taken of each kind.
func mixes(p *Player, due Due, n int, joker, stone bool) map[[tokens]int]bool {
	want := printed[due]
	pays := func(t Token) bool {
		switch {
		case t == want:
			return true
		case t == Gold:
			return want < goods || want == Scribe && joker
		case t == Scribe:
			return joker && (want < goods || want == Gold)
		}
		return stone && (t == Limestone && want == Granite || t == Granite && want == Limestone)
	}
	found := map[[tokens]int]bool{}
	var taken [tokens]int
	var fill func(t Token, left int)
	fill = func(t Token, left int) {
		if t == tokens {
			if left == 0 {
				found[taken] = true
			}
			return
		}
		for k := 0; k <= left && k <= int(p.Stock[t]) && (k == 0 || pays(t)); k++ {
			taken[t] = k
			fill(t+1, left-k)
		}
		taken[t] = 0
	}
	fill(0, n)
	return found
}

// TEK-1.13: what is offered is each mix there is, once; where there is one alone, it is paid without a question.
func TestAllMixes(t *testing.T) {
	asked, unasked, waived := 0, 0, 0
	for seed := range 600 {
		r := rand.New(rand.NewPCG(11, uint64(seed)))
		u := newTurn(t, 3)
		p := u.me()
		for tok := range p.Stock {
			p.Stock[tok] = uint8(r.IntN(4))
		}
		joker, stone := r.IntN(2) == 0, r.IntN(2) == 0
		if joker {
			u.cards("T10")
		}
		if stone {
			u.cards("T22")
		}
		if r.IntN(4) == 0 {
			u.cards("B13", "B15")
		}
		due := Due(r.IntN(int(DueGold) + 1))
		if due == Due(Osiris) {
			continue
		}
		n := 1 + r.IntN(4)
		want := mixes(p, due, n, joker, stone)
		waiver := p.Blessings&waiver[due] != 0
		if got := u.affords(u.seat, due, n); got != (len(want) > 0 || waiver) {
			t.Fatalf("seed %d: affords %v, %d mixes", seed, got, len(want))
		}
		if len(want) == 0 && !waiver {
			continue
		}
		before := *p
		u.Push(StepPay, u.seat, uint8(due), uint8(n))
		steps.Settle(u.State, &u.Stack, nil)
		if asks := u.Top().Step == StepPay; asks != (len(want) > 1 || waiver) {
			t.Fatalf("seed %d: asked %v, %d mixes", seed, asks, len(want))
		}
		if u.Top().Step != StepPay {
			unasked++
			checkPaid(t, u.State, u.seat, &before, due, want)
			continue
		}
		asked++
		for _, m := range u.Moves(nil, u.seat) {
			next := *u.State
			next.Play(u.seat, m, nil)
			if m.Verb == vPlay {
				waived++
				if next.Player[u.seat].Stock != before.Stock || next.Player[u.seat].Blessings.Has(m.A) {
					t.Errorf("seed %d: %s is not free", seed, Lexicon.Text(m))
				}
				continue
			}
			checkPaid(t, &next, u.seat, &before, due, want)
		}
		if len(want) > 0 {
			t.Errorf("seed %d: not offered: %v", seed, want)
		}
	}
	if asked == 0 || unasked == 0 || waived == 0 {
		t.Errorf("asked %d times, not asked %d, waived %d", asked, unasked, waived)
	}
}

// checkPaid strikes the mix that was paid off the list; T10 and T22 pay where they were used.
func checkPaid(t *testing.T, s *State, seat game.Seat, before *Player, due Due, want map[[tokens]int]bool) {
	t.Helper()
	p := &s.Player[seat]
	var taken [tokens]int
	for tok := range taken {
		taken[tok] = int(before.Stock[tok]) - int(p.Stock[tok])
	}
	if !want[taken] {
		t.Fatalf("paid %v, not one of %v", taken, want)
	}
	delete(want, taken)
	vp, in := 0, printed[due]
	if in != Scribe && taken[Scribe] > 0 || in == Scribe && taken[Gold] > 0 {
		vp++
	}
	if in == Granite && taken[Limestone] > 0 || in == Limestone && taken[Granite] > 0 {
		vp++
	}
	if got := int(p.VP[PartCards] - before.VP[PartCards]); got != vp {
		t.Errorf("%v brings %d VP, not %d", taken, got, vp)
	}
}

// TEK-16.6.6, TEK-RUL-37: T10 and T22 pay once in each own turn, and in no other's.
func TestJokersPayOnce(t *testing.T) {
	u := newTurn(t, 2)
	u.cards("T10", "T22")
	u.me().Stock = [tokens]uint8{Limestone: 4, Scribe: 4}
	charge := func(seat game.Seat, move string) {
		u.Push(StepPay, seat, uint8(Horus), 2)
		steps.Settle(u.State, &u.Stack, nil)
		u.play(move)
	}
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 3, "scribe": 3})
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 2, "scribe": 2})
	u.me().Joker, u.Turn.Seat = 0, NoSeat
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 1, "scribe": 1})
}

// TEK-1.13: a mix that cannot be paid says what is due.
func TestNoMix(t *testing.T) {
	u := newTurn(t, 2)
	u.me().Stock = [tokens]uint8{Papyrus: 2, Gold: 1}
	u.Push(StepPay, u.seat, uint8(Bastet), 2)
	steps.Settle(u.State, &u.Stack, nil)
	if got := u.offers("pay"); !slices.Equal(got, []string{"pay gold-0 scribe-0 swap-0", "pay gold-1 scribe-0 swap-0"}) {
		t.Errorf("offered: %v", got)
	}
	u.refuses("pay gold-2 scribe-0 swap-0", "mix")
	u.refuses("done", "not-now")
}

// TEK-16.5.5, TEK-16.5.6, TEK-RUL-07: each Blessing waives the cost of two gods, in the own turn alone.
func TestWaivers(t *testing.T) {
	for g, cards := range map[God][]uint8{Horus: {13, 14}, Ra: {13, 14}, Hathor: {15, 16}, Bastet: {15, 16}, Thoth: nil, Osiris: nil} {
		u := newTurn(t, 2)
		u.cards("B13", "B14", "B15", "B16")
		var want Cards
		for _, n := range cards {
			want = want.With(n)
		}
		if got := u.waives(u.seat, Due(g)); got != want {
			t.Errorf("%s: waived by %v", godNames[g], got)
		}
		if got := u.waives((u.seat+1)%2, Due(g)); got != 0 {
			t.Errorf("%s: waived for another by %v", godNames[g], got)
		}
		u.Turn.Seat = NoSeat
		if got := u.waives(u.seat, Due(g)); got != 0 {
			t.Errorf("%s: waived outside a turn by %v", godNames[g], got)
		}
	}
}

// TEK-1.10, TEK-RUL-38: Faith pays nothing.
func TestFaithPaysNothing(t *testing.T) {
	u := newTurn(t, 2)
	u.cards("T10", "T22")
	u.me().Stock = [tokens]uint8{Faith: 9}
	for due := range dues {
		if printed[due] != NoToken && u.means(u.seat, due) != 0 {
			t.Error(fmt.Sprint("Faith pays ", due))
		}
	}
}
