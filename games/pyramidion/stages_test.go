package pyramidion_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// TestStages checks the number of the stage. A stage is a site, from the choice to activate it to its last card or
// statue, or the loading phase of a round. The number never falls, and is the same throughout a stage (PYR-9.1.1,
// PYR-12.1).
func TestStages(t *testing.T) {
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		s, err := begun(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(players))
		var moves []game.Move
		seen, stage := 0, 0
		for s.Owing() != 0 {
			was, want := stage, -1
			switch s.Top().Step {
			case pyramidion.StepActivate:
				want = seen + int(s.Round)
			case pyramidion.StepCard, pyramidion.StepRecruit, pyramidion.StepCategory, pyramidion.StepStation,
				pyramidion.StepRecall, pyramidion.StepSwap:
				want = seen + int(s.Round) - 1
			case pyramidion.StepLoad, pyramidion.StepPay:
				want = seen + int(s.Round)
			}
			if stage = s.Stages(); stage < was || want >= 0 && stage != want {
				t.Fatalf("%d players, round %d: step %q after %d sites is stage %d after %d, want %d",
					players, s.Round, pyramidion.Steps[s.Top().Step].Name, seen, stage, was, want)
			}
			seat := s.Owing().First()
			moves = s.Moves(moves[:0], seat)
			var log game.Log
			s.Play(seat, moves[r.Intn(len(moves))], &log)
			for _, e := range log.Events {
				if e.Kind == pyramidion.EvActivated {
					seen++
				}
			}
		}
	}
}
