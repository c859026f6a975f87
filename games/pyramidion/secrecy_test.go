package pyramidion_test

import (
	"bytes"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// masked is a state as a seat may know it.
func masked(s *pyramidion.State, seat game.Seat) *pyramidion.State {
	view := *s
	view.Mask(seat)
	return &view
}

// open is a state without what may be secret.
func open(s *pyramidion.State) pyramidion.State {
	c := *s
	c.Deck, c.Pile = 0, 0
	for seat := range c.Player {
		p := &c.Player[seat]
		p.Hand, p.Closed, p.Boats, p.Ships = 0, 0, 0, 0
	}
	return c
}

// PYR-19.1, PYR-Q37: everything else is public, the number of cards and boats too.
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
					t.Fatalf("%s sees\n%s of\n%s", viewer.Text(), kit.Game.Position(view), kit.Game.Position(s))
				}
				if view.DeckLen() != s.DeckLen() || view.PileLen() != s.PileLen() {
					t.Fatalf("%s sees piles of %d and %d, not %d and %d", viewer.Text(), view.DeckLen(), view.PileLen(), s.DeckLen(), s.PileLen())
				}
				for seat := range s.Count {
					is, was := &view.Player[seat], &s.Player[seat]
					if is.Hold() != was.Hold() || is.Fleet() != was.Fleet() {
						t.Fatalf("%s sees %d cards and %d boats, not %d and %d", viewer.Text(), is.Hold(), is.Fleet(), was.Hold(), was.Fleet())
					}
				}
			}
			return false
		})
	}
	t.Run("PYR-Q37", func(t *testing.T) {
		s := given(t, 3, "{players: {2: {goods: {wood: 3, statue: 1}}}}")
		if view := masked(s, game.Spectator); view.Player[1].Goods != (pyramidion.Goods{pyramidion.Wood: 3, pyramidion.Statue: 1}) {
			t.Errorf("a spectator sees %v", view.Player[1].Goods)
		}
	})
}

// PYR-19.2: hands and loaded boats are their owner's, but what everybody saw come into a hand: base cards, and cards taken back.
func TestPYR_19_2_Hidden(t *testing.T) {
	s := given(t, 3, "{players: {1: {hand: "+baseHand(0, "M01", "T01")+", known: [T01], boats: [BT07]}, 2: {boats: [BT08, BT09]}}}")
	hand := s.Player[0].Hand
	for _, viewer := range []game.Seat{0, 1, 2, game.Spectator} {
		view := masked(s, viewer)
		p := &view.Player[0]
		if viewer == 0 {
			if p.Hand != hand || p.Closed != 0 || p.Boats != s.Player[0].Boats || view.VP(0) != 2 || !view.ScoreKnown(0) || view.ScoreKnown(1) {
				t.Errorf("its owner sees %+v", p)
			}
			continue
		}
		if p.Hand != hand.Without(1) || p.Closed != 1 || !view.Deck.Has(1) {
			t.Errorf("%s sees the hand %b and %d more", viewer.Text(), p.Hand, p.Closed)
		}
		if p.Boats != 0 || p.Ships != 1 || view.VP(0) != 0 || view.ScoreKnown(0) || !view.Pile.Has(7) {
			t.Errorf("%s sees the boats %b and %d more", viewer.Text(), p.Boats, p.Ships)
		}
		for _, secret := range []string{`"M01"`, `"BT07"`} {
			if bytes.Contains(kit.Game.Position(view), []byte(secret)) {
				t.Errorf("%s reads %s in %s", viewer.Text(), secret, kit.Game.Position(view))
			}
		}
	}
}

// ships is a position after all sites, where seat 1 can load BT01 with what it has, and nobody else anything.
const ships = `{sites: {gizeh: {sundial: true}, abu_simbel: {sundial: true}, thebes: {sundial: true}, luxor: {sundial: true}, alexandria: {sundial: true},
	cairo: {sundial: true}}, players: {1: {goods: {camel: 1, food: 1, worker: 1}}}, pending: [{step: end}, {step: load, seat: 1}]}`

// PYR-19.3, PYR-Q48: the report of the load names the boat; views afterwards do not, until the end shows all (PYR-14.8).
func TestPYR_19_3_Loaded(t *testing.T) {
	s := given(t, 3, ships)
	loaded := happened(play(t, s, "1 load BT01"), pyramidion.EvLoaded)
	if len(loaded) != 1 || loaded[0].For(1).A != 1 || loaded[0].For(game.Spectator).A != 1 {
		t.Fatalf("others are told %v", loaded)
	}
	t.Run("PYR-Q48", func(t *testing.T) {
		for _, viewer := range []game.Seat{1, game.Spectator} {
			if view := masked(s, viewer); view.Player[0].Boats != 0 || view.Player[0].Ships != 1 || view.Score(0) != 0 || !view.Pile.Has(1) {
				t.Errorf("%s sees %+v, %d VP", viewer.Text(), view.Player[0], view.Score(0))
			}
		}
		if view := masked(s, 0); view.Score(0) != 1 {
			t.Errorf("its owner sees %d VP", view.Score(0))
		}
	})
	t.Run("PYR-14.8", func(t *testing.T) {
		end := until(t, game.Setup{Players: 3}, over)
		for _, viewer := range []game.Seat{0, game.Spectator} {
			view := masked(end, viewer)
			for seat := range game.Seat(3) {
				if view.Score(seat) != end.Score(seat) || view.Rank(seat) != end.Rank(seat) || view.Player[seat].Boats != end.Player[seat].Boats {
					t.Errorf("at the end %s sees %d VP of seat %d, not %d", viewer.Text(), view.Score(seat), seat, end.Score(seat))
				}
			}
		}
	})
}

