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
