package kemet_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// Chapter 3, and the cards for windows (chapter 10).

// asking is a window of that kind in which seat 1 holds a card. Every card has something to act on.
func asking(t *testing.T, kind kemet.WindowKind, card, more string) *kemet.State {
	t.Helper()
	fight, contested, waits := "null", "", map[kemet.WindowKind]string{
		kemet.BeforeAction: "{step: token, seat: 1}, {step: trigger, seat: 1}",
		kemet.BeforeMove:   "{step: next, seat: 1, a: 1}, {step: window, a: 3}, {step: settle}, {step: troop, seat: 1}",
		kemet.BeforeCombat: "{step: next, seat: 1, a: 1}, {step: window, a: 3}, {step: settle}, {step: fight, seat: 2}",
		kemet.AfterAction:  "{step: next, seat: 1, a: 1}",
	}[kind]
	if kind == kemet.BeforeCombat {
		fight, contested = "{space: a.t1, sides: [{seat: 2}, {seat: 1}]}", ", 2: 2"
	}
	return given(t, 4, fmt.Sprintf(`{units: {a1.d1: {1: 2}, a.t1: {1: 1%s}, a2.d1: {2: 2}}, fight: %s,
		players: {1: {tokens: 5, prayer: 5, cards: {%s: 1}, card_count: 1%s}},
		pending: [{step: day, a: 1}, %s, {step: ask, seat: 1, a: %d}]}`,
		contested, fight, card, more, waits, kind))
}

// Each card can be played only in certain windows (KEM-3.2, KEM-3.3).
func TestKEM_3_2_Windows(t *testing.T) {
	t.Run("KEM-3.3 cards for combat in none", func(t *testing.T) {
		for _, card := range kemet.CardNames[:6] {
			for kind := kemet.BeforeAction; kind <= kemet.AfterAction; kind++ {
				refused(t, asking(t, kind, card, ""), "1 card "+card, "KEM-3.3")
			}
		}
	})
	t.Run("KEM-Q11 cards for a Move just before it", func(t *testing.T) {
		for _, card := range []string{"swiftness", "teleportation", "open-gates"} {
			for kind := kemet.BeforeAction; kind <= kemet.AfterAction; kind++ {
				if got := can(asking(t, kind, card, ""), "1 card "+card); got != (kind == kemet.BeforeMove) {
					t.Errorf("%s can be played in window %d: %t", card, kind, got)
				}
			}
		}
	})
	for _, card := range []string{"prayer", "mana-theft", "enlistment", "raining-fire"} {
		for kind := kemet.BeforeAction; kind <= kemet.AfterAction; kind++ {
			if got := can(asking(t, kind, card, ""), "1 card "+card); got != (kind != kemet.BeforeMove) {
				t.Errorf("%s can be played in window %d: %t", card, kind, got)
			}
		}
	}
	for kind := kemet.BeforeAction; kind <= kemet.AfterAction; kind++ {
		if got := can(asking(t, kind, "escape", ""), "1 card escape"); got != (kind == kemet.BeforeCombat) {
			t.Errorf("escape can be played in window %d: %t", kind, got)
		}
	}
	// Every player can play cards, not only the active one.
	s := given(t, 4, "{active: 2, players: {2: {tokens: 5}, 3: {prayer: 4, cards: {prayer: 1}, card_count: 1}}, "+
		"pending: [{step: day, a: 2}, {step: token, seat: 2}, {step: trigger, seat: 2}, {step: ask, seat: 3}]}")
	play(t, s, "3 card prayer")
	equal(t, "PP", pp(s), []int{7, 7, 6, 7})
}

