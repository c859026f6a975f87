package pyramidion_test

import (
	"encoding/json"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/position"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// free lists numbers of steps that the rest of a position does not determine: who is to play a card or to load, after
// how many passes, and with which site resources are exchanged.
var free = map[string]bool{"card seat": true, "load seat": true, "load a": true, "out a": true, "in a": true}

// TestOtherSteps checks that no number of a waiting step can differ: each one also follows from the rest of the
// position.
func TestOtherSteps(t *testing.T) {
	tried := map[pyramidion.Step]int{}
	for seed := range uint64(60) {
		setup := game.Setup{Players: 2 + int(seed%3)}
		s, err := begun(setup)
		if err != nil {
			t.Fatal(err)
		}
		for r := game.NewRand(seed); s.Owing() != 0; {
			if seed%3 == 2 {
				stir(s, &r)
			}
			if step := s.Top().Step; tried[step] < gametest.Many(2, 5, 50) && r.Intn(2) == 0 {
				tried[step]++
				otherSteps(t, setup, s)
			}
			moves := s.Moves(nil, s.Owing().First())
			s.Play(s.Owing().First(), moves[r.Intn(len(moves))], nil)
		}
	}
	for step := pyramidion.StepOrder; step <= pyramidion.StepPay; step++ {
		if tried[step] == 0 {
			t.Errorf("%s: no position was tried", pyramidion.Steps[step].Name)
		}
	}
}

// otherSteps changes one number after another.
func otherSteps(t *testing.T, setup game.Setup, s *pyramidion.State) {
	t.Helper()
	text := kit.Game.Position(s)
	var p map[string]json.RawMessage
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	pending := position.Pending(&pyramidion.Steps, &s.Stack)
	for i := range pending {
		f := &pending[i]
		for name, at := range map[string]*int{"seat": &f.Seat, "a": &f.A, "b": &f.B} {
			is := *at
			for _, n := range []int{0, 1, 2, 3, 4, 5, 8, 36, 61, 255} {
				if *at = n; n == is || name == "seat" && (n == 0 || n > int(s.Count)) || free[f.Step+" "+name] {
					continue
				}
				p["pending"] = position.Encode(pending)
				if _, err := kit.Game.Load(setup, position.Encode(p)); err == nil {
					t.Errorf("%d players: %s of step %s is %d and may be %d: %s", s.Count, name, f.Step, is, n, text)
				}
			}
			*at = is
		}
	}
}
