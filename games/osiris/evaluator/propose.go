package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// A bot's own offers and bribes.

const most = 4 // greatest number of tokens on one side of an offer

// bribe offers the least valuable token for the second card of a visit, unless the seat receives the card anyway
// (OSI-5.2.3 a). The bribe makes the seat the only receiver. So it may cost at most the value of the card, less the
// value of the chance to receive it for nothing.
func (d *negotiator) bribe() bool {
	to := d.s.Receivers()
	if !to.Has(d.seat) || to == d.seat.Set() && d.s.Seats() > 2 || d.s.Book.Bribes[d.seat][0].Number != 0 {
		return false
	}
	visitor, free := d.s.Top().Seat, d.hands[d.seat]
	free.closed++
	chances := float32(max(to.Len(), 2)) // of two governors' choices, one is the discard pile
	hope, better := d.now[d.seat], d.worth(d.seat, free).less(d.now[d.seat])
	for i := range hope {
		hope[i] += better[i] / chances
	}
	best, price := d.asks(visitor), ""
	for r, name := range osiris.ResourceNames {
		var give osiris.Bundle
		give.Tokens[r] = 1
		mine, theirs := d.hands[d.seat], d.hands[visitor]
		if !mine.give(d.s, &give, &theirs) {
			continue
		}
		mine.closed++
		if x := d.keeps(d.worth(d.seat, mine).less(hope), d.worth(visitor, theirs).less(d.now[visitor])); x > best {
			best, price = x, name
		}
	}
	if price == "" {
		return false
	}
	d.moves = append(d.moves, clearDraft)
	d.say("give %s 1", price)
	d.say("bribe %d", d.seat+1)
	return d.legal()
}

// proposal is a possible offer.
type proposal struct {
	gain       float32 // gain of the party that gains less
	to         game.Seat
	give, want osiris.Bundle
}

// offer makes the best offer for both parties: on the seat's own turn, or after its withdrawal, of goods that it no
// longer needs.
func (d *negotiator) offer() bool {
	own := d.onTurn()
	if !own && d.s.Player[d.seat].Order == 0 {
		return false
	}
	return d.trade(own)
}

// trade offers the exchange in which the party that gains less gains most, of those that the other finds fair. On its
// own turn the seat counts what it could plan at once.
func (d *negotiator) trade(own bool) bool {
	best := proposal{gain: gainful}
	d.swaps(own, &best)
	if best.gain <= gainful {
		return false
	}
	d.propose(&best)
	return d.legal()
}

// offered reports whether an offer to a seat is open, whether that seat has declined enough of them, or whether nobody
// answers there (OSI-RUL-54).
func (d *negotiator) offered(to game.Seat) bool {
	if d.s.Away.Has(to) {
		return true
	}
	for i := range d.s.Book.Offers[d.seat] {
		if o := &d.s.Book.Offers[d.seat][i]; o.Number != 0 && o.To == to {
			return true
		}
	}
	return d.s.Book.Declined[d.seat][to] >= patience
}

// anything is what the seat could want of anybody.
var anything = osiris.Tokens{most, most, most}

// swaps tries what the seat could give: tokens, or, after its withdrawal, a worker.
func (d *negotiator) swaps(own bool, best *proposal) {
	var give osiris.Bundle
	mine := &d.s.Player[d.seat]
	each(mine.Tokens, func(t osiris.Tokens) {
		give.Tokens = t
		d.prices(own, &give, anything, game.Everyone, nil, best)
	})
	if mine.Order == 0 {
		return
	}
	give.Tokens = osiris.Tokens{}
	for w, n := range mine.Workers {
		if n > 0 {
			give.Workers[w] = 1
			d.prices(own, &give, anything, game.Everyone, nil, best)
			give.Workers[w] = 0
		}
	}
}

// counter makes an offer of its own to who made one that the seat declines, with the kinds of tokens of that: another
// price that both find fair. It reports false if there is none.
func (d *negotiator) counter(by game.Seat, o *osiris.Offer) bool {
	if d.offered(by) {
		return false
	}
	best, own := proposal{gain: gainful}, d.onTurn()
	var give osiris.Bundle
	each(of(d.s.Player[d.seat].Tokens, o.Want.Tokens), func(t osiris.Tokens) {
		give.Tokens = t
		d.prices(own, &give, of(anything, o.Give.Tokens), by.Set(), o, &best)
	})
	if best.gain <= gainful {
		return false
	}
	before := d.moves
	d.propose(&best)
	if !d.legal() {
		d.moves = before
		return false
	}
	return true
}