// PYR-19.4: at each moment exactly one player decides, or chance; nobody cuts in, and nobody trades.
func TestPYR_19_4_OneDecides(t *testing.T) {
	for seed := range uint64(6) {
		s := played(t, game.Setup{Players: 2 + int(seed%3)}, seed, func(s *pyramidion.State) bool { return s.Owing().Len() != 1 })
		if s != nil && s.Top().Step != pyramidion.Done {
			t.Fatalf("%b owe %s", s.Owing(), pyramidion.Steps[s.Top().Step].Name)
		}
	}
	if _, trades := game.State(&pyramidion.State{}).(game.Negotiated); trades {
		t.Error("players trade")
	}
	if _, cuts := game.State(&pyramidion.State{}).(game.Reactive); cuts {
		t.Error("players cut in")
	}
}

// PYR-19.5: a card that is drawn is told to who draws it alone; all else that Nature does, to everyone.
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
			var log game.Log
			s.Play(seat, m, &log)
			if seat != game.Nature {
				if who != game.Everyone {
					t.Fatalf("%s is seen by %b", pyramidion.Lexicon.Text(m), who)
				}
				continue
			}
			seen[f.Step] = true
			first := log.Events[0]
			if f.Step == pyramidion.StepDraw && (who != f.Seat.Set() || first.Kind != pyramidion.EvDealt || first.A != m.A || first.For(s.Next(f.Seat)).A != game.Unknown) {
				t.Fatalf("%s is seen by %b, and told as %v", pyramidion.Lexicon.Text(m), who, first)
			}
			if f.Step != pyramidion.StepDraw && (who != game.Everyone || first.Audience != game.Everyone) {
				t.Fatalf("%s is seen by %b, and told as %v", pyramidion.Lexicon.Text(m), who, first)
			}
		}
	}
	for step := pyramidion.StepOrder; step <= pyramidion.StepToken; step++ {
		if !seen[step] {
			t.Errorf("Nature never did %q", pyramidion.Steps[step].Name)
		}
	}
}

// PYR-16.2, PYR-19.2: a card that is taken back is known to be there until it leaves the hand again.
func TestPYR_16_2_Known(t *testing.T) {
	s := given(t, 3, `{active: {site: cairo, activator: 1, ankh: true}, players: {1: {hand: [B-red-M1], inPlay: [S01, M01], played: 2}, 2: {passed: true}, 3: {passed: true}},
		pending: [`+first+", {step: card, seat: 1}]}")
	play(t, s, "1 pass")
	if p := &masked(s, 1).Player[0]; !p.Hand.Has(1) || p.Closed != 0 {
		t.Fatalf("others see the hand %b and %d more", p.Hand, p.Closed)
	}
	s.Leaves(0, 1)
	if s.Player[0].Known != 0 {
		t.Errorf("known to be in the hand are %b", s.Player[0].Known)
	}
}

// PYR-13.3: boats of others are guessed so that the game is not over; those of this round may have brought anybody to the target.
func TestPYR_13_3_Guess(t *testing.T) {
	r, seen := game.NewRand(1), 0
	for seed := range uint64(20) {
		n := 0
		played(t, game.Setup{Players: 2 + int(seed%3)}, seed, func(s *pyramidion.State) bool {
			for seat := range game.Seat(s.Count) {
				if !s.Below(seat) {
					t.Fatalf("seat %d had %d VP: %s", seat, s.VP(seat), kit.Game.Position(s))
				}
			}
			if n++; n%23 != 0 || s.Top().Step == pyramidion.Done {
				return false
			}
			view := masked(s, game.Spectator)
			view.Determinize(game.Spectator, &r)
			for seat := range game.Seat(s.Count) {
				if seen++; !view.Below(seat) || view.Player[seat].Boats.Len() != s.Player[seat].Boats.Len() {
					t.Fatalf("seat %d is guessed to have %b, %d VP", seat, view.Player[seat].Boats, view.VP(seat))
				}
			}
			return false
		})
	}
	if seen < 500 {
		t.Errorf("%d guesses", seen)
	}
	s := given(t, 3, "{players: {2: {boats: [BT10, BT15]}}}") // 7 VP: of two boats those of 5 VP together are not possible
	for range 200 {
		view := masked(s, 0)
		if view.Determinize(0, &r); view.VP(1) >= 10 {
			t.Fatalf("the guess is %d VP", view.VP(1))
		}
	}
}
