package kemet_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
)

// Code written for speed equals the plain rule in every state of random games.
func TestFast(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(60) {
		walkGame(t, setups()[seed%4], seed, func(s *kemet.State) {
			for seat := range s.Owing().All() {
				asLegal(t, s, seat, seen)
			}
			sameKinds(t, s, seen)
			if s.Top().Step == kemet.StepToken {
				sameTurns(t, s, seen)
			}
			if step := s.Top().Step; step == kemet.StepMarch || step == kemet.StepGroup {
				easySteps(t, s, seen)
			}
		})
	}
	for _, what := range []string{"token", "raise", "buy", "ask", "march", "group", "hands", "turns",
		"turns with creatures", "second tokens", "balance", "easy steps"} {
		if seen[what] < 20 {
			t.Errorf("%s: compared %d times, want at least 20", what, seen[what])
		}
	}
}

// asLegal compares the moves that a step lists with its candidates that Why allows.
func asLegal(t *testing.T, s *kemet.State, seat game.Seat, seen map[string]int) {
	t.Helper()
	f := s.Owed(seat)
	row := &kemet.Steps[f.Step]
	plain := row.Candidates(s, f, nil)
	if row.Why != nil {
		plain = slices.DeleteFunc(plain, func(m game.Move) bool { return row.Why(s, f, m).No != 0 })
	}
	if fast := row.Legal(s, f, nil); !slices.Equal(fast, plain) {
		t.Fatalf("%s of seat %d: got %v, want %v", row.Name, seat, fast, plain)
	}
	seen[row.Name]++
}

// sameKinds compares the set of kinds of a hand with its counts.
func sameKinds(t *testing.T, s *kemet.State, seen map[string]int) {
	t.Helper()
	for _, h := range []kemet.Hand{s.Pile, s.Discard, s.Player[0].Cards, s.Player[1].Cards} {
		var plain kemet.Kinds
		for card, n := range h {
			if n > 0 {
				plain = plain.With(uint8(card))
			}
		}
		if h.Kinds() != plain {
			t.Fatalf("%v: got kinds %b, want %b", h, h.Kinds(), plain)
		}
		seen["hands"]++
	}
}

// sameTurns compares the shortened beginning of a turn, the tokens after the own one and the spaces for it with the
// full steps.
func sameTurns(t *testing.T, s *kemet.State, seen map[string]int) {
	t.Helper()
	seat := s.Top().Seat
	for what, each := range map[string]struct{ fast, plain func(s *kemet.State) }{
		"turns": {func(s *kemet.State) { s.Turn(seat) }, func(s *kemet.State) {
			s.Push(kemet.StepWindow, 0, kemet.BeforeAction, 0)
			s.Push(kemet.StepFree, seat, 0, 0)
		}},
		"further tokens": {func(s *kemet.State) { s.Further(seat) }, func(s *kemet.State) {
			s.Push(kemet.StepGolden, seat, 0, 0)
			s.Push(kemet.StepSilver, seat, 0, 0)
		}},
	} {
		fast, plain := *s, *s
		each.fast(&fast)
		each.plain(&plain)
		kemet.Steps.Settle(&fast, &fast.Stack, nil)
		kemet.Steps.Settle(&plain, &plain.Stack, nil)
		if !fast.Equal(&plain) {
			t.Fatalf("%s of seat %d: got %+v, want %+v", what, seat, fast.Top(), plain.Top())
		}
	}
	seen["turns"]++
	p := &s.Player[seat]
	if s.InReserve(seat) != 0 {
		seen["turns with creatures"]++
	}
	if p.Silver == kemet.TokenReady || p.Golden == kemet.TokenReady {
		seen["second tokens"]++
	}
	for space := range kemet.ActionCount {
		covered := p.Covered | 1<<space
		fits := s.Balanced(covered, p.Tokens-1, p.Silver)
		for other := range kemet.ActionCount {
			fits = fits || p.Silver == kemet.TokenReady && covered&(1<<other) == 0 &&
				s.Balanced(covered|1<<other, p.Tokens-1, kemet.TokenUsed)
		}
		if fits = fits && p.Covered&(1<<space) == 0; fits != (s.Fitting(seat)&(1<<space) != 0) {
			t.Fatalf("seat %d with %09b covered: a token fits on %d: %t, want %t", seat, p.Covered, space, !fits, fits)
		}
		seen["balance"]++
	}
}

// easySteps compares the easy steps with what the rule says about units without creatures.
func easySteps(t *testing.T, s *kemet.State, seen map[string]int) {
	t.Helper()
	seat := s.Top().Seat
	for _, verb := range []uint8{kemet.VLand, kemet.VTeleport, kemet.VLeap} {
		for easy := s.Easy(seat, verb); easy != 0; easy = easy.Rest() {
			to := easy.First()
			if !s.Alone(seat, verb, to, 1) {
				t.Fatalf("one unit cannot go to %s", kemet.SpaceNames[to])
			}
			for n := range s.EasyUnits(seat, to) {
				if !s.Alone(seat, verb, to, n+1) {
					t.Fatalf("%d units cannot go to %s without creatures", n+1, kemet.SpaceNames[to])
				}
			}
			seen["easy steps"]++
		}
	}
}
