package osiris

import (
	"testing"

	"ennead/game"
)

// What a seat lacks to hand goods over is what it does not hold free: neither what is gone nor what its bribes bind (OSI-7.3.4,
// OSI-7.3.9).
func TestLacking(t *testing.T) {
	s := played(t, game.Setup{Players: 3}, 1, func(s *State) bool { return s.Top().Step == StepAct })
	s.Player[1].Tokens, s.Player[1].Workers = Tokens{2, 0, 1}, Workers{1}
	asked := Goods{Tokens: Tokens{3, 1, 1}, Workers: Workers{1, 1}, Cards: s.Player[1].Cards | s.Player[2].Cards}
	want := Bundle{Goods: Goods{Tokens: Tokens{1, 1, 0}, Workers: Workers{0, 1}, Cards: s.Player[2].Cards}}
	if got := s.Lacking(1, &asked); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	s.Book.Bribes[1][0] = Bribe{Number: 1, Give: Bundle{Goods: Goods{Tokens: Tokens{1, 0, 1}, Cards: s.Player[1].Cards}}}
	want.Tokens, want.Cards = Tokens{2, 1, 1}, asked.Cards
	if got := s.Lacking(1, &asked); got != want {
		t.Errorf("with a bribe: got %v, want %v", got, want)
	}
}

// The cards named for an offer are such that it can be accepted, whenever there are any (OSI-7.3.4).
func TestAnswers(t *testing.T) {
	s := played(t, game.Setup{Players: 3}, 1, func(s *State) bool { return s.Top().Step == StepAct })
	held := Cards(0)
	for c := range uint8(5) {
		held = held.With(c + 1)
	}
	s.Player[1].Cards = held
	for n, test := range []struct {
		want Bundle
		ok   bool
	}{
		{Bundle{Any: 2}, true}, {Bundle{Any: 5}, true}, {Bundle{Any: 6}, false},
		{Bundle{Kinds: Kinds(0).With(s.Data.Card[5].Kind, 1), Any: 4}, true},
		{Bundle{Goods: Goods{Cards: Cards(0).With(1)}, Any: 4}, true},
		{Bundle{Goods: Goods{Cards: Cards(0).With(1)}, Any: 5}, false},
		{Bundle{Kinds: Kinds(0).With(cardKinds-1, 1)}, false},
	} {
		cards, ok := s.Answers(1, &test.want)
		if ok != test.ok {
			t.Errorf("%d: got %v, %t", n, cards, ok)
			continue
		}
		s.Book.Drafts[1] = Draft{}
		for _, c := range cards {
			s.Book.Drafts[1].Give.Cards = s.Book.Drafts[1].Give.Cards.With(uint8(c))
		}
		s.Book.Offers[0][0] = Offer{Number: 1, To: 1, Want: test.want}
		if no := Game.Refusal(s, 1, game.Move{Verb: vAccept, A: 0, C: 1}); (no == nil) != test.ok {
			t.Errorf("%d: with %v the offer is refused: %v", n, cards, no)
		}
	}
}
