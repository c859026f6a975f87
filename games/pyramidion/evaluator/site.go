package evaluator

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

const categories = len(pyramidion.Points{})

// chances are the chances of each foreman to win each category of the active site.
type chances [maxSeats][categories]float32

const (
	// reach is the share of the best card in hand that is expected to be played.
	reach = 0.6
	// doubt is the number of points by which the leader may still be overtaken while others can play cards.
	doubt = 5
)

// site evaluates the chances on the active site, from the cards in play and those that may follow.
func (v *view) site() {
	s := v.s
	var have [maxSeats][categories]float32
	playing := 0
	revolts := v.revolts()
	for seat := range game.Seat(s.Count) {
		totals := s.Totals(seat)
		may := v.may(seat)
		if may != (pyramidion.Points{}) {
			playing++
		}
		stands := survives(revolts, totals[pyramidion.Influence])
		for c := range have[seat] {
			have[seat][c] = stands * (float32(totals[c]) + reach*float32(may[c]))
		}
	}
	wide := float32(0.5)
	if playing > 0 {
		wide = doubt
	}
	for c := range categories {
		least := float32(1)
		switch pyramidion.Category(c) {
		case pyramidion.Influence:
			least = max(least, float32(s.Least(pyramidion.Torturers)))
		case pyramidion.Negotiation:
			least = max(least, float32(s.Least(pyramidion.Negotiators)))
		}
		sum := float32(0)
		for seat := range s.Count {
			bar := least - 1
			for other := range s.Count {
				if other != seat {
					bar = max(bar, have[other][c])
				}
			}
			x := min(max(0.5+(have[seat][c]-bar-0.5)/(2*wide), 0), 1)
			v.wins[seat][c] = x
			sum += x
		}
		for seat := range s.Count {
			v.wins[seat][c] /= max(sum, 1)
		}
	}
	goods := packed(&s.Goods[s.Site])
	pile := float32(goods.sum() + int(goods>>statue))
	for seat := range s.Count {
		v.f[seat][fPile] = pile * v.wins[seat][pyramidion.Bargaining]
	}
}

// may returns the most points of each category that one more card could give a foreman who has not passed.
func (v *view) may(seat game.Seat) (most pyramidion.Points) {
	s, p := v.s, &v.s.Player[seat]
	if p.Passed {
		return most
	}
	for cards := p.Hand &^ s.Data.Of[pyramidion.Revolt]; cards != 0; cards = cards.Rest() {
		data := &s.Data.Card[cards.First()]
		if data.Effect == pyramidion.Goddess {
			for c := range most {
				most[c] = max(most[c], s.Data.Divine)
			}
			continue
		}
		for c, n := range data.Values {
			most[c] = max(most[c], n)
		}
	}
	return most
}

// revolts counts the revolts on the active site.
func (v *view) revolts() (n int) {
	s := v.s
	rebels := s.Data.With[pyramidion.Rebels]
	if c := s.Copied.Card; c != 0 && rebels.Has(uint8(c)) {
		n++
	}
	for seat := range s.Count {
		n += (s.Player[seat].InPlay & rebels).Len()
	}
	return n
}

// The lowest and the highest value of a revolt token (PYR-10.1.3).
const mildRevolt, hardRevolt = 4.0, 8.0

// survives returns the chance to withstand that many revolts.
func survives(revolts int, influence uint8) float32 {
	if revolts == 0 {
		return 1
	}
	x := float32(influence)/float32(revolts) - mildRevolt
	return min(max(x/(hardRevolt-mildRevolt), 0), 1)
}
