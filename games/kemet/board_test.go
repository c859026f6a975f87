package kemet_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/kit"
)

// Chapters 0 and 1: terms, pieces, the board, control, pyramids.

// Prayer points pay for things; they are not victory points (KEM-0.1).
func TestKEM_0_1_PrayerIsNoVictory(t *testing.T) {
	s := given(t, 2, "{players: {1: {prayer: 11}, 2: {prayer: 0, combat_vp: 2}}}")
	equal(t, "VP", scores(s), []int{0, 2})
	equal(t, "PP", pp(s), []int{11, 0})
}

// A card overrides a tile, and a tile overrides the basic rules (KEM-0.4).
func TestKEM_0_4_Precedence(t *testing.T) {
	t.Run("KEM-0.4 a tile over the basic rules", func(t *testing.T) {
		s := given(t, 4, "{units: {a1.d1: {1: 5}}, players: {1: {tokens: 5, tiles: [s2a]}}}")
		play(t, s, "1 token l1-recruit", "1 place a1.d1", "1 place a1.d1")
		refused(t, s, "1 place a1.d1", "KEM-1.4")
	})
	t.Run("KEM-0.4 a card within the tile", func(t *testing.T) {
		s := given(t, 4, "{units: {a1.d1: {1: 6}, a1.d2: {1: 1}}, players: {1: {tokens: 5, tiles: [s2a], "+
			"card_count: 1, cards: {enlistment: 1}}}, pending: [{step: day, a: 1}, {step: token, seat: 1}, "+
			"{step: trigger, seat: 1}, {step: ask, seat: 1}]}")
		play(t, s, "1 card enlistment", "1 place a1.d1")
		refused(t, s, "1 place a1.d1", "KEM-10.9")
	})
	t.Run("KEM-0.4 a card over the starting space that tiles and rules require", func(t *testing.T) {
		patch := "{units: {a.f1: {1: 2}}, players: {1: {tokens: 5, prayer: 3, card_count: 1, " +
			"cards: {teleportation: 1}}}}"
		s := given(t, 4, patch)
		play(t, s, "1 token l1-move", "1 card teleportation", "1 troop a.f1")
		refused(t, s, "1 teleport a.t3", "KEM-5.5.5")
		play(t, s, "1 leap a.t3", "1 units 2")
		equal(t, "PP", pp(s), []int{2, 7, 7, 7}) // only the card's cost
	})
}

// A player without units or PP plays on, with five tokens a Day and the Night's PP (KEM-0.6).
func TestKEM_0_6_NobodyIsOut(t *testing.T) {
	s := given(t, 2, "{active: 2, players: {1: {prayer: 0, tokens: 5}, 2: {prayer: 0, tokens: 5}}, "+
		"units: {a1.d1: {2: 4}, a1.d2: {2: 4}, a1.d3: {2: 4}}, "+
		"pending: [{step: day, a: 0}, {step: token, seat: 2}]}")
	var log game.Log
	for r := game.NewRand(1); s.Round == 1; {
		seat := s.Owing().First()
		moves := s.Moves(nil, seat)
		s.Play(seat, moves[r.Intn(len(moves))], &log)
	}
	for seat := range game.Seat(2) {
		tokens := 0
		for _, e := range log.Events {
			if e.Kind == kemet.EvToken && e.Seat == seat {
				tokens++
			}
		}
		if tokens != 5 || s.Player[seat].Prayer < 2 || s.Player[seat].CardsN == 0 {
			t.Errorf("seat %d played %d tokens and has %d PP, want 5 and at least 2", seat, tokens,
				s.Player[seat].Prayer)
		}
	}
	for _, verb := range []string{"give", "trade", "offer 1", "bid"} { // no negotiation
		if _, err := kemet.Lexicon.Parse(verb); err == nil {
			t.Errorf("%q is a move", verb)
		}
	}
}

