package kemet_test

import (
	"fmt"
	"strings"
	"testing"

	"ennead/games/kemet"
	"ennead/games/position"
)

// Sections 5.1 to 5.4, and the tiles that change them (chapter 9).

// rich is seat 1 with all pyramids at level 4, the given PP and tiles, about to play a token.
func rich(t *testing.T, prayer int, tiles, more string) *kemet.State {
	t.Helper()
	return given(t, 4, fmt.Sprintf(
		`{players: {1: {tokens: 5, prayer: %d, tiles: [%s], pyramids: {ruby: 4, sapphire: 4, diamond: 4},
		districts: {ruby: 1, sapphire: 2, diamond: 3}, pyramid_vp: [1, 1, 1]}}, %s}`, prayer, tiles, more))
}

// Priest adds one PP to each Pray action (KEM-9.35).
func TestKEM_9_35_Priest(t *testing.T) {
	for tiles, want := range map[string]uint8{"": 4, "d1a": 5, "d1b": 5, "d4a": 4, "d2b, d4b": 4} {
		for _, action := range []string{"l2-pray", "l3-pray"} {
			s := rich(t, 2, tiles, "")
			play(t, s, "1 token "+action)
			if s.Player[0].Prayer != want {
				t.Errorf("after %s with tiles %q: got %d PP, want %d", action, tiles, s.Player[0].Prayer, want)
			}
		}
	}
	t.Run("KEM-9.1 for its owner alone", func(t *testing.T) {
		s := rich(t, 2, "", "")
		s.Player[1].Tiles = s.Player[1].Tiles.With(32) // d1a
		play(t, s, "1 token l2-pray")
		equal(t, "PP", pp(s), []int{4, 7, 7, 7})
	})
}

// Prices of levels equal a sum made here, for every start, end and pair of discounts (KEM-5.2.1).
func TestKEM_5_2_1_Prices(t *testing.T) {
	patch := "{players: {1: {tokens: 5, prayer: %d, tiles: [%s], pyramids: {ruby: %d, sapphire: 1, diamond: 1}, " +
		"districts: {ruby: 1, sapphire: 2, diamond: 3}}}}"
	for from := 0; from <= 3; from++ {
		for to := from + 1; to <= 4; to++ {
			for tiles, off := range map[string][2]int{"": {0, 0}, "d2a": {1, 0}, "d4a": {0, 1}, "d2a, d4a": {1, 1}} {
				want := 0
				for l := from + 1; l <= to; l++ {
					want += l - off[0]
				}
				want = max(0, want-off[1])
				s := given(t, 2, fmt.Sprintf(patch, min(want, 11), tiles, from))
				play(t, s, "1 token l2-raise")
				play(t, s, fmt.Sprintf("1 raise ruby %d", to))
				if s.Player[0].Prayer != 0 {
					t.Errorf("level %d to %d with tiles %q leaves %d of %d PP, want 0", from, to, tiles,
						s.Player[0].Prayer, want)
				}
				if want > 0 {
					s = given(t, 2, fmt.Sprintf(patch, want-1, tiles, from))
					play(t, s, "1 token l2-raise")
					refused(t, s, fmt.Sprintf("1 raise ruby %d", to), "KEM-0.2")
				}
			}
		}
	}
}

// A player raises only their own pyramids, even those that an opponent controls. The controller has their effects
// (KEM-5.2.4).
func TestKEM_5_2_4_OwnPyramids(t *testing.T) {
	t.Run("KEM-Q24 under an opponent", func(t *testing.T) {
		s := given(t, 2, "{units: {a1.d1: {2: 3}}, players: {1: {tokens: 5, prayer: 11, pyramids: {ruby: 3}, "+
			"districts: {ruby: 1}}, 2: {pyramids: {diamond: 3}, districts: {diamond: 1}}}}")
		play(t, s, "1 token l2-raise")
		for _, text := range legal(s) {
			if strings.Contains(text, "raise ruby") && text != "1 raise ruby 4" {
				t.Errorf("%q is legal", text)
			}
		}
		play(t, s, "1 raise ruby 4")
		equal(t, "VP", scores(s), []int{0, 1})
		if s.Best(0, kemet.Ruby) != 0 || s.Best(1, kemet.Ruby) != 4 {
			t.Errorf("the seats buy ruby tiles to level %d and %d, want 0 and 4", s.Best(0, kemet.Ruby),
				s.Best(1, kemet.Ruby))
		}
	})
	t.Run("KEM-Q58 by its controller: the VP at once, and the test of the end", func(t *testing.T) {
		s := given(t, 2, "{players: {1: {tokens: 5, prayer: 11, combat_vp: 8, pyramids: {ruby: 3}, "+
			"districts: {ruby: 1}}}}")
		s.Player[1].Tokens, s.Player[1].Covered = 1, 1<<0|1<<2
		play(t, s, "1 token l2-raise", "1 raise ruby 4")
		equal(t, "VP", scores(s), []int{9, 0})
		if s.Trigger != kemet.NoSeat || s.Active != 1 {
			t.Fatal("the end was triggered before the seat's next token")
		}
		play(t, s, "2 token l3-pray")
		if s.Trigger != 0 {
			t.Error("nine VP did not trigger the end at the seat's next token")
		}
	})
}

