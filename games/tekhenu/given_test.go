package tekhenu_test

import (
	"math/rand/v2"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// opened is a table right after New.
func opened(t testing.TB, setup game.Setup) *tekhenu.State {
	t.Helper()
	return gametest.Begin[*tekhenu.State](t, kit.Game, setup)
}

// bare is a table without cards on the market: seats in order, the arrow at Horus, the Horus tiles as printed, nothing
// on the stack. Tests put on it what they are about.
func bare(t testing.TB, people int) *tekhenu.State {
	t.Helper()
	setup := game.Setup{Players: people}
	s, err := tekhenu.Table(opened(t, setup).Data, setup)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range game.Seat(s.Count) {
		s.Order[seat] = seat
	}
	for slot, g := range s.Data.Printed {
		s.HorusTiles[slot], s.Slot[g] = g, uint8(slot)
	}
	s.Open = 0
	return s
}

// from pushes a step and goes on from there until a choice is owed.
func from(s *tekhenu.State, step tekhenu.Step, seat game.Seat, a, b uint8) *game.Log {
	log := &game.Log{}
	s.Push(step, seat, a, b)
	tekhenu.Steps.Settle(s, &s.Stack, log)
	return log
}

// moves makes a move of a seat, which must be legal.
func moves(t testing.TB, s *tekhenu.State, seat game.Seat, text string) *game.Log {
	t.Helper()
	m, err := tekhenu.Lexicon.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if no := kit.Game.Refusal(s, seat, m); no != nil {
		t.Fatalf("%s %q in %q: %v", seat.Text(), text, tekhenu.Steps[s.Top().Step].Name, no)
	}
	log := &game.Log{}
	s.Play(seat, m, log)
	return log
}

// refuses tells that a move is not legal, by which rule.
func refuses(t testing.TB, s *tekhenu.State, seat game.Seat, text, rule string) {
	t.Helper()
	m, err := tekhenu.Lexicon.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if no := kit.Game.Refusal(s, seat, m); no == nil || no.Rule != rule {
		t.Errorf("%s %q in %q: %v, want %s", seat.Text(), text, tekhenu.Steps[s.Top().Step].Name, no, rule)
	}
}

// offered are the legal moves of a seat, in words.
func offered(s *tekhenu.State, seat game.Seat) (words []string) {
	for _, m := range s.Moves(nil, seat) {
		words = append(words, tekhenu.Lexicon.Text(m))
	}
	return words
}

// asks tells whether just this seat owes just this step.
func asks(t testing.TB, s *tekhenu.State, step tekhenu.Step, seat game.Seat) {
	t.Helper()
	if s.Top().Step != step || s.Owing() != seat.Set() {
		t.Fatalf("%v owe %q, want %s and %q", s.Owing(), tekhenu.Steps[s.Top().Step].Name, seat.Text(),
			tekhenu.Steps[step].Name)
	}
}

// playOut plays any moves until the condition holds or the game is over.
func playOut(t testing.TB, s *tekhenu.State, r *rand.Rand, until func(*tekhenu.State) bool) {
	t.Helper()
	var buf []game.Move
	for s.Owing() != 0 && !until(s) {
		seat := s.Owing().First()
		buf = s.Moves(buf[:0], seat)
		if len(buf) == 0 {
			t.Fatalf("no move for seat %s in step %d %q", seat.Text(), s.Top().Step, tekhenu.Steps[s.Top().Step].Name)
		}
		s.Play(seat, buf[r.IntN(len(buf))], nil)
	}
}

func chances(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(1, seed)) }
