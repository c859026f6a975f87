package pyramidion

import (
	"cmp"
	"math/bits"
	"slices"

	"ennead/game"
)

// Which payment for a boat to suggest, where there are several. A suggestion is no rule: it depends only on what lies
// open, and all other payments remain choices.

// Payout is one way to pay all that is left of a boat.
type Payout struct {
	Moves    []game.Move // in the order in which they are made
	Fetched  Goods       // by torturers
	Reserve  Goods       // what the reserve pays, with its statues
	boat     int         // the points of the best boat that the seat could load next
	statues  int         // left in the reserve
	fetchers int         // torturers that could still fetch
}

// SuggestPayout returns a payment for the seat that is paying now. It keeps the best boat within reach, then the most
// statues, then lets as many torturers fetch as can: they fetch only once a round, and come back. It returns no moves
// if the seat is not paying.
func (s *State) SuggestPayout(seat game.Seat) (best Payout) {
	f := s.Top()
	if f.Step != StepPay || f.Seat != seat {
		return best
	}
	then, seen := *s, map[Payment]bool{}
	var walk func(pay Payment, moves []game.Move)
	walk = func(pay Payment, moves []game.Move) {
		if seen[pay] {
			return
		}
		seen[pay], then.Payment = true, pay
		p, left := then.purse(seat), pay.Left.cargo()
		if left.lacks(p.own) == 0 && !p.hasChoice(left) { // the reserve pays without asking
			best.improve(then.payout(seat, moves))
			return
		}
		for _, m := range payLegal(&then, f, nil) {
			made := slices.Concat(moves, []game.Move{m})
			if m.Verb == VPay {
				best.improve(then.payout(seat, made))
				continue
			}
			next := pay
			next.add(m)
			walk(next, made)
			then.Payment = pay
		}
	}
	walk(s.Payment, nil)
	return best
}

// payout describes a payment whose rest the reserve pays.
func (s *State) payout(seat game.Seat, moves []game.Move) Payout {
	pay := s.Payment
	out := Payout{Moves: moves, Fetched: pay.Fetched, Reserve: pay.Left}
	out.Reserve[Statue] += pay.Statues
	after := *s
	after.Player[seat].Goods = after.Player[seat].Goods.less(out.Reserve)
	after.Fetchers |= pay.Troops
	after.Payment = Payment{}
	p := after.purse(seat)
	for boats := s.openBoats(seat).Without(uint8(pay.Boat)); boats != 0; boats = boats.Rest() {
		if boat := &s.Data.Boat[boats.First()]; p.covers(boat.Needs.cargo()) {
			out.boat = max(out.boat, int(boat.VP))
		}
	}
	out.statues, out.fetchers = int(p.own.of(Statue)), bits.OnesCount8(uint8(p.torture))
	return out
}

// improve keeps the better of two payments.
func (out *Payout) improve(other Payout) {
	if out.Moves == nil || cmp.Or(cmp.Compare(other.boat, out.boat), cmp.Compare(other.statues, out.statues),
		cmp.Compare(out.fetchers, other.fetchers)) > 0 {
		*out = other
	}
}
