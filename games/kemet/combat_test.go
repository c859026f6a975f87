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

// Chapter 6. bout_test.go tests single tiles and cards.

// Two players fight in fixed steps to the end, even without troops (KEM-6.1).
func TestKEM_6_1_Steps(t *testing.T) {
	hold := "card_count: 1, cards: {war-rage: 1}"
	f := fight(t, bout{units: [2]int{1, 2}, keep: [2]string{"6", "6"},
		player: [2]string{"tiles: [r4b], " + hold, hold}})
	steps := []uint8{kemet.EvCombat, kemet.EvInitiative, kemet.EvLost, kemet.EvReveal, kemet.EvCard, kemet.EvWon,
		kemet.EvCombatVP, kemet.EvTookBack}
	var order []uint8
	for _, e := range f.events {
		if slices.Contains(steps, e.Kind) {
			order = append(order, e.Kind)
		}
	}
	// The defender loses two units in step 0, the attacker one in step 5. All steps still happen.
	want := []uint8{kemet.EvCombat, kemet.EvInitiative, kemet.EvLost, kemet.EvReveal, kemet.EvReveal, kemet.EvCard,
		kemet.EvCard, kemet.EvWon, kemet.EvLost}
	if !slices.Equal(order, want) {
		t.Errorf("got events %v, want %v", order, want)
	}
	if f.strength != [2]int{3, 2} || f.won != 0 || f.Fight.Space != kemet.NoSpace ||
		f.Units[0] != [kemet.MaxSpaces]uint8{} || f.Units[1] != [kemet.MaxSpaces]uint8{} {
		t.Errorf("got Strengths %v, want [3 2] and no units left: %s", f.strength, kit.Game.Position(f))
	}
	if f.Player[0].CombatVP != 0 {
		t.Error("an attacker without a troop gained a Combat VP")
	}
	t.Run("KEM-Q31 a creature whose troop is gone before step 4", func(t *testing.T) {
		f := fight(t, bout{units: [2]int{3, 2}, keep: [2]string{"5", "5"}, more: "creatures: {mummy: a.wo}",
			player: [2]string{"tiles: [r4b]", "tiles: [d4c]"}})
		if f.strength != [2]int{5, 2} || f.Beast[6] != kemet.NoSpace {
			t.Errorf("got Strengths %v with the creature in %d, want [5 2] and the reserve", f.strength, f.Beast[6])
		}
	})
	t.Run("KEM-14.1 no choice of who dies", func(t *testing.T) {
		f := fight(t, bout{units: [2]int{5, 5}, keep: [2]string{"6", "6"}})
		asks(t, f.State, kemet.StepLoser)
		if f.lost != [2]int{3, 3} {
			t.Errorf("got losses %v, want [3 3]", f.lost)
		}
	})
}

// Both fighters choose two cards at once and in secret: one to play and one to discard face down (KEM-6.3).
func TestKEM_6_3_Council(t *testing.T) {
	s := given(t, 4, "{units: {a.f1: {1: 4}, a.wo: {2: 4}}}")
	play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 4")
	if s.Owing() != 3 {
		t.Fatalf("seats %b owe a choice, want 11", s.Owing())
	}
	only(t, s, "1 keep 1", "1 keep 2", "1 keep 3", "1 keep 4", "1 keep 5", "1 keep 6", "2 keep 1", "2 keep 2",
		"2 keep 3", "2 keep 4", "2 keep 5", "2 keep 6")
	play(t, s, "1 keep 4")
	for _, text := range []string{"1 drop 4", "1 keep 1"} {
		if can(s, text) {
			t.Errorf("%q is legal", text)
		}
	}
	for seat, want := range map[game.Seat]uint8{0: 4, 1: game.Unknown, 2: game.Unknown, game.Spectator: game.Unknown} {
		view := *s
		view.Mask(seat)
		if view.Fight.Side[0].Keep != want {
			t.Errorf("seat %d sees battle card %d, want %d", seat, view.Fight.Side[0].Keep, want)
		}
	}
	play(t, s, "1 drop 2", "2 keep 5", "2 drop 6")
	b := s.Player[0].Battle
	if b.Open != 1<<3 || b.Down != 1<<1 || b.HandN != 4 {
		t.Errorf("got battle cards %+v, want 4 open, 2 face down and four in hand", b)
	}
	// A hand holds six, four or two battle cards.
	for seed := range uint64(60) {
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			if s.Top().Step == kemet.StepCouncil && !s.Fight.Open {
				for i := range s.Fight.Side {
					if n := s.Player[s.Fight.Side[i].Seat].Battle.HandN; n != 6 && n != 4 && n != 2 {
						t.Fatalf("the hand has %d battle cards, want 6, 4 or 2", n)
					}
				}
			}
		})
	}
}

