package kemet_test

import (
	"math/bits"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// goal is where a group of a troop can go.
type goal struct{ units, beasts, space uint8 }

// TestRoutes: every route consists of legal moves and ends the action at its goal for its price; and there is a
// cheapest route wherever a group can go together by single moves (KEM-5.5).
func TestRoutes(t *testing.T) {
	r := game.NewRand(11)
	looked, fights, dear := 0, 0, 0
	for n := range gametest.Many(30, 200, 1_000) {
		game, err := kit.Game.New(setups()[n%len(setups())])
		if err != nil {
			t.Fatal(err)
		}
		s := game.(*kemet.State)
		for range 400 {
			if s.Owing() == 0 {
				break
			}
			seat := s.Owing().First()
			if s.Top().Step == kemet.StepTroop && looked < 400 {
				looked++
				f, d := routesOf(t, s, seat)
				fights, dear = fights+f, dear+d
			}
			m, _ := r.Roll(s, nil)
			if seat < 200 {
				moves := s.Moves(nil, seat)
				m = moves[r.Intn(len(moves))]
			}
			s.Play(seat, m, nil)
		}
	}
	if looked < 50 || fights < 50 || dear < 50 {
		t.Errorf("in %d positions there were %d routes to a combat and %d for a price", looked, fights, dear)
	}
}

// routesOf checks the routes of all troops, and counts those to a combat and those with a price.
func routesOf(t *testing.T, s *kemet.State, seat game.Seat) (fights, dear int) {
	t.Helper()
	for _, choose := range s.Moves(nil, seat) {
		if choose.Verb != kemet.VTroop {
			continue
		}
		want, have := map[goal]int{}, map[goal]int{}
		here, most := s.BeastsAt(seat, choose.A), s.Units[seat][choose.A]
		for units := uint8(1); units <= most; units++ {
			for beasts := here; ; beasts = (beasts - 1) & here {
				after := *s
				after.Play(seat, choose, nil)
				wander(&after, seat, goal{units: units, beasts: beasts}, 0, want, map[kemet.March]bool{})
				if beasts == 0 {
					break
				}
			}
		}
		for _, r := range s.Routes(seat, choose.A) {
			made(t, s, seat, &r)
			have[goal{r.Units, r.Beasts, r.Goal()}] = r.Price
			if r.Fight != kemet.NoSeat {
				fights++
			}
			if r.Price > 0 {
				dear++
			}
		}
		if len(want) != len(have) {
			t.Fatalf("%s: %d goals by single moves, %d routes", kemet.SpaceNames[choose.A], len(want), len(have))
		}
		for g, price := range want {
			if have[g] != price {
				t.Fatalf("%s to %s: %d PP by single moves, %d by the route", kemet.SpaceNames[choose.A],
					kemet.SpaceNames[g.space], price, have[g])
			}
		}
	}
	return fights, dear
}

// made plays a route move by move.
func made(t *testing.T, s *kemet.State, seat game.Seat, r *kemet.Route) {
	t.Helper()
	after := *s
	for i, m := range r.Moves {
		if !slices.Contains(after.Moves(nil, seat), m) || i > 0 && !moving(&after, seat) {
			t.Fatalf("%q of %v is not legal", kemet.Lexicon.Text(m), r)
		}
		paid := int(s.Player[seat].Prayer) - int(after.Player[seat].Prayer)
		if m.Verb == kemet.VDone && paid != r.Price {
			t.Fatalf("the route %v does not cost %d PP", r, r.Price)
		}
		after.Play(seat, m, nil)
	}
	if moving(&after, seat) && after.Waiting(kemet.StepGo) {
		t.Fatalf("the Move is not over after %v", r)
	}
	if met := r.Fight != kemet.NoSeat; met != (after.Fight.Space == r.Goal()) {
		t.Fatalf("%v leads to a combat in %d", r, after.Fight.Space)
	}
	if r.Fight == kemet.NoSeat || !after.Fight.Begun && s.PowerOf(seat, kemet.PowerInitiative) > 0 {
		return
	}
	met := s.Met(seat, r)
	for i := range 2 {
		if foretold, strength := met.Strength(i), after.Strength(i); foretold != strength {
			t.Fatalf("%v: side %d has Strength %d, %d was foretold", r, i, strength, foretold)
		}
	}
}

func moving(s *kemet.State, seat game.Seat) bool {
	top := s.Top()
	steps := []kemet.Step{kemet.StepMarch, kemet.StepGroup, kemet.StepEscort}
	return top.Seat == seat && slices.Contains(steps, top.Step)
}

// wander makes every single step that a group can make together, and notes the lowest price of each goal.
func wander(s *kemet.State, seat game.Seat, g goal, paid int, goals map[goal]int, seen map[kemet.March]bool) {
	if s.Top().Step != kemet.StepMarch || seen[s.March] {
		return
	}
	seen[s.March] = true
	for _, m := range s.Moves(nil, seat) {
		if g.space = s.March.At; m.Verb == kemet.VDone {
			if old, ok := goals[g]; g.space != s.March.Start && (!ok || paid < old) {
				goals[g] = paid
			}
			continue
		}
		after, price := *s, 0
		if m.Verb == kemet.VTeleport {
			price = s.TeleportPrice(seat)
		}
		after.Play(seat, m, nil)
		if !play1(&after, seat, game.Move{Verb: kemet.VUnits, A: g.units}) {
			continue
		}
		here := after.BeastsAt(seat, s.March.At)
		for ; here != 0 && after.Top().Step == kemet.StepEscort; here &= here - 1 {
			b := uint8(bits.TrailingZeros8(here))
			go1 := game.Move{Verb: kemet.VStayBeast, A: b}
			if g.beasts&(1<<b) != 0 {
				go1.Verb = kemet.VTake
			}
			if !play1(&after, seat, go1) {
				break
			}
		}
		g.space = m.A
		switch {
		case after.Top().Step == kemet.StepEscort: // that group may not make this step
		case after.Top().Step == kemet.StepMarch && after.Top().Seat == seat:
			wander(&after, seat, g, paid+price, goals, seen)
		default:
			if old, ok := goals[g]; m.A != s.March.Start && (!ok || paid+price < old) {
				goals[g] = paid + price
			}
		}
	}
}

// play1 makes a move if it is legal.
func play1(s *kemet.State, seat game.Seat, m game.Move) bool {
	if !slices.Contains(s.Moves(nil, seat), m) {
		return false
	}
	s.Play(seat, m, nil)
	return true
}
