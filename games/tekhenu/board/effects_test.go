package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/internal/piece/piecetest"
)

// TestEffects checks that the effects of events are the change of every kind of good.
func TestEffects(t *testing.T) {
	signs := []string{"g-papyrus", "g-bread", "te-limestone", "te-granite", "g-gold", "g-scribe"}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		s := at.(*tekhenu.State)
		for kind, name := range signs {
			if name == sign {
				n = int(s.Player[seat].Stock[kind])
			}
		}
		return n, !s.Automata().Has(seat)
	}
	effects, places := 0, 0
	for players := 2; players <= 4; players++ {
		for g := range gametest.Many(1, 1, 6) {
			e, p := suite.Effects(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t).In("en"), signs, holds)
			effects, places = effects+e, places+p
		}
	}
	if effects == 0 || places == 0 {
		t.Errorf("%d effects, %d places", effects, places)
	}
}

// Everybody can see whose turn comes next.
func TestTurns(t *testing.T) { suite.Turns(t, 2, 4, piecetest.Any) }
