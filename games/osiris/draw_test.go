package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// drawing returns a table on which seat 0 is to draw n cards from this pile, with this discard pile.
func drawing(t testing.TB, pile, spent osiris.Cards, n uint8) (*osiris.State, *game.Log) {
	t.Helper()
	s := ready(t, game.Setup{Players: 3}, 1)
	for seat := range s.Player {
		s.Player[seat].Cards, s.Player[seat].Known = 0, [osiris.MaxSeats]osiris.Cards{}
	}
	s.Deck, s.Spent = pile, spent
	s.Player[1].Cards = s.Data.Cards &^ pile &^ spent
	log := &game.Log{}
	s.Push(osiris.StepDraw, 0, osiris.DrawScribe, n)
	osiris.Steps.Settle(s, &s.Stack, log)
	return s, log
}

// kinds returns the kinds of the events.
func kinds(log *game.Log) (list []uint8) {
	for _, e := range log.Events {
		list = append(list, e.Kind)
	}
	return list
}

// OSI-5.8.3, OSI-RUL-28: the discard pile becomes the pile when a card must be drawn from an empty one.
func TestOSI_5_8_3_Shuffle(t *testing.T) {
	s, log := drawing(t, 1<<3, 1<<5|1<<7, 2)
	if len(log.Events) != 0 || s.Deck != 1<<3 {
		t.Fatalf("shuffled a pile with a card in it: %v", kinds(log))
	}
	s.Play(game.Nature, game.Move{Verb: osiris.VDraw, A: 3}, log)
	if got := kinds(log); len(got) != 2 || got[0] != osiris.EvDealt || got[1] != osiris.EvShuffled {
		t.Errorf("events: %v", got)
	}
	if s.Deck != 1<<5|1<<7 || s.Spent != 0 || s.Player[0].Cards != 1<<3 {
		t.Errorf("pile %b, discard pile %b", s.Deck, s.Spent)
	}
	t.Run("OSI-RUL-28", func(t *testing.T) {
		s, log := drawing(t, 0, 0, 2)
		if got := kinds(log); len(got) != 1 || got[0] != osiris.EvNoCard || s.Top().Step != osiris.StepAct {
			t.Errorf("events: %v; next step: %s", got, osiris.Steps[s.Top().Step].Name)
		}
	})
}

// Pending cards are in ascending order, so that their order does not reveal which one was drawn first.
func TestPendingAscends(t *testing.T) {
	s := &osiris.State{}
	for _, c := range []osiris.Card{9, 4, 6} {
		s.Pend(c)
	}
	if s.Pending != [osiris.MaxPending]osiris.Card{4, 6, 9} {
		t.Errorf("%v", s.Pending)
	}
}
