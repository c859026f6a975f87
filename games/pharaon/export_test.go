package pharaon

import "ennead/game"

// The tricks of fast.go, for the test that compares them with plain versions.

func (t Tally) Total() uint8 { return t.total() }

func (t Tally) Short(have Tally) uint8 { return t.short(have) }

func (t Tally) Gather(class *[Colours]uint8) Tally { return t.gather(class) }

func (t Tally) Some() Kinds { return t.some() }

func (t Tally) ColoursOf(class *[Colours]uint8) Kinds { return t.of(class) }

func (p *Player) Coloured() Tally { return p.coloured() }

func (p *Player) Kinds() Kinds { return p.kinds() }

func (o *Offered) Nth(n int) Token { return o.nth(n) }

func (s *State) Full(c Colour) bool { return s.full(c) }

// Prices are what actions of a quarter take in all for a seat, what it has to pay them with, and those that it can.
func (s *State) Prices(seat game.Seat, q Quarter) (list []Tally, have Tally, jokers uint8, covered uint32) {
	var h hand
	s.handFor(&h, seat, q)
	return h.tariff.all, h.have, h.jokers, h.covered(h.tariff.all)
}

// PricesAt are those of a quarter and a colour that it faces, found as the rules find them and by their place.
func (s *State) PricesAt(q Quarter, facing Colour) (found, there []Tally) {
	by := &s.Data.plain.by
	return by.in(q, facing).all, by[q][facing].all
}

// WhenFullAt are the nobles who act in a full quarter, found likewise.
func (s *State) WhenFullAt(q Quarter) (found, there Cards) {
	return s.Data.whenFull.in(q), s.Data.whenFull[q]
}

var (
	Bit       = bit
	Classes   = classes
	Partition = partition
)
