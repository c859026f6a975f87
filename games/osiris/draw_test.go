package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// drawing is a table on which a seat is to draw so many cards, with this pile and these cards on the discard pile.
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

// kinds are those of the events.
func kinds(log *game.Log) (list []uint8) {
	for _, e := range log.Events {
		list = append(list, e.Kind)
	}
	return list
}

// OSI-5.8.3, OSI-RUL-28: the discard pile is shuffled when a card must be drawn and there is none.
func TestOSI_5_8_3_Shuffle(t *testing.T) {
	s, log := drawing(t, 1<<3, 1<<5|1<<7, 2)
	if len(log.Events) != 0 || s.Deck != 1<<3 {
		t.Fatalf("a pile with a card in it is shuffled: %v", kinds(log))
	}
	s.Play(game.Nature, game.Move{Verb: osiris.VDraw, A: 3}, log)
	if got := kinds(log); len(got) != 2 || got[0] != osiris.EvDealt || got[1] != osiris.EvShuffled {
		t.Errorf("told: %v", got)
	}
	if s.Deck != 1<<5|1<<7 || s.Spent != 0 || s.Player[0].Cards != 1<<3 {
		t.Errorf("in the pile are %b, discarded %b", s.Deck, s.Spent)
	}
	t.Run("OSI-RUL-28", func(t *testing.T) {
		s, log := drawing(t, 0, 0, 2)
		if got := kinds(log); len(got) != 1 || got[0] != osiris.EvNoCard || s.Top().Step != osiris.StepAct {
			t.Errorf("told: %v; then %s", got, osiris.Steps[s.Top().Step].Name)
		}
	})
}

// Cards that lie before a governor ascend, whichever is drawn first, so that their order tells nothing.
func TestPendingAscends(t *testing.T) {
	s := &osiris.State{}
	for _, c := range []osiris.Card{9, 4, 6} {
		s.Pend(c)
	}
	if s.Pending != [osiris.MaxPending]osiris.Card{4, 6, 9} {
		t.Errorf("%v", s.Pending)
	}
}
