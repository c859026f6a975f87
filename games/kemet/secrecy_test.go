package kemet_test

import (
	"fmt"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// Chapter 12.

// What is public is the same in every view: all but hands, face-down cards and choices not yet revealed (KEM-12.1).
func TestKEM_12_1_Public(t *testing.T) {
	for seed := range uint64(40) {
		n := 0
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			if n++; n%7 > 0 {
				return
			}
			for seat := range game.Seat(s.Count + 1) {
				if seat == game.Seat(s.Count) {
					seat = game.Spectator
				}
				view := *s
				view.Mask(seat)
				same := view.Units == s.Units && view.Beast == s.Beast && view.TempleVP == s.TempleVP && view.PyrVP == s.PyrVP &&
					view.Order == s.Order && view.Next == s.Next && view.Trigger == s.Trigger && view.Round == s.Round &&
					view.Discard == s.Discard && view.PileN == s.PileN && view.VisionN == s.VisionN && view.March == s.March
				for i := range s.Player {
					a, b := view.Player[i], s.Player[i]
					same = same && a.Battle.Open == b.Battle.Open && a.Battle.HandN == b.Battle.HandN && a.Battle.DownN == b.Battle.DownN && a.CardsN == b.CardsN
					a.Cards, a.Battle, b.Cards, b.Battle = kemet.Hand{}, kemet.Battle{}, kemet.Hand{}, kemet.Battle{}
					same = same && a == b
				}
				if !same {
					t.Fatalf("seat %d does not see what is public: %s", seat, kit.Game.Position(&view))
				}
			}
		})
	}
}

// A battle card out of sight may be in hand, face down or removed: the others see the same (KEM-12.3).
func TestKEM_12_3_BattleCardsOutOfSight(t *testing.T) {
	views := map[string]bool{}
	for _, where := range [][3]string{{`"1", "2", "5", sp-off`, `"4"`, `"6"`}, {`"4", "5", "6", sp-off`, `"2"`, `"1"`}, {`"6", "5", "4", "2"`, "sp-off", `"1"`}, {`"2", "1", "6", sp-off`, `"5"`, `"4"`}} {
		s := given(t, 2, fmt.Sprintf(`{players: {2: {battle: [%s], battle_down: [%s], battle_gone: [%s], battle_open: ["3"], battle_counts: [4, 1, 1]}}}`, where[0], where[1], where[2]))
		own := *s
		own.Mask(1)
		if own.Player[1].Battle != s.Player[1].Battle {
			t.Error("the owner sees his own")
		}
		s.Mask(0)
		if s.Player[1].Battle.Open != 1<<2 {
			t.Error("the open ones are seen")
		}
		views[string(kit.Game.Position(s))] = true
	}
	if len(views) != 1 {
		t.Errorf("%d different views", len(views))
	}
	// What another guesses could have come about: the first card removed was no special one.
	for gone, most := range map[string]int{
		`battle: ["1", "2", "3", "4", "5", sp-off], battle_gone: ["6"], battle_counts: [6, 0, 1]`:         0,
		`battle: ["1", "2", "3", "4", "5", sp-def], battle_gone: ["6", sp-off], battle_counts: [6, 0, 2]`: 1,
	} {
		s := given(t, 2, "{players: {2: {"+gone+"}}}")
		s.Mask(0)
		for seed := range uint64(200) {
			guess, r := *s, game.NewRand(seed)
			guess.Determinize(0, &r)
			if b := guess.Player[1].Battle; kemet.Count8(b.Gone>>6) > most || kemet.Count8(b.Gone) != int(b.GoneN) {
				t.Fatalf("%s: guesses that %b are removed", gone, b.Gone)
			}
		}
	}
}

// KEM-12.4
func TestKEM_12_4_Empty(t *testing.T) {
	s := given(t, 2, "{units: {a.f1: {1: 5}, a.wo: {1: 5}, a.we: {1: 1}}, players: {1: {tokens: 5, prayer: 11, tiles: [s1a]}}}")
	play(t, s, "1 token l1-recruit", "1 place a1.d1")
	if s.Top().Step != kemet.StepToken || s.Player[0].Prayer != 11 {
		t.Errorf("asked %s", kemet.Steps[s.Top().Step].Name)
	}
	all := "{war-rage: 3, war-fury: 3, blood-battle: 3, blood-bath: 3, bronze-wall: 3, iron-wall: 3, prayer: 2, mana-theft: 2, enlistment: 3, raining-fire: 3, swiftness: 2, teleportation: 3, open-gates: 1, escape: 1}"
	s = night(t, 2, "{players: {1: {tiles: [d3b, d2d], card_count: 35, cards: "+all+"}}}")
	if s.Top().Step != kemet.StepPower {
		t.Fatalf("asked %s", kemet.Steps[s.Top().Step].Name)
	}
	play(t, s, "1 power d3b")
	if s.Top().Step != kemet.StepOrder || s.Player[0].CardsN != 35 || s.Player[1].CardsN != 0 {
		t.Errorf("asked %s", kemet.Steps[s.Top().Step].Name)
	}
}

