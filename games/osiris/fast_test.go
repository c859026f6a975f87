package osiris_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// Plain versions of the functions in fast.go, which follow the rules one by one.

// plainCovers reports whether there are enough tokens of each kind.
func plainCovers(t, u osiris.Tokens) bool {
	for r := range t {
		if t[r] < u[r] {
			return false
		}
	}
	return true
}

// plainKinds returns the kinds with at least one token.
func plainKinds(t osiris.Tokens) (set osiris.Resources) {
	for r, n := range t {
		if n > 0 {
			set |= 1 << r
		}
	}
	return set
}

// plainPicks returns the kinds that have a token left, such that no later kind has been chosen, and this kind and later
// ones are enough for the rest.
func plainPicks(from, chosen osiris.Tokens, left uint8) (next osiris.Resources) {
	for r := range from {
		enough, later := uint8(0), false
		for k := r; k < len(from); k++ {
			enough += from[k] - chosen[k]
			later = later || k > r && chosen[k] > 0
		}
		if from[r] > chosen[r] && !later && enough >= left {
			next |= 1 << r
		}
	}
	return next
}

// anyTokens returns up to most random tokens of each kind.
func anyTokens(r *game.Rand, most int) (t osiris.Tokens) {
	for k := range t {
		t[k] = uint8(r.Intn(most + 1))
	}
	return t
}

func TestTokensAreWords(t *testing.T) {
	r := game.NewRand(1)
	for range 20_000 {
		a, b := anyTokens(&r, 127), anyTokens(&r, 127)
		if r.Intn(2) == 0 {
			b = a.UpTo(b)
		}
		if got, want := a.Covers(b), plainCovers(a, b); got != want {
			t.Fatalf("%v covers %v: got %v, want %v", a, b, got, want)
		}
		if got, want := a.Kinds(), plainKinds(a); got != want {
			t.Fatalf("kinds of %v: got %b, want %b", a, got, want)
		}
		from, left := anyTokens(&r, 5), uint8(1+r.Intn(4))
		chosen := from.UpTo(anyTokens(&r, 3))
		if got, want := osiris.Picks(from, chosen, left), plainPicks(from, chosen, left); got != want {
			t.Fatalf("next of %v, with %v chosen and %d left: got %b, want %b", from, chosen, left, got, want)
		}
	}
}

func TestWorkersAreWords(t *testing.T) {
	r := game.NewRand(1)
	for range 20_000 {
		var ws osiris.Workers
		var each []osiris.Worker // each worker by itself
		sorts := uint8(0)
		for w := range ws {
			ws[w] = uint8(r.Intn(20) * r.Intn(2))
			for range ws[w] {
				each = append(each, osiris.Worker(w))
				sorts |= 1 << w
			}
		}
		if int(ws.Sum()) != len(each) || ws.Sorts() != sorts {
			t.Fatalf("%v: got %d of the kinds %b, want %d of %b", ws, ws.Sum(), ws.Sorts(), len(each), sorts)
		}
		for n, w := range each {
			if got := ws.Nth(n); got != w {
				t.Fatalf("%v: number %d: got %s, want %s", ws, n, osiris.WorkerNames[got], osiris.WorkerNames[w])
			}
		}
	}
}

// plainVacant returns the empty cartouches with a piece of their kind in stock (OSI-5.6.1).
func plainVacant(s *osiris.State, seat game.Seat) (on osiris.Cartouches) {
	for n, plan := range s.Data.Plans {
		if plan.On && s.Plans[n].Owner == osiris.NoSeat && s.Player[seat].Stock[plan.Monument] > 0 {
			on = on.With(uint8(n))
		}
	}
	return on
}

// plainRoomy returns the cartouches of kinds that can stand on a site outside closed (OSI-5.7.2).
func plainRoomy(s *osiris.State, closed osiris.Sites) (on osiris.Cartouches) {
	for n, plan := range s.Data.Plans {
		if plan.On && s.Data.Fit[plan.Monument]&^closed != 0 {
			on = on.With(uint8(n))
		}
	}
	return on
}

