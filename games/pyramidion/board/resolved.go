package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// resolution is what happens to a site when all have passed (PYR-9.4), as far as its events tell it.
type resolution struct {
	at     *pyramidion.State // as it begins, with all cards in play
	after  *pyramidion.State // once a revolt has hit: what its other steps compare
	fallen game.Seats        // those that the revolt hit
	tokens []uint8           // of the revolt, and its value
	value  int
	events []game.Event
	over   bool
}

// resolve gathers a resolution.
func resolve(p piece.Passage) *resolution {
	r := &resolution{at: beginning(p)}
	for i, e := range p.Events {
		if r.events = p.Events[:i+1]; e.Kind == pyramidion.EvSundial {
			r.over = true
			break
		}
	}
	after := *r.at
	r.after = &after
	for _, e := range r.events {
		switch e.Kind {
		case pyramidion.EvToken:
			r.tokens = append(r.tokens, e.A)
		case pyramidion.EvRevolt:
			r.value = int(e.A)
		case pyramidion.EvFell:
			r.fallen = r.fallen.With(e.Seat)
			for cards := after.Player[e.Seat].InPlay; cards != 0; cards = cards.Rest() {
				leave(&after, e.Seat, pyramidion.Card(cards.First()))
			}
		}
	}
	return r
}

// beginning returns the state in which a resolution begins: that before its turn, and what happened in that turn until
// then. It is right about the site and its cards, and about nothing else.
func beginning(p piece.Passage) *pyramidion.State {
	s := *p.Before.(*pyramidion.State)
	for _, e := range p.Prior {
		switch e.Kind {
		case pyramidion.EvActivated:
			s.Site, s.Activator = pyramidion.Site(e.A), e.Seat
		case pyramidion.EvPlayed:
			s.Player[e.Seat].InPlay = s.Player[e.Seat].InPlay.With(e.A)
		case pyramidion.EvCategory:
			c, category := pyramidion.ChosenOf(e)
			if copyist(&s, c) {
				s.Copied.Category = uint8(category) + 1
			} else {
				s.Player[e.Seat].Category = uint8(category) + 1
			}
		case pyramidion.EvCopied:
			s.Copied = pyramidion.Copied{Card: pyramidion.Card(e.A)}
		case pyramidion.EvRaised:
			raise(&s, e.Seat)
		case pyramidion.EvRemoved:
			c, owner := pyramidion.RemovedOf(e)
			leave(&s, owner, c)
		case pyramidion.EvVizier:
			s.Goods[s.Site][e.A]--
		case pyramidion.EvAdded:
			s.Goods[s.Site][e.A]++
		case pyramidion.EvExchanged:
			x := pyramidion.ExchangeOf(e)
			s.Goods[s.Site][x.Out]--
			s.Goods[s.Site][x.In]++
		case pyramidion.EvDismissed:
			kind, site, _ := pyramidion.DismissedOf(e)
			s.Troop[kind][site] = pyramidion.NoSeat
		}
	}
	return &s
}

// copyist reports whether a card is the Philosopher.
func copyist(s *pyramidion.State, c pyramidion.Card) bool {
	return s.Data.With[pyramidion.Philosopher].Has(uint8(c))
}

// raise lets the Lithographer of a seat raise the minimums, or else the Philosopher that copies one (PYR-16.9.1).
func raise(s *pyramidion.State, seat game.Seat) {
	own := s.Player[seat].InPlay&s.Data.With[pyramidion.Lithographer] != 0
	if own && s.Raised&pyramidion.RaisedOwn == 0 {
		s.Raised |= pyramidion.RaisedOwn
	} else {
		s.Raised |= pyramidion.RaisedCopied
	}
}

// leave takes a card out of play, with what it does as long as it is there (PYR-16.13).
func leave(s *pyramidion.State, owner game.Seat, c pyramidion.Card) {
	s.Player[owner].InPlay = s.Player[owner].InPlay.Without(uint8(c))
	switch s.Data.Card[c].Effect {
	case pyramidion.Goddess:
		s.Player[owner].Category = 0
	case pyramidion.Philosopher:
		s.Copied, s.Raised = pyramidion.Copied{}, s.Raised&^pyramidion.RaisedCopied
	case pyramidion.Lithographer:
		s.Raised &^= pyramidion.RaisedOwn
	}
}

// hold makes the picture hold the lanes of a resolution that the page tells, until the next site is activated.
func (p *picture) hold() {
	if p.Told == nil || p.s.Payment.Boat != 0 || p.s.Owing() == 0 {
		return
	}
	p.past = resolve(*p.Told)
}

// onStage draws what the stage shows: with the lanes of a resolution that are held, or the present.
func (p *picture) onStage(draw func()) {
	now := p.s
	if p.past != nil {
		then := *p.past.at
		then.Troop = now.Troop
		p.s = &then
	}
	draw()
	p.s = now
}

// counted returns the state whose totals the lanes show.
func (p *picture) counted() *pyramidion.State {
	if p.past != nil {
		return p.past.after
	}
	return p.s
}