// Each Buy space sells the tiles of its colour (KEM-5.3.1).
func TestKEM_5_3_1_ColourOfTheSpace(t *testing.T) {
	for c, colour := range kemet.ColourNames {
		s := rich(t, 11, "", "")
		play(t, s, "1 token l3-"+colour)
		moves := legal(s)
		if len(moves) != 17 { // sixteen tiles, or none
			t.Errorf("the space of %s sells %d tiles, want 16", colour, len(moves)-1)
		}
		for _, text := range moves {
			if tile, ok := strings.CutPrefix(text, "1 buy "); ok && tile[0] != "rsd"[c] {
				t.Errorf("%q is legal on the space of %s", text, colour)
			}
		}
		play(t, s, "1 buy "+string("rsd"[c])+"1c")
		refused(t, s, "1 token l3-"+colour, "KEM-4.3") // one token a Day
	}
}

// A tile costs its level less the discounts of Priestess and Priest of Ra, with a minimum of 0 (KEM-9.36).
func TestKEM_9_36_Priestess(t *testing.T) {
	for tiles, off := range map[string]int{"": 0, "d1c": 1, "d1d": 1, "d4a": 1, "d1c, d4a": 2} {
		for level := 1; level <= 4; level++ {
			want := max(0, level-off)
			s := rich(t, want, tiles, "")
			play(t, s, "1 token l3-sapphire", fmt.Sprintf("1 buy s%da", level))
			if s.Player[0].Prayer != 0 {
				t.Errorf("level %d with tiles %q leaves %d of %d PP, want 0", level, tiles, s.Player[0].Prayer, want)
			}
			if want > 0 {
				s = rich(t, want-1, tiles, "")
				play(t, s, "1 token l3-sapphire")
				refused(t, s, fmt.Sprintf("1 buy s%da", level), "KEM-0.2")
			}
		}
	}
}

// Nobody can buy a tile that another player owns (KEM-5.3.5).
func TestKEM_5_3_5_SoldTiles(t *testing.T) {
	s := rich(t, 11, "", "")
	s.Player[2].Tiles = s.Player[2].Tiles.With(0) // r1a
	other := *s
	other.Player[3].Tiles = other.Player[3].Tiles.With(1)
	play(t, s, "1 token l3-ruby")
	if can(s, "1 buy r1a") || !can(s, "1 buy r1b") {
		t.Errorf("after one Charge! is sold the legal moves are %v", legal(s))
	}
	play(t, &other, "1 token l3-ruby")
	if can(&other, "1 buy r1a") || can(&other, "1 buy r1b") || !can(&other, "1 buy r1c") {
		t.Errorf("after both Charge! are sold the legal moves are %v", legal(&other))
	}
}

// Domination in each colour, and the Sphinx, give a permanent VP.
func TestDomination(t *testing.T) {
	for _, c := range []struct{ rule, colour, tile string }{
		{"KEM-9.12", "ruby", "r3d"},
		{"KEM-9.30", "sapphire", "s3d"},
		{"KEM-9.44", "diamond", "d3d"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := rich(t, 3, "", "")
			play(t, s, "1 token l3-"+c.colour, "1 buy "+c.tile)
			equal(t, "VP", scores(s), []int{4, 0, 0, 0})
			if s.Points(0)[kemet.ScoreTiles] != 1 {
				t.Errorf("got points %v, want 1 for tiles", s.Points(0))
			}
		})
	}
}