// plainBarred: nobody joins a neutral caravan, and a leader leads no second one (OSI-5.3.1, OSI-5.3.2).
func plainBarred(s *osiris.State, seat game.Seat) (none osiris.Places) {
	for c, leader := range s.Leader {
		if leader == osiris.Neutral || leader == osiris.NoSeat && s.Leader[1-c] == seat {
			first := uint8(osiris.FirstSection) + 2*uint8(c)
			none = none.With(first).With(first + 1)
		}
	}
	return none
}

// plainHarvesters returns the kinds of workers that have a terrain (OSI-5.1.1).
func plainHarvesters(s *osiris.State) (kinds uint8) {
	for w := range osiris.Worker(osiris.WorkerKinds) {
		if s.Terrains(w) != 0 {
			kinds |= 1 << w
		}
	}
	return kinds
}

// plainActive returns the first seat, clockwise, that has not withdrawn (OSI-3.2).
func plainActive(s *osiris.State, seat game.Seat) game.Seat {
	for s.Player[seat].Order != 0 {
		seat = s.Next(seat)
	}
	return seat
}

// plainTowns returns the cities among some sites.
func plainTowns(among osiris.Sites) (places osiris.Places) {
	for ; among != 0; among = among.Rest() {
		if site := osiris.Site(among.First()); site.City() {
			places = places.With(uint8(site.Place()))
		}
	}
	return places
}

// plainMoves returns the candidates without a reason against them.
func plainMoves(s *osiris.State, seat game.Seat) (legal []game.Move) {
	for _, m := range s.Candidates(nil, seat) {
		if s.Why(seat, m).No == 0 {
			legal = append(legal, m)
		}
	}
	return legal
}

// TestFastIsPlain compares fast and plain versions at every moment of random games, some of which stir has changed.
func TestFastIsPlain(t *testing.T) {
	for n, setup := range setups() {
		r := game.NewRand(uint64(n))
		for range gametest.Many(6, 40, 400) {
			walkFast(t, setup, &r)
		}
	}
}

func walkFast(t *testing.T, setup game.Setup, r *game.Rand) {
	t.Helper()
	s, err := begun(setup)
	if err != nil {
		t.Fatal(err)
	}
	for s.Owing() != 0 {
		seat := s.Owing().First()
		if seat != game.Nature {
			stir(s, r)
			compareFast(t, s, seat)
		}
		moves := s.Moves(nil, seat)
		if len(moves) == 0 {
			return // stir has left nothing to choose
		}
		s.Play(seat, moves[r.Intn(len(moves))], nil)
	}
}

func compareFast(t *testing.T, s *osiris.State, seat game.Seat) {
	t.Helper()
	same := func(what string, fast, plain any) {
		t.Helper()
		if fast != plain {
			t.Fatalf("%s of seat %d: got %v, want %v: %s", what, seat, fast, plain, kit.Game.Position(s))
		}
	}
	same("empty cartouches", s.Vacant(seat), plainVacant(s, seat))
	same("cartouches with a site", s.Roomy(s.Raised|s.Guarded), plainRoomy(s, s.Raised|s.Guarded))
	same("barred sections", s.Barred(seat), plainBarred(s, seat))
	same("harvesters", s.Harvesters(), plainHarvesters(s))
	same("cities", osiris.Towns(s.Raised), plainTowns(s.Raised))
	if s.Withdrawn() < s.Count {
		for from := range game.Seat(s.Count) {
			same("turns", s.Active(from), plainActive(s, from))
		}
	}
	if got, want := s.Moves(nil, seat), plainMoves(s, seat); !slices.Equal(sorted(got), sorted(want)) {
		t.Fatalf("moves of seat %d: got %v, want %v: %s", seat, got, want, kit.Game.Position(s))
	}
}

// sorted returns the moves in a fixed order.
func sorted(moves []game.Move) []string {
	var texts []string
	for _, m := range moves {
		texts = append(texts, osiris.Lexicon.Text(m))
	}
	slices.Sort(texts)
	return texts
}