// A player pays for a card, applies its effect and discards it face up. Playing a card is not an action (KEM-3.6).
func TestKEM_3_6_PlayingACard(t *testing.T) {
	s := asking(t, kemet.AfterAction, "raining-fire", "")
	play(t, s, "1 card raining-fire", "1 burn 2 a2.d1")
	if s.Player[0].Prayer != 4 || s.Discard != (kemet.Hand{9: 1}) || s.Player[0].CardsN != 0 ||
		s.Player[0].Cards != (kemet.Hand{}) || s.Units[1][at(t, "a2.d1")] != 1 {
		t.Errorf("the card is not paid for, discarded and effective: %s", kit.Game.Position(s))
	}
	t.Run("KEM-3.7 no action", func(t *testing.T) {
		asks(t, s, kemet.StepToken)
		if p := s.Player[0]; p.Tokens != 5 || p.Covered != 0 {
			t.Errorf("got %d tokens and covered spaces %b, want 5 and none", p.Tokens, p.Covered)
		}
	})
	s = asking(t, kemet.AfterAction, "raining-fire", ", tiles: [d4a]")
	play(t, s, "1 card raining-fire", "1 burn 2 a2.d1")
	if s.Player[0].Prayer != 5 { // KEM-9.45
		t.Errorf("with Priest of Ra got %d PP left, want 5", s.Player[0].Prayer)
	}
}

// A card can be played only if the player can pay for it and it does something (KEM-3.9).
func TestKEM_3_9_Possible(t *testing.T) {
	t.Run("KEM-Q76 a card for nothing", func(t *testing.T) {
		for _, c := range []struct{ card, patch, rule string }{
			{"raining-fire", "{units: {a1.d1: {1: 2}}}", "KEM-3.9"},
			{"raining-fire", "{units: {a2.d1: {2: 2}}, players: {1: {prayer: 0}}}", "KEM-0.2"},
			{"raining-fire", "{units: {a2.d1: {2: 2}}}", ""},
			{"enlistment", "{units: {a1.d1: {1: 5}, a1.d2: {1: 5}, a.f1: {1: 2}}}", "KEM-3.9"},
			{"enlistment", "{units: {a1.d1: {1: 5}, a1.d2: {1: 5}, a.f1: {1: 1}}}", ""},
			{"enlistment", "{}", ""},
			{"prayer", "{players: {1: {prayer: 11}}}", ""},
			{"mana-theft", "{players: {1: {prayer: 11}, 2: {prayer: 0}, 3: {prayer: 0}, 4: {prayer: 0}}}", ""},
			{"escape", "{}", "KEM-10.14"},
		} {
			patch := strings.TrimSuffix(c.patch, "}") + ", pending: [{step: day, a: 1}, {step: token, seat: 1}, " +
				"{step: trigger, seat: 1}, {step: ask, seat: 1}]}"
			s := given(t, 4, strings.Replace(patch, "{, ", "{", 1))
			s.Player[0].Tokens = 5
			k := slices.Index(kemet.CardNames, c.card)
			s.Pile[k]--
			s.PileN--
			s.Player[0].Cards[k], s.Player[0].CardsN = 1, 1
			if c.rule != "" {
				refused(t, s, "1 card "+c.card, c.rule)
			} else if !can(s, "1 card "+c.card) {
				t.Errorf("%s cannot be played in %s", c.card, c.patch)
			}
		}
	})
}

// Windows ask the active player first, then the others from the left of the track. A card takes effect before anybody
// can answer it (KEM-Q10).
func TestKEM_Q10_Priority(t *testing.T) {
	s := given(t, 4, "{active: 3, order: [4, 2, 3, 1], players: {1: {prayer: 5, cards: {mana-theft: 1}, "+
		"card_count: 1}, 2: {prayer: 5, cards: {prayer: 1, mana-theft: 1}, card_count: 2}, "+
		"3: {tokens: 5, cards: {prayer: 1}, card_count: 1}, 4: {cards: {war-rage: 1}, card_count: 1}}, "+
		"pending: [{step: day, a: 3}, {step: token, seat: 3}, {step: trigger, seat: 3}, {step: ask, seat: 3}]}")
	var asked []game.Seat
	next := func(move string) {
		who := s.Owing().First()
		asked = append(asked, who)
		play(t, s, who.Text()+" "+move)
	}
	next("pass")
	next("pass")
	next("card mana-theft")
	equal(t, "PP", pp(s), []int{4, 6, 6, 6}) // at once, before the window asks anybody
	for range 4 {
		next("pass")
	}
	equal(t, "asked", asked, []game.Seat{2, 3, 1, 2, 3, 1, 0})
	asks(t, s, kemet.StepToken)
}

