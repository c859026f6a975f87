package osiris

import "ennead/game"

// The book of negotiation (chapter 7).

// Capacity of the book. Components may set lower limits (OSI-7.8.2).
const (
	MaxOffers   = 8 // open offers of a governor
	MaxBribes   = 3
	MaxPromises = 8 // unmarked promises of a governor (OSI-RUL-67)
	MaxNumber   = 99
)

// Goods can change hands (OSI-7.3.1).
type Goods struct {
	Tokens  Tokens
	Workers Workers
	Cards   Cards
}

// Bundle is one side of an offer: goods, and cards that it does not name or show.
type Bundle struct {
	Goods
	Open  Cards // subset of Cards that the other side may see; empty on the wanted side
	Kinds Kinds // wanted side: numbers of cards of each kind
	// Any is a number of cards: on the wanted side those of any kind, on the given side of a masked state those that
	// the viewer does not know.
	Any  uint8
	Some uint8 // masked state: number of workers whose kind the viewer does not know
}

// Kinds counts cards of each kind, 0 to 3, in two bits a kind.
type Kinds uint32

// Of returns the number of cards of a kind.
func (k Kinds) Of(kind Kind) uint8 { return uint8(k>>(2*kind)) & 3 }

// With returns a copy with n cards of a kind.
func (k Kinds) With(kind Kind, n uint8) Kinds { return k&^(3<<(2*kind)) | Kinds(n)<<(2*kind) }

// Offer is an open offer of a swap (OSI-7.3.2).
type Offer struct {
	Number     uint8 // see [Book.Last]; 0 for an empty slot
	To         game.Seat
	Public     bool
	Turn       bool // ends with the turn instead of the season
	Give, Want Bundle
}

// Bribe is an open bribe (OSI-7.5.1).
type Bribe struct {
	Number uint8     // 1 to MaxBribes, by author; 0 for an empty slot
	If     game.Seat // the seat that must receive the second card
	Taken  bool      // the visitor has accepted it with their choice
	Give   Bundle
}

// Promise is a promise that has not been marked (OSI-7.6.1).
type Promise struct {
	Number uint8 // by author and addressee; 0 for an empty slot
	To     game.Seat
	Public bool
	Action uint8 // one of the ten actions, from 1; 0 for any other promise
	Season uint8 // 0 for no particular season
}

// Draft is an offer, bribe, promise or show in preparation. Only its governor sees it.
type Draft struct {
	To         uint8 // the addressee from 1; 0 for none yet
	Public     bool
	Turn       bool
	Give, Want Bundle
}

// Book holds what governors offer, bribe with and promise.
type Book struct {
	Used     bool // the book has content
	Drafts   [MaxSeats]Draft
	Offers   [MaxSeats][MaxOffers]Offer // by author, in the order of their making
	Bribes   [MaxSeats][MaxBribes]Bribe
	Promises [MaxSeats][MaxPromises]Promise
	Last     [MaxSeats][MaxSeats + 1]uint8 // by author and addressee, then public: the last offer (OSI-RUL-68)
	LastWord [MaxSeats][MaxSeats + 1]uint8 // the same for promises, see [PrivateWords]
	Entries  [MaxSeats]uint8               // entries since the table's last action (OSI-7.8.2)
	Declined [MaxSeats][MaxSeats]uint8     // by author and addressee: private offers declined this season
	Kept     [MaxSeats][MaxSeats]uint8     // by author and addressee: promises marked as kept; Broken likewise
	Broken   [MaxSeats][MaxSeats]uint8
}

func (g *Goods) empty() bool { return *g == Goods{} }

// Empty reports whether a bundle has no content.
func (b *Bundle) Empty() bool {
	return b.Goods.empty() && b.Kinds == 0 && b.Any == 0 && b.Some == 0
}

// add returns the union of goods that have no card in common.
func (g Goods) add(h *Goods) Goods {
	g.Tokens = g.Tokens.Plus(h.Tokens)
	for w := range g.Workers {
		g.Workers[w] += h.Workers[w]
	}
	g.Cards |= h.Cards
	return g
}

// Covers reports whether g includes all of h.
func (g *Goods) Covers(h *Goods) bool {
	for w := range g.Workers {
		if g.Workers[w] < h.Workers[w] {
			return false
		}
	}
	return g.Tokens.Covers(h.Tokens) && h.Cards&^g.Cards == 0
}

// Holds returns the goods behind a seat's screen.
func (s *State) Holds(seat game.Seat) Goods {
	p := &s.Player[seat]
	return Goods{p.Tokens, p.Workers, p.Cards}
}

// Bound returns the goods in the open bribes of a seat (OSI-7.5.2).
func (s *State) Bound(seat game.Seat) (g Goods) {
	for i := range s.Book.Bribes[seat] {
		if b := &s.Book.Bribes[seat][i]; b.Number != 0 {
			g = g.add(&b.Give.Goods)
		}
	}
	return g
}

// free returns the goods that a seat may give away now: all except those of its bribes, and the tokens that it has just
// taken while it owes a fee (OSI-7.3.9).
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

// hand moves goods from one screen behind another. The two parties see them, the others only their number (OSI-7.4.1).
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
