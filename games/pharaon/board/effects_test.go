package board_test

import (
	"maps"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/kit"
	"ennead/internal/piece"
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

// The two prestige offerings look the same on a chip: it says what each is worth.
func TestPrestigeChips(t *testing.T) {
	s := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 2})
	scene := piece.Scene{State: s, Words: words(t).In("en")}
	lot := game.Event{Kind: pharaon.EvTookLot, A: uint8(pharaon.Prestige1), B: uint8(pharaon.Prestige2)}
	got := board.Board{}.Effects(scene, lot)
	if len(got) != 2 || got[0].Mark != "1\u00a0PP" || got[1].Mark != "2\u00a0PP" {
		t.Errorf("a lot of both is told as %+v", got)
	}
}
