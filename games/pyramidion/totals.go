package pyramidion

import (
	"math/bits"

	"ennead/game"
)

// What cards count: PYR-9.6.

// Totals returns a player's points in each category on the active site (PYR-9.6.1), minus the effect of other
// players' Slavers (PYR-16.8).
func (s *State) Totals(seat game.Seat) Points { return s.tally(seat).points() }

// Worth returns what a card in play counts for its player (PYR-9.6.1), minus the effect of other players' Slavers
// (PYR-16.8).
func (s *State) Worth(seat game.Seat, c Card) Points {
	return s.values(seat, c).less(s.slavers(seat))
}

// less subtracts malus from each category, with a minimum of zero.
func (p Points) less(malus uint8) Points {
	for i := range p {
		p[i] -= min(p[i], malus)
	}
	return p
}

// winners are the seats with strictly the most points in each category, at least 1, and those points; NoSeat if there
// is none (PYR-9.6.2).
type winners struct {
	seat [CategoryCount]game.Seat
	n    Points
	all  [MaxSeats]Tally // of each seat
}

// values returns what a card in play counts: its printed values, for a Goddess her category (PYR-16.1), for the
// Philosopher the values that it copies (PYR-16.7.1).
func (s *State) values(seat game.Seat, c Card) Points {
	category := s.Player[seat].Category
	if s.Data.With[Philosopher].Has(uint8(c)) {
		c, category = s.Copied.Card, s.Copied.Category
	}
	data := &s.Data.Card[c]
	if data.Effect != Goddess || category == 0 {
		return data.Values
	}
	var p Points
	p[category-1] = s.Data.Divine
	return p
}

// slavers counts the Slaver effects of all other players (PYR-16.8).
func (s *State) slavers(seat game.Seat) (n uint8) {
	others := s.InPlay() &^ s.Player[seat].InPlay
	n = uint8((others & s.Data.With[Slaver]).Len())
	if s.Copies(Slaver) && others&s.Data.With[Philosopher] != 0 {
		n++
	}
	return n
}

// Effects counts the cards in play with an effect, including a Philosopher that copies it (PYR-16.7.2).
func (s *State) Effects(e Effect) uint8 {
	n := uint8((s.InPlay() & s.Data.With[e]).Len())
	if s.Copies(e) {
		n++
	}
	return n
}

// Copies reports whether the Philosopher copies a card with that effect.
func (s *State) Copies(e Effect) bool {
	return s.Copied.Card != 0 && s.Data.Card[s.Copied.Card].Effect == e
}

// Least returns the minimum for a troop on the active site, raised by Lithographers (PYR-16.9.1).
func (s *State) Least(t Troop) uint8 {
	least := s.Data.Site[s.Site].Least[t]
	return least + Raise*uint8(bits.OnesCount8(s.Raised))
}

// Raise is what a Lithographer adds to the minimums (PYR-16.9.1).
const Raise = 3

// InPlay returns the cards of all players on the active site.
func (s *State) InPlay() (all Cards) {
	for seat := range s.Count {
		all |= s.Player[seat].InPlay
	}
	return all
}

// Holder returns the seat that has a card in play, or NoSeat (PYR-9.2.5).
func (s *State) Holder(c Card) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].InPlay.Has(uint8(c)) {
			return seat
		}
	}
	return NoSeat
}
