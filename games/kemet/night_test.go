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

// Chapters 7 and 8.

// draws makes Nature's moves up to the next choice of a player, and returns the seats that drew.
func draws(t *testing.T, s *kemet.State) (seats []game.Seat) {
	t.Helper()
	for s.Owing().Has(game.Nature) {
		seats = append(seats, s.Top().Seat)
		play(t, s, legal(s)[0])
	}
	return seats
}

// High Priest and Priest of Amon add to the PP that every player gains in step 5.
func TestNightPrayer(t *testing.T) {
	for _, c := range []struct {
		rule, tiles string
		want        uint8
	}{
		{"KEM-7.5", "", 2},
		{"KEM-9.38", "d2b", 4},
		{"KEM-9.46", "d4b", 7},
		{"KEM-9.1", "d2b, d4b, d1a", 9},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := night(t, 2, "{players: {1: {prayer: 0, tiles: ["+c.tiles+"]}, 2: {prayer: 10}}}")
			if s.Player[0].Prayer != c.want || s.Player[1].Prayer != 11 {
				t.Errorf("got %v PP, want %d and 11", pp(s), c.want)
			}
		})
	}
}

// All players draw first, in turn order. Then each player uses their powers, also in turn order (KEM-7.10).
func TestKEM_7_10_PowersAfterwards(t *testing.T) {
	t.Run("KEM-Q80 who draws which card", func(t *testing.T) {
		s := night(t, 3, "{active: 3, order: [3, 1, 2], pending: [{step: day, a: 1}, {step: token, seat: 3}], "+
			"players: {1: {tiles: [d2d]}, 3: {tokens: 5, tiles: [d4c]}}}")
		equal(t, "draws", draws(t, s), []game.Seat{2, 0, 1, 2, 0})
	})
}

func TestNightDraws(t *testing.T) {
	for _, c := range []struct {
		rule, tiles, more string
		want              int
	}{
		{"KEM-9.40", "d2d", "", 2},
		{"KEM-9.47", "d4c", "", 2},
		{"KEM-9.1", "d2d, d4c", "", 3},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := night(t, 2, "{players: {1: {tiles: ["+c.tiles+"]}}}")
			if n := len(draws(t, s)); n != c.want+1 || int(s.Player[0].CardsN) != c.want || s.Player[1].CardsN != 1 {
				t.Errorf("seat 0 drew %d cards, want %d", n-1, c.want)
			}
		})
	}
	t.Run("KEM-Q49 the figure on the board", func(t *testing.T) {
		s := night(t, 2, "{units: {a.f1: {1: 1}}, creatures: {mummy: a.f1}, players: {1: {tiles: [d4c]}}}")
		if n := len(draws(t, s)); n != 3 {
			t.Errorf("%d cards were drawn, want 3", n)
		}
	})
	t.Run("KEM-Q48 Vision in addition, the others shuffled back", func(t *testing.T) {
		s := night(t, 2, "{players: {1: {tiles: [d3b]}}}")
		draws(t, s)
		if s.VisionN != 5 || s.Player[0].CardsN != 1 || s.PileN != 35-2-5 {
			t.Fatalf("seat 0 does not see five cards with Vision: %s", kit.Game.Position(s))
		}
		play(t, s, legal(s)[0])
		if s.Player[0].CardsN != 2 || s.PileN != 35-3 || s.Discard != (kemet.Hand{}) {
			t.Errorf("seat 0 did not keep one card and put back four: %s", kit.Game.Position(s))
		}
	})
}

// Players use Divine Boon, The Mummy and Vision in any order, and Vision also between the two draws (KEM-7.6).
func TestKEM_7_6_OrderOfDraws(t *testing.T) {
	for _, order := range [][]string{{"d2d", "d4c"}, {"d4c", "d2d"}} {
		s := night(t, 2, "{players: {1: {tiles: [d2d, d3b, d4c]}}}")
		play(t, s, "* card escape", "* card war-rage")
		only(t, s, "1 power d2d", "1 power d3b", "1 power d4c")
		play(t, s, "1 power "+order[0], "* card war-rage")
		only(t, s, "1 power d3b", "1 power "+order[1])
		play(t, s, "1 power d3b", "* card prayer", "* card prayer", "* card war-fury", "* card war-fury",
			"* card war-fury", "1 card prayer", "* card war-rage")
		asks(t, s, kemet.StepOrder)
		if s.Player[0].CardsN != 4 {
			t.Errorf("seat 0 has %d cards, want 4", s.Player[0].CardsN)
		}
	}
	s := night(t, 2, "{players: {1: {tiles: [d2d, d3b, d4c]}}}")
	play(t, s, "* card escape", "* card war-rage", "1 power d3b", "* card prayer", "* card prayer", "* card war-fury",
		"* card war-fury", "* card war-fury", "1 card prayer")
	if n := len(draws(t, s)); n != 2 {
		t.Errorf("%d cards were drawn after Vision, want 2 without a choice", n)
	}
}

