package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/internal/piece/piecetest"
)

// TestEffects checks that the effects of events are the change of every resource in the reserves.
func TestEffects(t *testing.T) {
	var signs []string
	for _, name := range pyramidion.ResourceNames {
		signs = append(signs, "t-py-"+name)
	}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		for r, name := range signs {
			if name == sign {
				n = int(at.(*pyramidion.State).Player[seat].Goods[r])
			}
		}
		return n, true
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