// For random tiles, creatures, cards and units the figures of both sides equal an oracle's, which adds up the figures
// printed in rules.md by name (KEM-6.8, KEM-6.10).
func TestKEM_6_8_BruteForce(t *testing.T) {
	type printed struct{ strength, damage, defence int }
	battle := map[string]printed{"1": {4, 1, 0}, "2": {3, 2, 0}, "3": {3, 0, 1}, "4": {2, 2, 1}, "5": {2, 0, 2},
		"6": {1, 3, 0}}
	beasts := []struct {
		name, tile string
		printed
	}{{"scarab", "r3a", printed{2, 0, 0}}, {"scorpion", "r4a", printed{2, 2, 0}}, {"phoenix", "r4c", printed{2, 0, 0}},
		{"elephant", "s2b", printed{1, 0, 1}}, {"wyrm", "s2d", printed{}}, {"sphinx", "s4b", printed{2, 0, 0}},
		{"mummy", "d4c", printed{2, 0, 0}}}
	cards := map[string]printed{"war-rage": {1, 0, 0}, "war-fury": {2, 0, 0}, "blood-battle": {0, 1, 0},
		"blood-bath": {0, 2, 0}, "bronze-wall": {0, 0, 1}, "iron-wall": {0, 0, 2}}
	for seed := range uint64(400) {
		r := game.NewRand(seed)
		b := bout{units: [2]int{1 + r.Intn(5), 1 + r.Intn(5)}}
		var sum [2]printed
		var creature [2]int
		owned := map[string]bool{}
		var placed []string
		for side := range 2 {
			add := func(p printed) {
				sum[side].strength += p.strength
				sum[side].damage += p.damage
				sum[side].defence += p.defence
			}
			b.keep[side] = []string{"1", "2", "3", "4", "5", "6"}[r.Intn(6)]
			add(battle[b.keep[side]])
			add(printed{strength: b.units[side]})
			var tiles, hand []string
			own := func(tile string, p printed) {
				if !owned[tile] && r.Intn(2) == 0 {
					owned[tile] = true
					tiles = append(tiles, tile)
					add(p)
				}
			}
			own("r2a", printed{0, 1, 0})
			own("r3b", printed{1, 0, 0})
			own("s3a", printed{0, 0, 1})
			own("r1a", printed{1 - side, 0, 0})
			own("s1c", printed{side, 0, 0})
			creature[side] = -1
			if k := r.Intn(len(beasts)); !owned[beasts[k].tile] && r.Intn(2) == 0 {
				owned[beasts[k].tile], creature[side] = true, k
				tiles = append(tiles, beasts[k].tile)
				placed = append(placed, beasts[k].name+": "+[]string{"a.f1", "a.wo"}[side])
			}
			for _, card := range kemet.CardNames[:6] {
				if r.Intn(3) == 0 {
					hand = append(hand, card+": 1")
					add(cards[card])
				}
			}
			b.player[side] = fmt.Sprintf("prayer: 11, tiles: [%s], card_count: %d, cards: {%s}",
				strings.Join(tiles, ", "), len(hand), strings.Join(hand, ", "))
		}
		for side := range 2 {
			mine, other := creature[side], creature[1-side]
			if mine >= 0 && (other < 0 || beasts[other].name != "wyrm") {
				sum[side].strength += beasts[mine].strength
				sum[side].damage += beasts[mine].damage
				sum[side].defence += beasts[mine].defence
			}
		}
		b.more = "creatures: {" + strings.Join(placed, ", ") + "}"
		f := fight(t, b)
		won := 1
		if sum[0].strength > sum[1].strength {
			won = 0
		}
		lost := [2]int{min(b.units[0], max(0, sum[1].damage-sum[0].defence)),
			min(b.units[1], max(0, sum[0].damage-sum[1].defence))}
		vp := uint8(0)
		if won == 0 && lost[0] < b.units[0] {
			vp = 1
		}
		if f.strength != [2]int{sum[0].strength, sum[1].strength} || f.won != won || f.lost != lost ||
			f.Player[0].CombatVP != vp {
			t.Fatalf("%+v\ngot Strengths %v, winner %d, losses %v; want %v, %d, %v", b, f.strength, f.won, f.lost, sum,
				won, lost)
		}
	}
}

// A combat that destroys both troops leaves nobody in control (KEM-Q66).
func TestKEM_Q66_BothGone(t *testing.T) {
	f := fight(t, bout{units: [2]int{1, 1}, keep: [2]string{"6", "6"}, more: "temple_vp: {}"})
	if f.Fight.Space != kemet.NoSpace || f.Controller(at(t, "a.wo")) != kemet.NoSeat {
		t.Errorf("the combat is not over or a seat controls a.wo: %s", kit.Game.Position(f))
	}
	s := given(t, 4, "{units: {a.we: {1: 1}, a.t2: {2: 1}, a.f1: {1: 1}, a1.d1: {2: 1}}, temple_vp: {a.t2: 2}, "+
		"players: {1: {tokens: 5, pyramids: {ruby: 4}, districts: {ruby: 1}, pyramid_vp: [2, 0, 0]}}}")
	other := *s
	equal(t, "VP before", scores(s), []int{0, 2, 0, 0})
	play(t, s, "1 token l1-move", "1 troop a.we", "1 land a.t2", "1 units 1", "1 keep 6", "1 drop 1", "2 keep 6",
		"2 drop 1")
	equal(t, "VP of the temple", scores(s), []int{0, 1, 0, 0})
	play(t, &other, "1 token l1-move", "1 troop a.f1", "1 land a1.d1", "1 units 1", "1 keep 6", "1 drop 1", "2 keep 6",
		"2 drop 1")
	equal(t, "VP of the district", scores(&other), []int{1, 1, 0, 0})
}

