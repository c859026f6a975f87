package kemet_test

import (
	"fmt"
	"maps"
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/kit"
)

// Section 5.5.

// mover is seat 1 in a Move with a troop of three in a space.
func mover(t *testing.T, space, player, more string) *kemet.State {
	t.Helper()
	s := given(t, 4, fmt.Sprintf("{units: {%s: {1: 3}}, players: {1: {tokens: 5, %s}}, %s}", space, player, more))
	play(t, s, "1 token l1-move", "1 troop "+space)
	return s
}

// Open Gates lifts both restrictions of walls in every Move (KEM-9.7).
func TestKEM_9_7_OpenGates(t *testing.T) {
	s := mover(t, "a.wo", "tiles: [r1c, r2c, s2d]", "creatures: {wyrm: a.wo}")
	play(t, s, "1 land a.f2", "1 units 3", "1 take wyrm", "1 land a2.d1", "1 units 3", "1 take wyrm", "1 land a2.d2",
		"1 units 3", "1 take wyrm")
	if s.Units[0][at(t, "a2.d2")] != 3 {
		t.Error("the troop did not enter a second district")
	}
	s = mover(t, "a.wo", "tiles: [r1c, s2d]", "creatures: {wyrm: a.wo}")
	play(t, s, "1 land a.f2", "1 units 3", "1 take wyrm")
	refused(t, s, "1 land a2.d1", "KEM-5.5.9")
}

// Portal of Toth lets a teleport step begin at any obelisk, at the usual price, but in no other space (KEM-9.8).
func TestKEM_9_8_Portal(t *testing.T) {
	for space, want := range map[string]bool{"a.wo": true, "a.t1": true, "a.sa": true, "a.delta": true, "a.f1": false,
		"a.we": false, "a1.d1": false} {
		s := mover(t, space, "tiles: [r2d]", "")
		if got := can(s, "1 teleport a.t2"); got != want {
			t.Errorf("a teleport step can begin in %s: %t, want %t", space, got, want)
		}
		if want {
			play(t, s, "1 teleport a.t2", "1 units 3")
			equal(t, "PP", pp(s), []int{5, 7, 7, 7})
		}
		if can(mover(t, space, "", ""), "1 teleport a.t2") {
			t.Errorf("a teleport step can begin in %s without the tile", space)
		}
	}
}

// The price of a teleport step with every pair of tiles (KEM-5.5.5, KEM-9.4, KEM-9.45).
func TestKEM_5_5_5_Price(t *testing.T) {
	for tiles, want := range map[string]int{"": 2, "r1d": 1, "d4a": 1, "r1d, d4a": 0} {
		player := "prayer: %d, tiles: [%s], pyramids: {ruby: 1}, districts: {ruby: 1}"
		s := mover(t, "a1.d1", fmt.Sprintf(player, want, tiles), "")
		play(t, s, "1 teleport a.t1", "1 units 3")
		if s.Player[0].Prayer != 0 {
			t.Errorf("with tiles %q a teleport step leaves %d of %d PP, want 0", tiles, s.Player[0].Prayer, want)
		}
		refused(t, s, "1 teleport a.t2", "KEM-5.5.1") // one teleport step a Move
		if want > 0 {
			refused(t, mover(t, "a1.d1", fmt.Sprintf(player, want-1, tiles), ""), "1 teleport a.t1", "KEM-0.2")
		}
	}
	t.Run("KEM-Q68 from a captured district with its pyramid, not without", func(t *testing.T) {
		more := "players: {1: {tokens: 5}, 2: {pyramids: {ruby: %d}, districts: {ruby: 1}}}"
		s := given(t, 4, "{units: {a2.d1: {1: 3}}, "+fmt.Sprintf(more, 1)+"}")
		play(t, s, "1 token l1-move", "1 troop a2.d1", "1 teleport a.t3", "1 units 3")
		s = given(t, 4, "{units: {a2.d1: {1: 3}}, "+fmt.Sprintf(more, 0)+"}")
		play(t, s, "1 token l1-move", "1 troop a2.d1")
		refused(t, s, "1 teleport a.t3", "KEM-5.5.5")
	})
}

