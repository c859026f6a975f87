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
const anyFacing = Colour(Colours)

// prices are those for who has the same colours stand for each other, by quarter and the colour that it faces.
type prices struct {
	by    tariffs
	mates [Colours]Kinds // the colours that stand for each, itself included
}

// tariff holds what each action of a quarter takes in all; and of those the least, so that who cannot pay one of
// them can pay none.
type tariff struct{ all, least []Tally }

// An action of a quarter by its number: the option of the Nile, the step of the Burial Chamber, the colour of
// Artisans, and of Offerings, with the optional resource from withExtra on.
const withExtra = Colours

// costs are what the actions of a quarter cost, without access.
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

// price works out the prices for all classes of colours, each named after the lowest of its colours.
func (c *Components) price() {
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
			p.by[q][w] = tariff{list, least(list)}
		}
	}
	for c, k := range class {
		for other, j := range class {
			if j == k {
				p.mates[c] |= 1 << other
			}
		}
	}
	return &p
}

// least are the prices that no other is a part of, each once.
func least(list []Tally) (kept []Tally) {
	for i, t := range list {
		beyond := func(o Tally) bool { return o != t && t.covers(o) }
		if !slices.ContainsFunc(list[:i], t.covers) && !slices.ContainsFunc(list[i+1:], beyond) {
			kept = append(kept, t)
		}
	}
	return kept
}

// covers tells whether another price is a part of this one, or the same.
func (t Tally) covers(part Tally) bool { return part.short(t) == 0 }

// whole is what a purchase takes in all.
func (h *hand) whole(b *Purchase) Tally { return h.tariff.all[h.number(b)] }

// number is the action that a purchase is for.
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

// Affords tells whether the seat can pay for a purchase in some way.
func (s *State) Affords(seat game.Seat, b *Purchase) bool {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	return h.affords(h.whole(b))
}