// In step 7 tokens return, then Hand of God and Reinforcements take effect, and nothing more scores (KEM-Q47).
func TestKEM_Q47_Awakening(t *testing.T) {
	s := night(t, 2, "{units: {a.t1: {1: 1}, a.t2: {2: 1}}, temple_vp: {a.t1: 1, a.t2: 2}, "+
		"players: {1: {tiles: [d3a, s4a, r4d], silver: 2, covered: [l1-move], pyramids: {ruby: 1}, "+
		"districts: {ruby: 1}}}}")
	draws(t, s)
	if p := s.Player[0]; p.Tokens != 5 || p.Covered != 0 || p.Silver != kemet.TokenReady {
		t.Errorf("got %+v, want all tokens ready and no space covered", p)
	}
	only(t, s, "1 power d3a", "1 power s4a")
	play(t, s, "1 power s4a", "1 place a.t1", "1 done", "1 raise ruby 2")
	if s.Player[0].ControlVP != 0 || s.Player[0].Prayer != 7+2+2 {
		t.Errorf("a troop placed in step 7 scored: %s", kit.Game.Position(s))
	}
	t.Run("KEM-9.41 before Reinforcements or after, or not at all", func(t *testing.T) {
		s := night(t, 2, "{players: {1: {tiles: [d3a, s4a], pyramids: {ruby: 4, diamond: 1}, "+
			"districts: {ruby: 1, diamond: 2}, pyramid_vp: [1, 0, 0]}}}")
		draws(t, s)
		play(t, s, "1 power d3a")
		only(t, s, "1 raise sapphire 1", "1 raise diamond 2", "1 done")
		play(t, s, "1 done")
		asks(t, s, kemet.StepReinforce)
	})
}

// A sacrifice is made once a Night, however many units there are (KEM-Q52).
func TestKEM_Q52_OneSacrifice(t *testing.T) {
	s := night(t, 4, "{units: {a.delta: {1: 5}, a.sa: {2: 5}}, players: {1: {prayer: 0}}}")
	asks(t, s, kemet.StepOffer)
	only(t, s, "2 offer", "2 done")
	play(t, s, "2 offer")
	only(t, s, "1 offer", "1 done")
	play(t, s, "1 offer")
	if s.Owing() != game.Nature.Set() || s.Units[1][at(t, "a.sa")] != 3 || s.Units[0][at(t, "a.delta")] != 4 ||
		s.Player[1].SanctuaryVP != 1 || s.Player[0].Prayer != 7 {
		t.Errorf("the two sacrifices did not happen exactly once: %s", kit.Game.Position(s))
	}
}

// At Dawn a player chooses any free position; the last takes the one left (KEM-Q56).
func TestKEM_Q56_AnyPosition(t *testing.T) {
	s := night(t, 3, "{players: {1: {combat_vp: 2}, 2: {combat_vp: 1}}}")
	draws(t, s)
	only(t, s, "3 order 1", "3 order 2", "3 order 3")
	play(t, s, "3 order 2")
	only(t, s, "2 order 1", "2 order 3")
	refused(t, s, "2 order 2", "KEM-7.9")
	play(t, s, "2 order 3")
	only(t, s, "1 order 1")
	play(t, s, "1 order 1")
	equal(t, "order", s.Order[:3], []game.Seat{0, 2, 1})
	for s.Top().Step == kemet.StepAsk {
		play(t, s, s.Owing().First().Text()+" pass")
	}
	if s.Round != 2 || s.Active != 0 {
		t.Errorf("got round %d and active seat %d, want 2 and 0", s.Round, s.Active)
	}
}

// The game ends at the Dawn after the trigger, before players choose an order. VP of that Night count (KEM-7.8).
func TestKEM_7_8_End(t *testing.T) {
	t.Run("KEM-8.8 VP of the last Night", func(t *testing.T) {
		for trigger, over := range map[int]bool{0: false, 2: true} {
			s := night(t, 3, fmt.Sprintf("{trigger: %d, units: {b.t1: {1: 1}, b.t2: {1: 1}}, "+
				"temple_vp: {b.t1: 1, b.t2: 1}, players: {1: {combat_vp: 6}, 2: {combat_vp: 8}}}", trigger))
			draws(t, s)
			if got := s.Owing() == 0; got != over {
				t.Errorf("triggered by %d: the game is over: %t, want %t", trigger, got, over)
			}
			equal(t, "VP", scores(s), []int{9, 8, 0}) // including the Control VP of two temples
			if s.Rank(0) != 1 || s.Rank(1) != 2 || s.Rank(2) != 3 {
				t.Errorf("got ranks %d, %d, %d, want 1, 2, 3", s.Rank(0), s.Rank(1), s.Rank(2))
			}
		}
	})
}

