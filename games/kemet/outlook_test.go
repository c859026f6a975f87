package kemet_test

import (
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// spentAt holds the verbs whose price is paid at once.
var spentAt = map[uint8]bool{kemet.VCard: true, kemet.VUse: true, kemet.VRaise: true, kemet.VBuy: true}

// Spends predicts what moves cost (KEM-0.2, KEM-0.3).
func TestSpends(t *testing.T) {
	compared := map[uint8]int{}
	for seed, setups := uint64(0), setups(); seed < 40; seed++ {
		state, err := kit.Game.New(setups[int(seed)%len(setups)])
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*kemet.State)
		for r := game.NewRand(seed); s.Owing() != 0; {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			m := moves[r.Intn(len(moves))]
			want := -s.Spends(seat, m)
			log := game.Log{}
			s.Play(seat, m, &log)
			if !spentAt[m.Verb] || seat == game.Nature {
				continue
			}
			spent := 0
			for _, e := range log.Events {
				if e.Kind == kemet.EvSpent && e.Seat == seat {
					spent += int(e.A)
				}
			}
			if spent != want {
				t.Fatalf("%s: Spends predicts %d PP, the move costs %d", kemet.Lexicon.Text(m), want, spent)
			}
			if want > 0 {
				compared[m.Verb]++
			}
		}
	}
	for verb := range spentAt {
		if compared[verb] == 0 {
			t.Errorf("no player paid for a move like %s", kemet.Lexicon.Text(game.Move{Verb: verb, A: 1, B: 1}))
		}
	}
}

// NightPrayer predicts the PP of the Night, except for sacrifices (KEM-7.4, KEM-7.5).
func TestNightForeseen(t *testing.T) {
	nights := 0
	for seed, setups := uint64(0), setups(); seed < 20; seed++ {
		state, err := kit.Game.New(setups[int(seed)%len(setups)])
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*kemet.State)
		for r := game.NewRand(seed); s.Owing() != 0; {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			before, m := *s, moves[r.Intn(len(moves))]
			s.Play(seat, m, nil)
			if m.Verb != kemet.VPass || before.Active == kemet.NoSeat || s.Active != kemet.NoSeat ||
				s.Top().Step != kemet.StepDraw {
				continue // no Night, or a Night with a choice before its cards
			}
			nights++
			for seat := range game.Seat(s.Count) {
				want := min(s.Data.Limit.Prayer, int(before.Player[seat].Prayer)+before.NightPrayer(seat))
				if got := int(s.Player[seat].Prayer); got != want {
					t.Fatalf("after the Night seat %d has %d PP, want %d", seat, got, want)
				}
			}
		}
	}
	if nights == 0 {
		t.Error("no Night came to its cards without a choice")
	}
}
