package pyramidion_test

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// stir brings about positions that random play rarely reaches: empty piles of cards and boats, a short supply, hands
// with special characters, sites with many choices. Play could reach all of them.
func stir(at game.State, r *game.Rand) {
	s := at.(*pyramidion.State)
	switch s.Top().Step {
	case pyramidion.StepActivate, pyramidion.StepCard:
	default:
		return
	}
	switch r.Intn(24) {
	case 0:
		thin(s, r)
	case 1:
		drain(s, r)
	case 2:
		heap(s, r)
	case 3:
		arm(s, r)
	case 4:
		strand(s, r)
	}
}

// thin leaves few cards in the pile. The others are discarded; now and then none of those is left either.
func thin(s *pyramidion.State, r *game.Rand) {
	for n := s.Deck.Len(); n > r.Intn(3); n-- {
		c := s.Deck.At(r.Intn(n))
		s.Deck, s.Spent, s.From[c] = s.Deck.Without(c), s.Spent.With(c), 0
	}
	if p := &s.Player[r.Intn(int(s.Count))]; r.Intn(3) == 0 {
		p.Hand, s.Spent = p.Hand|s.Spent, 0
	}
}

// drain gives a player nearly all that is left of a resource.
func drain(s *pyramidion.State, r *game.Rand) {
	k, p := r.Intn(pyramidion.ResourceCount), &s.Player[r.Intn(int(s.Count))]
	n := s.Supply[k] - min(s.Supply[k], uint8(r.Intn(3)))
	p.Goods[k] += n
	s.Supply[k] -= n
}

// heap puts resources of all kinds on two sites.
func heap(s *pyramidion.State, r *game.Rand) {
	for range 2 {
		site := r.Intn(pyramidion.SiteCount)
		for k := range s.Supply {
			n := min(s.Supply[k], uint8(r.Intn(3)))
			s.Goods[site][k] += n
			s.Supply[k] -= n
		}
	}
}

// arm gives a player a special character from the pile.
func arm(s *pyramidion.State, r *game.Rand) {
	if left := s.Deck & (s.Data.Of[pyramidion.Special] | s.Data.Of[pyramidion.Revolt]); left.Len() > 0 {
		p, c := &s.Player[r.Intn(int(s.Count))], left.At(r.Intn(left.Len()))
		s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
	}
}

// strand leaves few boats in the pile and discards the others, unless Karnak waits for one.
func strand(s *pyramidion.State, r *game.Rand) {
	for n := s.Pile.Len(); n > r.Intn(3); n-- {
		b := s.Pile.At(r.Intn(n))
		s.Pile, s.Sunk = s.Pile.Without(b), s.Sunk.With(b)
	}
}

// rare reports whether a position is of a rare kind.
func rare(at game.State) bool {
	switch s := at.(*pyramidion.State); s.Top().Step {
	case pyramidion.StepRecruit:
		return s.Drawable() < 4
	case pyramidion.StepCopy, pyramidion.StepOut, pyramidion.StepIn, pyramidion.StepRecall, pyramidion.StepAdd,
		pyramidion.StepSwap, pyramidion.StepGain:
		return true
	case pyramidion.StepPay:
		return s.Payment.Troops != 0 || s.Payment.Statues > 0
	}
	return false
}