// Initiative, Crusade, Holy War and the discounts apply without a question; effects of "up to" ask (KEM-Q82).
func TestKEM_Q82_MustAndMay(t *testing.T) {
	f := fight(t, bout{units: [2]int{5, 4}, keep: [2]string{"2", "6"},
		player: [2]string{"prayer: 0, tiles: [r4b, d2c, d3c]", ""}})
	// The defender loses two units in step 0 and two to damage. Holy War gives 4 PP, Crusade 2 for each of the latter.
	if f.won != 0 || f.Player[0].Prayer != 8 || f.lost != [2]int{3, 2} {
		t.Errorf("got %d PP and losses %v, want 8 and [3 2]: %s", f.Player[0].Prayer, f.lost, kit.Game.Position(f))
	}
	s := night(t, 2, "{players: {1: {tiles: [s4a]}}, discard: {war-rage: 0}}")
	play(t, s, "* card war-rage", "* card war-rage")
	if !can(s, "1 done") || !can(s, "1 place a1.d1") {
		t.Errorf("got %v, want both \"1 done\" and \"1 place a1.d1\"", legal(s))
	}
	play(t, s, "1 done")
	if got := s.Reserve(0); got != 12 {
		t.Errorf("%d units are in reserve, want 12", got)
	}
}

// Nobody captures a creature: it goes to its owner's reserve, from where it can return (KEM-9.63).
func TestKEM_9_63_CreaturesAreNotLost(t *testing.T) {
	s := given(t, 4, "{units: {a.f1: {1: 5}, a.wo: {2: 2}, a2.d1: {2: 1}}, creatures: {mummy: a.wo}, "+
		"players: {1: {tokens: 5}, 2: {tiles: [d4c]}}}")
	play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 5", "1 keep 2", "1 drop 1", "2 keep 1",
		"2 drop 5", "1 stay")
	if s.Beast[6] != kemet.NoSpace || s.InReserve(1) != 1<<6 || s.InReserve(0) != 0 || s.BeastOwner(6) != 1 {
		t.Errorf("the creature is not in its owner's reserve: %s", kit.Game.Position(s))
	}
	only(t, s, "2 creature mummy a2.d1", "2 pass")
}

// A Combat VP gained in the last Night counts (KEM-Q64).
func TestKEM_Q64_LastNight(t *testing.T) {
	s := night(t, 2, "{trigger: 2, units: {a1.d1: {2: 1}}, players: {1: {tiles: [s4a], combat_vp: 9}, "+
		"2: {control_vp: 9}}}")
	play(t, s, "* card war-rage", "* card war-rage", "1 place a1.d1", "1 place a1.d1", "1 place a1.d1", "1 done",
		"1 fight a1.d1",
		"1 keep 5", "1 drop 1", "2 keep 5", "2 drop 1", "1 hold war-rage", "2 hold war-rage", "2 send-back", "1 stay")
	if s.Owing() != 0 || s.Score(0) != 10 || s.Rank(0) != 1 || s.Rank(1) != 2 {
		t.Errorf("got VP %v and ranks %d and %d, want 10 VP and ranks 1 and 2", scores(s), s.Rank(0), s.Rank(1))
	}
}

// A troop that is sent back because it can neither retreat nor stay says so (KEM-6.13, KEM-6.14).
func TestTrapped(t *testing.T) {
	seen := map[bool]int{}
	for seed := range uint64(24) {
		walkGame(t, game.Setup{Players: 2 + int(seed%4)}, seed, func(s *kemet.State) {
			step := s.Top().Step
			if step != kemet.StepLoser && step != kemet.StepWinner {
				return
			}
			seat, after := s.Owing().First(), s.Copy().(*kemet.State)
			var log game.Log
			after.Play(seat, game.Move{Verb: kemet.VSendBack}, &log)
			for _, e := range log.Events {
				if e.Kind != kemet.EvSentBack {
					continue
				}
				x, only := kemet.AsReturn(e), len(s.Moves(nil, seat)) == 1
				if x.Trapped != only || int(x.Units) != int(s.Units[seat][x.Space]) {
					t.Errorf("seed %d: %+v, and it was the only choice: %t", seed, x, only)
				}
				seen[x.Trapped]++
			}
		})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("seen too little: %v", seen)
	}
}
