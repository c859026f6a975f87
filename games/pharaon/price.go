package pharaon

import (
	"slices"

	"ennead/game"
)

// What actions cost: sections 5.3 and 6.
//
// The price of an action is what its cost and access take together. The token for access counts towards the cost if the
// cost contains the colour of the wheel (PHA-5.3). So the price is the cost, plus one token of the wheel's colour if
// the cost lacks it. Where any token pays access, the price is only the cost (PHA-10.7).

// anyFacing replaces the colour of the wheel where any token pays access.
const anyFacing = Colour(Colours)

// prices are all prices for one division of the colours into classes, by quarter and the colour that it faces.
type prices struct {
	by        tariffs
	sameClass [Colours]Kinds // for each colour, the colours of its class, itself included
}

// tariff holds the price of each action of a quarter, and the minimal ones: a player who can pay none of these can
// pay none at all.
type tariff struct{ all, minimal []Tally }

// withExtra is the number of the first Offerings action with the optional resource. Actions are numbered within their
// quarter: options of the Nile, steps of the Burial Chamber, colours of Artisans, colours of Offerings without and
// then with the optional resource.
const withExtra = Colours

// costs returns the cost of each action of a quarter, without access.
func (c *Components) costs(q Quarter) (list []Tally) {
	switch q {
	case Nobles: // PHA-6.1.1
		list = append(list, oneEach)
	case Nile: // PHA-6.2.1
		for _, o := range c.Options {
			list = append(list, One(uint8(o.Cost[0]))+One(uint8(o.Cost[1])))
		}
	case Offerings: // PHA-6.3.1
		for i := range uint8(2 * Colours) {
			list = append(list, One(i%Colours)*Tally(1+i/withExtra))
		}
	case Burial: // PHA-6.4.1
		for _, step := range c.Steps {
			list = append(list, step.cost)
		}
	case Artisans: // PHA-6.5.1
		for i := range uint8(Colours) {
			list = append(list, 3*One(i))
		}
	}
	return list
}

// setPrices works out the prices for every division of the colours into classes.
func (c *Components) setPrices() {
	for n := range partitions {
		if class, ok := classes(n); ok {
			c.prices[n] = c.pricesFor(&class)
		}
	}
	c.plain = c.prices[partition(&PlainClass)]
}

func (c *Components) pricesFor(class *[Colours]uint8) *prices {
	var p prices
	for q := range Quarter(Quarters) {
		for w := range anyFacing + 1 {
			list := c.costs(q)
			for i, cost := range list {
				if w != anyFacing && cost.Of(uint8(w)) == 0 {
					cost += One(uint8(w))
				}
				list[i] = cost.gather(class)
			}
			p.by[q][w] = tariff{list, minimal(list)}
		}
	}
	for c, k := range class {
		for other, j := range class {
			if j == k {
				p.sameClass[c] |= 1 << other
			}
		}
	}
	return &p
}

// minimal returns the prices that include no other price, each once.
func minimal(list []Tally) (kept []Tally) {
	for i, t := range list {
		beyond := func(o Tally) bool { return o != t && t.includes(o) }
		if !slices.ContainsFunc(list[:i], t.includes) && !slices.ContainsFunc(list[i+1:], beyond) {
			kept = append(kept, t)
		}
	}
	return kept
}

// includes reports whether t includes another price, or equals it.
func (t Tally) includes(part Tally) bool { return part.short(t) == 0 }

// price returns the price of a purchase.
func (h *hand) price(b *Purchase) Tally { return h.tariff.all[h.number(b)] }

// number returns the number of the action that a purchase pays for.
func (h *hand) number(b *Purchase) uint8 {
	switch b.Quarter {
	case Nile:
		return b.Option
	case Offerings:
		if b.Extra {
			return uint8(b.Colour) + withExtra
		}
		return uint8(b.Colour)
	case Burial:
		return h.player.Step
	case Artisans:
		return uint8(b.Colour)
	}
	return 0
}

// PriceOf returns how many tokens a seat has to pay for a purchase, access included, and whether its access token can
// count towards the cost (PHA-5.3, PHA-10.7).
func (s *State) PriceOf(seat game.Seat, b *Purchase) (tokens int, counts bool) {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	return int(h.price(b).total()), h.anyAccess || h.accessCounts(h.number(b))
}

// AnyFive reports whether a seat pays for a noble with any five tokens, thanks to the Judge (PHA-10.8).
func (s *State) AnyFive(seat game.Seat) bool {
	return s.Player[seat].Nobles&s.Data.anyFive.in(Nobles) != 0
}

// Affords reports whether the seat can pay for a purchase in some way.
func (s *State) Affords(seat game.Seat, b *Purchase) bool {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	return h.affords(h.price(b))
}
