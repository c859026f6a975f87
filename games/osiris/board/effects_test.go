package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/piece"
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

// The place of an exchange is its whole cartouche, not a half of it.
func TestPlaceOfExchange(t *testing.T) {
	scene, ok := reach(3, 1, 20, osiris.StepAct)
	if !ok {
		t.Fatal("nobody can act")
	}
	scene.Words = words(t).In("en").With(names)
	at := board.Board{}.Place(scene, game.Event{Kind: osiris.EvMarket, Seat: 1, A: 2, B: 1})
	if at != "stall-mk3" {
		t.Errorf("got place %q, want stall-mk3", at)
	}
}

// A seat that acts alone has an entry for each of its actions, whatever an action is made of.
func TestAgain(t *testing.T) {
	say := func(list string) (all []game.Message) {
		for key := range strings.FieldsSeq(list) {
			all = append(all, game.Say("", "osiris.told."+key))
		}
		return all
	}
	for _, one := range []struct {
		entry, next string
		want        bool
	}{
		{"built points", "built", true},
		{"built points", "withdrew", true},
		{"placed gained-harvest offer-public", "paid-market", true},
		{"paid-market market gained-market", "blessing", true},
		{"paid-market", "market", false},
		{"paid-hire hired", "paid-hire", false},
		{"blessing", "hired", false},
		{"special", "paid-plan", false},
		{"special paid-plan planned", "placed", true},
		{"special dealt-unseen", "trade", true},
		{"trade handed handed", "handed", false},
		{"trade handed handed", "placed", true},
		{"season pool", "placed", true},
		{"season pool", "pool", false},
	} {
		if got := piece.Again(board.Board{}, say(one.entry), say(one.next)[0]); got != one.want {
			t.Errorf("%s after %s begins another action: %t", one.next, one.entry, got)
		}
	}
}

// Whoever reads is told who gave a token and who got it, so that what a seat has gained in several actions adds up.
func TestHanded(t *testing.T) {
	scene, ok := reach(3, 1, 20, osiris.StepAct)
	if !ok {
		t.Fatal("nobody can act")
	}
	scene.Words = words(t).In("en").With(names)
	fee := game.Event{Kind: osiris.EvFee, Seat: 0, A: uint8(osiris.Brick), B: 1}
	for _, viewer := range []game.Seat{0, 1, 2, game.Spectator} {
		scene.Viewer = viewer
		by := map[game.Seat]int{}
		for _, e := range (board.Board{}).Effects(scene, fee) {
			by[e.Seat] += e.By
		}
		if by[0] != -1 || by[1] != 1 || len(by) != 2 {
			t.Errorf("viewer %d is told %v, want one brick from seat 0 to seat 1", viewer, by)
		}
	}
}

// A season that begins is always told, with the workers that the viewer has drawn for it; those of others are secret.
func TestSeasonTold(t *testing.T) {
	if told := (board.Board{}).Told(game.Say("", "osiris.told.season")); !told.Ends || told.Weight == 0 {
		t.Errorf("the beginning of a season is %+v", told)
	}
	scene, ok := reach(3, 1, 20, osiris.StepAct)
	if !ok {
		t.Fatal("nobody can act")
	}
	scene.Words = words(t).In("en").With(names)
	drawn := game.Event{Kind: osiris.EvDrawn, Seat: 1, A: 2, Audience: game.Seat(1).Set()}
	want := piece.Effect{Seat: 1, By: 1, Sign: "os-w-brickmaker", Name: "brickmaker"}
	if got := (board.Board{}).Effects(scene, drawn); len(got) != 1 || got[0] != want {
		t.Errorf("a drawn worker is %+v", got)
	}
	if got := (board.Board{}).Effects(scene, drawn.For(game.Seat(0))); len(got) != 0 {
		t.Errorf("a worker of somebody else is %+v", got)
	}
}

// TestTalkIsNoAction checks that an offer counts among what happened once somebody accepts it, and not before.
func TestTalkIsNoAction(t *testing.T) {
	for key, acts := range map[string]bool{
		"offer-private": false, "declined-public": false, "cancelled-private": false, "failed-public": false,
		"bribe-own": false, "unbribed": false, "trade": true, "promised": true, "placed": true,
	} {
		if told := (board.Board{}).Told(game.Message{Key: "osiris.told." + key}); (told.Weight > 0) != acts {
			t.Errorf("%s is %+v", key, told)
		}
	}
}

// A visit is told by whom its second card went to (OSI-5.2.6), not by the card that was kept, which others do not see.
func TestGivenIsTold(t *testing.T) {
	weight := func(key string) int { return (board.Board{}).Told(game.Message{Key: "osiris.told." + key}).Weight }
	if weight("gave") <= weight("kept-card") || weight("gave") <= weight("kept-card-unseen") {
		t.Error("a card that was kept is told before the one that was given")
	}
}
