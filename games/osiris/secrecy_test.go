package osiris_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// OSI-13.7: a seat knows the cards that it was shown until an unseen card leaves the hand.
func TestOSI_13_7_KnownCards(t *testing.T) {
	s, err := begun(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	s.Deck, s.Player[0].Cards = s.Deck&^14, 14 // CC01 to CC03
	s.Learn(0, 1, 1)
	s.Learn(0, 1, 2)
	s.Learn(0, 2, 2)
	s.Learn(0, 0, 3) // seats always know their own hand
	sees := func(seat game.Seat, known osiris.Cards, closed uint8) {
		t.Helper()
		view := *s
		view.Mask(seat)
		p := &view.Player[0]
		if p.Cards != known || p.Closed != closed {
			t.Errorf("seat %d: got cards %b and %d unknown, want %b and %d", seat, p.Cards, p.Closed, known, closed)
		}
		if p.Hand() != s.Player[0].Hand() || view.Pile() != s.Pile() {
			t.Errorf("seat %d: got a hand of %d and a pile of %d", seat, p.Hand(), view.Pile())
		}
	}
	sees(0, 14, 0)
	sees(1, 6, 1)
	sees(2, 4, 2)
	sees(game.Spectator, 0, 3)
	s.Leaves(0, 2, 1<<2) // to seat 1, unseen by seat 2
	sees(1, 2, 1)
	sees(2, 0, 2)
	if s.Player[0].Known != [osiris.MaxSeats]osiris.Cards{1: 2} {
		t.Errorf("known cards: got %v, want CC01 by seat 1", s.Player[0].Known)
	}
}

// masked returns a copy masked for a seat.
func masked(s *osiris.State, seat game.Seat) *osiris.State {
	view := *s
	view.Mask(seat)
	return &view
}

// OSI-13.1, OSI-13.2, OSI-13.8: other seats see how many goods are behind a screen, but not which.
func TestOSI_13_1_Screens(t *testing.T) {
	s := ready(t, game.Setup{Players: 3}, 4)
	for _, viewer := range []game.Seat{0, 1, game.Spectator} {
		view := masked(s, viewer)
		for seat := range game.Seat(3) {
			is, was := &view.Player[seat], &s.Player[seat]
			if own := seat == viewer; (is.Cards == was.Cards && is.Workers == was.Workers) != own {
				t.Errorf("%d sees the screen of seat %d: %v", viewer, seat, !own)
			}
			if is.Hand() != was.Hand() || is.Unplaced() != was.Unplaced() {
				t.Errorf("%d does not see the numbers behind the screen of seat %d", viewer, seat)
			}
			if is.Blessings != was.Blessings || is.Stock != was.Stock {
				t.Errorf("%d does not see the blessings and monuments of seat %d", viewer, seat)
			}
		}
		if view.Pile() != s.Pile() || view.Pool != s.Pool || view.Supply != s.Supply || view.Site != s.Site {
			t.Errorf("%d does not see the board", viewer)
		}
	}
	t.Run("OSI-13.2 tokens", func(t *testing.T) {
		for _, open := range []bool{false, true} {
			s.Open = open
			for _, viewer := range []game.Seat{0, game.Spectator} {
				text := string(kit.Game.Position(masked(s, viewer)))
				want := map[game.Seat]int{0: 1, game.Spectator: 0}[viewer]
				if open {
					want = 3
				}
				if got := strings.Count(text, `"tokens":{`); got != want || open == strings.Contains(text, `"hidden"`) {
					const format = "shown %v: viewer %d sees the tokens of %d seats, want %d: %s"
					t.Errorf(format, open, viewer, got, want, text)
				}
			}
		}
	})
}

// OSI-5.0.4, OSI-13.6: unfinished choices and pending cards are visible only to the governor who chooses.
func TestOSI_5_0_4_Begun(t *testing.T) {
	s := ready(t, game.Setup{Players: 3}, 4)
	actor := s.OnTurn()
	before := [2]*osiris.State{masked(s, actor), masked(s, s.Next(actor))}
	for _, m := range s.Moves(nil, actor) {
		if m.Verb == osiris.VPlace {
			if s.VisibleTo(actor, m) != actor.Set() {
				t.Errorf("%s is visible to %b", osiris.Lexicon.Text(m), s.VisibleTo(actor, m))
			}
			s.Play(actor, m, nil)
			break
		}
	}
	if s.Top().Step != osiris.StepWhere {
		t.Fatalf("next step: %s", osiris.Steps[s.Top().Step].Name)
	}
	if *masked(s, s.Next(actor)) != *before[1] || *masked(s, actor) == *before[0] {
		t.Error("the choice of a worker must be visible to its governor and nobody else")
	}
	for _, m := range s.Moves(nil, actor) {
		if at := osiris.Place(m.A); at >= osiris.FirstCity && at < osiris.FirstSection {
			s.Play(actor, m, nil)
			break
		}
	}
	var first osiris.Card
	for s.Owing().Has(game.Nature) {
		moves := s.Moves(nil, game.Nature)
		m := moves[len(moves)-1]
		if s.VisibleTo(game.Nature, m) != actor.Set() {
			t.Errorf("%s is visible to %b", osiris.Lexicon.Text(m), s.VisibleTo(game.Nature, m))
		}
		if first == 0 {
			first = osiris.Card(m.A)
		}
		s.Play(game.Nature, m, nil)
	}
	view := masked(s, s.Next(actor))
	if s.Top().Step != osiris.StepShare {
		t.Fatalf("next step: %s", osiris.Steps[s.Top().Step].Name)
	}
	const unknown = osiris.Card(game.Unknown)
	if want := [osiris.MaxPending]osiris.Card{unknown, unknown}; view.Pending != want {
		t.Errorf("the others see the cards of a visit: %v", view.Pending)
	}
	if got := masked(s, actor).Pending; got != s.Pending {
		t.Errorf("cards of a visit for the visitor: got %v, want %v", got, s.Pending)
	}
	if own := masked(s, actor).DrawnFirst; own != first || view.DrawnFirst != unknown {
		t.Errorf("the card drawn first, %d: the visitor sees %d, the others %d", first, own, view.DrawnFirst)
	}
	if view.Pile() != s.Pile() {
		t.Errorf("pile for the others: got %d, want %d", view.Pile(), s.Pile())
	}
}