// Land and teleport steps mix in any order, and the Move can end at any time (KEM-5.5.6).
func TestKEM_5_5_6_MixedSteps(t *testing.T) {
	pyramid := "tiles: [r1c], pyramids: {ruby: 1}, districts: {ruby: 1}"
	s := mover(t, "a.f1", pyramid, "")
	play(t, s, "1 land a1.d1", "1 units 3", "1 teleport a.t2", "1 units 3", "1 land a.we", "1 units 3")
	asks(t, s, kemet.StepToken)
	if s.Units[0][at(t, "a.we")] != 3 {
		t.Error("the troop did not come to a.we")
	}
	s = mover(t, "a1.d1", pyramid, "")
	play(t, s, "1 teleport a.wo", "1 units 3", "1 land a.f1", "1 units 3", "1 done")
	asks(t, s, kemet.StepToken)
	if s.Units[0][at(t, "a.f1")] != 3 {
		t.Error("the troop did not come to a.f1")
	}
}

// A Move gives temporary VP at its end, for everything held then, but not for crossing a space (KEM-5.5.8).
func TestKEM_5_5_8_TakingVP(t *testing.T) {
	t.Run("KEM-Q19 crossing a temple", func(t *testing.T) {
		s := mover(t, "a.f1", "tiles: [r1c]", "")
		play(t, s, "1 land a.t1", "1 units 3")
		equal(t, "VP on the way", scores(s), []int{0, 0, 0, 0})
		other := *s
		play(t, s, "1 land a.f2", "1 units 3", "1 done")
		equal(t, "VP after crossing", scores(s), []int{0, 0, 0, 0})
		play(t, &other, "1 land a.f2", "1 units 2", "1 done")
		equal(t, "VP with a unit left there", scores(&other), []int{1, 0, 0, 0})
	})
	s := mover(t, "a.t1", "tiles: [r1c]", "temple_vp: {a.t1: 1}")
	equal(t, "VP before", scores(s), []int{1, 0, 0, 0})
	play(t, s, "1 land a.f1", "1 units 3")
	equal(t, "VP when the temple is left", scores(s), []int{0, 0, 0, 0})
	play(t, s, "1 land a.t1", "1 units 1", "1 done")
	equal(t, "VP after coming back", scores(s), []int{1, 0, 0, 0})
}

// Walls look at the starting space of the Move, whatever comes between, and let a troop enter one enemy district a
// Move (KEM-Q17).
func TestKEM_Q17_Walls(t *testing.T) {
	pyramid := "prayer: 7, card_count: 1, cards: {teleportation: 1}"
	s := given(t, 4, "{units: {a.f2: {1: 3}}, players: {1: {tokens: 5, tiles: [r1c, s2d], "+pyramid+
		"}}, creatures: {wyrm: a.f2}}")
	play(t, s, "1 token l1-move", "1 card teleportation", "1 troop a.f2", "1 land a2.d1", "1 units 3", "1 take wyrm")
	refused(t, s, "1 land a2.d2", "KEM-5.5.9") // adjacent to the start, but the second district
	play(t, s, "1 leap a.wo", "1 units 3", "1 take wyrm", "1 land a.f2", "1 units 3", "1 take wyrm")
	if s.March.Land != 1 || !s.March.Entered {
		t.Fatalf("got %+v, want one land step left and a district entered", s.March)
	}
	refused(t, s, "1 land a2.d1", "KEM-5.5.9")
	// After a teleport to a space in front of the city, the start is still not adjacent.
	s = mover(t, "a1.d1", "pyramids: {ruby: 1}, districts: {ruby: 1}, tiles: [r1c]", "")
	play(t, s, "1 teleport a.wo", "1 units 3", "1 land a.f2", "1 units 3")
	refused(t, s, "1 land a2.d1", "KEM-5.5.9")
	// A troop that starts next to the district may walk around before it enters.
	s = mover(t, "a.f2", "tiles: [r1c, s2d]", "creatures: {wyrm: a.f2}")
	play(t, s, "1 land a.wo", "1 units 3", "1 take wyrm", "1 land a.f2", "1 units 3", "1 take wyrm", "1 land a2.d3",
		"1 units 3", "1 take wyrm")
	if s.Units[0][at(t, "a2.d3")] != 3 {
		t.Error("the troop did not enter the district next to its start")
	}
}

