package osiris

import (
	"testing"

	"ennead/game"
)

// OSI-13.7: what one is shown is known until a card leaves the hand unseen.
func TestOSI_13_7_KnownCards(t *testing.T) {
	s, err := begun(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	s.Deck, s.Player[0].Cards = s.Deck&^14, 14 // CC01 to CC03
	s.learn(0, 1, 1)
	s.learn(0, 1, 2)
	s.learn(0, 2, 2)
	s.learn(0, 0, 3) // one knows one's own hand anyway
	sees := func(seat game.Seat, known Cards, closed uint8) {
		t.Helper()
		view := *s
		view.Mask(seat)
		if p := &view.Player[0]; p.Cards != known || p.Closed != closed || p.Hand() != s.Player[0].Hand() || view.Pile() != s.Pile() {
			t.Errorf("seat %d knows %v and %d more, of a pile of %d", seat, p.Cards, p.Closed, view.Pile())
		}
	}
	sees(0, 14, 0)
	sees(1, 6, 1)
	sees(2, 4, 2)
	sees(game.Spectator, 0, 3)
	s.leaves(0, 2, 1<<2) // to seat 1, unseen by seat 2
	sees(1, 2, 1)
	sees(2, 0, 2)
	if s.Player[0].Known != [maxSeats]Cards{1: 2} {
		t.Errorf("known are %v", s.Player[0].Known)
	}
}