// The box holds these components (KEM-1.1 to KEM-1.5).
func TestKEM_1_1_Box(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	byColour, byLevel, arts := [kemet.Colours]int{}, [kemet.TopLevel + 1]int{}, map[uint8]int{}
	powers := [kemet.PowerCount + 1]int{}
	for _, tile := range c.Tiles {
		byColour[tile.Colour]++
		byLevel[tile.Level]++
		arts[tile.Art]++
		for _, p := range tile.Powers {
			powers[p]++
		}
	}
	if byColour != [kemet.Colours]int{16, 16, 16} || byLevel != [kemet.TopLevel + 1]int{0, 12, 12, 12, 12} {
		t.Errorf("got tiles by colour %v and by level %v, want 16 and 12 each", byColour, byLevel)
	}
	twins, triplets := 0, 0
	for _, n := range arts {
		switch n {
		case 2:
			twins++
		case 3:
			triplets++
		}
	}
	// On two tiles: Charge!, Scribe, Defense!, Priest, Priestess. On three: Act of God, Domination.
	if twins != 5 || triplets != 2 || len(arts) != 48-5-4 {
		t.Errorf("got %d illustrations, %d on two tiles, %d on three; want 39, 5, 2", len(arts), twins, triplets)
	}
	for power, want := range map[kemet.Power]int{
		kemet.PowerBeast: kemet.BeastCount, kemet.PowerSilver: 3, kemet.PowerGolden: 1, kemet.PowerDomination: 3,
		kemet.PowerSphinx: 1,
	} {
		if powers[power] != want {
			t.Errorf("got %d tiles with power %d, want %d", powers[power], power, want)
		}
	}
	combat := 0
	for _, card := range c.Cards {
		if card.Combat {
			combat += card.Count
		}
	}
	if c.Count != 35 || combat != 18 || len(c.Battle) != 8 {
		t.Errorf("got %d divine intervention cards, %d for combat, and %d battle cards; want 35, 18, 8", c.Count,
			combat, len(c.Battle))
	}
	s := start(t, 5)
	p := s.Player[4]
	if s.Reserve(4) != 12 || p.Battle.HandN != 6 || p.Level != [kemet.Colours]uint8{} || s.Seats() != 5 ||
		s.Automata() != 0 {
		t.Errorf("a player begins with %+v, want 12 units in reserve, six battle cards and no pyramids", p)
	}
}

// Units that die return to the reserve, and no more than twelve exist (KEM-1.2).
func TestKEM_1_2_UnitsComeBack(t *testing.T) {
	s := given(t, 4, "{units: {a1.d1: {1: 5}, a1.d2: {1: 5}, a.f1: {1: 2}}, players: {1: {tokens: 5, prayer: 11}, "+
		"2: {cards: {raining-fire: 1}, card_count: 1}}, pending: [{step: day, a: 1}, {step: token, seat: 1}, "+
		"{step: trigger, seat: 1}, {step: ask, seat: 2}]}")
	if s.Reserve(0) != 0 {
		t.Errorf("%d units are in reserve, want 0", s.Reserve(0))
	}
	play(t, s, "2 card raining-fire", "2 burn 1 a.f1")
	if s.Reserve(0) != 1 {
		t.Errorf("after one unit died %d are in reserve, want 1", s.Reserve(0))
	}
	s = given(t, 4, "{units: {a1.d1: {1: 5}, a1.d2: {1: 4}, a.f1: {1: 2}}, players: {1: {tokens: 5, prayer: 11}}}")
	play(t, s, "1 token l1-recruit", "1 place a1.d2")
	asks(t, s, kemet.StepToken) // the twelfth unit is the last
	if s.Reserve(0) != 0 {
		t.Errorf("%d units are in reserve, want 0", s.Reserve(0))
	}
	if _, err := patched(4, "{units: {a1.d1: {1: 5}, a1.d2: {1: 5}, a1.d3: {1: 3}}}"); err == nil {
		t.Error("a position with thirteen units of a seat was read")
	}
}

// PP range from 0 to 11, and hands have no limit (KEM-1.3).
func TestKEM_1_3_PrayerAndHands(t *testing.T) {
	for prayer, ok := range map[int]bool{-1: false, 0: true, 11: true, 12: false} {
		if _, err := patched(2, fmt.Sprintf("{players: {1: {prayer: %d}}}", prayer)); (err == nil) != ok {
			t.Errorf("reading a position with %d PP: error %v", prayer, err)
		}
	}
	s := night(t, 2, "{players: {1: {card_count: 10, cards: {war-rage: 3, war-fury: 3, blood-bath: 3, escape: 1}}}}")
	play(t, s, "* card prayer", "* card prayer")
	if n := s.Player[0].CardsN; n != 11 {
		t.Errorf("the hand has %d cards, want 11", n)
	}
}

