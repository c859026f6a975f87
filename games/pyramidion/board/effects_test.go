package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
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

// TestDrawn checks that a card drawn on a site is told with what it was drawn for, that a card of the deal is not, and
// that boats which come into the row are always told.
func TestDrawn(t *testing.T) {
	s := onSite(t, 3)
	for _, c := range []struct {
		event game.Event
		want  piece.Told
	}{
		{game.Event{Kind: pyramidion.EvDrawn, A: game.Unknown}, piece.Told{More: true}},
		{game.Event{Kind: pyramidion.EvDealt, A: game.Unknown}, piece.Told{}},
		{game.Event{Kind: pyramidion.EvBoat, Seat: game.Nature, A: 1}, piece.Told{Ends: true}},
		{game.Event{Kind: pyramidion.EvKarnak, A: 1}, piece.Told{Weight: 1}},
		{game.Event{Kind: pyramidion.EvPassed}, piece.Told{Weight: 1}},
		{game.Event{Kind: pyramidion.EvRecruited, A: 1}, piece.Told{Weight: 2}},
		{game.Event{Kind: pyramidion.EvRevolt, A: 8}, piece.Told{Weight: 1}},
		{game.Event{Kind: pyramidion.EvFell, A: 7, B: 2}, piece.Told{More: true}},
	} {
		if got := (board.Board{}).Told(pyramidiontext.Text.Tell(s, c.event)); got != c.want {
			t.Errorf("%v is told as %+v, want %+v", c.event, got, c.want)
		}
	}
}

// TestFell checks that a revolt costs whoever it hits all their cards in play.
func TestFell(t *testing.T) {
	scene := piece.Scene{Game: kit.Game, State: onSite(t, 3), Words: words(t).In("en").With(names)}
	e := game.Event{Kind: pyramidion.EvFell, Seat: 1, A: 7, B: 2, Audience: game.Everyone}
	got := board.Board{}.Effects(scene, e)
	if len(got) != 1 || got[0].Seat != 1 || got[0].By != -2 || got[0].Sign == "" || got[0].Name == "" {
		t.Errorf("effects = %+v", got)
	}
}

// TestDiscarded checks that a card that another player discards counts as a loss of its owner.
func TestDiscarded(t *testing.T) {
	scene := piece.Scene{Game: kit.Game, State: onSite(t, 3), Words: words(t).In("en").With(names)}
	e := game.Event{Kind: pyramidion.EvRemoved, Seat: 2, A: 1, B: 1, Audience: game.Everyone}
	got := board.Board{}.Effects(scene, e)
	if len(got) != 1 || got[0].Seat != 1 || got[0].By != -1 || got[0].Sign == "" || got[0].Name == "" {
		t.Errorf("effects = %+v", got)
	}
}

// Everybody can see whose turn comes next.
func TestTurns(t *testing.T) { suite.Turns(t, 2, 4, piecetest.Any) }
