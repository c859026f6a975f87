package kemet_test

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/kit"
)

// Chapter 4.

// asks fails the test unless the given step is the next choice.
func asks(t *testing.T, s *kemet.State, want kemet.Step) {
	t.Helper()
	if got := s.Top().Step; got != want {
		t.Fatalf("the step is %s, want %s", kemet.Steps[got].Name, kemet.Steps[want].Name)
	}
}

// Players take turns in turn order, one token a turn, five turns each (KEM-4.1).
func TestKEM_4_1_Turns(t *testing.T) {
	s := given(t, 3, "{active: 3, order: [3, 1, 2], players: {1: {tokens: 5}, 2: {tokens: 5}, 3: {tokens: 5}}, "+
		"pending: [{step: day, a: 1}, {step: token, seat: 3}]}")
	var turns []game.Seat
	for _, action := range []string{"l3-pray", "l2-pray", "l1-recruit", "l2-raise", "l2-move"} {
		for range 3 {
			seat := s.Owing().First()
			turns = append(turns, seat)
			play(t, s, seat.Text()+" token "+action)
			for s.Owing() == seat.Set() && s.Top().Step != kemet.StepToken {
				play(t, s, seat.Text()+" done")
			}
		}
	}
	for i, seat := range turns {
		if want := s.Order[i%3]; seat != want {
			t.Errorf("turn %d belongs to seat %d, want %d", i+1, seat, want)
		}
	}
	if !s.Owing().Has(game.Nature) || s.Active != kemet.NoSeat {
		t.Errorf("the Day has not ended; legal moves: %v", legal(s))
	}
}

// The steps of a turn happen in this order, and each leaves its own trace (KEM-4.2).
func TestKEM_4_2_Turn(t *testing.T) {
	s := given(t, 4, "{active: 4, units: {a1.d1: {1: 1}}, players: {1: {tokens: 5, tiles: [d4c, r4d, s4c], "+
		"silver: 1, golden: 1, combat_vp: 8, prayer: 5, cards: {prayer: 1}, card_count: 1}, 4: {tokens: 0}}, "+
		"pending: [{step: day, a: 0}, {step: next, seat: 4, a: 1}, {step: ask, seat: 1, a: 3, b: 14}]}")
	t.Run("KEM-4.2.1 the free step", func(t *testing.T) {
		play(t, s, "1 pass")
		asks(t, s, kemet.StepFree)
		play(t, s, "1 creature mummy a1.d1")
	})
	t.Run("KEM-4.2.2 the window", func(t *testing.T) {
		if s.Top() != (kemet.Frame{Step: kemet.StepAsk, A: kemet.BeforeAction}) {
			t.Fatalf("the top frame is %+v, want the window before an action", s.Top())
		}
		s.Player[0].CombatVP++ // as if by a card
		if s.Trigger != kemet.NoSeat {
			t.Error("the end was triggered before the window closed")
		}
	})
	t.Run("KEM-4.2.3 the test of the end", func(t *testing.T) {
		events := play(t, s, "1 pass")
		if kinds(events, kemet.EvTrigger) != 1 || s.Trigger != 0 {
			t.Error("nine VP did not trigger the end")
		}
	})
	t.Run("KEM-4.2.4 the tokens, declared together", func(t *testing.T) {
		events := play(t, s, "1 token l2-pray", "1 silver l3-pray")
		only(t, s, "1 golden move", "1 golden recruit", "1 done")
		events = append(events, play(t, s, "1 golden recruit")...)
		if kinds(events, kemet.EvPrayer) != 0 || s.Top().Step != kemet.StepWhich {
			t.Error("an action began before all tokens were placed")
		}
		only(t, s, "1 next own", "1 next silver", "1 next golden")
	})
}

// The action pyramid has these spaces, and each does its action (KEM-4.4).
func TestKEM_4_4_ActionPyramid(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	actions := []string{"move", "recruit", "raise_pyramid", "pray", "buy_diamond", "buy_ruby", "buy_sapphire"}
	var got []string
	for _, a := range c.Actions {
		got = append(got, fmt.Sprintf("%d %s", a.Level, actions[a.Action]))
	}
	want := "1 move, 1 recruit, 2 move, 2 raise_pyramid, 2 pray, 3 pray, 3 buy_diamond, 3 buy_ruby, 3 buy_sapphire"
	if strings.Join(got, ", ") != want {
		t.Errorf("got actions %v, want %s", got, want)
	}
	for action, step := range map[string]kemet.Step{
		"l1-move": kemet.StepTroop, "l2-move": kemet.StepTroop, "l1-recruit": kemet.StepRecruit,
		"l2-raise":   kemet.StepRaise,
		"l3-diamond": kemet.StepBuy, "l3-ruby": kemet.StepBuy, "l3-sapphire": kemet.StepBuy,
	} {
		s := given(t, 2, "{units: {a1.d1: {1: 1}}}")
		play(t, s, "1 token "+action)
		asks(t, s, step)
	}
	for action, colour := range map[string]kemet.Colour{
		"l3-diamond": kemet.Diamond, "l3-ruby": kemet.Ruby, "l3-sapphire": kemet.Sapphire,
	} {
		s := given(t, 2, "{}")
		play(t, s, "1 token "+action)
		if kemet.Colour(s.Top().A) != colour {
			t.Errorf("%s offers tiles of colour %d, want %d", action, s.Top().A, colour)
		}
	}
}

