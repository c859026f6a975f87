package board_test

import (
	"maps"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
)

// TestEffects checks that the effects of events are the change of every kind of token. The setup deals some without
// events.
func TestEffects(t *testing.T) {
	kinds := map[string]pharaon.Token{}
	for _, name := range []string{"agr", "con", "com", "roy", "jus", "sil"} {
		kinds["t-"+name] = pharaon.Token(len(kinds))
	}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		s := at.(*pharaon.State)
		return int(s.Player[seat].Tokens[kinds[sign]]), s.Round > 0 && !s.Automata().Has(seat)
	}
	signs := slices.Sorted(maps.Keys(kinds))
	effects, places := 0, 0
	for players := 1; players <= 5; players++ {
		for g := range gametest.Many(1, 1, 6) {
			e, p := suite.Effects(t, game.Setup{Players: players}, uint64(100*players+g), rarelyPass, words(t).In("en"),
				signs, holds)
			effects, places = effects+e, places+p
		}
	}
	if effects == 0 || places == 0 {
		t.Errorf("%d effects, %d places", effects, places)
	}
}

// Everybody can see whose turn comes next.
func TestTurns(t *testing.T) { suite.Turns(t, 2, 5, rarelyPass) }
