package pyramidion

import (
	"math/bits"

	"ennead/game"
)

// What cards count: PYR-9.6.

// Totals are a player's points in each category on the active site: PYR-9.6.1, with what Slavers of others take off
// (PYR-16.8).
func (s *State) Totals(seat game.Seat) Points { return s.tally(seat).points() }

// Worth is what a card in play counts for its player, with what Slavers of others take off (PYR-9.6.1, PYR-16.8).
func (s *State) Worth(seat game.Seat, c Card) Points {
	return s.values(seat, c).less(s.slavers(seat))
}

// less is points with so many taken off each, never below 0.
func (p Points) less(malus uint8) Points {
	for i := range p {
		p[i] -= min(p[i], malus)
	}
	return p
}

// winners are who has strictly the most of each category, with at least 1 point, and how much; NoSeat where nobody has
// (PYR-9.6.2).
type winners struct {
	seat [CategoryCount]game.Seat
	n    Points
	all  [MaxSeats]Tally // of each seat
}

// values are what a card in play counts: as printed, a Goddess in her category (PYR-16.1), the Philosopher what it
// copies (PYR-16.7.1).
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

// slavers counts the effects that hit a player's cards: those of all others (PYR-16.8).
func (s *State) slavers(seat game.Seat) (n uint8) {
	others := s.InPlay() &^ s.Player[seat].InPlay
	n = uint8((others & s.Data.With[Slaver]).Len())
	if s.Copies(Slaver) && others&s.Data.With[Philosopher] != 0 {
		n++
	}
	return n
}

// Effects counts the cards in play that have an effect, the Philosopher that copies one included (PYR-16.7.2).
func (s *State) Effects(e Effect) uint8 {
	n := uint8((s.InPlay() & s.Data.With[e]).Len())
	if s.Copies(e) {
		n++
	}
	return n
}

// Copies tells whether the Philosopher copies a card with that effect.
func (s *State) Copies(e Effect) bool {
	return s.Copied.Card != 0 && s.Data.Card[s.Copied.Card].Effect == e
}

// Least is what a troop takes on the active site, raised by Lithographers (PYR-16.9.1).
func (s *State) Least(t Troop) uint8 {
	least := s.Data.Site[s.Site].Least[t]
	return least + Raise*uint8(bits.OnesCount8(s.Raised))
}

// Raise is what a Lithographer adds to minimums (PYR-16.9.1).
const Raise = 3

// InPlay are the cards of all players on the active site.
func (s *State) InPlay() (all Cards) {
	for seat := range s.Count {
		all |= s.Player[seat].InPlay
	}
	return all
}

// Holder is who has played a card that is in play (PYR-9.2.5).
func (s *State) Holder(c Card) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].InPlay.Has(uint8(c)) {
			return seat
		}
	}
	return NoSeat
}