// of returns the tokens of the kinds that another amount has.
func of(from, kinds osiris.Tokens) osiris.Tokens {
	for r, n := range kinds {
		if n == 0 {
			from[r] = 0
		}
	}
	return from
}

// prices tries what the seat could want for some goods, from the tokens that some others hold. It leaves out the price
// of an offer that the seat declines, and those that are worse for it.
func (d *negotiator) prices(
	own bool, give *osiris.Bundle, from osiris.Tokens, with game.Seats, declined *osiris.Offer, best *proposal,
) {
	var want osiris.Bundle
	before := d.now[d.seat]
	if own {
		before = d.soon(d.hands[d.seat])
	}
	each(from, func(t osiris.Tokens) {
		for r := range t {
			if t[r] > 0 && give.Tokens[r] > 0 {
				return
			}
		}
		if declined != nil && give.Tokens.Covers(declined.Want.Tokens) && declined.Give.Tokens.Covers(t) {
			return
		}
		want.Tokens = t
		h := d.hands[d.seat]
		var other hand
		h.give(d.s, give, &other)
		h.tokens = h.tokens.Plus(t)
		after := d.worth(d.seat, h)
		if own {
			after = d.soon(h)
		}
		a := after.less(before)
		if a.least() <= best.gain {
			return
		}
		for to := range game.Seat(d.s.Seats()) {
			if to == d.seat || !with.Has(to) || !d.s.Player[to].Tokens.Covers(t) || d.offered(to) {
				continue
			}
			h, sink := d.hands[to], hand{}
			h.give(d.s, &want, &sink)
			h.tokens = h.tokens.Plus(give.Tokens)
			for w, n := range other.workers {
				h.workers[w] += n
			}
			b := d.worth(to, h).less(d.now[to])
			keeps, takes := d.keeps(a, b), d.takes(b.but(doubt), a)
			if x := min(keeps, takes); keeps > d.asks(to) && x > best.gain {
				*best = proposal{x, to, *give, want}
			}
		}
	})
}

// each calls see for all amounts of 1 to [most] tokens out of some.
func each(from osiris.Tokens, see func(osiris.Tokens)) {
	for g := range min(from[0], most) + 1 {
		for b := range min(from[1], most-g) + 1 {
			for s := range min(from[2], most-g-b) + 1 {
				if g+b+s > 0 {
					see(osiris.Tokens{g, b, s})
				}
			}
		}
	}
}

// regret is the loss in glory points at which a bot cancels an offer of its own.
const regret = 0.3

// retract cancels offers that have become a loss, and on the seat's own turn all that no longer gain enough. Until then
// they stay open, so that people have time to think about them.
func (d *negotiator) retract() bool {
	for i := range d.s.Book.Offers[d.seat] {
		o := &d.s.Book.Offers[d.seat][i]
		if o.Number == 0 {
			break
		}
		mine, theirs := d.hands[d.seat], d.hands[o.To]
		least := -float32(regret)
		if d.onTurn() {
			least = d.asks(o.To)
		}
		has := mine.give(d.s, &o.Give, &theirs)
		if has && !theirs.give(d.s, &o.Want, &mine) {
			continue // nobody can accept it now, but perhaps later
		}
		if change := d.worth(d.seat, mine).less(d.now[d.seat]); !has || change.least() < least {
			d.say("cancel %d private %d", o.To+1, o.Number)
		}
	}
	return d.moves != nil
}

// onTurn reports whether the seat is to choose an action.
func (d *negotiator) onTurn() bool {
	return d.s.Top().Step == osiris.StepAct && d.s.Top().Seat == d.seat
}

// propose adds the moves of an offer. It stays open until somebody answers or cancels it.
func (d *negotiator) propose(o *proposal) {
	d.moves = append(d.moves, clearDraft)
	d.say("to %d", o.to+1)
	for r, name := range osiris.ResourceNames {
		if n := o.give.Tokens[r]; n > 0 {
			d.say("give %s %d", name, n)
		}
		if n := o.want.Tokens[r]; n > 0 {
			d.say("want %s %d", name, n)
		}
	}
	for w, name := range osiris.WorkerNames {
		if n := o.give.Workers[w]; n > 0 {
			d.say("give %s %d", name, n)
		}
	}
	d.say("offer")
}
