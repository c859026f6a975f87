package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Offers and bribes of a bot's own.

const most = 4 // tokens on one side of an offer

var (
	resources = [3]string{"grain", "brick", "stone"}
	workers   = [6]string{"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman"}
)

// bribe offers the token that is missed least for the second card of a visit, unless that comes to the seat anyway (OSI-5.2.3 a). It
// pays for being the one of all who may get it, so no more than the card is worth beyond the chance to be given it for nothing.
func (d *negotiator) bribe() bool {
	to := d.s.Receivers()
	if !to.Has(d.seat) || to == d.seat.Set() && d.s.Seats() > 2 || d.s.Book.Bribes[d.seat][0].Number != 0 {
		return false
	}
	visitor, free := d.s.Top().Seat, d.hands[d.seat]
	free.cards++
	chances := float32(max(to.Len(), 2)) // of two governors, one is the discard pile
	hope := d.now[d.seat] + (d.worth(d.seat, free)-d.now[d.seat])/chances
	best, price := d.asks(visitor), ""
	for r, name := range resources {
		var give osiris.Bundle
		give.Tokens[r] = 1
		mine, theirs := d.hands[d.seat], d.hands[visitor]
		if !mine.give(&give, &theirs) {
			continue
		}
		mine.cards++
		if x := d.shared(d.worth(d.seat, mine)-hope, d.worth(visitor, theirs)-d.now[visitor]); x > best {
			best, price = x, name
		}
	}
	if price == "" {
		return false
	}
	d.moves = append(d.moves, clear)
	d.say("give %s 1", price)
	d.say("bribe %d", d.seat+1)
	return d.legal()
}

// deal is an offer while the best one is looked for.
type deal struct {
	gain       float32 // what it brings the party that gains less
	to         game.Seat
	give, want osiris.Bundle
}

// offer makes the offer that pays best for both, on the own turn, or after withdrawing for what is of no more use.
func (d *negotiator) offer() bool {
	own := d.onTurn()
	if !own && d.s.Player[d.seat].Order == 0 {
		return false
	}
	best := deal{gain: gainful}
	d.swaps(own, &best)
	if best.gain <= gainful {
		return false
	}
	d.propose(&best)
	return d.legal()
}

// offered tells whether an offer to a seat is open, or it has declined enough of them.
func (d *negotiator) offered(to game.Seat) bool {
	for i := range d.s.Book.Offers[d.seat] {
		if o := &d.s.Book.Offers[d.seat][i]; o.Number != 0 && o.To == to {
			return true
		}
	}
	return d.s.Book.Declined[d.seat][to] >= patience
}

// swaps goes through what could be offered: tokens, or after withdrawing a worker, for tokens that others are reckoned to have.
func (d *negotiator) swaps(own bool, best *deal) {
	var give, want osiris.Bundle
	mine := &d.s.Player[d.seat]
	each(mine.Tokens, func(t osiris.Tokens) {
		give.Tokens = t
		d.prices(own, &give, &want, best)
	})
	if mine.Order == 0 {
		return
	}
	give.Tokens = osiris.Tokens{}
	for w, n := range mine.Workers {
		if n > 0 {
			give.Workers[w] = 1
			d.prices(own, &give, &want, best)
			give.Workers[w] = 0
		}
	}
}

// prices goes through what could be wanted for some goods.
func (d *negotiator) prices(own bool, give, want *osiris.Bundle, best *deal) {
	before := d.now[d.seat]
	if own {
		before = d.soon(d.hands[d.seat])
	}
	each(osiris.Tokens{most, most, most}, func(t osiris.Tokens) {
		for r := range t {
			if t[r] > 0 && give.Tokens[r] > 0 {
				return
			}
		}
		want.Tokens = t
		h := d.hands[d.seat]
		var other hand
		h.give(give, &other)
		h.tokens = h.tokens.Plus(t)
		after := float32(0)
		if own {
			after = d.soon(h)
		} else {
			after = d.worth(d.seat, h)
		}
		a := after - before
		if a <= best.gain {
			return
		}
		for to := range game.Seat(d.s.Seats()) {
			if to == d.seat || !d.s.Player[to].Tokens.Covers(t) || d.offered(to) {
				continue
			}
			h, sink := d.hands[to], hand{}
			h.give(want, &sink)
			h.tokens = h.tokens.Plus(give.Tokens)
			h.workers, h.foremen = h.workers+other.workers, h.foremen+other.foremen
			b := d.worth(to, h) - d.now[to]
			x := d.shared(a, b)
			if x > d.asks(to) && min(x, d.shared(b, a)) > best.gain {
				*best = deal{min(x, d.shared(b, a)), to, *give, *want}
			}
		}
	})
}

// each goes through the few tokens that can be taken out of some: at least one, and no more than [most].
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

// regret is how much worse than nothing an own offer may become before it is taken back.
const regret = 0.3

// retract takes back own offers that have become a loss; on the own turn, all that are not worth while any more. Until then they stand, so
// that people have the time to think about them.
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
		has := mine.give(&o.Give, &theirs)
		if has && !theirs.give(&o.Want, &mine) {
			continue // it cannot be accepted now, and may be later
		}
		if !has || d.worth(d.seat, mine)-d.now[d.seat] < least {
			d.say("cancel %d private %d", o.To+1, o.Number)
		}
	}
	return d.moves != nil
}

// onTurn tells whether the seat is to choose an action.
func (d *negotiator) onTurn() bool {
	return d.s.Top().Step == osiris.StepAct && d.s.Top().Seat == d.seat
}

// propose puts an offer into moves. It stands until it is answered or taken back.
func (d *negotiator) propose(o *deal) {
	d.moves = append(d.moves, clear)
	d.say("to %d", o.to+1)
	for r, name := range resources {
		if n := o.give.Tokens[r]; n > 0 {
			d.say("give %s %d", name, n)
		}
		if n := o.want.Tokens[r]; n > 0 {
			d.say("want %s %d", name, n)
		}
	}
	for w, name := range workers {
		if n := o.give.Workers[w]; n > 0 {
			d.say("give %s %d", name, n)
		}
	}
	d.say("offer")
}