// No land step leads to the Delta or away from it (KEM-Q83).
func TestKEM_Q83_Delta(t *testing.T) {
	c, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	for players := 2; players <= kemet.MaxSeats; players++ {
		b := &c.Boards[players]
		for temples := b.Temples; temples != 0; temples = temples.Rest() {
			delta := temples.First()
			reached := b.Land[delta]|b.Ports[delta] != 0
			if c.Spaces[delta].Delta && (reached || !b.Obelisks.Has(delta)) {
				t.Errorf("%d players: the Delta has neighbours or no obelisk", players)
			}
		}
	}
	s := given(t, 4, "{units: {a.delta: {1: 3}}, players: {1: {tokens: 5}}}")
	play(t, s, "1 token l1-move", "1 troop a.delta")
	only(t, s, "1 done")
	s = mover(t, "a.delta", "tiles: [r2d]", "")
	if !can(s, "1 teleport a.t1") {
		t.Error("a teleport step cannot begin in the Delta with Portal of Toth")
	}
}

// With Legion troops have up to seven units, in moves and retreats (KEM-9.22).
func TestKEM_9_22_Legion(t *testing.T) {
	for tiles, most := range map[string]int{"": 5, "s2a": 7} {
		s := given(t, 4, "{units: {a.f1: {1: 5}, a.wo: {1: 4}}, players: {1: {tokens: 5, tiles: ["+tiles+"]}}}")
		play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo")
		for n := 1; n <= 5; n++ {
			if got := can(s, fmt.Sprintf("1 units %d", n)); got != (4+n <= most) {
				t.Errorf("with tiles %q %d units can join four: %t", tiles, n, got)
			}
		}
	}
	s := given(t, 4, "{units: {a.f1: {1: 7}, a.wo: {2: 1}, a1.d1: {1: 5}}, players: {1: {tokens: 5, tiles: [s2a]}}}")
	play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 7", "1 keep 5", "1 drop 1", "2 keep 5",
		"2 drop 1", "2 retreat", "1 flee a.t1", "1 stay")
	if s.Units[0][at(t, "a.wo")] != 7 {
		t.Error("seven units did not hold the enemy's space")
	}
	s = given(t, 4, "{units: {a.f1: {1: 5}, a.wo: {2: 7}}, players: {1: {tokens: 5}, 2: {tiles: [s2a]}}}")
	s.Player[0].CombatVP = 0
	play(t, s, "1 token l1-move", "1 troop a.f1", "1 land a.wo", "1 units 5", "1 keep 1", "1 drop 5", "2 keep 3",
		"2 drop 1")
	if s.Fight.Won != 1 || s.Units[1][at(t, "a.wo")] != 7 {
		t.Fatalf("the defender did not win with seven units left: %s", kit.Game.Position(s))
	}
}

// marching is a Move as the oracle sees it: the group's space, the steps and PP left, and the seat's units
// everywhere.
type marching struct {
	at                   uint8
	land, teleport, leap uint8
	prayer               uint8
	entered              bool
	units                [kemet.MaxSpaces]uint8
}

// ends finds by brute force where the units can be when a Move ends. It tries every step with every number of units
// and drops results above the limit, without looking ahead.
func ends(s *kemet.State, seat game.Seat, start uint8, limit int) map[[kemet.MaxSpaces]uint8]bool {
	b, found, seen := s.Board(), map[[kemet.MaxSpaces]uint8]bool{}, map[marching]bool{}
	fits := func(m *marching) bool {
		for _, n := range m.units {
			if int(n) > limit {
				return false
			}
		}
		return true
	}
	var walk func(m marching)
	walk = func(m marching) {
		if seen[m] {
			return
		}
		seen[m] = true
		if fits(&m) {
			found[m.units] = true
		}
		step := func(to uint8, next marching) {
			owner := s.OwnerOf(to)
			if owner != kemet.NoSeat && owner != seat {
				if !b.Land[start].Has(to) || m.entered {
					return
				}
				next.entered = true
			}
			for n := uint8(1); n <= m.units[m.at]; n++ {
				next.units = m.units
				next.units[m.at] -= n
				next.units[to] += n
				next.at = to
				if s.Enemy(seat, to) == kemet.NoSeat {
					walk(next)
				} else if fits(&next) {
					found[next.units] = true
				}
			}
		}
		for to := range uint8(kemet.MaxSpaces) {
			if m.land > 0 && (b.Land[m.at] | b.Ports[m.at]).Has(to) {
				next := m
				next.land--
				step(to, next)
			}
			_, _, pyramid := s.PyramidAt(m.at)
			if m.teleport > 0 && m.prayer >= 2 && pyramid && to != m.at && b.Obelisks.Has(to) {
				next := m
				next.teleport--
				next.prayer -= 2
				step(to, next)
			}
			if m.leap > 0 && to != m.at && b.Obelisks.Has(to) {
				next := m
				next.leap--
				step(to, next)
			}
		}
	}
	walk(marching{at: start, land: s.March.Land, teleport: s.March.Teleport, leap: s.March.Leap,
		prayer: s.Player[seat].Prayer, units: s.Units[seat]})
	return found
}