// A space holds at most five units and one creature of a seat (KEM-1.4).
func TestKEM_1_4_Limits(t *testing.T) {
	s := given(t, 4, "{units: {a1.d1: {1: 4}}, creatures: {wyrm: a1.d1}, players: {1: {tokens: 5, tiles: [s2d, d4c]}}}")
	play(t, s, "1 token l1-recruit")
	play(t, s, "1 place a1.d1") // the creature does not count as a unit
	refused(t, s, "1 place a1.d1", "KEM-1.4")
	// The creature itself adds no Strength.
	f := fight(t, bout{units: [2]int{4, 4}, keep: [2]string{"5", "5"}, more: "creatures: {wyrm: a.f1}",
		player: [2]string{"tiles: [s2d]", ""}})
	if f.strength != [2]int{6, 6} {
		t.Errorf("got Strengths %v, want [6 6]", f.strength)
	}
	// A second creature can neither be placed in the space nor moved there.
	s = given(t, 4, "{units: {a1.d1: {1: 2}}, creatures: {wyrm: a1.d1}, players: {1: {tokens: 5, tiles: [s2d, d4c], "+
		"card_count: 1, cards: {prayer: 1}}}, pending: [{step: day, a: 1}, {step: token, seat: 1}, "+
		"{step: trigger, seat: 1}, {step: ask, seat: 1}]}")
	only(t, s, "1 card prayer", "1 pass")
	s = given(t, 4, "{units: {a.f1: {1: 2}, a.wo: {1: 2}}, creatures: {sphinx: a.f1, wyrm: a.wo}, "+
		"players: {1: {tokens: 5, tiles: [s2d, s4b]}}}")
	play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 2")
	only(t, s, "1 without sphinx")
}

// VP tokens are not limited (KEM-1.5).
func TestKEM_1_5_TokensNeverRunOut(t *testing.T) {
	t.Run("KEM-Q22 more than there are tokens", func(t *testing.T) {
		s := given(t, 4, "{units: {a.f1: {1: 5}, a.wo: {2: 1}}, players: {1: {tokens: 5, combat_vp: 24}, "+
			"2: {control_vp: 24}}}")
		play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 5", "1 keep 5", "1 drop 1", "2 keep 5",
			"2 drop 1", "2 send-back", "1 stay")
		equal(t, "VP", scores(s), []int{25, 24, 0, 0})
	})
}

// spacesOf counts the spaces in play for which f holds, by number of players.
func spacesOf(t *testing.T, f func(*kemet.Components, *kemet.Board, uint8) bool) (n [kemet.MaxSeats + 1]int) {
	t.Helper()
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	for players := 2; players <= kemet.MaxSeats; players++ {
		b := &c.Boards[players]
		for in := b.In; in != 0; in = in.Rest() {
			if f(c, b, in.First()) {
				n[players]++
			}
		}
	}
	return n
}

// The kinds of spaces in play, by number of players (KEM-1.7).
func TestKEM_1_7_Kinds(t *testing.T) {
	for kind, want := range map[kemet.Kind][6]int{
		kemet.District: {0, 0, 6, 9, 12, 15}, kemet.Temple: {0, 0, 3, 3, 4, 5},
		kemet.Sanctuary: {0, 0, 0, 1, 1, 1}, kemet.Desert: {0, 0, 4, 4, 8, 8},
	} {
		got := spacesOf(t, func(c *kemet.Components, _ *kemet.Board, at uint8) bool {
			return c.Spaces[at].Kind == kind
		})
		if got != want {
			t.Errorf("got %v spaces of kind %d, want %v", got, kind, want)
		}
	}
	deltas := spacesOf(t, func(c *kemet.Components, b *kemet.Board, at uint8) bool {
		return c.Spaces[at].Delta && b.Temples.Has(at)
	})
	if deltas != [6]int{0, 0, 1, 1, 1, 1} {
		t.Errorf("got %v deltas, want one on each board", deltas)
	}
	// The Sanctuary is not a temple: it has no Temple VP and does not count towards two temples.
	s := night(t, 4, "{units: {a.sa: {1: 1}, a.t1: {1: 1}}, temple_vp: {a.t1: 1}}")
	equal(t, "VP", scores(s), []int{1, 0, 0, 0})
}