// A player must play a token but may decline its action; Pray always takes effect (KEM-4.6).
func TestKEM_4_6_Declining(t *testing.T) {
	s := given(t, 2, "{units: {a1.d1: {1: 2}}}")
	for _, text := range legal(s) {
		if !strings.HasPrefix(text, "1 token ") {
			t.Errorf("%q is legal, want only tokens", text)
		}
	}
	before := *s
	for _, action := range []string{"l1-move", "l1-recruit", "l2-raise", "l3-ruby"} {
		*s = before
		play(t, s, "1 token "+action, "1 done")
		if s.Top().Step != kemet.StepToken || s.Player[0].Prayer != 7 || s.Units != before.Units {
			t.Errorf("declining %s changed the position: %s", action, kit.Game.Position(s))
		}
	}
	for _, action := range []string{"l2-pray", "l3-pray"} {
		*s = before
		play(t, s, "1 token "+action)
		asks(t, s, kemet.StepToken)
		if s.Player[0].Prayer != 9 {
			t.Errorf("after %s the seat has %d PP, want 9", action, s.Player[0].Prayer)
		}
	}
	t.Run("KEM-Q67 a token on Buy covers the space", func(t *testing.T) {
		*s = before
		play(t, s, "1 token l3-ruby", "1 done")
		refused(t, s, "1 token l3-ruby", "KEM-4.3")
	})
}

// The first player with nine VP or more triggers the end, once and for all (KEM-Q04).
func TestKEM_Q04_Trigger(t *testing.T) {
	for vp, want := range map[int]game.Seat{8: kemet.NoSeat, 9: 0, 10: 0, 14: 0} {
		s := given(t, 2, fmt.Sprintf("{active: 2, players: {1: {combat_vp: %d}, 2: {tokens: 5, combat_vp: 12}}, "+
			"pending: [{step: day, a: 0}, {step: next, seat: 2, a: 1}, {step: ask, seat: 1, a: 3, b: 2}]}", vp))
		play(t, s, "1 pass")
		if s.Trigger != want {
			t.Errorf("with %d VP seat %d triggers the end, want %d", vp, s.Trigger, want)
		}
		play(t, s, "1 token l2-pray")
		if want == kemet.NoSeat {
			want = 1
		}
		if s.Trigger != want || s.Active != 1 {
			t.Errorf("with %d VP, then 12, seat %d triggers the end, want %d", vp, s.Trigger, want)
		}
	}
}

// balanceLeft reports, by trying everything, whether the tokens left can cover every level, as KEM-4.5 means it.
func balanceLeft(s *kemet.State, covered uint16, own int, silver bool) bool {
	ok := true
	for level := 1; level <= 3; level++ {
		any := false
		for i, a := range s.Data.Actions {
			any = any || a.Level == level && covered&(1<<i) != 0
		}
		ok = ok && any
	}
	if own == 0 {
		return ok
	}
	for i := range kemet.ActionCount {
		if covered&(1<<i) != 0 {
			continue
		}
		one := covered | 1<<i
		if balanceLeft(s, one, own-1, silver) {
			return true
		}
		for k := range kemet.ActionCount {
			if silver && one&(1<<k) == 0 && balanceLeft(s, one|1<<k, own-1, false) {
				return true
			}
		}
	}
	return false
}

// The Balance rule agrees with an exhaustive search: for every set of covered spaces and every number of tokens left,
// a placement is legal exactly if the Day can still end in balance (KEM-4.5).
func TestKEM_4_5_BalanceBySearch(t *testing.T) {
	s := given(t, 2, "{}")
	p := &s.Player[0]
	tried := 0
	for covered := range uint16(1 << kemet.ActionCount) {
		for own := 1; own <= 3; own++ {
			for _, silver := range []uint8{kemet.TokenNone, kemet.TokenReady} {
				free := kemet.ActionCount - kemet.Count8(uint8(covered)) - kemet.Count8(uint8(covered>>8))
				if free < own+1 || !balanceLeft(s, covered, own, silver == kemet.TokenReady) {
					continue // unreachable
				}
				p.Covered, p.Tokens, p.Silver = covered, uint8(own), silver
				for i := range uint8(kemet.ActionCount) {
					if covered&(1<<i) != 0 {
						continue
					}
					tried++
					one := covered | 1<<i
					want := balanceLeft(s, one, own-1, silver == kemet.TokenReady && own > 1)
					for k := range kemet.ActionCount {
						free := one&(1<<k) == 0
						want = want || silver == kemet.TokenReady && free && balanceLeft(s, one|1<<k, own-1, false)
					}
					if got := kemet.TokenWhy(s, s.Top(), game.Move{Verb: kemet.VToken, A: i}).No == 0; got != want {
						t.Fatalf("with %09b covered, %d tokens and silver %d, a token on %d is legal: %t, want %t",
							covered, own, silver, i, got, want)
					}
				}
			}
		}
	}
	if tried < 5000 {
		t.Errorf("tried %d placements, want at least 5000", tried)
	}
	t.Run("KEM-Q07 the golden icon is on no level", func(t *testing.T) {
		s := given(t, 2, "{players: {1: {tokens: 2, covered: [l2-pray, l2-raise, l2-move], tiles: [s4c], golden: 1}}}")
		only(t, s, "1 token l1-move", "1 token l1-recruit", "1 token l3-pray", "1 token l3-diamond", "1 token l3-ruby",
			"1 token l3-sapphire")
		play(t, s, "1 token l3-pray", "1 golden move", "1 next own", "1 done")
		only(t, s, "1 token l1-move", "1 token l1-recruit")
	})
}