// Chance owes only the cities, the first order, and the cards that are drawn or seen; each card is as
// likely as it has copies in the pile (KEM-12.5).
func TestKEM_12_5_Chance(t *testing.T) {
	found := map[kemet.Step]bool{}
	for seed := range uint64(80) {
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			if !s.Owing().Has(game.Nature) {
				return
			}
			step := s.Top().Step
			found[step] = true
			if s.Round > 0 && step != kemet.StepDraw && step != kemet.StepVision {
				t.Fatalf("chance owes %s", kemet.Steps[step].Name)
			}
			for _, m := range s.Moves(nil, game.Nature) {
				want := 1
				if step == kemet.StepDraw || step == kemet.StepVision {
					want = int(s.Pile[m.A])
				}
				if s.Weight(m) != want || s.Even() != (step == kemet.StepCity || step == kemet.StepFirstOrder) {
					t.Fatalf("%s has the weight %d", kemet.Lexicon.Text(m), s.Weight(m))
				}
			}
		})
	}
	if len(found) != 4 {
		t.Errorf("chance owes %v", found)
	}
}

// What was secret stays so: the card face down, the one removed, those put back with Vision. No event
// and no view names them to anybody but their owner (KEM-12.7).
func TestKEM_12_7_AfterUse(t *testing.T) {
	told := func(events []game.Event, kind uint8, to game.Seat) (cards []uint8) {
		for _, e := range events {
			if e.Kind == kind {
				cards = append(cards, e.For(to).A)
			}
		}
		return cards
	}
	f := fight(t, bout{units: [2]int{4, 4}, keep: [2]string{"5", "5"}, turn: []string{"1 drop 3"}})
	for _, to := range []game.Seat{1, 2, game.Spectator} {
		if got := told(f.events, kemet.EvReveal, to); !slices.Equal(got, []uint8{5, 5}) {
			t.Errorf("seat %d is told of %v", to, got)
		}
		view := *f.State
		view.Mask(to)
		if b := view.Player[0].Battle; b.Down != 0 || b.DownN != 1 || b.InHand != (1<<6-1)&^(1<<4) {
			t.Errorf("seat %d sees %+v", to, b)
		}
	}
	if f.Player[0].Battle.Down != 1<<2 {
		t.Errorf("%+v", f.Player[0].Battle)
	}
	s := rich(t, 4, "", "")
	events := play(t, s, "1 token l3-ruby", "1 buy r2b", "1 remove 6")
	for to, want := range map[game.Seat]uint8{0: 6, 1: game.Unknown, game.Spectator: game.Unknown} {
		if got := told(events, kemet.EvRemoved, to); !slices.Equal(got, []uint8{want}) {
			t.Errorf("seat %d is told that %v was removed", to, got)
		}
	}
	s = night(t, 2, "{players: {1: {tiles: [d3b]}}}")
	events = play(t, s, "* card escape", "* card open-gates", "* card prayer", "* card prayer", "* card war-fury", "* card war-fury", "* card war-fury", "1 card prayer")
	for to, secret := range map[game.Seat]bool{0: false, 1: true, game.Spectator: true} {
		for _, card := range slices.Concat(told(events, kemet.EvSaw, to), told(events[2:], kemet.EvDrew, to)) {
			if (card == game.Unknown) != secret {
				t.Errorf("seat %d is told of card %d", to, card)
			}
		}
	}
	if s.Player[0].Cards[6] != 1 || s.Vision != (kemet.Hand{}) {
		t.Errorf("%s", kit.Game.Position(s))
	}
	s.Mask(1)
	if s.Player[0].Cards != (kemet.Hand{}) || s.Player[0].CardsN != 2 {
		t.Errorf("%s", kit.Game.Position(s))
	}
}

// The edition: the revised rules with the pieces of 2012, not those of the box of 2021 (KEM-Q01).
func TestKEM_Q01_Edition(t *testing.T) {
	s := start(t, 5)
	if len(s.Data.Tiles) != 48 || len(s.Data.Beasts) != 7 || s.Data.Count != 35 || s.Player[0].Battle.HandN != 6 || s.Data.Trigger != 9 {
		t.Errorf("%d tiles, %d creatures, %d cards, %d battle cards", len(s.Data.Tiles), len(s.Data.Beasts), s.Data.Count, s.Player[0].Battle.HandN)
	}
	// The revised edition: prayers from 7, the defender wins ties, the end is triggered before a token.
	if s.Player[0].Prayer != 7 {
		t.Errorf("%d PP", s.Player[0].Prayer)
	}
}
