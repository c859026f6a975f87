package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Answers to offers: a bot accepts an offer that is worth enough to it, and never one that it values as a loss.

// answer declines the open offers to the seat until it accepts one, and names another price for one of them, if there
// is any. The caller looks at the remaining ones again later.
func (d *negotiator) answer() bool {
	countered := false
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Offers[by] {
			o := &d.s.Book.Offers[by][i]
			if o.Number == 0 || o.To != d.seat {
				continue
			}
			audience := "private"
			if o.Public {
				audience = "public"
			}
			if d.gains(by, o) >= d.asks(by) && d.accept(by, o, audience) {
				return true
			}
			countered = countered || d.counter(by, o)
			d.say("decline %d %s %d", by+1, audience, o.Number)
		}
	}
	return d.moves != nil
}

// gains returns the value of an offer to the seat; 0 if one side cannot give its goods, if the offer is not fair, or if
// it takes the worker with which the seat is to make a visit that it has promised.
// Anybody can work out the tokens of the author and count their other goods (OSI-13.2).
func (d *negotiator) gains(by game.Seat, o *osiris.Offer) float32 {
	mine, theirs := d.hands[d.seat], d.hands[by]
	if !theirs.give(d.s, &o.Give, &mine) || !mine.give(d.s, &o.Want, &theirs) {
		return 0
	}
	owed := promised(d.s, d.seat, d.s.Season) != 0 && !visited(d.s, d.seat)
	if owed && mine.workers.Sum() == 0 && d.hands[d.seat].workers.Sum() > 0 {
		return 0
	}
	return d.takes(d.worth(d.seat, mine).less(d.now[d.seat]), d.worth(by, theirs).less(d.now[by]))
}

// give moves a bundle to another hand, and reports whether h has enough for it. What the bundle names may be among what
// the viewer does not know of h.
func (h *hand) give(s *osiris.State, b *osiris.Bundle, to *hand) bool {
	if !h.tokens.Covers(b.Tokens) {
		return false
	}
	h.tokens, to.tokens = h.tokens.Minus(b.Tokens), to.tokens.Plus(b.Tokens)
	return h.giveWorkers(b, to) && h.giveCards(s, b, to)
}

func (h *hand) giveWorkers(b *osiris.Bundle, to *hand) bool {
	unknown := b.Some
	for w, n := range b.Workers {
		known := min(h.workers[w], n)
		h.workers[w] -= known
		to.workers[w] += n
		unknown += n - known
	}
	if h.idle < unknown {
		return false
	}
	h.idle -= unknown
	to.idle += b.Some
	return true
}

func (h *hand) giveCards(s *osiris.State, b *osiris.Bundle, to *hand) bool {
	unknown := b.Cards &^ h.cards
	h.cards, to.cards = h.cards&^b.Cards, to.cards|b.Cards
	closed, wanted := uint8(unknown.Len()), b.Kinds
	for cards := h.cards; cards != 0; cards = cards.Rest() {
		c := cards.First()
		if kind := s.Data.Card[c].Kind; wanted.Of(kind) > 0 {
			wanted = wanted.With(kind, wanted.Of(kind)-1)
			h.cards, to.cards = h.cards.Without(c), to.cards.With(c)
		}
	}
	hidden := uint8(0) // cards whose kind is wanted, and of any kind
	for k := range osiris.Kind(osiris.CardKinds) {
		hidden += wanted.Of(k)
	}
	for range b.Any {
		if h.closed > closed+hidden || h.cards == 0 {
			hidden++
			continue
		}
		c := poorest(s, h.cards)
		h.cards, to.cards = h.cards.Without(c), to.cards.With(c)
	}
	if h.closed < closed+hidden {
		return false
	}
	h.closed -= closed + hidden
	to.picked += hidden
	return true
}

// accept names the cards that the offer wants by kind or of any kind, and accepts it. It reports false if the seat
// lacks the goods.
func (d *negotiator) accept(by game.Seat, o *osiris.Offer, audience string) bool {
	before := d.moves
	d.moves = append(d.moves, clearDraft)
	left := d.s.Player[d.seat].Cards &^ o.Want.Cards
	name := func(kind osiris.Kind, any bool) bool {
		var fit osiris.Cards
		for cards := left; cards != 0; cards = cards.Rest() {
			if c := cards.First(); any || d.s.Data.Card[c].Kind == kind {
				fit = fit.With(c)
			}
		}
		if fit == 0 {
			return false
		}
		c := poorest(d.s, fit)
		left = left.Without(c)
		d.say("give-card CC%02d closed", c)
		return true
	}
	for k := range osiris.Kind(osiris.CardKinds) {
		for range o.Want.Kinds.Of(k) {
			if !name(k, false) {
				d.moves = before
				return false
			}
		}
	}
	for range o.Want.Any {
		if !name(0, true) {
			d.moves = before
			return false
		}
	}
	d.say("accept %d %s %d", by+1, audience, o.Number)
	if !d.legal() {
		d.moves = before
		return false
	}
	return true
}
