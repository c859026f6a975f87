package flow_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/flow"
)

// A game in which chance gives a number, the first seat guesses it in as many steps as it likes, and then
// both seats say at the same time whether they go on.

const (
	stepGive = flow.Done + 1 + iota
	stepGuess
	stepAgain
	stepTurn
	stepEmpty
	stepAmong
	stepOnly
)

const (
	vNumber uint8 = iota
	vYes
	vNo
)

const noTooLow = flow.NotNow + 1

type state struct {
	number, rounds, said, among uint8
	flow.Stack
}

var steps = flow.Ready(flow.Table[state]{
	stepGive: {Name: "give", Rule: "T-1", By: flow.Nature, Candidates: numbers,
		Play: func(s *state, f flow.Frame, m game.Move, _ *game.Log) {
			s.number = m.A + f.A
		}},
	stepGuess: {Name: "guess", Rule: "T-2", Candidates: numbers, Why: guessWhy, Far: guessFar, Play: guessPlay,
		Skip: func(s *state, _ flow.Frame, _ *game.Log) bool {
			return s.number == 0
		}},
	stepAgain: {Name: "again", Rule: "T-3", By: flow.Together, Candidates: yesOrNo, Legal: yesOrNo, Play: againPlay},
	stepTurn: {Name: "turn", Rule: "T-0", Run: func(s *state, f flow.Frame, log *game.Log) {
		log.Add(game.Event{Kind: 1, Seat: f.Seat, A: s.rounds, Audience: game.Everyone})
		if s.rounds > 0 {
			s.rounds--
			s.Push(stepAgain, 0, 3, 0)
			s.Push(stepGuess, f.Seat, 2, 0)
			s.Push(stepGive, f.Seat, 1, 0)
		}
	}},
	stepAmong: {Name: "among", Rule: "T-5", Candidates: numbers, Why: amongWhy,
		Among: func(s *state, _ flow.Frame) (uint8, uint64) { return vNumber, uint64(s.among) }, Play: amongPlay},
	stepOnly: {Name: "only", Rule: "T-6", Candidates: numbers, Why: amongWhy,
		Only: func(s *state, _ flow.Frame) (m game.Move, ok bool) {
			return number(3), s.among == 0b1000
		}, Play: amongPlay},
	stepEmpty: {Name: "empty", Rule: "T-4", Candidates: yesOrNo, Skip: func(*state, flow.Frame, *game.Log) bool {
		return true
	}},
})

var refusals = flow.Refusals[state]{Keys: "t.no.", Turn: "T-9", Rows: []flow.Refusal[state]{
	noTooLow: {Rule: "T-2.1", Key: "low",
		Args: func(c flow.Case[state]) []any { return []any{"n", int(c.State.number), "least", int(c.A)} }},
	noTooLow + 1: {Rule: "T-2.2", Key: "far"},
}}

func numbers(_ *state, _ flow.Frame, dst []game.Move) []game.Move {
	for n := range uint8(4) {
		dst = append(dst, game.Move{Verb: vNumber, A: n})
	}
	return dst
}

func guessWhy(_ *state, f flow.Frame, m game.Move) flow.Reason {
	if m.A < f.A {
		return flow.Reason{No: noTooLow, A: f.A}
	}
	return flow.Reason{}
}

func guessFar(_ *state, _ flow.Frame, m game.Move) flow.Reason {
	if m.Verb == vNumber {
		return flow.Reason{No: noTooLow + 1}
	}
	return flow.Reason{No: flow.NotNow}
}

func guessPlay(s *state, f flow.Frame, m game.Move, _ *game.Log) {
	if m.A != s.number {
		s.Push(stepGuess, f.Seat, f.A, 0)
	}
}

func amongWhy(s *state, _ flow.Frame, m game.Move) flow.Reason {
	if s.among&(1<<m.A) == 0 {
		return flow.Reason{No: noTooLow}
	}
	return flow.Reason{}
}

// amongPlay takes the number out of those that may be chosen.
func amongPlay(s *state, _ flow.Frame, m game.Move, _ *game.Log) {
	s.number, s.among = m.A, s.among&^(1<<m.A)
}

