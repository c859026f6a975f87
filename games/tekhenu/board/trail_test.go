package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/internal/piece"
)

// what an entry of one seat may tell of another that did not move: the bonus of a god, whose Statue is at the site, and
// what it brings (TEK-9.8).
var bonus = map[string]bool{"god-bonus": true, "gained": true, "points": true, "technology": true}

// An entry of the chronicle tells what one seat did and what came of it: nothing that another seat's own move told, and
// of others nothing but the bonus of a god.
func TestChronicle(t *testing.T) {
	for players := 1; players <= 4; players++ {
		for seed := range uint64(12) {
			chronicle(t, players, seed)
		}
	}
}

func chronicle(t *testing.T, players int, seed uint64) {
	t.Helper()
	s, err := tekhenu.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	head, paid := game.Spectator, game.Spectator // whose entry it is, and who has the bonus that it tells of
	for s.Owing() != 0 {
		seat := s.Owing().First()
		var m game.Move
		if s.Owing().Has(game.Nature) {
			seat = game.Nature
			m, _ = r.Roll(s, nil)
		} else {
			moves := s.Moves(nil, seat)
			m = moves[r.Intn(len(moves))]
		}
		var log game.Log
		s.Play(seat, m, &log)
		for _, e := range log.Events {
			told := s.Tell(e)
			other := e.Seat != head && int(e.Seat) < s.Seats()
			if head == game.Spectator || other && !piece.Continues(board.Board{}, told) || piece.Opens(board.Board{}, told) {
				head, paid = e.Seat, game.Spectator
			}
			if int(head) >= s.Seats() || int(e.Seat) >= s.Seats() || e.Seat == head {
				continue
			}
			key := strings.TrimPrefix(told.Key, "tekhenu.event.")
			if key == "god-bonus" {
				paid = e.Seat
			}
			if e.Seat == seat || e.Seat != paid || !bonus[key] {
				t.Fatalf("%d players, seed %d: after %q of seat %d an entry of seat %d tells %s of seat %d", players, seed, tekhenu.Game.Lexicon().Text(m), seat, head, told.Key, e.Seat)
			}
		}
	}
}