// Act of God in each colour gives a silver token, usable once a Day from the next turn on.
func TestActOfGod(t *testing.T) {
	for _, c := range []struct{ rule, colour, tile string }{
		{"KEM-9.16", "ruby", "r4d"},
		{"KEM-9.34", "sapphire", "s4d"},
		{"KEM-9.48", "diamond", "d4d"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := rich(t, 4, "", "")
			play(t, s, "1 token l3-"+c.colour, "1 buy "+c.tile)
			asks(t, s, kemet.StepToken)
			if got := s.Player[0].Silver; got != kemet.TokenReady {
				t.Fatalf("the silver token is in state %d, want ready", got)
			}
			play(t, s, "1 token l2-pray", "1 silver l3-pray", "1 next own")
			if s.Player[0].Prayer != 4 || s.Player[0].Silver != kemet.TokenUsed {
				t.Errorf("got %d PP and silver token %d, want 4 and used", s.Player[0].Prayer, s.Player[0].Silver)
			}
			play(t, s, "1 token l1-recruit")
			asks(t, s, kemet.StepRecruit) // once a Day
		})
	}
	t.Run("KEM-9.31 the golden one", func(t *testing.T) {
		s := rich(t, 4, "", "units: {a1.d1: {1: 1}}")
		play(t, s, "1 token l3-sapphire", "1 buy s4c")
		asks(t, s, kemet.StepToken)
		if s.Player[0].Golden != kemet.TokenReady || s.Player[0].Silver != kemet.TokenNone {
			t.Fatalf("got %+v, want a golden token and no silver one", s.Player[0])
		}
		play(t, s, "1 token l1-move", "1 golden move", "1 next golden", "1 troop a1.d1", "1 land a1.d2", "1 units 1")
		if s.Player[0].Golden != kemet.TokenUsed || s.Units[0][at(t, "a1.d2")] != 1 {
			t.Error("the golden token did not give a Move")
		}
		play(t, s, "1 done", "1 done")
		play(t, s, "1 token l2-pray")
		asks(t, s, kemet.StepToken) // once a Day
	})
}

// Strategy tiles return the discards, remove one of the six battle cards for good and add a special card (KEM-9.6).
func TestKEM_9_6_Strategies(t *testing.T) {
	battle := strings.NewReplacer("tokens: 5",
		`tokens: 5, battle: ["1", "2"], battle_open: ["3", "4"], battle_down: ["5", "6"], battle_counts: [2, 2, 0]`)
	for _, c := range []struct {
		rule, colour, tile, card string
	}{
		{"KEM-9.6", "ruby", "r2b", "sp-off"},
		{"KEM-9.24", "sapphire", "s2c", "sp-def"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := given(t, 4, battle.Replace("{players: {1: {tokens: 5, prayer: 4, pyramids: {ruby: 2, sapphire: 2}, "+
				"districts: {ruby: 1, sapphire: 2}}}}"))
			play(t, s, "1 token l3-"+c.colour, "1 buy "+c.tile)
			only(t, s, "1 remove 1", "1 remove 2", "1 remove 3", "1 remove 4", "1 remove 5", "1 remove 6")
			play(t, s, "1 remove 3")
			b := s.Player[0].Battle
			equal(t, "hand", position.Names(b.InHand, kemet.BattleNames[1:]), []string{"1", "2", "4", "5", "6", c.card})
			if b.Open != 0 || b.Down != 0 || b.Gone != 1<<2 || b.HandN != 6 || b.GoneN != 1 {
				t.Errorf("got %+v, want no discards and card 3 removed", b)
			}
			if s.Player[0].Prayer != 2 {
				t.Errorf("got %d PP, want 2", s.Player[0].Prayer)
			}
		})
	}
	t.Run("KEM-11.3 both", func(t *testing.T) {
		s := given(t, 4, "{players: {1: {tokens: 5, prayer: 4, pyramids: {ruby: 2, sapphire: 2}, "+
			"districts: {ruby: 1, sapphire: 2}}}}")
		play(t, s, "1 token l3-ruby", "1 buy r2b", "1 remove 6", "1 token l3-sapphire", "1 buy s2c")
		only(t, s, "1 remove 1", "1 remove 2", "1 remove 3", "1 remove 4", "1 remove 5", "1 remove sp-off")
		play(t, s, "1 remove 1")
		equal(t, "hand", position.Names(s.Player[0].Battle.InHand, kemet.BattleNames[1:]),
			[]string{"2", "3", "4", "5", "sp-off", "sp-def"})
	})
}