func yesOrNo(_ *state, _ flow.Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: vYes}, game.Move{Verb: vNo})
}

func againPlay(s *state, f flow.Frame, m game.Move, _ *game.Log) {
	if m.Verb == vYes {
		s.said |= 1 << f.Seat
	}
	if waiting := f.A &^ (1 << f.Seat); waiting != 0 {
		s.Push(stepAgain, 0, waiting, 0)
		return
	}
	if s.said == 3 {
		s.Push(stepTurn, 1, 0, 0)
	}
	s.said = 0
}

func (s *state) play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	steps[f.Step].Play(s, f, m, log)
	steps.Settle(s, &s.Stack, log)
}

func (s *state) moves(seat game.Seat) []game.Move { return steps.Moves(s, &s.Stack, nil, seat) }

func begun() *state {
	s := &state{rounds: 2}
	s.Push(stepTurn, 1, 0, 0)
	steps.Settle(s, &s.Stack, nil)
	return s
}

func number(n uint8) game.Move { return game.Move{Verb: vNumber, A: n} }

func TestFlow(t *testing.T) {
	s := begun()
	owes := func(step flow.Step, seats ...game.Seat) {
		t.Helper()
		var want game.Seats
		for _, seat := range seats {
			want = want.With(seat)
		}
		if s.Top().Step != step || s.Owing() != want {
			t.Fatalf("%v owe %q, not %v %q", s.Owing(), steps[s.Top().Step].Name, want, steps[step].Name)
		}
	}
	owes(stepGive, game.Nature)
	if f := s.Asked(game.Nature); f.Seat != 1 {
		t.Errorf("chance is asked for seat %d", f.Seat)
	}
	s.play(game.Nature, number(2), nil)
	owes(stepGuess, 1)
	if got := s.moves(1); !slices.Equal(got, []game.Move{number(2), number(3)}) {
		t.Errorf("legal: %v", got)
	}
	if got := s.moves(0); got != nil {
		t.Errorf("seat 0 owes nothing and may %v", got)
	}
	if got := steps.Candidates(s, &s.Stack, nil, 1); len(got) != 4 {
		t.Errorf("tries: %v", got)
	}
	s.play(1, number(2), nil)
	owes(stepGuess, 1) // not guessed
	s.play(1, number(3), nil)
	owes(stepAgain, 0, 1)
	if a, b := s.Asked(0), s.Asked(1); a.Seat != 0 || b.Seat != 1 {
		t.Errorf("asked as %v and %v", a, b)
	}
	s.play(1, game.Move{Verb: vYes}, nil)
	owes(stepAgain, 0)
	log := &game.Log{}
	s.play(0, game.Move{Verb: vYes}, log)
	owes(stepGive, game.Nature)
	if len(log.Events) != 1 || log.Events[0].A != 1 {
		t.Errorf("told: %v", log.Events)
	}
	s.play(game.Nature, number(0), nil)
	s.play(1, number(2), nil)
	s.play(1, number(1), nil)
	s.play(0, game.Move{Verb: vYes}, nil)
	s.play(1, game.Move{Verb: vNo}, nil)
	owes(flow.Done)
	if s.Stack != (flow.Stack{}) {
		t.Errorf("over, and the stack is %v", s.Stack)
	}
}

func TestRefusals(t *testing.T) {
	s := begun()
	refused := func(seat game.Seat, m game.Move, rule, key string, args int) {
		t.Helper()
		r := refusals.Say(flow.Case[state]{s, seat, m, steps.Why(s, &s.Stack, seat, m)}, steps[s.Top().Step].Rule)
		if key == "" {
			if r != nil {
				t.Errorf("%v is refused: %v", m, r)
			}
			return
		}
		if r == nil || r.Rule != rule || r.Key != key || len(r.Args) != args {
			t.Errorf("%v: %v, want %s %s", m, r, rule, key)
		}
	}
	refused(0, number(1), "T-9", "t.no.turn", 0)
	refused(game.Nature, number(1), "", "", 0)
	refused(game.Nature, number(7), "T-1", "t.no.not-now", 0)
	s.play(game.Nature, number(1), nil)
	refused(1, number(3), "", "", 0)
	refused(1, number(1), "T-2.1", "t.no.low", 2)
	refused(1, number(9), "T-2.2", "t.no.far", 0)
	refused(1, game.Move{Verb: vYes}, "T-2", "t.no.not-now", 0)
}

