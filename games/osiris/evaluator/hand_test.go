package evaluator

import (
	"testing"

	"ennead/bot"
	"ennead/games/osiris"
)

// openHand returns a position in which a governor holds at least two city cards and the viewer sees all hands.
func openHand(t *testing.T) (s *osiris.State, cards osiris.Cards) {
	t.Helper()
	visit(t, bot.Greedy, 3, 1, func(at *osiris.State) {
		if s == nil && at.Season == 2 && at.Player[0].Cards.Len() >= 2 {
			s = at.Copy().(*osiris.State)
		}
	})
	if s == nil {
		t.Fatal("nobody held two cards")
	}
	return s, s.Player[0].Cards
}

// What an offer names leaves the hand and arrives as itself, also where the viewer did not know that the hand held it.
func TestNamedCardsChangeHands(t *testing.T) {
	s, cards := openHand(t)
	first, second := cards.First(), cards.Rest().First()
	var none osiris.Cards
	want := func(b osiris.Bundle, from, left hand, gets osiris.Cards, unknown uint8) {
		t.Helper()
		var to hand
		if !from.give(s, &b, &to) {
			t.Fatalf("%+v is not given from %+v", b, from)
		}
		if from != left || to.cards != gets || to.picked != unknown {
			t.Errorf("%+v leaves %+v and gives %v and %d picked, want %+v, %v and %d", b, from, to.cards, to.picked,
				left, gets, unknown)
		}
	}
	named := osiris.Bundle{Goods: osiris.Goods{Cards: none.With(first)}}
	both, one := none.With(first).With(second), none.With(second)
	want(named, hand{cards: both}, hand{cards: one}, none.With(first), 0)
	want(named, hand{cards: one, closed: 1}, hand{cards: one}, none.With(first), 0)
	kind := osiris.Bundle{Kinds: osiris.Kinds(0).With(s.Data.Card[second].Kind, 1)}
	want(kind, hand{cards: one, closed: 1}, hand{closed: 1}, one, 0)
	want(kind, hand{closed: 1}, hand{}, none, 1)
	want(osiris.Bundle{Any: 2}, hand{cards: one, closed: 1}, hand{}, one, 1)
	if from := (hand{cards: one}); from.give(s, &named, &hand{}) {
		t.Error("a card is given that nobody holds")
	}
	if from := (hand{closed: 1}); from.give(s, &osiris.Bundle{Any: 2}, &hand{}) {
		t.Error("two cards are given of one")
	}
}

// Cards that the viewer does not know count as the mean of all.
func TestClosedCardsCountAsTheMean(t *testing.T) {
	s, _ := openHand(t)
	var mean, closed features
	for all := s.Data.Cards; all != 0; all = all.Rest() {
		var f features
		f.have(s, osiris.Cards(0).With(all.First()), 1/float32(s.Data.Cards.Len()))
		for k := range f {
			mean[k] += f[k]
		}
	}
	closed.hold(&view{s: s}, 0, &hand{closed: 1})
	for _, k := range []int{fCards, fCorners, fBuilders, fHarvesters, fTraders, fScribes, fHelpers} {
		if d := closed[k] - mean[k]; d < -1e-5 || d > 1e-5 || mean[k] == 0 {
			t.Errorf("feature %d of a closed card is %v, want %v", k, closed[k], mean[k])
		}
	}
}
