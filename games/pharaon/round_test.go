package pharaon_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// watch plays random games with all setups and inspects every state.
func watch(t *testing.T, games int, look func(s *pharaon.State, log *game.Log) error) {
	t.Helper()
	all := setups()
	for i := range games {
		state, err := kit.Game.New(all[i%len(all)])
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*pharaon.State), game.NewRand(uint64(i))
		for s.Owing() != 0 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			m := moves[r.Intn(len(moves))]
			var log game.Log
			s.Play(seat, m, &log)
			if err := look(s, &log); err != nil {
				t.Fatalf("game %d, after %s: %v", i, pharaon.Lexicon.Text(m), err)
			}
		}
	}
}

// TestPHA_3_1_FiveRounds checks that a game has five rounds in order and ends with the fifth (PHA-3.1).
func TestPHA_3_1_FiveRounds(t *testing.T) {
	began, ended := 0, 0
	watch(t, 44, func(s *pharaon.State, log *game.Log) error {
		for _, e := range log.Events {
			switch e.Kind {
			case pharaon.EvRound:
				began++
				if int(e.A) != began || ended != began-1 {
					t.Errorf("round %d begins after %d rounds began and %d ended", e.A, began-1, ended)
				}
			case pharaon.EvEndRound:
				ended++
			case pharaon.EvOver:
				if began != 5 || ended != 5 || s.Owing() != 0 {
					t.Errorf("game over after %d of %d rounds", ended, began)
				}
				began, ended = 0, 0
			}
		}
		return nil
	})
}

// TestPHA_16_4_OneChoiceAtATime checks that exactly one player has a decision at any time, and all others are refused
// (PHA-16.4).
func TestPHA_16_4_OneChoiceAtATime(t *testing.T) {
	watch(t, 44, func(s *pharaon.State, _ *game.Log) error {
		owing := s.Owing()
		if owing == 0 {
			return nil
		}
		if owing.Len() != 1 {
			t.Errorf("seats to move = %b, want one", owing)
		}
		m := s.Moves(nil, owing.First())[0]
		for seat := range game.Seat(s.Count) {
			if seat == owing.First() {
				continue
			}
			if no := kit.Game.Refusal(s, seat, m); no == nil || no.Rule != "PHA-16.4" {
				t.Errorf("seat %d: reason = %v, want not your turn", seat, no)
			}
			if len(s.Moves(nil, seat)) != 0 || len(s.Candidates(nil, seat)) != 0 {
				t.Errorf("seat %d has legal moves out of turn", seat)
			}
		}
		return nil
	})
}

// TestPHA_5_4_EveryColourOnce checks that no sector ever holds more tokens than its usable slots (PHA-5.2), and that
// every quarter faces every colour once in five rounds (PHA-5.4).
func TestPHA_5_4_EveryColourOnce(t *testing.T) {
	var faced [pharaon.Quarters]uint8
	watch(t, 44, func(s *pharaon.State, log *game.Log) error {
		for c := range s.Wheel {
			for i, token := range s.Wheel[c] {
				if token != pharaon.NoToken && i >= s.Slots() {
					t.Errorf("slot %d of %s is used with %d players", i+1, pharaon.ColourNames[c], s.Players())
				}
			}
		}
		for _, e := range log.Events {
			switch e.Kind {
			case pharaon.EvRound:
				for q := range faced {
					faced[q] |= 1 << s.Facing(pharaon.Quarter(q))
				}
			case pharaon.EvOver:
				if faced != [pharaon.Quarters]uint8{31, 31, 31, 31, 31} {
					t.Errorf("colours faced = %05b, want all five", faced)
				}
				faced = [pharaon.Quarters]uint8{}
			}
		}
		return nil
	})
}
