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

// Every view shows what is public: everything but hands, face-down cards and choices not yet revealed (KEM-12.1).
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
				if !samePublic(&view, s) {
					t.Fatalf("seat %d does not see all that is public: %s", seat, kit.Game.Position(&view))
				}
			}
		})
	}
}

// samePublic reports whether two states agree in what is public.
func samePublic(a, b *kemet.State) bool {
	for i := range a.Player {
		if !samePlayer(a.Player[i], b.Player[i]) {
			return false
		}
	}
	return a.Units == b.Units && a.Beast == b.Beast && a.TempleVP == b.TempleVP && a.PyrVP == b.PyrVP &&
		a.Order == b.Order && a.Next == b.Next && a.Trigger == b.Trigger && a.Round == b.Round &&
		a.Discard == b.Discard && a.PileN == b.PileN && a.VisionN == b.VisionN && a.March == b.March
}

// samePlayer reports whether two players agree in what is public.
func samePlayer(a, b kemet.Player) bool {
	same := a.Battle.Open == b.Battle.Open && a.Battle.HandN == b.Battle.HandN && a.Battle.DownN == b.Battle.DownN
	a.Cards, a.Battle, b.Cards, b.Battle = kemet.Hand{}, kemet.Battle{}, kemet.Hand{}, kemet.Battle{}
	return same && a == b
}

// Others cannot tell whether an unseen battle card is in hand, face down or removed (KEM-12.3).
func TestKEM_12_3_BattleCardsOutOfSight(t *testing.T) {
	views := map[string]bool{}
	for _, where := range [][3]string{
		{`"1", "2", "5", sp-off`, `"4"`, `"6"`},
		{`"4", "5", "6", sp-off`, `"2"`, `"1"`},
		{`"6", "5", "4", "2"`, "sp-off", `"1"`},
		{`"2", "1", "6", sp-off`, `"5"`, `"4"`},
	} {
		s := given(t, 2, fmt.Sprintf(`{players: {2: {battle: [%s], battle_down: [%s], battle_gone: [%s],
			battle_open: ["3"], battle_counts: [4, 1, 1]}}}`, where[0], where[1], where[2]))
		own := *s
		own.Mask(1)
		if own.Player[1].Battle != s.Player[1].Battle {
			t.Error("the owner does not see their own battle cards")
		}
		s.Mask(0)
		if s.Player[1].Battle.Open != 1<<2 {
			t.Error("the opponent does not see the open battle cards")
		}
		views[string(kit.Game.Position(s))] = true
	}
	if len(views) != 1 {
		t.Errorf("got %d different views, want 1", len(views))
	}
	// Determinize fills in only what could have happened: the first card removed was not a special one.
	for gone, most := range map[string]int{
		`battle: ["1", "2", "3", "4", "5", sp-off], battle_gone: ["6"], battle_counts: [6, 0, 1]`:         0,
		`battle: ["1", "2", "3", "4", "5", sp-def], battle_gone: ["6", sp-off], battle_counts: [6, 0, 2]`: 1,
	} {
		s := given(t, 2, "{players: {2: {"+gone+"}}}")
		s.Mask(0)
		for seed := range uint64(200) {
			world, r := *s, game.NewRand(seed)
			world.Determinize(0, &r)
			if b := world.Player[1].Battle; kemet.Count8(b.Gone>>6) > most || kemet.Count8(b.Gone) != int(b.GoneN) {
				t.Fatalf("%s: Determinize removed the impossible set %b", gone, b.Gone)
			}
		}
	}
}

// An empty reserve or pile ends what depends on it without a choice (KEM-12.4).
func TestKEM_12_4_Empty(t *testing.T) {
	s := given(t, 2, "{units: {a.f1: {1: 5}, a.wo: {1: 5}, a.we: {1: 1}}, players: {1: {tokens: 5, prayer: 11, "+
		"tiles: [s1a]}}}")
	play(t, s, "1 token l1-recruit", "1 place a1.d1")
	asks(t, s, kemet.StepToken)
	if s.Player[0].Prayer != 11 {
		t.Errorf("got %d PP, want 11", s.Player[0].Prayer)
	}
	all := "{war-rage: 3, war-fury: 3, blood-battle: 3, blood-bath: 3, bronze-wall: 3, iron-wall: 3, prayer: 2, " +
		"mana-theft: 2, enlistment: 3, raining-fire: 3, swiftness: 2, teleportation: 3, open-gates: 1, escape: 1}"
	s = night(t, 2, "{players: {1: {tiles: [d3b, d2d], card_count: 35, cards: "+all+"}}}")
	asks(t, s, kemet.StepPower)
	play(t, s, "1 power d3b")
	asks(t, s, kemet.StepOrder)
	if s.Player[0].CardsN != 35 || s.Player[1].CardsN != 0 {
		t.Errorf("got hands of %d and %d cards, want 35 and 0", s.Player[0].CardsN, s.Player[1].CardsN)
	}
}

