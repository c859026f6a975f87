package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// An offer is one to everybody if its draft is public, also if it answers a private one.
func TestOSI_7_4_1_OffersAll(t *testing.T) {
	for _, c := range []struct {
		name   string
		before []string // drafts of the seat and, before that, an offer of seat 1 to it
		move   string
		all    bool
	}{
		{"whispered", []string{"to 2", "give grain 1"}, "offer", false},
		{"to all", []string{"to 2", "give grain 1", "audience public"}, "offer", true},
		{"an answer to a whisper, whispered", []string{"give grain 1"}, "counter 2 private 1", false},
		{"an answer to a whisper, to all", []string{"give grain 1", "audience public"}, "counter 2 private 1", true},
		{"a no", nil, "decline 2 private 1", false},
		{"a promise to all", []string{"to 2", "audience public"}, "promise build any", false},
		{"a draft", nil, "audience public", false},
	} {
		s, play := tableOfFour(t)
		play(1, "to 1", "give grain 1", "offer")
		play(0, c.before...)
		m, err := osiris.Lexicon.Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.OffersAll(0, m); got != c.all {
			t.Errorf("%s: OffersAll is %t", c.name, got)
		}
		heard := false
		for _, e := range play(0, c.move) {
			heard = heard || e.Kind == osiris.EvOffer && e.Audience == game.Everyone
		}
		if heard != c.all {
			t.Errorf("%s: everybody hears of it: %t", c.name, heard)
		}
	}
}

// Others may put bribes from the draw of a visit until the visitor has chosen, and never otherwise.
func TestOSI_7_5_4_HeldFor(t *testing.T) {
	visits := 0
	for _, setup := range gametest.Tables(kit.Game) {
		for seed := range uint64(3) {
			gametest.Walk(t, kit.Game, setup, seed, func(s *osiris.State) bool {
				held, want := s.HeldFor(), game.Seats(0)
				if s.Top().Step == osiris.StepShare {
					want = (1<<s.Count - 1) &^ s.Owing()
					visits++
				}
				if held != want {
					t.Fatalf("seed %d: the choice is open for %b, want %b", seed, held, want)
				}
				for seat := range game.Seat(s.Count) {
					for _, m := range s.OutOfTurn(nil, seat) {
						if m.Verb == osiris.VBribe && !held.Has(seat) {
							t.Fatalf("seed %d: seat %d can bribe, but the choice is not open for it", seed, seat)
						}
					}
				}
				return false
			})
		}
	}
	if visits < 20 {
		t.Errorf("only %d visits", visits)
	}
}

// Where nobody may bribe, no choice is open for others.
func TestOSI_7_8_4_HeldForNobody(t *testing.T) {
	visits := 0
	for seed := range uint64(3) {
		gametest.Walk(t, kit.Game, gametest.With(3, osiris.OptNegotiation+"=off"), seed, func(s *osiris.State) bool {
			if s.Top().Step == osiris.StepShare {
				visits++
			}
			if s.HeldFor() != 0 {
				t.Fatalf("seed %d: the choice is open for %b", seed, s.HeldFor())
			}
			return false
		})
	}
	if visits == 0 {
		t.Error("nobody has visited a city")
	}
}