// Ranks follow the words of the rule for every set of VP, Combat VP, order and trigger that can matter (KEM-8.10).
func TestKEM_8_10_Ties(t *testing.T) {
	s := given(t, 3, "{}")
	orders := [][]game.Seat{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	for code := range 64 * 4 * 6 {
		vp := [3]uint8{uint8(code % 2), uint8(code / 2 % 2), uint8(code / 4 % 2)}
		combat := [3]uint8{uint8(code / 8 % 2), uint8(code / 16 % 2), uint8(code / 32 % 2)}
		s.Trigger = []game.Seat{0, 1, 2, kemet.NoSeat}[code/64%4]
		copy(s.Order[:], orders[code/256%6])
		for seat := range 3 {
			s.Player[seat].CombatVP, s.Player[seat].ControlVP = combat[seat], 2+vp[seat]-combat[seat]
		}
		tied := []game.Seat{}
		for seat := range game.Seat(3) {
			if vp[seat] == slices.Max(vp[:]) {
				tied = append(tied, seat)
			}
		}
		winner := func() game.Seat {
			if slices.Contains(tied, s.Trigger) {
				return s.Trigger
			}
			best := uint8(0)
			for _, seat := range tied {
				best = max(best, combat[seat])
			}
			for _, seat := range s.Order[:3] {
				if slices.Contains(tied, seat) && combat[seat] == best {
					return seat
				}
			}
			return kemet.NoSeat
		}()
		ranks := map[int]bool{}
		for seat := range game.Seat(3) {
			ranks[s.Rank(seat)] = true
			if (s.Rank(seat) == 1) != (seat == winner) {
				t.Fatalf("VP %v, Combat VP %v, order %v, trigger %d: seat %d has rank %d, but the winner is %d",
					vp, combat, s.Order, s.Trigger, seat, s.Rank(seat), winner)
			}
		}
		if len(ranks) != 3 {
			t.Fatalf("got ranks %v, want 1, 2 and 3", ranks)
		}
	}
}

// Permanent VP stay and temporary VP can be lost. All VP are public, and the sheet lists Combat and Control VP
// separately (KEM-8.1).
func TestKEM_8_1_Kinds(t *testing.T) {
	t.Run("KEM-8.4 Combat and Control VP apart", func(t *testing.T) {
		s := given(t, 4, "{units: {a.t1: {1: 1}, a2.d1: {1: 1}}, temple_vp: {a.t1: 1}, "+
			"players: {1: {tiles: [r3d, s4b], combat_vp: 2, control_vp: 3, sanctuary_vp: 4}, "+
			"2: {pyramids: {ruby: 4}, districts: {ruby: 1}, pyramid_vp: [1, 0, 0]}}}")
		var got []string
		for _, c := range s.Sheet() {
			got = append(got, fmt.Sprintf("%s %d", strings.TrimPrefix(c.Key, "kemet.score."), c.Points[0]))
		}
		equal(t, "sheet", got, []string{"temples 1", "pyramids 1", "combat 2", "control 3", "sanctuary 4", "tiles 2"})
		s.Lose(0, at(t, "a.t1"), 1, nil)
		s.Lose(0, at(t, "a2.d1"), 1, nil)
		equal(t, "VP", scores(s), []int{11, 1, 0, 0})
		for seat := range game.Seat(5) {
			if seat == 4 {
				seat = game.Spectator
			}
			view := *s
			view.Mask(seat)
			equal(t, "VP in a masked state", scores(&view), scores(s))
		}
	})
}

// In random games the controller of a space has its temporary VP whenever a token is to be played, and a seat without
// a troop has lost its VP at once (KEM-1.14, KEM-8.2, KEM-8.3, KEM-8.11).
func TestKEM_8_11_ByControl(t *testing.T) {
	games := uint64(120)
	if testing.Short() {
		games = 40
	}
	held := 0
	for seed := range games {
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			step := s.Top().Step
			if s.Round == 0 {
				return
			}
			for temples := s.Board().Temples; temples != 0; temples = temples.Rest() {
				space, holder := temples.First(), s.TempleVP[temples.First()]
				if holder != kemet.NoSeat && s.Units[holder][space] == 0 {
					t.Fatalf("seat %d has the VP of %s without a troop: %s", holder, kemet.SpaceNames[space],
						kit.Game.Position(s))
				}
				if step == kemet.StepToken && holder != s.Controller(space) {
					t.Fatalf("seat %d wrongly has the VP of %s: %s", holder, kemet.SpaceNames[space],
						kit.Game.Position(s))
				}
				if holder != kemet.NoSeat {
					held++
				}
			}
			for owner := range game.Seat(s.Count) {
				for c, holder := range s.PyrVP[owner] {
					full := s.Player[owner].Level[c] == kemet.TopLevel
					space := s.District(owner, s.Player[owner].Place[c])
					taken := holder != kemet.NoSeat
					absent := taken && holder != owner && s.Units[holder][space] == 0
					uncontrolled := step == kemet.StepToken && holder != s.Controller(space)
					if full != taken || absent || full && uncontrolled {
						t.Fatalf("seat %d wrongly has the VP of %s: %s", holder, kemet.SpaceNames[space],
							kit.Game.Position(s))
					}
				}
			}
		})
	}
	if held < 1000 {
		t.Errorf("temples were held in %d states, want at least 1000", held)
	}
}
