package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Who knows what: chapter 19. Two things are secret: cards in other players' hands, except those that everybody saw
// go there, and until the end of the game the boats that other players have loaded.

var (
	_ game.PublicChoices = (*State)(nil)
	_ game.Indifferent   = (*State)(nil)
	_ game.Shower        = (*State)(nil)
)

// VisibleTo hides a drawn card from everybody but the player who draws it. All other moves are public (PYR-19.5).
func (s *State) VisibleTo(_ game.Seat, _ game.Move) game.Seats {
	if f := s.Top(); f.Step == StepDraw {
		return f.Seat.Set()
	}
	return game.Everyone
}

// PublicChoice reports whether the seat's choices follow from public facts. Those among the cards of a hand do not
// (PYR-19.5).
func (s *State) PublicChoice(game.Seat) bool {
	switch s.Top().Step {
	case StepCard, StepRecruit:
		return false
	}
	return true
}

// Indifferent reports whether the seat pays for a boat and only the order is left to choose (PYR-12.3).
func (s *State) Indifferent(game.Seat) bool { return s.OneWay() }

// Shows reports whether a move ends a site or the round: cards that were in hands lie open then (PYR-13.5).
func (s *State) Shows(seat game.Seat, m game.Move) bool {
	next := *s
	next.Play(seat, m, nil)
	return next.Round != s.Round || next.Sundials != s.Sundials
}

// Mask hides what the seat must not know. The sizes of the piles stay known, see [State.DeckLen] and [State.PileLen].
func (s *State) Mask(seat game.Seat) {
	over := s.Top().Step == flow.Done
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		p := &s.Player[other]
		closed := p.Hand &^ (p.Known | s.Data.Base[other])
		p.Closed += uint8(closed.Len())
		p.Hand &^= closed
		s.Deck |= closed
		if !over { // at the end all boats are shown (PYR-14.8)
			p.Ships += uint8(p.Boats.Len())
			s.Pile |= p.Boats
			p.Boats = 0
		}
		if s.Shuffles > 0 {
			p.Backs |= closed
		}
	}
	if s.Shuffles > 0 {
		s.setBacks()
	}
}

// setBacks replaces each hidden card by the first unused card of the pile that it comes from. So the backs reveal the
// pile and nothing else.
func (s *State) setBacks() {
	taken := Cards(0)
	for seat := range s.Count {
		p := &s.Player[seat]
		closed := p.Backs
		for p.Backs = 0; closed != 0; closed = closed.Rest() {
			first := s.Deck & s.FromPile(s.From[closed.First()]) &^ taken
			back := first.First()
			p.Backs, taken = p.Backs.With(back), taken.With(back)
		}
	}
}

// DeckLen returns the number of cards in the draw pile, which everybody knows.
func (s *State) DeckLen() int {
	n := s.Deck.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Closed)
	}
	return n
}

// PileLen returns the number of boats in the draw pile, which everybody knows.
func (s *State) PileLen() int {
	n := s.Pile.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Ships)
	}
	return n
}

// Hold returns the number of cards that a player holds, which everybody knows.
func (p *Player) Hold() int { return p.Hand.Len() + int(p.Closed) }

// Fleet returns the number of boats that a player has loaded, which everybody knows.
func (p *Player) Fleet() int { return p.Boats.Len() + int(p.Ships) }

// ScoreKnown reports whether the viewer of a masked state knows the boats of a seat, and so its score (PYR-19.3).
func (s *State) ScoreKnown(seat game.Seat) bool { return s.Player[seat].Ships == 0 }

// Determinize deals the unknown cards and boats. All possible deals are equally likely, unless only few deals of
// boats are possible.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	ships := [MaxSeats]uint8{}
	for seat := range s.Count {
		p := &s.Player[seat]
		if s.Shuffles > 0 {
			s.dealBacks(p, r)
		}
		for ; p.Closed > 0; p.Closed-- {
			c := s.Deck.At(r.Intn(s.Deck.Len()))
			s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
		}
		ships[seat], p.Ships = p.Ships, 0
	}
	if ships != [MaxSeats]uint8{} {
		s.dealBoats(&ships, r)
	}
}

// dealBacks deals a player cards from the piles that theirs come from (PYR-18.3).
func (s *State) dealBacks(p *Player, r *game.Rand) {
	for ; p.Backs != 0; p.Backs = p.Backs.Rest() {
		cards := s.Deck & s.FromPile(s.From[p.Backs.First()])
		c := cards.At(r.Intn(cards.Len()))
		s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
	}
	p.Closed = 0
}

