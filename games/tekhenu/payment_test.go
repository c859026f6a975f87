package tekhenu_test

import (
	"math/rand/v2"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// mixes finds every way to pay n tokens by trying every number of every token that may stand in (TEK-1.10, TEK-1.13,
// TEK-16.6.6, TEK-16.6.17). A key holds the tokens taken of each kind.
func mixes(p *tekhenu.Player, due tekhenu.Due, n int, joker, stone bool) map[[tekhenu.Tokens]int]bool {
	want := tekhenu.PrintedToken[due]
	pays := func(t tekhenu.Token) bool {
		switch {
		case t == want:
			return true
		case t == tekhenu.Gold:
			return want < tekhenu.Goods || want == tekhenu.Scribe && joker
		case t == tekhenu.Scribe:
			return joker && (want < tekhenu.Goods || want == tekhenu.Gold)
		}
		return stone && (t == tekhenu.Limestone && want == tekhenu.Granite || t == tekhenu.Granite &&
			want == tekhenu.Limestone)
	}
	found := map[[tekhenu.Tokens]int]bool{}
	var taken [tekhenu.Tokens]int
	var fill func(t tekhenu.Token, left int)
	fill = func(t tekhenu.Token, left int) {
		if t == tekhenu.Tokens {
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

// TEK-1.13: each possible mix is offered once. If there is only one, the player pays it without a question.
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
		due := tekhenu.Due(r.IntN(int(tekhenu.DueGold) + 1))
		if due == tekhenu.Due(tekhenu.Osiris) {
			continue
		}
		n := 1 + r.IntN(4)
		want := mixes(p, due, n, joker, stone)
		waiver := p.Blessings&tekhenu.Waiver[due] != 0
		if got := u.Affords(u.seat, due, n); got != (len(want) > 0 || waiver) {
			t.Fatalf("seed %d: affords is %t with %d mixes", seed, got, len(want))
		}
		if len(want) == 0 && !waiver {
			continue
		}
		before := *p
		u.Push(tekhenu.StepPay, u.seat, uint8(due), uint8(n))
		tekhenu.Steps.Settle(u.State, &u.Stack, nil)
		if asks := u.Top().Step == tekhenu.StepPay; asks != (len(want) > 1 || waiver) {
			t.Fatalf("seed %d: the player is asked: %t, with %d mixes", seed, asks, len(want))
		}
		if u.Top().Step != tekhenu.StepPay {
			unasked++
			checkPaid(t, u.State, u.seat, &before, due, want)
			continue
		}
		asked++
		for _, m := range u.Moves(nil, u.seat) {
			next := *u.State
			next.Play(u.seat, m, nil)
			if m.Verb == tekhenu.VPlay {
				waived++
				if next.Player[u.seat].Stock != before.Stock || next.Player[u.seat].Blessings.Has(m.A) {
					t.Errorf("seed %d: %s takes tokens or stays in the hand", seed, tekhenu.Lexicon.Text(m))
				}
				continue
			}
			checkPaid(t, &next, u.seat, &before, due, want)
		}
		if len(want) > 0 {
			t.Errorf("seed %d: mixes that are not legal: %v", seed, want)
		}
	}
	if asked == 0 || unasked == 0 || waived == 0 {
		t.Errorf("asked %d times, not asked %d times, waived %d times, want each at least once", asked, unasked, waived)
	}
}

// checkPaid removes the mix that was paid from want, and checks the VP of T10 and T22.
func checkPaid(t *testing.T, s *tekhenu.State, seat game.Seat, before *tekhenu.Player, due tekhenu.Due,
	want map[[tekhenu.Tokens]int]bool) {
	t.Helper()
	p := &s.Player[seat]
	var taken [tekhenu.Tokens]int
	for tok := range taken {
		taken[tok] = int(before.Stock[tok]) - int(p.Stock[tok])
	}
	if !want[taken] {
		t.Fatalf("paid %v, want one of %v", taken, want)
	}
	delete(want, taken)
	vp, in := 0, tekhenu.PrintedToken[due]
	if in != tekhenu.Scribe && taken[tekhenu.Scribe] > 0 || in == tekhenu.Scribe && taken[tekhenu.Gold] > 0 {
		vp++
	}
	if in == tekhenu.Granite && taken[tekhenu.Limestone] > 0 || in == tekhenu.Limestone && taken[tekhenu.Granite] > 0 {
		vp++
	}
	if got := int(p.VP[tekhenu.PartCards] - before.VP[tekhenu.PartCards]); got != vp {
		t.Errorf("paying %v scores %d VP, want %d", taken, got, vp)
	}
}

// TEK-16.6.6, TEK-RUL-37: T10 and T22 pay once in each turn of their owner, and in no other turn.
func TestJokersPayOnce(t *testing.T) {
	u := newTurn(t, 2)
	u.cards("T10", "T22")
	u.me().Stock = [tekhenu.Tokens]uint8{tekhenu.Limestone: 4, tekhenu.Scribe: 4}
	charge := func(seat game.Seat, move string) {
		u.Push(tekhenu.StepPay, seat, uint8(tekhenu.Horus), 2)
		tekhenu.Steps.Settle(u.State, &u.Stack, nil)
		u.play(move)
	}
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 3, "scribe": 3})
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 2, "scribe": 2})
	u.me().Joker, u.Turn.Seat = 0, tekhenu.NoSeat
	charge(u.seat, "pay gold-0 scribe-1 swap-1")
	u.has(map[string]int{"cards": 2, "limestone": 1, "scribe": 1})
}