// Chance decides only the cities, the first order, and the cards that are drawn or seen. The weight of a card is the
// number of its copies in the pile (KEM-12.5).
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
				t.Fatalf("chance decides %s", kemet.Steps[step].Name)
			}
			for _, m := range s.Moves(nil, game.Nature) {
				want := 1
				if step == kemet.StepDraw || step == kemet.StepVision {
					want = int(s.Pile[m.A])
				}
				if s.Weight(m) != want || s.Even() != (step == kemet.StepCity || step == kemet.StepFirstOrder) {
					t.Fatalf("%s has weight %d, want %d", kemet.Lexicon.Text(m), s.Weight(m), want)
				}
			}
		})
	}
	if len(found) != 4 {
		t.Errorf("chance decided %v, want four steps", found)
	}
}

// Secrets stay secret: the card face down, the card removed, the cards put back with Vision. No event and no view
// names them to anybody but their owner (KEM-12.7).
func TestKEM_12_7_AfterUse(t *testing.T) {
	cards := func(events []game.Event, kind uint8, to game.Seat) (list []uint8) {
		for _, e := range events {
			if e.Kind == kind {
				list = append(list, e.For(to).A)
			}
		}
		return list
	}
	f := fight(t, bout{units: [2]int{4, 4}, keep: [2]string{"5", "5"}, turn: []string{"1 drop 3"}})
	for _, to := range []game.Seat{1, 2, game.Spectator} {
		if got := cards(f.events, kemet.EvReveal, to); !slices.Equal(got, []uint8{5, 5}) {
			t.Errorf("the events show seat %d the cards %v, want [5 5]", to, got)
		}
		view := *f.State
		view.Mask(to)
		if b := view.Player[0].Battle; b.Down != 0 || b.DownN != 1 || b.InHand != (1<<6-1)&^(1<<4) {
			t.Errorf("seat %d sees %+v, which names the card face down", to, b)
		}
	}
	if f.Player[0].Battle.Down != 1<<2 {
		t.Errorf("got %+v, want card 3 face down", f.Player[0].Battle)
	}
	s := rich(t, 4, "", "")
	events := play(t, s, "1 token l3-ruby", "1 buy r2b", "1 remove 6")
	for to, want := range map[game.Seat]uint8{0: 6, 1: game.Unknown, game.Spectator: game.Unknown} {
		if got := cards(events, kemet.EvRemoved, to); !slices.Equal(got, []uint8{want}) {
			t.Errorf("the events show seat %d the removed cards %v, want [%d]", to, got, want)
		}
	}
	s = night(t, 2, "{players: {1: {tiles: [d3b]}}}")
	events = play(t, s, "* card escape", "* card open-gates", "* card prayer", "* card prayer", "* card war-fury",
		"* card war-fury", "* card war-fury", "1 card prayer")
	for to, secret := range map[game.Seat]bool{0: false, 1: true, game.Spectator: true} {
		for _, card := range slices.Concat(cards(events, kemet.EvSaw, to), cards(events[2:], kemet.EvDrew, to)) {
			if (card == game.Unknown) != secret {
				t.Errorf("the events show seat %d the card %d", to, card)
			}
		}
	}
	if s.Player[0].Cards[6] != 1 || s.Vision != (kemet.Hand{}) {
		t.Errorf("seat 0 did not keep the Prayer card: %s", kit.Game.Position(s))
	}
	s.Mask(1)
	if s.Player[0].Cards != (kemet.Hand{}) || s.Player[0].CardsN != 2 {
		t.Errorf("seat 1 does not see a hand of two unknown cards: %s", kit.Game.Position(s))
	}
}

// The edition is the revised rules with the components of 2012, not those of the box of 2021 (KEM-Q01).
func TestKEM_Q01_Edition(t *testing.T) {
	s := start(t, 5)
	if len(s.Data.Tiles) != 48 || len(s.Data.Beasts) != 7 || s.Data.Count != 35 || s.Player[0].Battle.HandN != 6 ||
		s.Data.Trigger != 9 {
		t.Errorf("got %d tiles, %d creatures, %d divine intervention cards and %d battle cards, want 48, 7, 35 and 6",
			len(s.Data.Tiles), len(s.Data.Beasts), s.Data.Count, s.Player[0].Battle.HandN)
	}
	// In the revised edition players begin with 7 PP.
	if s.Player[0].Prayer != 7 {
		t.Errorf("got %d PP, want 7", s.Player[0].Prayer)
	}
}

// Free cards of a combat come to the same in any order, and the table uses them up. A card with a price is asked for.
func TestKEM_6_5_FreeCardsAreUsed(t *testing.T) {
	for second, made := range map[string]bool{"bronze-wall": true, "escape": true, "iron-wall": false} {
		s := given(t, 4, fmt.Sprintf(`{units: {a.f1: {1: 3}, a.wo: {2: 3}}, players: {1: {tokens: 5}, 2: {prayer: 5,
			cards: {war-rage: 1, %s: 1}, card_count: 2}}, 
			pending: [{step: day, a: 1}, {step: token, seat: 1}]}`, second))
		play(t, s, "1 token l1-move")
		for s.Top().Step != kemet.StepClash {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			m := moves[0]
			switch s.Top().Step {
			case kemet.StepAsk:
				m = moves[len(moves)-1]
			case kemet.StepMarch:
				play(t, s, "1 land a.wo")
				continue
			}
			s.Play(seat, m, nil)
		}
		if got := len(s.Moves(nil, 1)); got < 2 {
			t.Fatalf("%s: %d choices", second, got)
		}
		if _, ok := game.OnlyChoice(s); ok != made {
			t.Errorf("with %s: the table uses the cards itself: %t", second, ok)
		}
	}
}
