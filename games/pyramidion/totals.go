package pyramidion

import "ennead/game"

// What cards count: PYR-9.6.

// Tally is points of each category side by side, two bytes each and less than 255, so that they are added up and compared all at once.
type Tally uint64

func (p Points) tally() Tally {
	return Tally(p[Influence]) | Tally(p[Negotiation])<<16 | Tally(p[Bargaining])<<32
}

func (t Tally) points() Points { return Points{uint8(t), uint8(t >> 16), uint8(t >> 32)} }

// Sum is the points of all categories.
func (t Tally) Sum() int { return int(t&0xff + t>>16&0xff + t>>32&0xff) }

// Totals are a player's points in each category on the active site: PYR-9.6.1, with what Slavers of others take off (PYR-16.8).
func (s *State) Totals(seat game.Seat) (sum Points) {
	p := &s.Player[seat]
	if p.InPlay == 0 {
		return sum
	}
	malus := s.slavers(seat)
	if malus == 0 {
		return s.count(p).points()
	}
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		for c, n := range s.values(seat, Card(cards.First())) {
			sum[c] += n - min(n, malus)
		}
	}
	return sum
}

// count adds up a player's cards where nothing is taken off. What a Goddess and the Philosopher count is not printed on them.
func (s *State) count(p *Player) (all Tally) {
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		all += s.Data.Words[cards.First()]
	}
	all += s.divine(p.Category)
	if s.Copied.Card != 0 && p.InPlay&s.Data.With[Philosopher] != 0 {
		all += s.Data.Words[s.Copied.Card] + s.divine(s.Copied.Category)
	}
	return all
}

// divine is what a Goddess counts in a category, from 1; nothing without one.
func (s *State) divine(category uint8) Tally { return Tally(s.Data.Divine) << (16 * category) >> 16 }

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
	others := s.InPlay() &^ s.Player[seat].InPlay
	n = uint8((others & s.Data.With[Slaver]).Len())
	if s.Copies(Slaver) && others&s.Data.With[Philosopher] != 0 {
		n++
	}
	return n
}

// EffectsOf counts the cards in play that have an effect, the Philosopher that copies one included (PYR-16.7.2).
func (s *State) EffectsOf(e Effect) uint8 {
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

// winners are who has strictly the most of each category, with at least 1 point, and how much; NoSeat where nobody has (PYR-9.6.2).
type winners struct {
	seat [CategoryCount]game.Seat
	n    Points
	all  [MaxSeats]Tally // of each seat
}

func (s *State) winners() (w winners) {
	const each, top = 0x000100010001, 0x800080008000
	slaver := s.InPlay()&s.Data.With[Slaver] != 0 || s.Copies(Slaver)
	most, best := Tally(0), Tally(uint64(NoSeat)*each)
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if p.InPlay == 0 {
			continue
		}
		n := s.count(p)
		if slaver {
			n = s.Totals(seat).tally()
		}
		w.all[seat] = n
		least := (n | top) - most // the top bit stays where there are at least as many, and of more once 1 is taken off
		more := (least - each) & top >> 15 * 0xffff
		most, best = most&^more|n&more, best&^more|Tally(seat)*each&more
		best |= (least & top >> 15 * 0xff) &^ more // a tie
	}
	who := best.points()
	w.seat, w.n = [CategoryCount]game.Seat{game.Seat(who[0]), game.Seat(who[1]), game.Seat(who[2])}, most.points()
	return w
}

// Least is what a troop takes on the active site, raised by Lithographers (PYR-16.9.1).
func (s *State) Least(t Troop) uint8 {
	least := s.Data.Site[s.Site].Least[t]
	for raised := s.Raised; raised != 0; raised &= raised - 1 {
		least += Raise
	}
	return least
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
