package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/piece"
)

// Tokens that are taken from piles one by one can be taken in one click: with a card any kinds that the piles hold, and
// what a bonus lacks. Each series is legal, and ends the taking.
func TestTaking(t *testing.T) {
	for _, c := range []struct {
		step osiris.Step
		verb uint8
	}{{osiris.StepTax, osiris.VTax}, {osiris.StepShort, osiris.VShort}} {
		seen := 0
		for seed := range uint64(60) {
			scene, ok := reach(3, seed, 0, c.step)
			if !ok {
				continue
			}
			scene.Words = words(t).In("en").With(names)
			taken := map[osiris.Tokens]bool{}
			for _, g := range piece.Groups(board.Board{}, scene, scene.State.Moves(nil, scene.Viewer)) {
				for _, m := range g.Moves {
					for _, both := range g.With(m) {
						seen++
						s := scene.State.Copy().(*osiris.State)
						tokens := osiris.Tokens{}
						for _, move := range both.Series {
							if move.Verb != c.verb || s.Owing() != scene.Viewer.Set() || !legal(s, scene.Viewer, move) {
								t.Fatalf("seed %d: %v of %v is not legal", seed, move, both.Series)
							}
							tokens[move.A%osiris.ResourceKinds]++
							s.Play(scene.Viewer, move, nil)
						}
						if s.Owing() == scene.Viewer.Set() && s.Top().Step == c.step {
							t.Errorf("seed %d: after %v more is to be taken", seed, both.Series)
						}
						if c.verb == osiris.VTax && taken[tokens] {
							t.Errorf("seed %d: %v is offered twice", seed, tokens)
						}
						taken[tokens] = true
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("nothing is taken together in step %d", c.step)
		}
	}
}

func legal(s game.State, seat game.Seat, move game.Move) bool {
	return slices.Contains(s.Moves(nil, seat), move)
}