// attempts is how often dealBoats tries again after a deal that would have ended the game earlier.
const attempts = 48

// dealBoats deals boats to each player so that the game is not over: nobody had the target when the round began
// (PYR-13.3). If random deals fail, it exchanges boats for cheaper ones, and as a last resort it deals the cheapest.
func (s *State) dealBoats(ships *[MaxSeats]uint8, r *game.Rand) {
	pile := s.Pile
	for range attempts {
		s.Pile = pile
		possible := true
		for seat, n := range ships[:s.Count] {
			if n == 0 {
				continue
			}
			boats := Boats(0)
			for ; n > 0; n-- {
				b := s.Pile.At(r.Intn(s.Pile.Len()))
				s.Pile, boats = s.Pile.Without(b), boats.With(b)
			}
			s.Player[seat].Boats = boats
			possible = possible && s.Below(game.Seat(seat))
		}
		if possible {
			return
		}
	}
	for seat, n := range ships[:s.Count] {
		for n > 0 && !s.Below(game.Seat(seat)) {
			if !s.cheapen(game.Seat(seat), r) {
				s.dealCheapest(ships, pile)
				return
			}
		}
	}
}

// cheapen exchanges a player's dearest boat for a random cheaper one from the pile. It reports false if there is
// none.
func (s *State) cheapen(seat game.Seat, r *game.Rand) bool {
	own, cheaper := &s.Player[seat].Boats, Boats(0)
	dear := s.dearest(*own)
	for boats := s.Pile; boats != 0; boats = boats.Rest() {
		if b := boats.First(); s.Data.Boat[b].VP < s.Data.Boat[dear].VP {
			cheaper = cheaper.With(b)
		}
	}
	if cheaper == 0 {
		return false
	}
	b := cheaper.At(r.Intn(cheaper.Len()))
	s.Pile, *own = s.Pile.Without(b).With(dear), own.Without(dear).With(b)
	return true
}

// dealCheapest deals the cheapest boats as those loaded before this round, the dearest of them first: each to the
// player with the most points to spare for each boat to come. The boats loaded in this round are any others.
func (s *State) dealCheapest(ships *[MaxSeats]uint8, pile Boats) {
	var slots [MaxSeats]int
	var points [MaxSeats]float32
	due := 0
	for seat, n := range ships[:s.Count] {
		if n > 0 {
			s.Player[seat].Boats = 0
			slots[seat], points[seat] = int(n)-int(s.Loaded[seat]), float32(s.Data.Targets[s.Target])
			due += slots[seat]
		}
	}
	cheap := pile
	for cheap.Len() > due {
		cheap = cheap.Without(s.dearest(cheap))
	}
	s.Pile = pile &^ cheap
	for cheap != 0 {
		best, most := 0, float32(-1000)
		for seat, n := range slots {
			if n > 0 && points[seat]/float32(n) > most {
				best, most = seat, points[seat]/float32(n)
			}
		}
		b := s.dearest(cheap)
		cheap, s.Player[best].Boats = cheap.Without(b), s.Player[best].Boats.With(b)
		slots[best]--
		points[best] -= float32(s.Data.Boat[b].VP)
	}
	for seat, n := range ships[:s.Count] {
		for s.Player[seat].Boats.Len() < int(n) {
			b := s.Pile.First()
			s.Pile, s.Player[seat].Boats = s.Pile.Without(b), s.Player[seat].Boats.With(b)
		}
	}
}

// Below reports whether a player can have been below the target when the round began. The boats of this round do not
// count; they may be the dearest ones.
func (s *State) Below(seat game.Seat) bool {
	target, vp, boats := int(s.Data.Targets[s.Target]), s.VP(seat), s.Player[seat].Boats
	for n := s.Loaded[seat]; vp >= target && n > 0 && boats != 0; n-- {
		dear := s.dearest(boats)
		vp, boats = vp-int(s.Data.Boat[dear].VP), boats.Without(dear)
	}
	return target == 0 || vp < target
}

// dearest returns the boat of a set with the most VP.
func (s *State) dearest(boats Boats) (b uint8) {
	for ; boats != 0; boats = boats.Rest() {
		if next := boats.First(); b == 0 || s.Data.Boat[next].VP > s.Data.Boat[b].VP {
			b = next
		}
	}
	return b
}
