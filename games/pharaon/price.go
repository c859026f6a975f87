package pharaon

import "ennead/game"

// What actions cost: sections 5.3 and 6.
//
// An action takes, in all, its cost and a token for access; a token that pays access counts towards the cost if
// the colour of the wheel is in it (PHA-5.3). So the whole price is the cost, with the wheel's colour added where
// it is not in it, or the cost alone where any token gives access (PHA-10.7).

// anyFacing stands for the wheel's colour where any token gives access.
const anyFacing = Colour(colours)

// priceTable holds what each action of a quarter takes in all, by the colour that the quarter faces.
type priceTable [quarters][colours + 1][]tally

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

// tag works out the table of prices.
func (c *Components) tag() {
	for q := range Quarter(quarters) {
		for w := range anyFacing + 1 {
			for _, cost := range c.costs(q) {
				if w != anyFacing && cost.Of(uint8(w)) == 0 {
					cost += one(uint8(w))
				}
				c.prices[q][w] = append(c.prices[q][w], cost)
			}
		}
	}
}

// price is an action cost (PHA-5.6) and how access to the quarter works.
type price struct {
	class     *[colours]uint8 // which colours stand for each other in the cost
	whole     tally           // with access, by class
	need      tally           // the cost alone, by class
	facing    uint8           // the access colour w
	deducts   bool            // w itself is in the cost
	anyColour bool            // the Judge: any five (PHA-10.8)
	anyAccess bool            // PHA-10.7
	gathers   bool            // some colours are one class
}

// judged makes all colours one class.
var judged [colours]uint8

// price works out what a purchase costs its buyer.
func (s *State) price(p *price, seat game.Seat, b *Purchase) {
	list := s.terms(p, seat, b.Quarter)
	i := s.number(seat, b)
	p.need = s.Data.prices[b.Quarter][anyFacing][i]
	p.deducts = p.need.Of(p.facing) > 0
	if p.gathers {
		p.need = p.need.gather(p.class)
	}
	p.set(list[i])
}

// set puts in what an action takes in all.
func (p *price) set(whole tally) {
	if p.gathers {
		whole = whole.gather(p.class)
	}
	p.whole = whole
}

// terms are what all prices of a quarter have in common for a buyer; what its actions take in all comes back.
func (s *State) terms(p *price, seat game.Seat, q Quarter) []tally {
	player := &s.Player[seat]
	w := s.Facing(q)
	p.class, p.facing = &player.Class, uint8(w)
	p.anyAccess = player.Nobles&s.Data.anyAccess[q] != 0
	p.anyColour = q == Nobles && player.Nobles&s.Data.judges != 0
	if p.anyColour {
		p.class = &judged
	}
	p.gathers = p.anyColour || player.Nobles&s.Data.scribes != 0
	if p.anyAccess {
		w = anyFacing
	}
	return s.Data.prices[q][w]
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

// canPay tells whether the seat can pay for some action of the quarter with its hand there.
func (s *State) canPay(seat game.Seat, q Quarter, h *hand) bool {
	var p price
	list := s.terms(&p, seat, q)
	switch q {
	case Burial:
		step := s.Player[seat].Step
		list = list[step : step+1]
	case Offerings: // the optional resource is never in the way
		list = list[:withExtra]
	}
	for _, whole := range list {
		if p.set(whole); h.affords(&p) {
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
