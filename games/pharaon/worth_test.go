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

// What a choice adds at once is what the score says after it, as long as no other thing is gained, and it names
// everything whose count changes.
func TestBonus(t *testing.T) {
	s := given(t, 5, "{nobles: [], artisans: []}")
	r := game.NewRand(14)
	var gods, nobles, pharaoh, none int
	for range 500 {
		if scatter(s, &r); r.Intn(2) == 0 {
			s.Pharaoh = pharaon.NoSeat
		}
		need := s.Data.Succeed
		var choices []game.Move
		for n := uint8(1); n <= pharaon.NobleCount; n++ {
			if !s.Player[0].Nobles.Has(n) {
				choices = append(choices, game.Move{Verb: pharaon.VNoble, A: n})
			}
		}
		for c := range uint8(pharaon.Colours) {
			if s.Player[0].Nile[c] < pharaon.TopCell {
				choices = append(choices, game.Move{Verb: pharaon.VTrack, A: c})
			}
		}
		for _, m := range choices {
			b, after := s.BonusOf(0, m), *s
			alone := 0 // what the chosen thing adds by itself
			if m.Verb == pharaon.VTrack {
				after.Player[0].Nile[m.A]++
				alone = s.Data.NilePP[after.Player[0].Nile[m.A]] - s.Data.NilePP[s.Player[0].Nile[m.A]]
			} else {
				after.Player[0].Nobles = after.Player[0].Nobles.With(m.A)
				if s.Pharaoh == pharaon.NoSeat && after.Player[0].Nobles.Len() >= need.Nobles &&
					int(after.Player[0].Step) >= need.Step {
					after.Pharaoh = 0
				}
				alone = after.NoblePP(0, m.A, after.GodsOf(0))
			}
			more := after.Score(0) - s.Score(0)
			switch {
			case b.PP == 0:
				if none++; more > alone {
					t.Fatalf("%v adds %d, of which %d by itself, and nothing is said", m, more, alone)
				}
				continue
			case b.PP != more:
				t.Fatalf("%v adds %d, not %d", m, more, b.PP)
			}
			gods, nobles = gods+int(b.Gods), nobles+b.Nobles.Len()
			if b.Pharaoh {
				pharaoh++
			}
		}
	}
	if gods == 0 || nobles == 0 || pharaoh == 0 || none == 0 {
		t.Errorf("seen too little: %d %d %d %d", gods, nobles, pharaoh, none)
	}
}
