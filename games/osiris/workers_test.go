package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// ready plays to the first turn.
func ready(t testing.TB, setup game.Setup, seed uint64) *osiris.State {
	t.Helper()
	return played(t, setup, seed, func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct })
}

// OSI-4.1 to OSI-4.5: how many workers each governor draws, in which order, and how many are left.
func TestOSI_4_2_Draws(t *testing.T) {
	for players, want := range map[int][2]uint8{2: {3, 4}, 3: {3, 4}, 4: {2, 5}, 5: {2, 3}} {
		var drawn []game.Seat
		decided := false
		s := played(t, game.Setup{Players: players}, 7, func(s *osiris.State) bool {
			f := s.Top()
			if f.Step == osiris.StepWorker && (len(drawn) == 0 || drawn[len(drawn)-1] != f.Seat) {
				if len(drawn) == 0 && s.Bag.Sum() != s.Data.Setup[players].Workers.Sum() { // OSI-4.1
					t.Errorf("%d players: %d workers in the bag", players, s.Bag.Sum())
				}
				drawn = append(drawn, f.Seat)
			}
			decided = decided || s.Season == 1 && !s.Owing().Has(game.Nature) && f.Step != osiris.StepAct
			return f.Step == osiris.StepAct
		})
		if decided {
			t.Errorf("%d players: a player had to decide something (OSI-4.5)", players)
		}
		for i, seat := range drawn {
			if seat != (s.Regent+game.Seat(i))%game.Seat(players) || s.Player[seat].Workers.Sum() != want[0] {
				t.Errorf("%d players: draw %d: seat %d has %v", players, i+1, seat, s.Player[seat].Workers)
			}
		}
		t.Run("OSI-4.3", func(t *testing.T) {
			if len(drawn) != players || s.Pool.Sum() != want[1] || s.Bag.Sum() != 2 {
				const format = "%d players: %d drew, the cartouche has %v, the bag %v"
				t.Errorf(format, players, len(drawn), s.Pool, s.Bag)
			}
		})
	}
}

// OSI-4.4, OSI-13.3: only the Regent sees the workers left in the bag, and only after the last draw.
func TestOSI_4_4_Bag(t *testing.T) {
	s := ready(t, game.Setup{Players: 3}, 3)
	for seat := range game.Seat(3) {
		view := *s
		view.Mask(seat)
		if sees := view.Bag == s.Bag && view.Unseen == 0; sees != (seat == s.Regent) {
			t.Errorf("seat %d sees the workers in the bag: %v", seat, sees)
		}
	}
	log := &game.Log{}
	s = played(t, game.Setup{Players: 3}, 3, func(s *osiris.State) bool {
		return s.Top() == osiris.Frame{Step: osiris.StepPool, Seat: s.Regent, B: 1}
	})
	view := *s
	if view.Mask(s.Regent); view.Bag != (osiris.Workers{}) || view.Unseen != 3 {
		t.Errorf("the Regent sees the bag too early: %v", view.Bag)
	}
	s.Play(game.Nature, s.Moves(nil, game.Nature)[0], log)
	for _, e := range log.Events {
		if e.Kind != osiris.EvLeft {
			continue
		}
		if e.Audience != s.Regent.Set() || e.For(s.Regent).A != e.A || e.For(game.Spectator).A != game.Unknown {
			t.Errorf("audience of the workers left: got %b, want the Regent", e.Audience)
		}
	}
}

// OSI-13.4: the odds of a kind of worker are in proportion to its number.
func TestOSI_13_4_Odds(t *testing.T) {
	s := played(t, game.Setup{Players: 5}, 1, func(s *osiris.State) bool { return s.Top().Step == osiris.StepWorker })
	for _, m := range s.Moves(nil, game.Nature) {
		if want := int(s.Bag[m.A]); s.Weight(m) != want || s.Even() {
			t.Errorf("weight of %s: got %d, want %d", osiris.Lexicon.Text(m), s.Weight(m), want)
		}
	}
	if s.Outcomes() != 15 || s.Outcome(0).A != 0 || s.Outcome(14).A != uint8(osiris.StoneForeman) {
		t.Errorf("%d outcomes from %v to %v", s.Outcomes(), s.Outcome(0), s.Outcome(14))
	}
}

// OSI-5.4.2: the suggested way to pay keeps monuments within reach, then exchanges, then takes what there is most of.
func TestOSI_5_4_2_Suggest(t *testing.T) {
	seen := 0
	for seed := range uint64(8) {
		s := played(t, game.Setup{Players: 3}, seed, func(s *osiris.State) bool {
			return s.Top().Step == osiris.StepPay && s.Top().A > 1
		})
		if s == nil {
			continue
		}
		seen++
		seat := s.Top().Seat
		if other := s.SuggestWage((seat + 1) % 3); other.Moves != nil {
			t.Errorf("seed %d: a seat that does not pay is told %v", seed, other.Moves)
		}
		view := *s
		view.Mask(seat)
		best := view.SuggestWage(seat)
		for _, m := range best.Moves {
			if s.Top().Step != osiris.StepPay || s.Why(seat, m).No != 0 {
				t.Fatalf("seed %d: %v of %v is not legal", seed, m, best.Moves)
			}
			s.Play(seat, m, nil)
		}
		if f := s.Top(); f.Step == osiris.StepPay && f.Seat == seat {
			t.Errorf("seed %d: %v does not pay all", seed, best.Moves)
		}
	}
	if seen == 0 {
		t.Error("nobody had to pay")
	}
}
