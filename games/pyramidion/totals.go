package pyramidion

import "ennead/game"

// What cards count: PYR-9.6.

// Totals are a player's points in each category on the active site: PYR-9.6.1, with what Slavers of others take off (PYR-16.8).
func (s *State) Totals(seat game.Seat) (sum Points) {
	p := &s.Player[seat]
	if p.InPlay == 0 {
		return sum
	}
	malus := s.slavers(seat)
	if malus == 0 {
		return points(s.count(p))
	}
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		for c, n := range s.values(seat, Card(cards.First())) {
			sum[c] += n - min(n, malus)
		}
	}
	return sum
}

// points are the values of a word.
func points(word uint32) Points { return Points{uint8(word), uint8(word >> 8), uint8(word >> 16)} }

// count adds up a player's cards where nothing is taken off: their values lie in words, a byte each. What a Goddess and the Philosopher count
// is not printed on them.
func (s *State) count(p *Player) (all uint32) {
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		all += s.Data.Words[cards.First()]
	}
	all += s.divine(p.Category)
	if s.Copied.Card != 0 && p.InPlay&s.Data.With[Philosopher] != 0 {
		all += s.Data.Words[s.Copied.Card] + s.divine(s.Copied.Category)
	}
	return all
}

// divine is what a Goddess counts in a category, from 1, as a word; nothing without one.
func (s *State) divine(category uint8) uint32 { return uint32(s.Data.Divine) << (8 * category) >> 8 }

// values are what a card in play counts: as printed, a Goddess in her category (PYR-16.1), the Philosopher what it copies (PYR-16.7.1).
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
	others := s.inPlay() &^ s.Player[seat].InPlay
	n = uint8((others & s.Data.With[Slaver]).Len())
	if s.copies(Slaver) && others&s.Data.With[Philosopher] != 0 {
		n++
	}
	return n
}

// effects counts the cards in play that have an effect, the Philosopher that copies one included (PYR-16.7.2).
func (s *State) effects(e Effect) uint8 {
	n := uint8((s.inPlay() & s.Data.With[e]).Len())
	if s.copies(e) {
		n++
	}
	return n
}

// copies tells whether the Philosopher copies a card with that effect.
func (s *State) copies(e Effect) bool {
	return s.Copied.Card != 0 && s.Data.Card[s.Copied.Card].Effect == e
}

// winners are who has strictly the most of each category, with at least 1 point, and how much; NoSeat where nobody has (PYR-9.6.2).
type winners struct {
	seat [categories]game.Seat
	n    Points
}

func (s *State) winners() winners {
	w := winners{seat: [categories]game.Seat{NoSeat, NoSeat, NoSeat}}
	slaver := (s.inPlay()&s.Data.With[Slaver]) != 0 || s.copies(Slaver)
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if p.InPlay == 0 {
			continue
		}
		totals := points(s.count(p))
		if slaver {
			totals = s.Totals(seat)
		}
		for c, n := range totals {
			switch {
			case n > w.n[c]:
				w.seat[c], w.n[c] = seat, n
			case n == w.n[c]:
				w.seat[c] = NoSeat
			}
		}
	}
	return w
}

// Least is what a troop takes on the active site, raised by Lithographers (PYR-16.9.1).
func (s *State) Least(t Troop) uint8 {
	least := s.Data.Site[s.Site].Least[t]
	for raised := s.Raised; raised != 0; raised &= raised - 1 {
		least += raise
	}
	return least
}

// raise is what a Lithographer adds to minimums (PYR-16.9.1).
const raise = 3

// inPlay are the cards of all players on the active site.
func (s *State) inPlay() (all Cards) {
	for seat := range s.Count {
		all |= s.Player[seat].InPlay
	}
	return all
}

// holder is who has played a card that is in play (PYR-9.2.5).
func (s *State) holder(c Card) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].InPlay.Has(uint8(c)) {
			return seat
		}
	}
	return NoSeat
}
