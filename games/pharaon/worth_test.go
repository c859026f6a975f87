package pharaon_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
)

// TestPHA_12_3_NobleWorth compares what a noble would be worth with the oracle's count for a player who has taken it.
func TestPHA_12_3_NobleWorth(t *testing.T) {
	s := given(t, 5, "{nobles: [], artisans: []}")
	r := game.NewRand(13)
	for range 1_000 {
		scatter(s, &r)
		for n := uint8(1); n <= pharaon.NobleCount; n++ {
			took := *s
			took.Player[0].Nobles = took.Player[0].Nobles.With(n)
			h, gods := lay(&took, 0), int(took.GodsOf(0))
			want := h.noble(int(n), s.Circle, gods)
			for _, other := range h.nobles {
				if n == 20 && other != 20 { // the Diplomat copies the best other noble
					want = max(want, h.noble(other, s.Circle, gods))
				}
			}
			if got := s.NobleWorth(0, n); got != want {
				t.Fatalf("%+v around %v: noble %d is worth %d, want %d", h, s.Circle, n, got, want)
			}
		}
	}
}

// The noble counts the Pharaoh token that it brings (PHA-9.2), and the seat does not take it by being told.
func TestPHA_9_2_WorthWithPharaoh(t *testing.T) {
	s := given(t, 2, "{players: {1: {nobles: [1], step: 3}}}")
	if got := s.NobleWorth(0, 6); got != 15 {
		t.Errorf("the General is worth %d to the First Player who becomes Pharaoh, want 7 + 4 + 4", got)
	}
	if s.Pharaoh != pharaon.NoSeat || s.Player[0].Nobles.Len() != 1 {
		t.Error("asking what a noble is worth has changed the game")
	}
}
