package pharaon

import "ennead/game"

// Which choices waste a token. This is no rule: it follows from what tokens pay and from what counts at the end.
//
// The offering of a colour does all that its basic resource does (PHA-4.2.3, PHA-4.2.5, PHA-10.14, PHA-12.3.11). Gods
// and the High Priest count the offering as well (PHA-11.1, PHA-12.3.7). So the resource goes first.
//
// Silver pays all that a basic resource pays (PHA-4.2.2). The Wise Woman gives for silver what she gives for a
// resource and more, and what the Treasurer gives for a resource is silver (PHA-10.14). At the end each counts 1 PP
// (PHA-12.8), and the Treasurer counts silver (PHA-12.3.10). Only the Tutor counts the resource and not silver
// (PHA-12.3.11). So the resource goes before silver, unless the Tutor can still count for the seat.
//
// Silver and the offering of a colour each do something that the other does not. So do the offering of a quarter and
// any other token. Between these, nothing is called waste. The order in which tokens pay the action makes no
// difference, so a token that is spared now can still be paid next.

// plenty is the least number of tokens of a kind in a supply at which one more or less should make no difference to
// what anybody gains (PHA-1.5). No gain takes more at once: a jar gives three resources, the Tutor a fourth. It is no
// proof, since several gains can come before a token returns.
const plenty = 4

// Wasteful reports whether a move spends a token where one that can do less would do, or gains the one that can do
// less. See [game.Thrifty].
func (s *State) Wasteful(seat game.Seat, m game.Move) bool {
	f := s.Top()
	if f.Seat != seat {
		return false
	}
	switch t := Token(m.A); {
	case f.Step == StepAccess && m.Verb == VAccess:
		return s.wastes(seat, t, s.openingBasics(seat, t))
	case f.Step == StepPay && m.Verb == VPay:
		kinds := s.payments(seat)
		return s.wastes(seat, t, kinds&basics) && !s.justEnough(seat, kinds)
	case f.Step == StepSpend && m.Verb == VSpend:
		own := s.Player[seat].kinds() & basics
		if t == Token(Silver) && s.abundant(own).Len() < 2 { // one could not be exchanged for itself (PHA-10.14.1)
			return false
		}
		return s.wastes(seat, t, own)
	case f.Step == StepPyramid && m.Verb == VGain && m.A == GainBasic:
		return s.gains(seat)&(1<<GainSilver) != 0 && s.abundant(basics) == basics && s.sparesSilver(seat)
	}
	return false
}

// basics are the kinds of basic resources.
const basics Kinds = 1<<Colours - 1

// wastes reports whether one of these basic resources, which the seat can give in the same choice, should be given in
// place of a token.
func (s *State) wastes(seat game.Seat, t Token, instead Kinds) bool {
	instead = s.abundant(instead)
	if c, ok := coloured(t); ok && t >= ResourceOffering {
		return instead.Has(uint8(c)) && !s.mayCount(seat, s.Data.purists) && s.offeringsAbound()
	}
	return t == Token(Silver) && instead != 0 && s.sparesSilver(seat)
}

// openingBasics returns the seat's basic resources that pay access in place of a token. Where any token pays access,
// silver counts towards the cost in any case, so a resource must do that, too (PHA-10.7).
func (s *State) openingBasics(seat game.Seat, t Token) Kinds {
	var h hand
	s.handFor(&h, seat, s.Buy.Quarter)
	open := h.openers()
	if h.anyAccess && t == Token(Silver) {
		need, class := h.cost(h.number(&s.Buy))
		open = need.coloursOf(class)
	}
	return open & s.Player[seat].kinds() & basics
}

// sparesSilver reports whether silver does all for a seat that a basic resource does, now and at the end.
func (s *State) sparesSilver(seat game.Seat) bool {
	return s.Supply[Silver] >= plenty && !s.mayCount(seat, s.Data.hoarders)
}

// abundant returns those of some basic resources of which the supply has plenty (PHA-1.5).
func (s *State) abundant(kinds Kinds) Kinds {
	for c, n := range s.Supply[:Colours] {
		if n < plenty {
			kinds = kinds.Without(uint8(c))
		}
	}
	return kinds
}

// offeringsAbound reports whether bag and discard hold plenty of offerings: enough, as things stand, to fill all places
// for the next round, if there is one (PHA-1.6, PHA-8.3.2).
func (s *State) offeringsAbound() bool {
	need := 0
	if s.Round < Rounds {
		places := s.Data.LotCount[s.Players()]
		need = 2*max(places-s.lots(), 0) + max(places-s.bonusCount(), 0)
	}
	return s.Bag.Total()+s.Spent.Total() >= max(need, plenty)
}

// mayCount reports whether one of these nobles can count for a seat at the end: it is the seat's, or neither another
// seat's nor out of the game. Who has passed in the last round takes none any more (PHA-7.4).
func (s *State) mayCount(seat game.Seat, nobles Cards) bool {
	if s.Round == Rounds && s.Player[seat].Passed {
		return nobles&s.Player[seat].Nobles != 0
	}
	nobles &^= s.Gone
	for i := range s.Player {
		if game.Seat(i) != seat {
			nobles &^= s.Player[i].Nobles
		}
	}
	return nobles != 0
}