// reached returns where the rules let the units be when a Move ends or a combat begins.
func reached(t *testing.T, s *kemet.State) map[[kemet.MaxSpaces]uint8]bool {
	found, seen := map[[kemet.MaxSpaces]uint8]bool{}, map[kemet.State]bool{}
	var walk func(s kemet.State)
	walk = func(s kemet.State) {
		if seen[s] {
			return
		}
		seen[s] = true
		switch s.Top().Step {
		case kemet.StepMarch, kemet.StepGroup, kemet.StepEscort:
		default:
			found[s.Units[0]] = true
			return
		}
		moves := s.Moves(nil, 0)
		if len(moves) == 0 {
			t.Fatalf("a step left no legal move: %s", kit.Game.Position(&s))
		}
		for _, m := range moves {
			next := s
			next.Play(0, m, nil)
			walk(next)
		}
	}
	walk(*s)
	return found
}

// The rules and brute force agree on where a Move can end, on boards of all sizes with random troops (KEM-5.5.2 to
// KEM-5.5.12).
func TestKEM_5_5_12_BruteForce(t *testing.T) {
	tables := 120
	if testing.Short() {
		tables = 30
	}
	for seed := range uint64(tables) {
		r := game.NewRand(seed)
		s := given(t, 2+int(seed%4), "{}")
		p := &s.Player[0]
		p.Level, p.Place = [kemet.Colours]uint8{1, 1, 0}, [kemet.Colours]uint8{0, 1, 0}
		p.Prayer = uint8(r.Intn(4))
		var spaces []uint8
		for in := s.Board().In; in != 0; in = in.Rest() {
			spaces = append(spaces, in.First())
		}
		where := func() uint8 { return spaces[r.Intn(len(spaces))] }
		start := where()
		s.Station(0, start, uint8(2+r.Intn(4)))
		for range 3 { // own troops nearby, close to the limit
			if space := spaces[r.Intn(len(spaces))]; s.Units[0][space] == 0 && s.Reserve(0) >= 4 {
				s.Station(0, space, 3)
			}
		}
		for range 4 {
			if space := where(); s.Units[0][space] == 0 && s.Reserve(1) > 0 {
				s.Station(1, space, s.Units[1][space]+1)
			}
		}
		for around := s.Board().Land[start]; around != 0; around = around.Rest() {
			if space := around.First(); s.Units[1][space] == 0 && s.Units[0][space] == 0 && r.Intn(3) == 0 {
				s.Station(0, space, uint8(min(4, s.Reserve(0))))
			}
		}
		s.March = kemet.March{Start: start, At: start, Land: uint8(1 + r.Intn(2)), Teleport: 1, Leap: uint8(r.Intn(2))}
		s.Stack = flow.Stack{}
		s.Push(kemet.StepToken, 0, 0, 0)
		s.Push(kemet.StepMarch, 0, 0, 0)
		kemet.Steps.Await(&s.Stack)
		want, got := ends(s, 0, start, 5), reached(t, s)
		if !maps.Equal(got, want) {
			for units := range want {
				if !got[units] {
					t.Errorf("seed %d: the rules do not reach %v", seed, units)
				}
			}
			for units := range got {
				if !want[units] {
					t.Errorf("seed %d: the rules wrongly reach %v", seed, units)
				}
			}
			t.Fatalf("from %s: %s", kemet.SpaceNames[start], kit.Game.Position(s))
		}
		if len(want) < 2 && !s.Data.Spaces[start].Delta {
			t.Errorf("seed %d: got %d ends, want at least 2", seed, len(want))
		}
	}
}
