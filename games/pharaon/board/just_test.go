package board

import (
	"maps"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// TestRecentGains checks that the board marks every resource that a seat gained, and no other.
func TestRecentGains(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	gain := game.Event{
		Kind: pharaon.EvGain, Seat: 1, A: uint8(pharaon.Agriculture) + 1, B: uint8(pharaon.Silver) + 1,
		Audience: game.Everyone,
	}
	p := &picture{s: s.(*pharaon.State)}
	p.Recent, p.Just = map[string]bool{}, []game.Event{gain}
	p.happened()
	want := []string{
		countID(1, pharaon.Token(pharaon.Agriculture)),
		countID(1, pharaon.Token(pharaon.Silver)),
	}
	if got := slices.Sorted(maps.Keys(p.Recent)); !slices.Equal(got, want) {
		t.Errorf("recent = %v, want %v", got, want)
	}
}
