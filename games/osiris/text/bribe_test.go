package text_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// TestBribeForOneself: an offer of a bribe says that the briber wants the card, unless another is to get it.
func TestBribeForOneself(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for receiver, key := range map[uint8]string{1: "osiris.told.bribe-own", 2: "osiris.told.bribe"} {
		e := game.Event{Kind: osiris.EvBribe, Seat: 1, A: 1, B: receiver, Audience: game.Everyone}
		if got := kit.Game.Tell(s, e); got.Key != key {
			t.Errorf("with the card for seat %d: %q, want %q", receiver, got.Key, key)
		}
	}
}