// Ports are not spaces; their arrows are land movements (KEM-1.9).
func TestKEM_1_9_PortsAreNoSpaces(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Spaces) != 25+29 {
		t.Errorf("got %d spaces, want 54", len(c.Spaces))
	}
	arrows := map[int]int{2: 0, 3: 0, 4: 3, 5: 2}
	for players, want := range arrows {
		n := 0
		for _, ends := range c.Boards[players].Ports {
			n += ends.Len()
		}
		if n != 2*want {
			t.Errorf("%d players: got %d ends of arrows, want %d", players, n, 2*want)
		}
	}
	s := given(t, 4, "{units: {a.wo: {1: 2}}, players: {1: {tokens: 5}}}")
	play(t, s, "1 token l1-move", "1 troop a.wo", "1 land a.eo", "1 units 2")
	if s.Units[0][at(t, "a.eo")] != 2 {
		t.Error("the troop did not cross the arrow with one land movement")
	}
}

// Walls keep out a troop that does not start next to them, except in its own city (KEM-1.10).
func TestKEM_1_10_Walls(t *testing.T) {
	patch := "{active: %d, units: {a.wo: {%d: 2}}, players: {%d: {tokens: 5, tiles: [r1c]}}, " +
		"pending: [{step: day, a: %d}, {step: token, seat: %d}]}"
	for seat, free := range map[int]bool{1: true, 2: false} {
		s := given(t, 4, fmt.Sprintf(patch, seat, seat, seat, seat, seat))
		who := fmt.Sprint(seat)
		play(t, s, who+" token l1-move", who+" troop a.wo", who+" land a.f1", who+" units 2")
		for d := 1; d <= 3; d++ {
			if got := can(s, fmt.Sprintf("%d land a1.d%d", seat, d)); got != free {
				t.Errorf("seat %d can enter district %d: %t, want %t", seat, d, got, free)
			}
		}
	}
}

// Control of spaces (KEM-1.11).
func TestKEM_1_11_Control(t *testing.T) {
	s := given(t, 4, "{units: {a.t1: {2: 1}, a1.d2: {1: 1}, a1.d3: {3: 1}, a2.d1: {2: 2}}}")
	t.Run("KEM-1.11 elsewhere a troop is needed", func(t *testing.T) {
		for space, want := range map[string]game.Seat{"a.t1": 1, "a.t2": kemet.NoSeat, "a.f1": kemet.NoSeat,
			"a.sa": kemet.NoSeat, "a1.d3": 2} {
			if got := s.Controller(at(t, space)); got != want {
				t.Errorf("seat %d controls %s, want %d", got, space, want)
			}
		}
	})
	t.Run("KEM-1.12 at home none is", func(t *testing.T) {
		for space, want := range map[string]game.Seat{"a1.d1": 0, "a1.d2": 0, "a2.d1": 1, "a2.d2": 1, "a3.d1": 2,
			"a1.d3": 2} {
			if got := s.Controller(at(t, space)); got != want {
				t.Errorf("seat %d controls %s, want %d", got, space, want)
			}
		}
	})
}

// In random games two players share a space only while a combat is due or in progress, and three never do (KEM-1.13).
func TestKEM_1_13_OneTroopToASpace(t *testing.T) {
	t.Run("KEM-Q60 two fighters at most", func(t *testing.T) {
		shared := 0
		for seed := range uint64(80) {
			walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
				due := s.Fight.Space != kemet.NoSpace
				for f := range s.Frames() {
					due = due || f.Step == kemet.StepFights
				}
				for in := s.Board().In; in != 0; in = in.Rest() {
					n := 0
					for seat := range s.Count {
						if s.Units[seat][in.First()] > 0 {
							n++
						}
					}
					if n > 2 || n == 2 && !due {
						t.Fatalf("%d players have units in %s: %s", n, kemet.SpaceNames[in.First()],
							kit.Game.Position(s))
					}
					if n == 2 {
						shared++
					}
				}
			})
		}
		if shared == 0 {
			t.Error("no two players shared a space")
		}
	})
}

// walkGame plays a random game and calls look with every state before a move.
func walkGame(t *testing.T, setup game.Setup, seed uint64, look func(*kemet.State)) {
	t.Helper()
	gametest.Walk(t, kit.Game, setup, seed, func(s *kemet.State) bool { look(s); return false })
}

