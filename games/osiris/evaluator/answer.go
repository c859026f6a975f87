package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Answers to offers: a bot accepts an offer that is worth enough to it, and never one that it values as a loss.

// answer declines the open offers to the seat until it accepts one. The caller looks at the remaining ones again later.
func (d *negotiator) answer() bool {
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
			d.say("decline %d %s %d", by+1, audience, o.Number)
		}
	}
	return d.moves != nil
}

// gains returns the value of an offer to the seat; 0 if one side cannot give its goods. Anybody can work out the tokens
// of the author and count their other goods (OSI-13.2).
func (d *negotiator) gains(by game.Seat, o *osiris.Offer) float32 {
	mine, theirs := d.hands[d.seat], d.hands[by]
	if !theirs.give(&o.Give, &mine) || !mine.give(&o.Want, &theirs) {
		return 0
	}
	return d.shared(d.worth(d.seat, mine)-d.now[d.seat], d.worth(by, theirs)-d.now[by])
}

// give moves a bundle to another hand, and reports whether h has enough for it.
func (h *hand) give(b *osiris.Bundle, to *hand) bool {
	workers, foremen := b.Some, uint8(0)
	for w, n := range b.Workers {
		workers += n
		if osiris.Worker(w).Foreman() {
			foremen += n
		}
	}
	cards := uint8(b.Cards.Len()) + b.Any
	for k := range osiris.Kind(osiris.CardKinds) {
		cards += b.Kinds.Of(k)
	}
	if !h.tokens.Covers(b.Tokens) || h.workers < workers || h.cards < cards {
		return false
	}
	h.tokens, to.tokens = h.tokens.Minus(b.Tokens), to.tokens.Plus(b.Tokens)
	h.workers, to.workers = h.workers-workers, to.workers+workers
	h.foremen, to.foremen = h.foremen-min(h.foremen, foremen), to.foremen+foremen
	h.cards, to.cards = h.cards-cards, to.cards+cards
	return true
}

// accept names the cards that the offer wants by kind or of any kind, and accepts it. It reports false if the seat
// lacks the goods.
func (d *negotiator) accept(by game.Seat, o *osiris.Offer, audience string) bool {
	before := d.moves
	d.moves = append(d.moves, clearDraft)
	left := d.s.Player[d.seat].Cards &^ o.Want.Cards
	name := func(kind osiris.Kind, any bool) bool {
		for cards := left; cards != 0; cards = cards.Rest() {
			if c := cards.First(); any || d.s.Data.Card[c].Kind == kind {
				left = left.Without(c)
				d.say("give-card CC%02d closed", c)
				return true
			}
		}
		return false
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
