package pharaon

import "ennead/game"

// What a player can pay with: sections 4 and 5.
//
// Scribes make colours stand for each other both ways and chain, so they split the five colours into
// classes; a coloured token pays any colour of its class, silver and the quarter's own offerings pay
// any. A payment is then a matter of counting by class: what is short must be covered by jokers.

// hand is what a player could pay with, and how it is paid with in a quarter.
type hand struct {
	player *Player
	prices *prices // for the player's Scribes
	have   Tally   // coloured tokens, by class

	quarter   Quarter
	facing    Colour // what pays access (PHA-5.1)
	tariff    *tariff
	jokers    uint8 // tokens that pay any colour in the quarter (PHA-4.2)
	anyAccess bool  // PHA-10.7
	anyFive   bool  // the Judge (PHA-10.8)
}

// handFor counts the tokens that can pay in a quarter (PHA-4.2).
func (s *State) handFor(h *hand, seat game.Seat, q Quarter) {
	s.hold(h, seat)
	s.turnTo(h, q)
}

// hold counts the coloured tokens of a seat, which pay in all quarters.
func (s *State) hold(h *hand, seat game.Seat) {
	p := &s.Player[seat]
	h.player, h.prices = p, s.Data.plain
	h.have = p.coloured()
	if p.Nobles&s.Data.scribes != 0 {
		h.prices = s.Data.prices[partition(&p.Class)]
		h.have = h.have.gather(&p.Class)
	}
}

// turnTo goes with a hand to a quarter.
func (s *State) turnTo(h *hand, q Quarter) {
	p := h.player
	h.quarter, h.facing = q, s.Facing(q)
	h.jokers = p.Tokens[Silver] + p.Tokens[QuarterOffering+Token(q)]
	h.anyFive = p.Nobles&s.Data.anyFive.in(q) != 0
	h.anyAccess = p.Nobles&s.Data.anyAccess.in(q) != 0
	w := h.facing
	if h.anyAccess {
		w = anyFacing
	}
	h.tariff = h.prices.by.in(q, w)
}

// affords tells whether an action that takes so much in all can be paid completely in some way (PHA-3.5): jokers
// must cover what coloured tokens are short of. It is the same whichever coloured token goes on the wheel.
func (h *hand) affords(whole Tally) bool {
	if h.anyFive {
		return h.affordsAny(whole)
	}
	return whole.short(h.have) <= h.jokers
}

// affordsAny is the same where the cost is any five tokens but access is not paid with any (PHA-10.8).
func (h *hand) affordsAny(whole Tally) bool {
	all := h.have.total()
	opened := h.jokers > 0 || h.anyAccess && all > 0 || h.have.Of(h.player.Class[h.facing]) > 0
	return opened && whole.total() <= all+h.jokers
}

// affordsSome tells whether some action of the quarter can be paid.
func (h *hand) affordsSome() bool {
	switch {
	case h.anyFive:
		return h.affordsAny(h.tariff.all[0])
	case h.quarter == Burial: // there is no choice between steps
		return h.tariff.all[h.player.Step].short(h.have) <= h.jokers
	}
	return h.covered(h.tariff.least) != 0
}

// affordsAfterJoker tells whether the rest can be paid with a joker on the wheel (PHA-5.5), which stands for
// the wheel's colour unless any token gives access.
func (h *hand) affordsAfterJoker(whole Tally) bool {
	if h.anyAccess || h.anyFive {
		return h.affords(whole)
	}
	return (whole - One(h.player.Class[h.facing])).short(h.have) < h.jokers
}

// opens tells whether a token of that colour can pay access (PHA-5.1).
func (h *hand) opens(c Colour) bool { return h.openers().Has(uint8(c)) }

// openers are the colours whose tokens can pay access, as a set.
func (h *hand) openers() Kinds {
	if h.anyAccess {
		return 1<<Colours - 1
	}
	return h.prices.mates[h.facing]
}

// cost is what an action costs without access, and which colours stand for each other in that.
func (h *hand) cost(n uint8) (need Tally, class *[Colours]uint8) {
	need = h.prices.by.in(h.quarter, anyFacing).all[n]
	if h.anyFive {
		return need.gather(&judged), &judged
	}
	return need, &h.player.Class
}

// judged makes all colours one class.
var judged [Colours]uint8

// deducts tells whether the wheel's colour is in the cost of an action, where not any token gives access: the whole
// price is no more than the cost then.
func (h *hand) deducts(n uint8) bool {
	return h.tariff.all[n] == h.prices.by.in(h.quarter, anyFacing).all[n]
}