// Night and Dawn have no windows, not even before a combat, but fighters can hide cards (KEM-3.11).
func TestKEM_3_11_NoWindowAtNight(t *testing.T) {
	t.Run("KEM-Q12 hidden in a combat at Night", func(t *testing.T) {
		s := night(t, 4, "{units: {a1.d1: {2: 1}}, players: {1: {tiles: [s4a], prayer: 3, cards: {prayer: 1}, "+
			"card_count: 1}, 2: {cards: {prayer: 1, escape: 1}, card_count: 2}}}")
		play(t, s, "* card war-rage", "* card war-rage", "* card iron-wall", "* card iron-wall")
		play(t, s, "1 place a1.d1", "1 done", "1 fight a1.d1")
		asks(t, s, kemet.StepCouncil)
		prayer := s.Player[0].Prayer
		play(t, s, "1 keep 5", "1 drop 1", "2 keep 5", "2 drop 1", "1 hold war-rage", "1 hide prayer",
			"2 hold war-rage", "2 hold prayer", "2 hold escape", "1 use prayer")
		if s.Player[0].Prayer != prayer+2 {
			t.Errorf("got %d PP, want %d", s.Player[0].Prayer, prayer+2)
		}
	})
	for seed := range uint64(40) {
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			_, day := s.Waits(kemet.StepDay)
			if s.Top().Step == kemet.StepAsk && !day {
				t.Fatalf("a window is open at Night: %s", kit.Game.Position(s))
			}
		})
	}
}

