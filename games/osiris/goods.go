package osiris

import "ennead/game"

// Goods: OSI-7.3.1.

// total are all workers and cards of some goods, and whether there is anything at all.
func (g *Goods) empty() bool { return *g == Goods{} }

// asks tells whether a bundle has nothing in it.
func (b *Bundle) Empty() bool {
	return b.Goods.empty() && b.Kinds == 0 && b.Any == 0 && b.Some == 0
}

// add puts goods together. Cards are never twice among them.
func (g Goods) add(h *Goods) Goods {
	g.Tokens = g.Tokens.Plus(h.Tokens)
	for w := range g.Workers {
		g.Workers[w] += h.Workers[w]
	}
	g.Cards |= h.Cards
	return g
}

// Covers tells whether so many goods can be taken out of these.
func (g *Goods) Covers(h *Goods) bool {
	for w := range g.Workers {
		if g.Workers[w] < h.Workers[w] {
			return false
		}
	}
	return g.Tokens.Covers(h.Tokens) && h.Cards&^g.Cards == 0
}

// Holds are the goods behind a seat's screen.
func (s *State) Holds(seat game.Seat) Goods {
	p := &s.Player[seat]
	return Goods{p.Tokens, p.Workers, p.Cards}
}

// Bound are the goods of the open bribes of a seat (OSI-7.5.2).
func (s *State) Bound(seat game.Seat) (g Goods) {
	for i := range s.Book.Bribes[seat] {
		if b := &s.Book.Bribes[seat][i]; b.Number != 0 {
			g = g.add(&b.Give.Goods)
		}
	}
	return g
}

// free are the goods that a seat may give away now: not those of its bribes, nor what it has just taken while it owes a fee
// (OSI-7.3.9).
func (s *State) free(seat game.Seat) Goods {
	g, bound := s.Holds(seat), s.Bound(seat)
	if f := s.Top(); f.Step == StepFee && f.Seat == seat {
		bound.Tokens = bound.Tokens.Plus(s.Turn.Paid)
	}
	g.Tokens = g.Tokens.Minus(g.Tokens.UpTo(bound.Tokens))
	for w := range g.Workers {
		g.Workers[w] -= min(g.Workers[w], bound.Workers[w])
	}
	g.Cards &^= bound.Cards
	return g
}

// hand moves goods from one screen behind another, for both to see, and for the others in numbers alone (OSI-7.4.1).
func (s *State) hand(of Two, g *Goods, log *game.Log) {
	a, b := &s.Player[of.From], &s.Player[of.To]
	if t := g.Tokens; t.Sum() > 0 {
		a.Tokens, b.Tokens = a.Tokens.Minus(t), b.Tokens.Plus(t)
		log.Add(tokensHanded(of, t))
	}
	if n := g.Workers.Sum(); n > 0 {
		log.Add(workersHanded(of, n))
	}
	for w, n := range g.Workers {
		a.Workers[w] -= n
		b.Workers[w] += n
		for range n {
			log.Add(workerHanded(of, Worker(w)))
		}
	}
	if n := g.Cards.Len(); n > 0 {
		log.Add(cardsHanded(of, uint8(n)))
	}
	for cards := g.Cards; cards != 0; cards = cards.Rest() {
		c := Card(cards.First())
		a.Cards, b.Cards = a.Cards.Without(uint8(c)), b.Cards.With(uint8(c))
		s.leaves(of.From, c, s.everybody()&^of.both())
		s.learn(of.To, of.From, c)
		log.Add(cardHanded(of, c))
	}
}