// TEK-1.13: the refusal of a mix says what is due.
func TestNoMix(t *testing.T) {
	u := newTurn(t, 2)
	u.me().Stock = [tekhenu.Tokens]uint8{tekhenu.Papyrus: 2, tekhenu.Gold: 1}
	u.Push(tekhenu.StepPay, u.seat, uint8(tekhenu.Bastet), 2)
	tekhenu.Steps.Settle(u.State, &u.Stack, nil)
	u.checkOffers("pay", "pay gold-0 scribe-0 swap-0", "pay gold-1 scribe-0 swap-0")
	u.refuses("pay gold-2 scribe-0 swap-0", "mix")
	u.refuses("done", "not-now")
}

// TEK-16.5.5, TEK-16.5.6, TEK-RUL-07: each Blessing waives the cost of two gods, only in its owner's turn.
func TestWaivers(t *testing.T) {
	for g, cards := range map[tekhenu.God][]uint8{tekhenu.Horus: {13, 14}, tekhenu.Ra: {13, 14},
		tekhenu.Hathor: {15, 16}, tekhenu.Bastet: {15, 16}, tekhenu.Thoth: nil, tekhenu.Osiris: nil} {
		u := newTurn(t, 2)
		u.cards("B13", "B14", "B15", "B16")
		var want tekhenu.Cards
		for _, n := range cards {
			want = want.With(n)
		}
		if got := u.Waives(u.seat, tekhenu.Due(g)); got != want {
			t.Errorf("%s: waived by %b, want %b", tekhenu.GodNames[g], got, want)
		}
		if got := u.Waives((u.seat+1)%2, tekhenu.Due(g)); got != 0 {
			t.Errorf("%s: waived for the other seat by %b, want none", tekhenu.GodNames[g], got)
		}
		u.Turn.Seat = tekhenu.NoSeat
		if got := u.Waives(u.seat, tekhenu.Due(g)); got != 0 {
			t.Errorf("%s: waived outside a turn by %b, want none", tekhenu.GodNames[g], got)
		}
	}
}

// TEK-1.10, TEK-RUL-38: Faith cannot pay for anything.
func TestFaithPaysNothing(t *testing.T) {
	u := newTurn(t, 2)
	u.cards("T10", "T22")
	u.me().Stock = [tekhenu.Tokens]uint8{tekhenu.Faith: 9}
	for due := range tekhenu.Dues {
		if tekhenu.PrintedToken[due] != tekhenu.NoToken && u.Means(u.seat, due) != 0 {
			t.Errorf("Faith pays for %d", due)
		}
	}
}
