package tekhenu

import (
	"math/rand/v2"
	"testing"

	"ennead/game"
)

// opened is a table right after New.
func opened(t testing.TB, setup game.Setup) *State {
	t.Helper()
	s, err := Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// bare is a table without cards on the market: seats in order, the arrow at Horus, the Horus tiles as printed, nothing on the
// stack. Tests put on it what they are about.
func bare(t testing.TB, people int) *State {
	t.Helper()
	setup := game.Setup{Players: people}
	s, err := Table(opened(t, setup).Data, setup)
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
func (s *State) from(step Step, seat game.Seat, a, b uint8) *game.Log {
	log := &game.Log{}
	s.Push(step, seat, a, b)
	steps.Settle(s, &s.Stack, log)
	return log
}

// moves makes a move of a seat, which must be legal.
func moves(t testing.TB, s *State, seat game.Seat, text string) *game.Log {
	t.Helper()
	m, err := Lexicon.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if no := Game.Refusal(s, seat, m); no != nil {
		t.Fatalf("%s %q in %q: %v", seat.Text(), text, steps[s.Top().Step].Name, no)
	}
	log := &game.Log{}
	s.Play(seat, m, log)
	return log
}

// refuses tells that a move is not legal, by which rule.
func refuses(t testing.TB, s *State, seat game.Seat, text, rule string) {
	t.Helper()
	m, err := Lexicon.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if no := Game.Refusal(s, seat, m); no == nil || no.Rule != rule {
		t.Errorf("%s %q in %q: %v, want %s", seat.Text(), text, steps[s.Top().Step].Name, no, rule)
	}
}

// offered are the legal moves of a seat, in words.
func offered(s *State, seat game.Seat) (words []string) {
	for _, m := range s.Moves(nil, seat) {
		words = append(words, Lexicon.Text(m))
	}
	return words
}

// asks tells whether just this seat owes just this step.
func asks(t testing.TB, s *State, step Step, seat game.Seat) {
	t.Helper()
	if s.Top().Step != step || s.Owing() != seat.Set() {
		t.Fatalf("%v owe %q, want %s and %q", s.Owing(), steps[s.Top().Step].Name, seat.Text(), steps[step].Name)
	}
}

// playOut plays any moves until the condition holds or the game is over.
func playOut(t testing.TB, s *State, r *rand.Rand, until func(*State) bool) {
	t.Helper()
	var buf []game.Move
	for s.Owing() != 0 && !until(s) {
		seat := s.Owing().First()
		buf = s.Moves(buf[:0], seat)
		if len(buf) == 0 {
			t.Fatalf("no move for seat %s in step %d %q", seat.Text(), s.Top().Step, steps[s.Top().Step].Name)
		}
		s.Play(seat, buf[r.IntN(len(buf))], nil)
	}
}

func chances(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(1, seed)) }