// Land adjacency is symmetric, never crosses the Nile, never joins a space to itself, and joins only spaces in play
// (KEM-1.17).
func TestKEM_1_17_Adjacency(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	pairs := map[int]int{2: 21, 3: 30, 4: 42, 5: 51}
	for players := 2; players <= kemet.MaxSeats; players++ {
		b, n := &c.Boards[players], 0
		for x := range uint8(kemet.MaxSpaces) {
			if b.Land[x].Has(x) || b.Land[x]&^b.In != 0 || b.Ports[x]&^b.In != 0 || b.Land[x] != 0 && !b.In.Has(x) {
				t.Errorf("%d players: %s is adjacent to itself or to a space that is not in play", players,
					c.Spaces[x].ID)
			}
			for y := range uint8(kemet.MaxSpaces) {
				if b.Land[x].Has(y) != b.Land[y].Has(x) || b.Land[x].Has(y) && c.Spaces[x].East != c.Spaces[y].East {
					t.Errorf("%d players: %s and %s are adjacent one way or across the Nile", players, c.Spaces[x].ID,
						c.Spaces[y].ID)
				}
			}
			n += b.Land[x].Len()
		}
		if n != 2*pairs[players] {
			t.Errorf("%d players: got %d pairs of neighbours, want %d", players, n/2, pairs[players])
		}
	}
	// A troop cannot retreat along an arrow: a.t2 has only one neighbour by land.
	s := given(t, 4, "{units: {a.we: {1: 5}, a.t2: {2: 3}}, players: {1: {tokens: 5}}}")
	if to := s.FleeTo(1, at(t, "a.t2")); to != 0 {
		t.Errorf("a troop can retreat from a.t2 to %b, want nowhere", to)
	}
}

// The game has two to five players, each number with its own map (KEM-13.1).
func TestKEM_13_1_NumbersOfPlayers(t *testing.T) {
	if least, most := kit.Game.Players(); least != 2 || most != 5 {
		t.Errorf("got %d to %d players, want 2 to 5", least, most)
	}
	for _, o := range kit.Game.Options() { // the rulebook has none: all are rulings
		if o.Ruling == "" {
			t.Errorf("option %s is of no ruling", o.Key)
		}
	}
	for _, players := range []int{-1, 0, 1, 6} {
		if _, err := kit.Game.New(game.Setup{Players: players}); err == nil {
			t.Errorf("a game with %d players began", players)
		}
	}
	if _, err := kit.Game.New(game.Setup{Players: 2, Options: map[string]string{"level": "2"}}); err == nil {
		t.Error("a game with an unknown option began")
	}
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	for players, want := range map[int]string{
		2: "A a.delta a.t1 a.t2", 3: "B b.delta b.sa b.t1 b.t2", 4: "A a.delta a.sa a.t1 a.t2 a.t3",
		5: "B b.delta b.sa b.t1 b.t2 b.t3 b.t4",
	} {
		b := &c.Boards[players]
		var names []string
		for at := b.Temples | b.Sanctuary; at != 0; at = at.Rest() {
			names = append(names, kemet.SpaceNames[at.First()])
		}
		slices.Sort(names)
		if got := b.Side + " " + strings.Join(names, " "); got != want {
			t.Errorf("%d players: got temples %s, want %s", players, got, want)
		}
		for city := range uint8(players) {
			for d := range uint8(3) {
				got, want := c.Spaces[b.Districts[city][d]].ID, fmt.Sprintf("%s%d.d%d", b.Side, city+1, d+1)
				if got != want {
					t.Errorf("%d players: got district %s, want %s", players, got, want)
				}
			}
		}
	}
	t.Run("KEM-13.4 four players", func(t *testing.T) {
		s := given(t, 4, "{units: {a.t3: {1: 2}, a.t2: {1: 2}, a3.d1: {1: 2}}, players: {1: {tokens: 5}}}")
		play(t, s, "1 token l1-move", "1 troop a.t2", "1 land a.ee", "1 units 2")
		if s.Board().In.Len() != 25 || !s.Board().In.Has(at(t, "a4.d3")) || !s.Board().In.Has(at(t, "a.sa")) ||
			s.Board().In.Has(at(t, "b.t1")) {
			t.Error("the spaces in play are not exactly those of side A")
		}
	})
}
