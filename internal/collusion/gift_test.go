package collusion_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/internal/collusion"
)

// negotiable returns a game in which people may negotiate.
func negotiable(t *testing.T) *game.Match {
	t.Helper()
	m, err := game.NewMatch(kit.Game, game.Record{Setup: game.Setup{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewRand(5)
	for m.State.(*osiris.State).Top().Step != osiris.StepAct {
		for seat := range m.State.Owing().All() {
			moves := m.State.Moves(nil, seat)
			if err := m.Play(seat, moves[chance.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	return m
}

func say(t *testing.T, m *game.Match, seat game.Seat, texts ...string) {
	t.Helper()
	for _, text := range texts {
		move, err := kit.Game.Lexicon().Parse(text)
		if err == nil {
			err = m.Play(seat, move)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// What is handed over for nothing is a gift. A swap is none, however uneven.
func TestReadGifts(t *testing.T) {
	m := negotiable(t)
	var giver, taker game.Seat = 0, 1
	say(t, m, giver, "to 2", "give grain 2", "offer")
	say(t, m, taker, "accept 1 private 1")
	gifts := func() []collusion.Gift {
		t.Helper()
		list, err := collusion.ReadGifts(kit.Game, osiris.Handed, m.Record)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	want := []collusion.Gift{{From: giver, To: taker, Pieces: 2}}
	if got := gifts(); !slices.Equal(got, want) {
		t.Fatalf("given are %v, want %v", got, want)
	}
	card := osiris.CardNames[m.State.(*osiris.State).Player[giver].Cards.First()]
	say(t, m, giver, "to 2", "give-card "+card+" closed", "give brick 2", "want stone 1", "offer")
	say(t, m, taker, "accept 1 private 2")
	if got := gifts(); !slices.Equal(got, want) {
		t.Errorf("after a swap, given are %v, want %v", got, want)
	}
	secret := func(e game.Event) (game.Seat, int, bool) { return 2, 1, e.Kind == osiris.EvHandedCard }
	if list, err := collusion.ReadGifts(kit.Game, secret, m.Record); err != nil || len(list) > 0 {
		t.Errorf("of events that not everybody sees, given are %v: %v", list, err)
	}
}
