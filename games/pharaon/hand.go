package pharaon

import "ennead/game"

// What a player can pay with: sections 4 and 5.
//
// Scribes let one colour pay for another. They work both ways and chain, so they divide the five colours into
// classes. A coloured token pays any colour of its class. Jokers pay any colour: silver, and the offerings of the
// quarter itself. So payment is a matter of counting by class: jokers must make up for the coloured tokens that are
// missing.

// hand is what a player can pay with in a quarter, and the prices there.
type hand struct {
	player *Player
	prices *prices // with the player's Scribes
	have   Tally   // coloured tokens by class

	quarter   Quarter
	facing    Colour // the colour that pays access (PHA-5.1)
	tariff    *tariff
	jokers    uint8 // tokens that pay any colour in the quarter (PHA-4.2)
	anyAccess bool  // any token pays access (PHA-10.7)
	anyFive   bool  // any five tokens pay the cost: the Judge (PHA-10.8)
}

// handFor counts the tokens that a seat can pay with in a quarter (PHA-4.2).
func (s *State) handFor(h *hand, seat game.Seat, q Quarter) {
	s.countHand(h, seat)
	s.setQuarter(h, q)
}

// countHand counts the coloured tokens of a seat, which can pay in every quarter.
func (s *State) countHand(h *hand, seat game.Seat) {
	p := &s.Player[seat]
	h.player, h.prices = p, s.Data.plain
	h.have = p.coloured()
	if p.Nobles&s.Data.scribes != 0 {
		h.prices = s.Data.prices[partition(&p.Class)]
		h.have = h.have.gather(&p.Class)
	}
}

// setQuarter prepares a counted hand for a quarter.
func (s *State) setQuarter(h *hand, q Quarter) {
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

// affords reports whether the player can pay a price completely in some way (PHA-3.5): jokers must make up for
// missing coloured tokens. The answer does not depend on which coloured token pays access.
func (h *hand) affords(price Tally) bool {
	if h.anyFive {
		return h.affordsAny(price)
	}
	return price.short(h.have) <= h.jokers
}

// affordsAny is affords for a cost of any five tokens, where access still needs its colour unless PHA-10.7 applies
// (PHA-10.8).
func (h *hand) affordsAny(price Tally) bool {
	all := h.have.total()
	opened := h.jokers > 0 || h.anyAccess && all > 0 || h.have.Of(h.player.Class[h.facing]) > 0
	return opened && price.total() <= all+h.jokers
}

// affordsSome reports whether the player can pay for at least one action of the quarter.
func (h *hand) affordsSome() bool {
	switch {
	case h.anyFive:
		return h.affordsAny(h.tariff.all[0])
	case h.quarter == Burial: // the next step is the only action
		return h.tariff.all[h.player.Step].short(h.have) <= h.jokers
	}
	return h.covered(h.tariff.minimal) != 0
}

// affordsAfterJoker reports whether the player can pay the rest after a joker has paid access (PHA-5.5). The joker
// counts as the colour of the wheel, unless any token pays access.
func (h *hand) affordsAfterJoker(price Tally) bool {
	if h.anyAccess || h.anyFive {
		return h.affords(price)
	}
	return (price - One(h.player.Class[h.facing])).short(h.have) < h.jokers
}

// opens reports whether a token of that colour can pay access (PHA-5.1).
func (h *hand) opens(c Colour) bool { return h.openers().Has(uint8(c)) }

// openers returns the colours whose tokens can pay access.
func (h *hand) openers() Kinds {
	if h.anyAccess {
		return 1<<Colours - 1
	}
	return h.prices.sameClass[h.facing]
}

// cost returns the cost of action n without access, and the classes of colours that apply to it.
func (h *hand) cost(n uint8) (need Tally, class *[Colours]uint8) {
	need = h.prices.by.in(h.quarter, anyFacing).all[n]
	if h.anyFive {
		return need.gather(&oneClass), &oneClass
	}
	return need, &h.player.Class
}

// oneClass puts all colours into one class (PHA-10.8).
var oneClass [Colours]uint8

// accessCounts reports whether the token for access also counts towards the cost of action n (PHA-5.3). The price then
// equals the cost. Do not ask it where any token pays access.
func (h *hand) accessCounts(n uint8) bool {
	return h.tariff.all[n] == h.prices.by.in(h.quarter, anyFacing).all[n]
}
