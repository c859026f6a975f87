package barter

import "ennead/game"

// The kinds of events.
const (
	eDealt uint8 = iota // A: the stone
	eRested
	ePolished
	eOffered  // A: to whom, B and C: what for what
	eSwapped  // A: with whom
	eTraded   // A: with whom, B and C: what for what
	eFailed   // A: with whom
	eDeclined // A: whose offer
	eCanceled // A: whom it was for
	eShown    // A: to whom, B: clay, C: gold
)

// Play applies a legal move.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	if m.Verb >= vMark {
		s.bargain(seat, m, log)
		return
	}
	p := &s.player[s.turn]
	switch m.Verb {
	case vDig:
		s.step = digging
		return
	case vStone:
		p.stones++
		p.held[m.A]++
		log.Add(game.Event{Kind: eDealt, Seat: game.Seat(s.turn), A: m.A, Audience: game.Seat(s.turn).Set()})
		if s.step == dealing {
			s.deal()
			return
		}
	case vRest:
		p.earned++
		log.Add(game.Event{Kind: eRested, Seat: seat, Audience: game.Everyone})
	case vPolish:
		p.earned += 2
		log.Add(game.Event{Kind: ePolished, Seat: seat, Audience: game.Everyone})
	}
	s.next()
}

// deal continues BAR-1.
func (s *State) deal() {
	if s.player[s.turn].stones == first {
		s.turn++
	}
	if s.turn == s.players {
		s.turn, s.step = 0, choosing
	}
}

func (s *State) next() {
	s.step = choosing
	for i := range s.player {
		s.player[i].entries = 0
	}
	if s.turn++; s.turn < s.players {
		return
	}
	s.turn = 0
	if s.round++; s.round == s.rounds {
		s.step = over
		for i := range s.player {
			s.player[i].mark, s.player[i].offer, s.player[i].to, s.player[i].wish = deal{}, deal{}, 0, 0
		}
	}
}

// bargain makes a negotiation move.
func (s *State) bargain(seat game.Seat, m game.Move, log *game.Log) {
	p, other := &s.player[seat], game.Seat(m.A)
	both := seat.Set() | other.Set()
	switch m.Verb {
	case vMark:
		p.mark = deal{m.A, m.B}
		p.entries++
	case vOffer:
		p.offer, p.mark, p.to, p.wish = p.mark, deal{}, m.A+1, 0
		p.entries++
		log.Add(game.Event{Kind: eOffered, Seat: seat, A: m.A, B: p.offer.give, C: p.offer.take, Audience: both})
	case vWish:
		p.wish = m.A
	case vAccept:
		s.accept(seat, other, log)
	case vDecline:
		s.player[other].offer, s.player[other].to = deal{}, 0
		log.Add(game.Event{Kind: eDeclined, Seat: seat, A: m.A, Audience: both})
	case vCancel:
		log.Add(game.Event{Kind: eCanceled, Seat: seat, A: p.to - 1, Audience: seat.Set() | 1<<(p.to-1)})
		p.offer, p.to = deal{}, 0
	case vShow:
		p.entries++
		log.Add(game.Event{Kind: eShown, Seat: seat, A: m.A, B: p.held[1], C: p.held[2], Audience: both})
	}
}

// accept implements BAR-4.
func (s *State) accept(seat, from game.Seat, log *game.Log) {
	p, o := &s.player[seat], &s.player[from]
	d := o.offer
	o.offer, o.to = deal{}, 0
	if o.held[d.give] == 0 {
		log.Add(game.Event{Kind: eFailed, Seat: seat, A: uint8(from), Audience: seat.Set() | from.Set()})
		return
	}
	o.held[d.give]--
	o.held[d.take]++
	p.held[d.give]++
	p.held[d.take]--
	log.Add(game.Event{Kind: eSwapped, Seat: seat, A: uint8(from), Audience: game.Everyone})
	log.Add(game.Event{Kind: eTraded, Seat: seat, A: uint8(from), B: d.give, C: d.take,
		Audience: seat.Set() | from.Set()})
}

// Score counts the stones only at the end: until then they are secret.
func (s *State) Score(seat game.Seat) int { return int(s.player[seat].earned) + s.value(seat) }

func (s *State) value(seat game.Seat) (points int) {
	if s.step == over {
		for kind, n := range s.player[seat].held {
			points += worth[kind] * int(n)
		}
	}
	return points
}

// Rank returns the place.
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for i := range s.players {
		if s.Score(game.Seat(i)) > s.Score(seat) {
			rank++
		}
	}
	return rank
}

// Sheet returns the score by category.
func (s *State) Sheet() []game.Category {
	return game.SheetOf([]string{"barter.sheet.earned", "barter.sheet.stones"}, s.Seats(), func(seat game.Seat) []int {
		return []int{int(s.player[seat].earned), s.value(seat)}
	})
}
