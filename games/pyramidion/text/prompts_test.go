package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece/piecetest"
)

// A payment that can be made in one way only is asked for if it ends the round or the game. Then the question says so;
// tables make any other by themselves.
func TestLastPayment(t *testing.T) {
	ends, others := 0, 0
	for g := range gametest.Many(30, 30, 120) {
		setup := game.Setup{Players: 2 + g%3}
		piecetest.Play(t, kit.Game, setup, uint64(g), piecetest.Any, func(at *piecetest.Moment) bool {
			s := at.State.(*pyramidion.State)
			if s.Top().Step != pyramidion.StepPay || !s.OneWay() {
				return false
			}
			_, made := game.OnlyChoice(s)
			view := s.Copy()
			view.Mask(at.Next)
			asked := kit.Game.Prompt(view, at.Next)
			if asked.Key != "pyramidion.prompt.pay-one" || (asked.Variant == "ends") == made {
				t.Fatalf("game %d, move %d: the table makes it: %t, and it is asked for as %v", g, at.N, made, asked)
			}
			if made {
				others++
			} else {
				ends++
			}
			return false
		})
	}
	if ends == 0 || others == 0 {
		t.Errorf("%d payments that end the loading, %d others", ends, others)
	}
}
