package pyramidion_test

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// whole returns an error if a piece is in two places or in none (PYR-18.5).
func whole(s *pyramidion.State) error {
	checks := []func(*pyramidion.State) error{wholeGoods, wholeTroops, wholeCards, wholeBoats, wholeSpreads}
	for _, check := range checks {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// wholeGoods counts the supply, sites and reserves.
func wholeGoods(s *pyramidion.State) error {
	for r, due := range s.Data.Stock {
		if n := int(s.Supply[r]) + s.NotInSupply(pyramidion.Resource(r)); n != int(due) {
			return fmt.Errorf("there are %d of %s, not %d (PYR-18.5)", n, pyramidion.ResourceNames[r], due)
		}
	}
	return nil
}

// wholeTroops counts troops on sites. All other troops are in reserve.
func wholeTroops(s *pyramidion.State) error {
	for kind := range s.Troop {
		var posted [pyramidion.MaxSeats]uint8
		for site, owner := range s.Troop[kind] {
			name, all := pyramidion.TroopNames[kind], s.Data.Troops[kind]
			switch {
			case owner == pyramidion.NoSeat:
				continue
			case uint8(owner) >= s.Count:
				return fmt.Errorf("the %s on %s is nobody's", name, pyramidion.SiteNames[site])
			case posted[owner] == all:
				return fmt.Errorf("seat %d has more than %d %s troops (PYR-18.5)", owner+1, all, name)
			}
			posted[owner]++
		}
	}
	return nil
}

// wholeCards looks for deck cards in the piles, in hands and in play. Base cards are in their owner's hand or in play,
// or set aside. In a masked state, cards that the viewer does not know are in the pile.
func wholeCards(s *pyramidion.State) error {
	all, closed := s.Spent, 0
	for seat := range s.Count {
		p := &s.Player[seat]
		for _, cards := range []pyramidion.Cards{p.Hand, p.InPlay} {
			if twice := all & cards; twice != 0 {
				return fmt.Errorf("card %s is in two places (PYR-18.5)", pyramidion.CardNames[twice.First()])
			}
			all |= cards
		}
		if strange := (p.Hand | p.InPlay) &^ (s.Data.Deck | s.Data.Base[seat]); strange != 0 {
			return fmt.Errorf("seat %d has the base card %s (PYR-18.5)", seat+1, pyramidion.CardNames[strange.First()])
		}
		if p.Known&^(p.Hand&s.Data.Deck) != 0 {
			return fmt.Errorf("seat %d is known to hold %b, which it does not", seat+1, p.Known)
		}
		closed += int(p.Closed)
	}
	if twice := all & s.Deck; twice != 0 {
		return fmt.Errorf("card %s is in two places (PYR-18.5)", pyramidion.CardNames[twice.First()])
	}
	if lost := s.Data.Deck &^ (all | s.Deck); lost != 0 {
		return fmt.Errorf("card %s is nowhere (PYR-18.5)", pyramidion.CardNames[lost.First()])
	}
	if closed == 0 && !s.Shuffled() {
		return fmt.Errorf("deck %b: origins of cards do not fit the last shuffle: %v (PYR-18.3)", s.Deck, s.From)
	}
	if (s.Deck|s.Spent)&^s.Data.Deck != 0 || closed > s.Deck.Len() {
		return fmt.Errorf("the piles are %b and %b, %d cards of them in hands", s.Deck, s.Spent, closed)
	}
	return nil
}

// wholeBoats looks for boats in the pile, in the row, at Karnak, in front of players, and among the discards.
func wholeBoats(s *pyramidion.State) error {
	places := []pyramidion.Boats{s.Pile, s.Row, s.Sunk, pyramidion.Boats(0).With(uint8(s.Private)).Without(0)}
	for seat := range s.Count {
		places = append(places, s.Player[seat].Boats)
	}
	all := pyramidion.Boats(0)
	for _, boats := range places {
		if twice := all & boats; twice != 0 {
			return fmt.Errorf("boat %s is in two places (PYR-18.5)", pyramidion.BoatNames[twice.First()])
		}
		all |= boats
	}
	if wrong := all ^ s.Data.Boats; wrong != 0 {
		return fmt.Errorf("boat %s is nowhere, or none (PYR-18.5)", pyramidion.BoatNames[wrong.First()])
	}
	return nil
}

// wholeSpreads looks for distribution cards in the pile, face up, and among the discards.
func wholeSpreads(s *pyramidion.State) error {
	up := pyramidion.Spreads(0).With(s.Spread).Without(0) // number 0 is none
	twice := s.Spreads&s.Used | s.Spreads&up | s.Used&up
	if twice != 0 || s.Spreads|s.Used|up != s.Data.Spreads || s.Tokens&^s.Data.Tokens != 0 {
		return fmt.Errorf("distribution cards are in two places or nowhere: %b, %b and %b", s.Spreads, s.Used, up)
	}
	return nil
}

// TestPYR_18_5_Whole checks that whole finds every kind of inconsistency (PYR-18.5). TestLaws applies it to every
// move.
func TestPYR_18_5_Whole(t *testing.T) {
	for want, spoil := range map[string]func(s *pyramidion.State){
		"of camel, not 35":  func(s *pyramidion.State) { s.Supply[pyramidion.Camel]++ },
		"of statue, not 10": func(s *pyramidion.State) { s.Player[1].Goods[pyramidion.Statue]++ },
		"of wood, not 35":   func(s *pyramidion.State) { s.Goods[pyramidion.Cairo][pyramidion.Wood] = 3 },
		"has more than 5 torturer": func(s *pyramidion.State) {
			s.Troop[pyramidion.Torturers] = [pyramidion.SiteCount]game.Seat{}
		},
		"the negotiator on thebes is": func(s *pyramidion.State) {
			s.Troop[pyramidion.Negotiators][pyramidion.Thebes] = 3
		},
		"card M01 is in two places": func(s *pyramidion.State) { s.Spent = s.Spent.With(1) },
		"card M02 is nowhere":       func(s *pyramidion.State) { s.Deck = s.Deck.Without(2) },
		"card B-red-M1 is in two":   func(s *pyramidion.State) { s.Player[0].InPlay = s.Player[0].Hand },
		"has the base card B-blue-M1": func(s *pyramidion.State) {
			s.Player[1].Hand, s.Player[0].Hand = 0, s.Player[1].Hand
		},
		"the piles are":                 func(s *pyramidion.State) { s.Player[0].Closed = 41 },
		"is known to hold":              func(s *pyramidion.State) { s.Player[0].Known = 2 },
		"boat BT01 is in two places":    func(s *pyramidion.State) { s.Pile = s.Pile.With(1) },
		"boat BT02 is nowhere":          func(s *pyramidion.State) { s.Row = s.Row.Without(2) },
		"boat BT03 is in two places":    func(s *pyramidion.State) { s.Private = 3 },
		"distribution cards are in two": func(s *pyramidion.State) { s.Spreads = s.Spreads.With(1) },
	} {
		s := given(t, 3, "{}")
		if err := whole(s); err != nil {
			t.Fatal(err)
		}
		spoil(s)
		if err := whole(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error = %v, want %q", err, want)
		}
	}
}
