package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/internal/piece/piecetest"
)

// signs are what is counted, and holds is how much of it a seat has, once the game has been set up.
var signs = []string{"g-ankh", "g-soldier"}

func holds(at game.State, seat game.Seat, sign string) (n int, known bool) {
	s := at.(*kemet.State)
	if sign == "g-ankh" {
		return int(s.Player[seat].Prayer), s.Round > 0
	}
	for _, units := range s.Units[seat] {
		n += int(units)
	}
	return n, s.Round > 0
}

// TestEffects checks that the effects of events are the change of prayer points and units. The setup places units
// without events.
func TestEffects(t *testing.T) {
	effects, places := 0, 0
	for players := 2; players <= 5; players++ {
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
func TestTurns(t *testing.T) { suite.Turns(t, 2, 5, piecetest.Any) }
