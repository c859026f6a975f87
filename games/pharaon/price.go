package pharaon

import (
	"slices"

	"ennead/game"
)

// What actions cost: sections 5.3 and 6.
//
// An action takes, in all, its cost and a token for access; a token that pays access counts towards the cost if
// the colour of the wheel is in it (PHA-5.3). So the whole price is the cost, with the wheel's colour added where
// it is not in it, or the cost alone where any token gives access (PHA-10.7).

// anyFacing stands for the wheel's colour where any token gives access.
const anyFacing = Colour(colours)

// prices holds what each action of a quarter takes in all, by the colour that the quarter faces, for who has
// the same colours stand for each other; and of those the least, so that who cannot pay one of them can pay none.
// Of the Burial Chamber every step is: there is no choice between them.
type prices struct {
	all, least [quarters][colours + 1][]tally
}

// partitions is more than the numbers of all ways to make colours one.
const partitions = 2 * 3 * 4 * 5

// partition numbers the classes of colours.
func partition(class *[colours]uint8) uint8 {
	return class[1] + 2*class[2] + 6*class[3] + 24*class[4]
}

// An action of a quarter by its number: the option of the Nile, the step of the Burial Chamber, the colour of
// Artisans, and of Offerings, with the optional resource from withExtra on.
const withExtra = colours

// costs are what the actions of a quarter cost, without access.
func (c *Components) costs(q Quarter) (list []tally) {
	switch q {
	case Nobles: // PHA-6.1.1
		list = append(list, oneEach)
	case Nile: // PHA-6.2.1
		for _, o := range c.Options {
			list = append(list, one(uint8(o.Cost[0]))+one(uint8(o.Cost[1])))
		}
	case Offerings: // PHA-6.3.1
		for i := range uint8(2 * colours) {
			list = append(list, one(i%colours)*tally(1+i/withExtra))
		}
	case Burial: // PHA-6.4.1
		for _, step := range c.Steps {
			list = append(list, step.cost)
		}
	case Artisans: // PHA-6.5.1
		for i := range uint8(colours) {
			list = append(list, 3*one(i))
		}
	}
	return list
}

// tag works out the prices for all classes of colours, each named after the lowest of its colours.
func (c *Components) tag() {
	for n := range partitions {
		class := [colours]uint8{0, uint8(n % 2), uint8(n / 2 % 3), uint8(n / 6 % 4), uint8(n / 24)}
		named := true
		for _, k := range class {
			named = named && class[k] == k
		}
		if named {
			c.prices[n] = c.pricesFor(&class)
		}
	}
	c.plain = c.prices[partition(&plainClass)]
}

func (c *Components) pricesFor(class *[colours]uint8) *prices {
	var p prices
	for q := range Quarter(quarters) {
		for w := range anyFacing + 1 {
			list := c.costs(q)
			for i, cost := range list {
				if w != anyFacing && cost.Of(uint8(w)) == 0 {
					cost += one(uint8(w))
				}
				list[i] = cost.gather(class)
			}
			p.all[q][w], p.least[q][w] = list, list
			if q != Burial {
				p.least[q][w] = least(list)
			}
		}
	}
	return &p
}

// least are the prices that no other is a part of, each once.
func least(list []tally) (kept []tally) {
	for i, t := range list {
		if !slices.ContainsFunc(list[:i], t.covers) && !slices.ContainsFunc(list[i+1:], func(o tally) bool { return o != t && t.covers(o) }) {
			kept = append(kept, t)
		}
	}
	return kept
}

// covers tells whether another price is a part of this one, or the same.
func (t tally) covers(part tally) bool { return part.short(t) == 0 }

// price is an action cost (PHA-5.6) and how access to the quarter works.
type price struct {
	class     *[colours]uint8 // which colours stand for each other in the cost
	whole     tally           // with access, by class
	need      tally           // the cost alone, by class
	facing    uint8           // the access colour w
	deducts   bool            // w itself is in the cost
	anyColour bool            // the Judge: any five (PHA-10.8)
	anyAccess bool            // PHA-10.7
}

// judged makes all colours one class.
var judged [colours]uint8

// price works out what a purchase costs its buyer.
func (s *State) price(p *price, seat game.Seat, b *Purchase) {
	list := s.terms(p, seat, b.Quarter)
	i := s.number(seat, b)
	p.whole = list[i]
	p.need = s.prices(seat).all[b.Quarter][anyFacing][i]
	p.deducts = s.Data.plain.all[b.Quarter][anyFacing][i].Of(p.facing) > 0
	if p.anyColour {
		p.class, p.need = &judged, p.need.gather(&judged)
	}
}

// terms are what all prices of a quarter have in common for a buyer; what its actions take in all comes back.
func (s *State) terms(p *price, seat game.Seat, q Quarter) []tally {
	player := &s.Player[seat]
	w := s.Facing(q)
	p.class, p.facing = &player.Class, uint8(w)
	p.anyColour = q == Nobles && player.Nobles&s.Data.judges != 0
	if p.anyAccess = player.Nobles&s.Data.anyAccess[q] != 0; p.anyAccess {
		w = anyFacing
	}
	return s.prices(seat).all[q][w]
}

// prices are those for who has the seat's Scribes.
func (s *State) prices(seat game.Seat) *prices {
	p := &s.Player[seat]
	if p.Nobles&s.Data.scribes == 0 {
		return s.Data.plain
	}
	return s.Data.prices[partition(&p.Class)]
}

// number is the action that a purchase is for.
func (s *State) number(seat game.Seat, b *Purchase) uint8 {
	switch b.Quarter {
	case Nile:
		return b.Option
	case Offerings:
		if b.Extra {
			return uint8(b.Colour) + withExtra
		}
		return uint8(b.Colour)
	case Burial:
		return s.Player[seat].Step
	case Artisans:
		return uint8(b.Colour)
	}
	return 0
}

// canPay tells whether the seat can pay for some action of the quarter, which faces w, with its hand there.
func (s *State) canPay(seat game.Seat, q Quarter, w Colour, h *hand) bool {
	p := &s.Player[seat]
	if p.Nobles&s.Data.anyAccess[q] != 0 {
		w = anyFacing
	}
	list := h.prices.least[q][w]
	switch {
	case q == Burial:
		return list[p.Step].short(h.have) <= h.jokers
	case q == Nobles && p.Nobles&s.Data.judges != 0:
		return s.affords(seat, &Purchase{})
	}
	for _, whole := range list {
		if whole.short(h.have) <= h.jokers {
			return true
		}
	}
	return false
}

// affords tells whether the seat can pay for a purchase in some way.
func (s *State) affords(seat game.Seat, b *Purchase) bool {
	h := s.handFor(seat, b.Quarter)
	var p price
	s.price(&p, seat, b)
	return h.affords(&p)
}
