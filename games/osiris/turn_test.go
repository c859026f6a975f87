package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// TestTurnsBegin: turns go clockwise from the Regent, past governors who have withdrawn (OSI-3.2). Each turn begins
// with one choice, and its further choices belong to the same seat.
func TestTurnsBegin(t *testing.T) {
	for players := 2; players <= osiris.MaxSeats; players++ {
		season, last, turns := uint8(0), osiris.NoSeat, 0
		setup := game.Setup{Players: players, Options: map[string]string{}}
		setup.Options[osiris.OptNegotiation] = "off" // a trade restarts a turn (OSI-7.3.9)
		gametest.Walk(t, kit.Game, setup, 5, func(s *osiris.State) bool {
			seat := s.Owing().First()
			if seat == game.Nature {
				return false
			}
			if !s.Begins() {
				if seat != last {
					t.Fatalf("%d players: seat %d chooses in the turn of seat %d", players, seat, last)
				}
				return false
			}
			due := s.Regent
			if season == s.Season {
				due = s.Next(last)
				for s.Player[due].Order != 0 {
					due = s.Next(due)
				}
			}
			if seat != due {
				t.Fatalf("%d players, season %d, next turn: got seat %d, want %d", players, s.Season, seat, due)
			}
			season, last, turns = s.Season, seat, turns+1
			return false
		})
		if turns < 4*osiris.Seasons*players {
			t.Errorf("%d players: only %d turns", players, turns)
		}
	}
}

// What building at a site is said to score is what it scores, whatever allows it.
func TestGain(t *testing.T) {
	by := map[osiris.Means]int{}
	for seed := range gametest.Many(20, 60, 200) {
		s, err := kit.Game.New(game.Setup{Players: 2 + seed%4})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(seed))
		for s.Owing() != 0 {
			seat := s.Owing().First()
			if seat == game.Nature {
				m, _ := r.Roll(s, nil)
				s.Play(game.Nature, m, nil)
				continue
			}
			moves := s.Moves(nil, seat)
			m := moves[r.Intn(len(moves))]
			now, want := s.(*osiris.State), 0
			at := now.Top()
			if at.Step == osiris.StepSite {
				want = now.Gain(seat, now.Turn.Plan-1, osiris.Site(m.A))
				by[at.B]++
			}
			before := scored(now, seat)
			s.Play(seat, m, nil)
			built := at.Step == osiris.StepSite && at.B != osiris.ByArchitect
			if got := scored(now, seat) - before; built && got != want {
				t.Fatalf("seed %d: %s scores %d, not %d", seed, osiris.Lexicon.Text(m), got, want)
			}
		}
	}
	if by[osiris.ByFerryman] == 0 || by[osiris.Plainly] == 0 {
		t.Errorf("built by: %v", by)
	}
}

// scored returns the points that a seat has scored.
func scored(s *osiris.State, seat game.Seat) (sum int) {
	for _, n := range s.Player[seat].VP {
		sum += int(n)
	}
	return sum
}
