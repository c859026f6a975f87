package osiris

import "ennead/game"

// Negotiation (chapter 7): what lies beside the turn.

// The room of the book; components may set narrower limits (OSI-7.8.2).
const (
	MaxOffers   = 8 // open, of a governor
	MaxBribes   = 3
	MaxPromises = 8 // not yet marked, of a governor (OSI-RUL-67)
	MaxNumber   = 99
)

// Goods are what can change hands (OSI-7.3.1).
type Goods struct {
	Tokens  Tokens
	Workers Workers
	Cards   Cards
}

// Bundle is one side of an offer: goods, and city cards that are not named or not shown.
type Bundle struct {
	Goods
	Open  Cards // of Cards, those that the other side is shown; nothing in what is wanted
	Kinds Kinds // wanted: cards of a kind
	Any   uint8 // wanted: so many city cards, whichever; given, in a masked state: so many that the viewer does not know
	Some  uint8 // in a masked state: workers whose kind the viewer does not know
}

// Kinds are so many cards of each kind, 0 to 3, two bits a kind.
type Kinds uint32

// Of is how many of a kind.
func (k Kinds) Of(kind Kind) uint8 { return uint8(k>>(2*kind)) & 3 }

// With is the same with so many of one kind.
func (k Kinds) With(kind Kind, n uint8) Kinds { return k&^(3<<(2*kind)) | Kinds(n)<<(2*kind) }

// Offer is an open offer of a swap (OSI-7.3.2).
type Offer struct {
	Number     uint8 // see [Book.Last]; 0 where there is none
	To         game.Seat
	Public     bool
	Turn       bool // it ends with the present turn, not with the season
	Give, Want Bundle
}

// Bribe is an open bribe (OSI-7.5.1).
type Bribe struct {
	Number uint8     // 1 to 3 by author; 0 where there is none
	If     game.Seat // who must receive the second card
	Taken  bool      // the visitor has said that they accept it with their choice
	Give   Bundle
}

// Promise is one that has not been marked (OSI-7.6.1).
type Promise struct {
	Number uint8 // by author and addressee; 0 where there is none
	To     game.Seat
	Public bool
	Action uint8 // the kind of action, from 1; 0 if none is named
	Season uint8 // 0 if none is named
}

// Draft is what a governor puts together before it is sent; nobody else sees it.
type Draft struct {
	To         uint8 // the seat from 1, 0 if nobody yet
	Public     bool
	Turn       bool
	Give, Want Bundle
}

// Book is what is offered, bribed with and promised.
type Book struct {
	Used     bool // something stands in it
	Drafts   [MaxSeats]Draft
	Offers   [MaxSeats][MaxOffers]Offer // by author, in the order in which they were made
	Bribes   [MaxSeats][MaxBribes]Bribe
	Promises [MaxSeats][MaxPromises]Promise
	Last     [MaxSeats][MaxSeats + 1]uint8 // the last number of an offer by author and addressee; public ones at the end (OSI-RUL-68)
	LastWord [MaxSeats][MaxSeats + 1]uint8 // the same of promises, within their series
	Entries  [MaxSeats]uint8               // entries since the last action of the table (OSI-7.8.2)
	Declined [MaxSeats][MaxSeats]uint8     // by author and addressee: offers declined this season, public ones left out
	Kept     [MaxSeats][MaxSeats]uint8     // by author and addressee: promises marked kept, see Broken
	Broken   [MaxSeats][MaxSeats]uint8
}

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

// free are the goods that a seat may give away now: not those of its bribes, nor what it has just taken while it owes a
// fee (OSI-7.3.9).
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