// What is passed over, and a stack that is filled by hand, as a position does.
func TestStack(t *testing.T) {
	s := &state{}
	s.Push(stepAgain, 0, 2, 7)
	s.Push(stepGuess, 1, 0, 0)
	s.Push(stepEmpty, 1, 0, 0)
	if got := slices.Collect(s.Frames()); len(got) != 3 || got[0] != (flow.Frame{Step: stepAgain, A: 2, B: 7}) ||
		got[0] != s.Bottom() || got[2] != s.Top() {
		t.Errorf("waiting: %v", got)
	}
	if f, ok := s.Waits(stepGuess); !ok || f.Seat != 1 {
		t.Errorf("the guess waits as %v", f)
	}
	if _, ok := s.Waits(stepGive); ok {
		t.Error("chance waits")
	}
	steps.Await(&s.Stack)
	if s.Owing() != 1<<1 {
		t.Errorf("%v owe", s.Owing())
	}
	steps.Settle(s, &s.Stack, nil) // nothing given, so nothing to guess
	if s.Top().Step != stepAgain || s.Owing() != 1<<1 {
		t.Errorf("%v owe %q", s.Owing(), steps[s.Top().Step].Name)
	}
	for i := range steps {
		if step := flow.Step(i); steps.Find(steps[i].Name) != step && steps[i].Name != "" {
			t.Errorf("%q is found as %d", steps[i].Name, steps.Find(steps[i].Name))
		}
	}
	if steps.Find("") != flow.Done || steps.Find("none") != flow.Done {
		t.Error("a step without a name is found")
	}
	defer func() {
		if recover() == nil {
			t.Error("a full stack takes more")
		}
	}()
	for range flow.Size {
		s.Push(stepGuess, 0, 0, 0)
	}
}

// Of several one is chosen; what is the only one is chosen by itself, and none is passed over.
func TestAmong(t *testing.T) {
	s := &state{among: 0b1010}
	s.Push(stepAmong, 1, 0, 0)
	s.Push(stepAmong, 1, 0, 0)
	s.Push(stepAmong, 1, 0, 0)
	steps.Settle(s, &s.Stack, nil)
	if got := s.moves(1); !slices.Equal(got, []game.Move{number(1), number(3)}) {
		t.Fatalf("legal: %v", got)
	}
	s.play(1, number(1), nil)
	if s.Top().Step != flow.Done || s.number != 3 || s.among != 0 {
		t.Errorf("%q is owed, the number is %d, %b are left", steps[s.Top().Step].Name, s.number, s.among)
	}
}

// What is named as the only choice is made by itself, with all that it leads to.
func TestOnly(t *testing.T) {
	s := &state{among: 0b1010}
	s.Push(stepOnly, 1, 0, 0)
	s.Push(stepOnly, 1, 0, 0)
	steps.Settle(s, &s.Stack, nil)
	if got := s.moves(1); !slices.Equal(got, []game.Move{number(1), number(3)}) || s.Owing() != 1<<1 {
		t.Fatalf("legal: %v", got)
	}
	s.play(1, number(1), nil)
	if s.Top().Step != flow.Done || s.number != 3 || s.among != 0 {
		t.Errorf("%q is owed, the number is %d, %b are left", steps[s.Top().Step].Name, s.number, s.among)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	s, buf := begun(), make([]game.Move, 0, 8)
	start := *s
	if n := testing.AllocsPerRun(100, func() {
		*s = start
		s.play(game.Nature, number(2), nil)
		buf = steps.Moves(s, &s.Stack, buf[:0], 1)
		s.play(1, buf[1], nil)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