// A game is rounds of Day, Night and Dawn, up to the Dawn after the trigger (KEM-3.1).
func TestKEM_3_1_Rounds(t *testing.T) {
	for seed := range uint64(30) {
		match, err := game.NewMatch(kit.Game, game.Record{Setup: setups()[seed%4]})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		var got []string
		triggered := false
		for !match.Over() {
			seat := match.State.Owing().First()
			moves := match.State.Moves(nil, seat)
			if err := match.Play(seat, moves[r.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
			for _, e := range match.Events(len(match.Record.Turns)-1, game.Spectator) {
				switch e.Kind {
				case kemet.EvTrigger:
					triggered = true
				case kemet.EvDay:
					got = append(got, fmt.Sprintf("day %d", e.A))
				case kemet.EvNight:
					got = append(got, fmt.Sprintf("night %d", e.A))
				case kemet.EvOver:
					got = append(got, "over")
				case kemet.EvOrder:
					if last := len(got) - 1; last >= 0 && got[last] != "dawn" {
						got = append(got, "dawn")
					}
				}
			}
			if triggered != (match.State.(*kemet.State).Trigger != kemet.NoSeat) {
				t.Fatal("the trigger does not agree with the events")
			}
		}
		var want []string
		for round := 1; round <= int(match.State.(*kemet.State).Round); round++ {
			want = append(want, fmt.Sprintf("day %d", round), fmt.Sprintf("night %d", round), "dawn")
		}
		want[len(want)-1] = "over"
		if !slices.Equal(got, want) || !triggered {
			t.Errorf("seed %d: got %v, want %v", seed, got, want)
		}
	}
}

// Mana Theft takes one PP from each opponent and gives one (KEM-10.8).
func TestKEM_10_8_ManaTheft(t *testing.T) {
	s := asking(t, kemet.AfterAction, "mana-theft", "")
	s.Player[1].Prayer, s.Player[2].Prayer, s.Player[3].Prayer = 0, 1, 11
	play(t, s, "1 card mana-theft")
	equal(t, "PP", pp(s), []int{6, 0, 0, 10})
	t.Run("KEM-Q40 one PP, however many lost", func(t *testing.T) {
		s := asking(t, kemet.AfterAction, "mana-theft", "")
		s.Player[1].Prayer, s.Player[2].Prayer, s.Player[3].Prayer = 0, 0, 0
		play(t, s, "1 card mana-theft")
		equal(t, "PP", pp(s), []int{6, 0, 0, 0})
	})
	t.Run("KEM-Q41 Priest does not help the card", func(t *testing.T) {
		s := asking(t, kemet.AfterAction, "prayer", ", tiles: [d1a]")
		play(t, s, "1 card prayer")
		equal(t, "PP", pp(s), []int{7, 7, 7, 7})
	})
}

// Of the DAY cards revealed in a combat four have an effect; four have none and cost nothing (KEM-Q37).
func TestKEM_Q37_DayCardsInCombat(t *testing.T) {
	for _, c := range []struct {
		card   string
		cost   uint8
		does   bool
		events uint8
	}{
		{"prayer", 0, true, kemet.EvPrayer}, {"mana-theft", 0, true, kemet.EvStolen},
		{"enlistment", 0, true, kemet.EvUnit}, {"raining-fire", 1, true, kemet.EvLost},
		{"swiftness", 0, false, 0}, {"teleportation", 0, false, 0}, {"open-gates", 0, false, 0},
		{"escape", 0, false, 0},
	} {
		own := "prayer: 5, card_count: 1, cards: {" + c.card + ": 1}"
		f := fight(t, bout{units: [2]int{4, 4}, keep: [2]string{"5", "5"}, player: [2]string{own, ""}})
		for f.Top().Step == kemet.StepEnlist || f.Top().Step == kemet.StepBurn {
			moves := legal(f.State)
			f.events = append(f.events, play(t, f.State, moves[len(moves)-1])...)
		}
		used, idle := kinds(f.events, kemet.EvCard), kinds(f.events, kemet.EvUnpaid)
		works := used == 1 && idle == 0 && kinds(f.events, c.events) > 0
		idles := used == 0 && idle == 1 && f.Player[0].Prayer == 5
		if c.does && !works || !c.does && !idles {
			t.Errorf("%s: used %d times, without effect %d times, %d PP left", c.card, used, idle, f.Player[0].Prayer)
		}
		if c.card == "raining-fire" && f.Player[0].Prayer != 4 {
			t.Errorf("got %d PP left, want 4", f.Player[0].Prayer)
		}
	}
}

// When a combat is about to begin, the owner of the city cannot place a unit in the contested district unless they
// fight in it, and no player can open another combat (KEM-Q71).
func TestKEM_Q71_BesideACombat(t *testing.T) {
	patch := "{active: %s, units: {a1.d1: {2: 2, %s: 2}, a1.d2: {3: 1}, a.f1: {1: 1}}, " +
		"fight: {space: a1.d1, sides: [{seat: %s}, {seat: 2}]}, " +
		"players: {1: {tokens: 0, card_count: 1, cards: {enlistment: 1}}}, pending: [{step: day, a: %s}, " +
		"{step: next, seat: %s, a: 1}, {step: window, a: 3}, {step: settle}, {step: fight, seat: %s}, " +
		"{step: ask, seat: 1, a: 2}]}"
	for attacker, want := range map[string][]string{
		"4": {"1 place a.f1", "1 place a1.d3"},
		"1": {"1 place a.f1", "1 place a1.d1", "1 place a1.d3"},
	} {
		day := map[string]string{"4": "0", "1": "1"}[attacker]
		s := given(t, 4, fmt.Sprintf(patch, attacker, attacker, attacker, day, attacker, attacker))
		play(t, s, "1 card enlistment")
		var places []string
		for _, text := range legal(s) {
			if strings.HasPrefix(text, "1 place") {
				places = append(places, text)
			}
		}
		equal(t, "places while seat "+attacker+" attacks", places, want)
	}
}
