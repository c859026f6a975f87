package pyramidion_test

import (
	"bytes"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// masked returns a state as a seat may know it.
func masked(s *pyramidion.State, seat game.Seat) *pyramidion.State {
	view := *s
	view.Mask(seat)
	return &view
}

// open returns a state without everything that can be secret.
func open(s *pyramidion.State) pyramidion.State {
	c := *s
	c.Deck, c.Pile = 0, 0
	for seat := range c.Player {
		p := &c.Player[seat]
		p.Hand, p.Closed, p.Boats, p.Ships = 0, 0, 0, 0
	}
	return c
}

// TestPYR_19_1_Public checks that everything else is public, the numbers of cards and boats included (PYR-19.1,
// PYR-Q37).
func TestPYR_19_1_Public(t *testing.T) {
	for seed := range uint64(12) {
		n := 0
		played(t, game.Setup{Players: 2 + int(seed%3)}, seed, func(s *pyramidion.State) bool {
			if n++; n%17 != 0 {
				return false
			}
			for _, viewer := range []game.Seat{0, 1, game.Spectator} {
				view := masked(s, viewer)
				if open(view) != open(s) {
					t.Fatalf("%s sees\n%s, want\n%s", viewer.Text(), kit.Game.Position(view), kit.Game.Position(s))
				}
				if view.DeckLen() != s.DeckLen() || view.PileLen() != s.PileLen() {
					t.Fatalf("%s sees piles of %d and %d, want %d and %d",
						viewer.Text(), view.DeckLen(), view.PileLen(), s.DeckLen(), s.PileLen())
				}
				for seat := range s.Count {
					is, was := &view.Player[seat], &s.Player[seat]
					if is.Hold() != was.Hold() || is.Fleet() != was.Fleet() {
						t.Fatalf("%s sees %d cards and %d boats, want %d and %d",
							viewer.Text(), is.Hold(), is.Fleet(), was.Hold(), was.Fleet())
					}
				}
			}
			return false
		})
	}
	t.Run("PYR-Q37", func(t *testing.T) {
		s := given(t, 3, "{players: {2: {goods: {wood: 3, statue: 1}}}}")
		want := pyramidion.Goods{pyramidion.Wood: 3, pyramidion.Statue: 1}
		if view := masked(s, game.Spectator); view.Player[1].Goods != want {
			t.Errorf("a spectator sees resources = %v", view.Player[1].Goods)
		}
	})
}

// TestPYR_19_2_Hidden checks that only their owner sees a hand and loaded boats, except cards that everybody saw go
// there: base cards, and cards taken back (PYR-19.2).
func TestPYR_19_2_Hidden(t *testing.T) {
	own := "{hand: " + baseHand(0, "M01", "T01") + ", known: [T01], boats: [BT07]}"
	s := given(t, 3, "{players: {1: "+own+", 2: {boats: [BT08, BT09]}}}")
	hand := s.Player[0].Hand
	for _, viewer := range []game.Seat{0, 1, 2, game.Spectator} {
		view := masked(s, viewer)
		p := &view.Player[0]
		if viewer == 0 {
			boats := p.Boats == s.Player[0].Boats && view.VP(0) == 2 && view.ScoreKnown(0) && !view.ScoreKnown(1)
			if p.Hand != hand || p.Closed != 0 || !boats {
				t.Errorf("the owner sees %+v", p)
			}
			continue
		}
		if p.Hand != hand.Without(1) || p.Closed != 1 || !view.Deck.Has(1) {
			t.Errorf("%s sees hand = %b and %d hidden cards", viewer.Text(), p.Hand, p.Closed)
		}
		if p.Boats != 0 || p.Ships != 1 || view.VP(0) != 0 || view.ScoreKnown(0) || !view.Pile.Has(7) {
			t.Errorf("%s sees boats = %b and %d hidden boats", viewer.Text(), p.Boats, p.Ships)
		}
		for _, secret := range []string{`"M01"`, `"BT07"`} {
			if bytes.Contains(kit.Game.Position(view), []byte(secret)) {
				t.Errorf("%s can read %s in %s", viewer.Text(), secret, kit.Game.Position(view))
			}
		}
	}
}

// ships is a position after all sites. Only seat 1 can load a boat: BT01.
const ships = `{sites: {gizeh: {sundial: true}, abu_simbel: {sundial: true}, thebes: {sundial: true},
	luxor: {sundial: true}, alexandria: {sundial: true}, cairo: {sundial: true}},
	players: {1: {goods: {camel: 1, food: 1, worker: 1}}}, pending: [{step: end}, {step: load, seat: 1}]}`

// TestPYR_19_3_Loaded checks that the event of loading names the boat. Later views hide it until the end shows all
// (PYR-19.3, PYR-Q48, PYR-14.8).
func TestPYR_19_3_Loaded(t *testing.T) {
	s := given(t, 3, ships)
	loaded := happened(play(t, s, "1 load BT01"), pyramidion.EvLoaded)
	if len(loaded) != 1 || loaded[0].For(1).A != 1 || loaded[0].For(game.Spectator).A != 1 {
		t.Fatalf("event for others = %v", loaded)
	}
	t.Run("PYR-Q48", func(t *testing.T) {
		for _, viewer := range []game.Seat{1, game.Spectator} {
			view := masked(s, viewer)
			if p := &view.Player[0]; p.Boats != 0 || p.Ships != 1 || view.Score(0) != 0 || !view.Pile.Has(1) {
				t.Errorf("%s sees %+v, VP = %d", viewer.Text(), view.Player[0], view.Score(0))
			}
		}
		if view := masked(s, 0); view.Score(0) != 1 {
			t.Errorf("the owner sees VP = %d", view.Score(0))
		}
	})
	t.Run("PYR-14.8", func(t *testing.T) {
		end := until(t, game.Setup{Players: 3}, over)
		for _, viewer := range []game.Seat{0, game.Spectator} {
			view := masked(end, viewer)
			for seat := range game.Seat(3) {
				same := view.Score(seat) == end.Score(seat) && view.Rank(seat) == end.Rank(seat)
				if !same || view.Player[seat].Boats != end.Player[seat].Boats {
					t.Errorf("at the end %s sees VP of seat %d = %d, want %d",
						viewer.Text(), seat, view.Score(seat), end.Score(seat))
				}
			}
		}
	})
}

// TestPYR_19_4_OneDecides checks that exactly one player or chance decides at each moment, without reactions or trade
// (PYR-19.4).
func TestPYR_19_4_OneDecides(t *testing.T) {
	for seed := range uint64(6) {
		several := func(s *pyramidion.State) bool { return s.Owing().Len() != 1 }
		s := played(t, game.Setup{Players: 2 + int(seed%3)}, seed, several)
		if s != nil && s.Top().Step != pyramidion.Done {
			t.Fatalf("seats to move = %b at step %s, want one", s.Owing(), pyramidion.Steps[s.Top().Step].Name)
		}
	}
	if _, trades := game.State(&pyramidion.State{}).(game.Negotiated); trades {
		t.Error("the game has negotiation, want none")
	}
	if _, cuts := game.State(&pyramidion.State{}).(game.Reactive); cuts {
		t.Error("the game has reactions, want none")
	}
}

// TestPYR_19_5_Drawn checks that only the player who draws a card sees it, and that everything else that Nature does
// is public (PYR-19.5).
func TestPYR_19_5_Drawn(t *testing.T) {
	seen := map[pyramidion.Step]bool{}
	for seed := range uint64(12) {
		s, err := begun(game.Setup{Players: 2 + int(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		for r := game.NewRand(seed); s.Owing() != 0; {
			seat, f := s.Owing().First(), s.Top()
			moves := s.Moves(nil, seat)
			m := moves[r.Intn(len(moves))]
			who := s.VisibleTo(seat, m)
			kind := pyramidion.EvDealt
			if s.Begun() > 0 {
				kind = pyramidion.EvDrawn
			}
			var log game.Log
			s.Play(seat, m, &log)
			if seat != game.Nature {
				if who != game.Everyone {
					t.Fatalf("%s is visible to %b", pyramidion.Lexicon.Text(m), who)
				}
				continue
			}
			seen[f.Step] = true
			first := log.Events[0]
			dealt := first.Kind == kind && first.A == m.A && first.For(s.Next(f.Seat)).A == game.Unknown
			if f.Step == pyramidion.StepDraw && (who != f.Seat.Set() || !dealt) {
				t.Fatalf("%s is visible to %b, event = %v", pyramidion.Lexicon.Text(m), who, first)
			}
			if f.Step != pyramidion.StepDraw && (who != game.Everyone || first.Audience != game.Everyone) {
				t.Fatalf("%s is visible to %b, event = %v", pyramidion.Lexicon.Text(m), who, first)
			}
		}
	}
	for step := pyramidion.StepOrder; step <= pyramidion.StepToken; step++ {
		if !seen[step] {
			t.Errorf("Nature never made the step %q", pyramidion.Steps[step].Name)
		}
	}
}

// TestPYR_16_2_Known checks that a card taken back is known to be in the hand until it leaves it again (PYR-16.2,
// PYR-19.2).
func TestPYR_16_2_Known(t *testing.T) {
	s := given(t, 3, `{active: {site: cairo, activator: 1, ankh: true}, players: {
		1: {hand: [B-red-M1], inPlay: [S01, M01], played: 2}, 2: {passed: true}, 3: {passed: true}},
		pending: [`+first+", {step: card, seat: 1}]}")
	play(t, s, "1 pass")
	if p := &masked(s, 1).Player[0]; !p.Hand.Has(1) || p.Closed != 0 {
		t.Fatalf("others see hand = %b and %d hidden cards", p.Hand, p.Closed)
	}
	s.Leaves(0, 1)
	if s.Player[0].Known != 0 {
		t.Errorf("known cards = %b, want none", s.Player[0].Known)
	}
}

// TestPYR_13_3_Determinize checks that Determinize deals boats with which the game is not over. Boats of this round may
// have brought anybody to the target (PYR-13.3).
func TestPYR_13_3_Determinize(t *testing.T) {
	r, seen := game.NewRand(1), 0
	for seed := range uint64(20) {
		n := 0
		played(t, game.Setup{Players: 2 + int(seed%3)}, seed, func(s *pyramidion.State) bool {
			for seat := range game.Seat(s.Count) {
				if !s.Below(seat) {
					t.Fatalf("VP of seat %d = %d: %s", seat, s.VP(seat), kit.Game.Position(s))
				}
			}
			if n++; n%23 != 0 || s.Top().Step == pyramidion.Done {
				return false
			}
			view := masked(s, game.Spectator)
			view.Determinize(game.Spectator, &r)
			for seat := range game.Seat(s.Count) {
				if seen++; !view.Below(seat) || view.Player[seat].Boats.Len() != s.Player[seat].Boats.Len() {
					t.Fatalf("seat %d: boats = %b, VP = %d", seat, view.Player[seat].Boats, view.VP(seat))
				}
			}
			return false
		})
	}
	if seen < 500 {
		t.Errorf("determinizations tried = %d", seen)
	}
	s := given(t, 3, "{players: {2: {boats: [BT10, BT15]}}}") // 7 VP: two boats of 5 VP each are impossible
	for range 200 {
		view := masked(s, 0)
		if view.Determinize(0, &r); view.VP(1) >= 10 {
			t.Fatalf("VP = %d", view.VP(1))
		}
	}
}
