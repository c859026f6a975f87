package pharaon

import "ennead/game"

// The fast functions of fast.go, exported for the test that compares them with plain versions.

func (t Tally) Total() uint8 { return t.total() }

func (t Tally) Short(have Tally) uint8 { return t.short(have) }

func (t Tally) Gather(class *[Colours]uint8) Tally { return t.gather(class) }

func (t Tally) NonZero() Kinds { return t.nonZero() }

func (t Tally) ColoursOf(class *[Colours]uint8) Kinds { return t.coloursOf(class) }

func (p *Player) Coloured() Tally { return p.coloured() }

func (p *Player) Kinds() Kinds { return p.kinds() }

func (o *Offered) Nth(n int) Token { return o.nth(n) }

func (s *State) Full(c Colour) bool { return s.full(c) }

// Prices returns the prices of all actions of a quarter, what the seat has to pay them with, and the set of those
// that it can pay.
func (s *State) Prices(seat game.Seat, q Quarter) (list []Tally, have Tally, jokers uint8, covered uint32) {
	var h hand
	s.handFor(&h, seat, q)
	return h.tariff.all, h.have, h.jokers, h.covered(h.tariff.all)
}

// PricesAt returns the prices of a quarter that faces a colour twice: as the rules look them up, and by plain index.
func (s *State) PricesAt(q Quarter, facing Colour) (found, there []Tally) {
	by := &s.Data.plain.by
	return by.in(q, facing).all, by[q][facing].all
}

// WhenFullAt returns the nobles that let their owner act in a full quarter, looked up in the same two ways.
func (s *State) WhenFullAt(q Quarter) (found, there Cards) {
	return s.Data.whenFull.in(q), s.Data.whenFull[q]
}

var (
	Bit       = bit
	Classes   = classes
	Partition = partition
)
