package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/internal/piece/piecetest"
)

// signs are what is counted, and holds is how much of it a seat has, once the game has been set up.
var signs = []string{"t-grain", "t-brick", "t-stone"}

func holds(at game.State, seat game.Seat, sign string) (n int, known bool) {
	s := at.(*osiris.State)
	for r, name := range signs {
		if name == sign {
			n = int(s.Player[seat].Tokens[r])
		}
	}
	return n, s.Season > 0
}

// TestEffects checks that the effects of events are the change of every kind of token.
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
