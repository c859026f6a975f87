package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Who knows what: chapter 19. Secret are the cards in others' hands, save those that everybody saw go there, and the
// boats that others have loaded, until the end of the game.

// VisibleTo: cards that are drawn are seen by who draws them alone; nothing else is secret (PYR-19.5).
func (s *State) VisibleTo(_ game.Seat, _ game.Move) game.Seats {
	if f := s.Top(); f.Step == StepDraw {
		return f.Seat.Set()
	}
	return game.Everyone
}

// Mask hides what the seat must not know; how many cards and boats lie in the piles is known, see [State.DeckLen] and
// [State.PileLen].
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
		if !over { // PYR-14.8: at the end all are shown
			p.Ships += uint8(p.Boats.Len())
			s.Pile |= p.Boats
			p.Boats = 0
		}
		if s.Shuffles > 0 {
			p.Backs |= closed
		}
	}
	if s.Shuffles > 0 {
		s.backs()
	}
}

// backs lets cards stand for those that are closed, as if a card's back told the pile that it comes from: the first of
// each pile, whichever they are.
func (s *State) backs() {
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

// DeckLen is the number of cards in the draw pile, which everybody knows.
func (s *State) DeckLen() int {
	n := s.Deck.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Closed)
	}
	return n
}

// PileLen is the number of boats in the draw pile, which everybody knows.
func (s *State) PileLen() int {
	n := s.Pile.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Ships)
	}
	return n
}

// Hold is the number of cards that a player holds, which everybody knows.
func (p *Player) Hold() int { return p.Hand.Len() + int(p.Closed) }

// Fleet is the number of boats that a player has loaded, which everybody knows.
func (p *Player) Fleet() int { return p.Boats.Len() + int(p.Ships) }

// ScoreKnown reports whether a seat's boats are known to whom the state is masked for (PYR-19.3).
func (s *State) ScoreKnown(seat game.Seat) bool { return s.Player[seat].Ships == 0 }

// Determinize deals the unknown cards and boats, each deal as likely as any other that is possible.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	ships := [MaxSeats]uint8{}
	for seat := range s.Count {
		p := &s.Player[seat]
		if s.Shuffles > 0 {
			s.guessBacks(p, r)
		}
		for ; p.Closed > 0; p.Closed-- {
			c := s.Deck.At(r.Intn(s.Deck.Len()))
			s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
		}
		ships[seat], p.Ships = p.Ships, 0
	}
	if ships != [MaxSeats]uint8{} {
		s.guessBoats(&ships, r)
	}
}

// guessBacks deals a player cards out of the piles that theirs come from (PYR-18.3).
func (s *State) guessBacks(p *Player, r *game.Rand) {
	for ; p.Backs != 0; p.Backs = p.Backs.Rest() {
		cards := s.Deck & s.FromPile(s.From[p.Backs.First()])
		c := cards.At(r.Intn(cards.Len()))
		s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
	}
	p.Closed = 0
}

// guesses is how often boats are dealt anew that would have ended the game before.
const guesses = 48

// guessBoats deals so many boats to each player, and leaves the game where it is: nobody had the target when the round
// began (PYR-13.3). When no deal of that kind comes up, boats are changed for cheaper ones, and if that does not help
// the cheapest are dealt.
func (s *State) guessBoats(ships *[MaxSeats]uint8, r *game.Rand) {
	pile := s.Pile
	for range guesses {
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
				s.even(ships, pile)
				return
			}
		}
	}
}

// cheapen changes a player's dearest boat for a cheaper one of the pile, if there is one.
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

// even deals the cheapest boats for those that were loaded before this round, the dearest of them first: each to who
// has most points left for each boat that is to come. Others come for those of this round.
func (s *State) even(ships *[MaxSeats]uint8, pile Boats) {
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

// Below tells whether a player had less than the target when the round began: without the boats of this round, which
// may be the dearest ones.
func (s *State) Below(seat game.Seat) bool {
	target, vp, boats := int(s.Data.Targets[s.Target]), s.VP(seat), s.Player[seat].Boats
	for n := s.Loaded[seat]; vp >= target && n > 0 && boats != 0; n-- {
		dear := s.dearest(boats)
		vp, boats = vp-int(s.Data.Boat[dear].VP), boats.Without(dear)
	}
	return target == 0 || vp < target
}

// dearest is the boat of a set that is worth most.
func (s *State) dearest(boats Boats) (b uint8) {
	for ; boats != 0; boats = boats.Rest() {
		if next := boats.First(); b == 0 || s.Data.Boat[next].VP > s.Data.Boat[b].VP {
			b = next
		}
	}
	return b
}
