package tekhenu_test

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// stir gives the player about to take a die what random play seldom combines: tokens, cards, Population and Happiness
// near the end of the track, and decks that run out. Play could reach every such state.
func stir(at game.State, r *game.Rand) {
	s := at.(*tekhenu.State)
	if s.Top().Step != tekhenu.StepDie || r.Intn(3) == 0 {
		return
	}
	seat := s.Turn.Seat
	p := &s.Player[seat]
	for t := range p.Stock[:tekhenu.Faith] {
		p.Stock[t] = max(p.Stock[t], uint8(r.Intn(5)))
	}
	for k := range tekhenu.Kind(tekhenu.Kinds) {
		for range r.Intn(3) {
			hand(s, k, seat, r)
		}
		if r.Intn(3) == 0 {
			thin(s, k, r.Intn(3), r)
		}
	}
	if r.Intn(2) == 0 {
		s.RaisePopulation(seat, uint8(r.Intn(tekhenu.TrackTop)), nil)
		if p.Happiness < tekhenu.TrackTop {
			s.RaiseHappiness(seat, tekhenu.TrackTop-1-p.Happiness, nil)
		}
		tekhenu.Steps.Settle(s, &s.Stack, nil)
	}
}

// rare reports rare moments: the extra action of Happiness 21 waits or is chosen (TEK-12.6), or one action runs inside
// another.
func rare(at game.State) bool {
	s, going := at.(*tekhenu.State), 0
	for f := range s.Frames() {
		switch f.Step {
		case tekhenu.StepFeast, tekhenu.StepFeastAt:
			return true
		case tekhenu.StepGodDone:
			going++
		}
	}
	for i := range s.Player {
		if s.Player[i].Feast {
			return true
		}
	}
	return going > 1
}

// hand gives a seat the next card of a deck: a Decree in secret (TEK-16.1.7), any other card in public.
func hand(s *tekhenu.State, k tekhenu.Kind, seat game.Seat, r *game.Rand) {
	cards := s.Drawable(k)
	if cards == 0 {
		return
	}
	n := cards.At(r.Intn(cards.Len()))
	if k == tekhenu.Decree {
		s.Pull(k.Of(n), seat)
	} else {
		s.Pull(k.Of(n), tekhenu.NoSeat)
	}
	p := &s.Player[seat]
	held := [tekhenu.Kinds]*tekhenu.Cards{&p.Blessings, &p.Techs, &p.Decrees}[k]
	*held = held.With(n)
}

// thin leaves this many cards in a deck and discards the others, as refreshing the market does (TEK-13.11).
func thin(s *tekhenu.State, k tekhenu.Kind, left int, r *game.Rand) {
	for n := s.Deck[k].Len(); n > left; n-- {
		card := s.Deck[k].At(r.Intn(n))
		s.Deck[k], s.Spent[k] = s.Deck[k].Without(card), s.Spent[k].With(card)
	}
}
