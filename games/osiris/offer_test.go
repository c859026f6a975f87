package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// A seat lacks the goods that it does not hold free: those that it has spent, and those in its bribes (OSI-7.3.4,
// OSI-7.3.9).
func TestLacking(t *testing.T) {
	s := played(t, game.Setup{Players: 3}, 1, func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct })
	s.Player[1].Tokens, s.Player[1].Workers = osiris.Tokens{2, 0, 1}, osiris.Workers{1}
	mine, theirs := s.Player[1].Cards, s.Player[2].Cards
	asked := osiris.Goods{Tokens: osiris.Tokens{3, 1, 1}, Workers: osiris.Workers{1, 1}, Cards: mine | theirs}
	var want osiris.Bundle
	want.Goods = osiris.Goods{Tokens: osiris.Tokens{1, 1, 0}, Workers: osiris.Workers{0, 1}, Cards: theirs}
	if got := s.Lacking(1, &asked); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	bribe := osiris.Bribe{Number: 1}
	bribe.Give.Goods = osiris.Goods{Tokens: osiris.Tokens{1, 0, 1}, Cards: mine}
	s.Book.Bribes[1][0] = bribe
	want.Tokens, want.Cards = osiris.Tokens{2, 1, 1}, asked.Cards
	if got := s.Lacking(1, &asked); got != want {
		t.Errorf("with a bribe: got %v, want %v", got, want)
	}
}

// The proposed cards let the seat accept the offer, whenever it can (OSI-7.3.4).
func TestAnswers(t *testing.T) {
	s := played(t, game.Setup{Players: 3}, 1, func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct })
	held := osiris.Cards(0)
	for c := range uint8(5) {
		held = held.With(c + 1)
	}
	s.Player[1].Cards = held
	for n, test := range []struct {
		want osiris.Bundle
		ok   bool
	}{
		{osiris.Bundle{Any: 2}, true}, {osiris.Bundle{Any: 5}, true}, {osiris.Bundle{Any: 6}, false},
		{osiris.Bundle{Kinds: osiris.Kinds(0).With(s.Data.Card[5].Kind, 1), Any: 4}, true},
		{osiris.Bundle{Goods: osiris.Goods{Cards: osiris.Cards(0).With(1)}, Any: 4}, true},
		{osiris.Bundle{Goods: osiris.Goods{Cards: osiris.Cards(0).With(1)}, Any: 5}, false},
		{osiris.Bundle{Kinds: osiris.Kinds(0).With(osiris.CardKinds-1, 1)}, false},
	} {
		cards, ok := s.Answers(1, &test.want)
		if ok != test.ok {
			t.Errorf("%d: got %v, %t, want %t", n, cards, ok, test.ok)
			continue
		}
		s.Book.Drafts[1] = osiris.Draft{}
		for _, c := range cards {
			s.Book.Drafts[1].Give.Cards = s.Book.Drafts[1].Give.Cards.With(uint8(c))
		}
		s.Book.Offers[0][0] = osiris.Offer{Number: 1, To: 1, Want: test.want}
		if no := kit.Game.Refusal(s, 1, game.Move{Verb: osiris.VAccept, A: 0, C: 1}); (no == nil) != test.ok {
			t.Errorf("%d: accepting with %v: got refusal %v", n, cards, no)
		}
	}
}