// Recruiting costs what is worked out here, for every reserve, PP and pair of tiles (KEM-5.4.1).
func TestKEM_5_4_1_Recruiting(t *testing.T) {
	t.Run("KEM-Q45 free units are optional and need a reserve", func(t *testing.T) {
		for reserve := 0; reserve <= 5; reserve++ {
			for prayer := 0; prayer <= 4; prayer++ {
				for tiles, gift := range map[string][2]int{
					"": {0, 0}, "s1a": {2, 0}, "s1b": {2, 0}, "d4a": {0, 1}, "s1a, d4a": {2, 1},
				} {
					s := given(t, 2, fmt.Sprintf("{units: {a.f1: {1: 5}, a.wo: {1: 2}, a.we: {1: %d}}, "+
						"players: {1: {tokens: 5, prayer: %d, tiles: [%s]}}}", 5-reserve, prayer, tiles))
					most := min(reserve, gift[0]+prayer+gift[1])
					for units := 0; units <= most; units++ {
						c := *s
						play(t, &c, "1 token l1-recruit")
						for i := range units {
							play(t, &c, fmt.Sprintf("1 place a1.d%d", 1+i%3))
						}
						if units < most {
							play(t, &c, "1 done") // otherwise no more units can be placed and the action ends
						}
						want := max(0, max(0, units-gift[0])-gift[1])
						asks(t, &c, kemet.StepToken)
						if got := prayer - int(c.Player[0].Prayer); got != want || c.Reserve(0) != reserve-units {
							t.Fatalf("%d units of %d with tiles %q cost %d of %d PP, want %d", units, reserve, tiles,
								got, prayer, want)
						}
					}
				}
			}
		}
	})
	t.Run("KEM-Q46 Legion", func(t *testing.T) {
		s := given(t, 2, "{players: {1: {tokens: 5, prayer: 11, tiles: [s2a]}}}")
		play(t, s, "1 token l1-recruit", "1 place a1.d1", "1 place a1.d1", "1 place a1.d1", "1 place a1.d1",
			"1 place a1.d1", "1 place a1.d1", "1 place a1.d1")
		refused(t, s, "1 place a1.d1", "KEM-1.4")
	})
	t.Run("KEM-Q79 the enemy's units do not count", func(t *testing.T) {
		s := given(t, 2, "{units: {a1.d1: {2: 5}}, creatures: {mummy: a1.d1}, players: {1: {tokens: 5, prayer: 11, "+
			"tiles: [r3a]}, 2: {tiles: [d4c]}}}")
		play(t, s, "1 token l1-recruit", "1 place a1.d1", "1 place a1.d1", "1 place a1.d1", "1 place a1.d1",
			"1 place a1.d1")
		refused(t, s, "1 place a1.d1", "KEM-1.4")
		play(t, s, "1 done", "1 fight a1.d1")
		only(t, s, "1 creature scarab a1.d1", "1 pass")
		play(t, s, "1 creature scarab a1.d1")
		if s.Beast[0] != at(t, "a1.d1") || s.Beast[6] != at(t, "a1.d1") {
			t.Error("the two sides do not have one creature each in the space")
		}
	})
	// Units cannot be placed in a captured district or outside the city.
	s := given(t, 2, "{units: {a2.d1: {1: 2}, a.f1: {1: 1}}}")
	play(t, s, "1 token l1-recruit")
	only(t, s, "1 place a1.d1", "1 place a1.d2", "1 place a1.d3", "1 done")
}

// In districts that an opponent holds the player first places all units, then resolves the combats in an order of
// their choice (KEM-Q23).
func TestKEM_Q23_RecruitCombats(t *testing.T) {
	s := given(t, 4, "{units: {a1.d1: {2: 1}, a1.d2: {3: 1}}, players: {1: {tokens: 5, prayer: 11}}}")
	play(t, s, "1 token l1-recruit", "1 place a1.d1")
	if s.Fight.Space != kemet.NoSpace {
		t.Fatal("a combat began before all units were placed")
	}
	play(t, s, "1 place a1.d2", "1 place a1.d2", "1 done")
	only(t, s, "1 fight a1.d1", "1 fight a1.d2")
	play(t, s, "1 fight a1.d2")
	if s.Fight.Side[0].Seat != 0 || s.Fight.Side[1].Seat != 2 || s.Strength(0) != 3 || s.Strength(1) != 1 {
		t.Errorf("got Strengths %d and %d, want 3 and 1", s.Strength(0), s.Strength(1)) // the attacker's city adds 1
	}
	play(t, s, "1 keep 5", "1 drop 1", "3 keep 5", "3 drop 1", "3 send-back", "1 stay")
	only(t, s, "1 fight a1.d1")
	if s.Player[0].CombatVP != 1 {
		t.Errorf("got %d Combat VP, want 1", s.Player[0].CombatVP)
	}
}
