package pyramidion

import "fmt"

// PYR-18.5: nothing is made or lost.

// Whole says what is in two places or nowhere.
func (s *State) Whole() error {
	for _, check := range []func() error{s.goodsHold, s.troopsHold, s.cardsHold, s.boatsHold, s.spreadsHold} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// goodsHold: supply, sites and reserves.
func (s *State) goodsHold() error {
	for r, due := range s.Data.Stock {
		if n := int(s.Supply[r]) + s.NotInSupply(Resource(r)); n != int(due) {
			return fmt.Errorf("there are %d of %s, not %d (PYR-18.5)", n, ResourceNames[r], due)
		}
	}
	return nil
}

// NotInSupply is how many tokens of a resource are not in the supply.
func (s *State) NotInSupply(r Resource) (n int) {
	for site := range s.Goods {
		n += int(s.Goods[site][r])
	}
	for seat := range s.Count {
		n += int(s.Player[seat].Goods[r])
	}
	return n
}

// troopsHold: what is not on a site is in reserve, which is counted by what is on sites.
func (s *State) troopsHold() error {
	for kind := range s.Troop {
		var posted [MaxSeats]uint8
		for site, owner := range s.Troop[kind] {
			if owner == NoSeat {
				continue
			}
			if uint8(owner) >= s.Count {
				return fmt.Errorf("the %s on %s is nobody's", TroopNames[kind], SiteNames[site])
			}
			posted[owner]++
			if posted[owner] > s.Data.Troops[kind] {
				return fmt.Errorf("seat %d has more than %d %s troops (PYR-18.5)", owner+1, s.Data.Troops[kind], TroopNames[kind])
			}
		}
	}
	return nil
}

// cardsHold: cards of the deck are in the piles, in hands or in play; base cards are in their owner's hand or in play
// there, or set aside. Those that the viewer of a masked state does not know are among those of the pile.
func (s *State) cardsHold() error {
	all, closed := s.Spent, 0
	for seat := range s.Count {
		p := &s.Player[seat]
		for _, cards := range []Cards{p.Hand, p.InPlay} {
			if twice := all & cards; twice != 0 {
				return fmt.Errorf("card %s is in two places (PYR-18.5)", CardNames[twice.First()])
			}
			all |= cards
		}
		if strange := (p.Hand | p.InPlay) &^ (s.Data.Deck | s.Data.Base[seat]); strange != 0 {
			return fmt.Errorf("seat %d has the base card %s (PYR-18.5)", seat+1, CardNames[strange.First()])
		}
		if p.Known&^(p.Hand&s.Data.Deck) != 0 {
			return fmt.Errorf("seat %d is known to hold %b, which it does not", seat+1, p.Known)
		}
		closed += int(p.Closed)
	}
	if twice := all & s.Deck; twice != 0 {
		return fmt.Errorf("card %s is in two places (PYR-18.5)", CardNames[twice.First()])
	}
	if lost := s.Data.Deck &^ (all | s.Deck); lost != 0 {
		return fmt.Errorf("card %s is nowhere (PYR-18.5)", CardNames[lost.First()])
	}
	if closed == 0 && !s.Shuffled() {
		return fmt.Errorf("the deck %b was not shuffled last, or what all know is told apart: %v (PYR-18.3)", s.Deck, s.From)
	}
	if (s.Deck|s.Spent)&^s.Data.Deck != 0 || closed > s.Deck.Len() {
		return fmt.Errorf("the piles are %b and %b, %d cards of them in hands", s.Deck, s.Spent, closed)
	}
	return nil
}

// Shuffled: all of the deck was shuffled last, and of other cards only those in hands are told apart, as far as nobody
// knows them.
func (s *State) Shuffled() bool {
	closed := Cards(0)
	for seat := range s.Count {
		closed |= s.Player[seat].Hand &^ s.Player[seat].Known
	}
	return s.Deck&^s.FromPile(s.Shuffles) == 0 && s.Data.Deck&^(s.FromPile(0)|s.Deck|closed) == 0
}

// boatsHold: pile, row, before a player, or discarded.
func (s *State) boatsHold() error {
	lie := []Boats{s.Pile, s.Row, s.Sunk, 0}
	if s.Private != 0 {
		lie[3] = lie[3].With(uint8(s.Private))
	}
	for seat := range s.Count {
		lie = append(lie, s.Player[seat].Boats)
	}
	all := Boats(0)
	for _, boats := range lie {
		if twice := all & boats; twice != 0 {
			return fmt.Errorf("boat %s is in two places (PYR-18.5)", BoatNames[twice.First()])
		}
		all |= boats
	}
	if all != s.Data.Boats {
		return fmt.Errorf("boat %s is nowhere, or none (PYR-18.5)", BoatNames[(all^s.Data.Boats).First()])
	}
	return nil
}

// spreadsHold: face down, face up, or discarded.
func (s *State) spreadsHold() error {
	up := Spreads(0)
	if s.Spread != 0 {
		up = up.With(s.Spread)
	}
	twice := s.Spreads&s.Used | s.Spreads&up | s.Used&up
	if twice != 0 || s.Spreads|s.Used|up != s.Data.Spreads || s.Tokens&^s.Data.Tokens != 0 {
		return fmt.Errorf("distribution cards lie in two places, or nowhere: %b, %b and %b", s.Spreads, s.Used, up)
	}
	return nil
}
