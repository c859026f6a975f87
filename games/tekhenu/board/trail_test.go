package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
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
	head, paid := game.Spectator, game.Spectator // whose entry it is, and who has the bonus that it tells of
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		seats := at.State.Seats()
		for _, e := range at.Last {
			event := kit.Game.Tell(at.State, e)
			other := e.Seat != head && int(e.Seat) < seats
			if head == game.Spectator || other && !piece.Continues(board.Board{}, event) || piece.Opens(board.Board{}, event) {
				head, paid = e.Seat, game.Spectator
			}
			if int(head) >= seats || int(e.Seat) >= seats || e.Seat == head {
				continue
			}
			key := strings.TrimPrefix(event.Key, "tekhenu.event.")
			if key == "god-bonus" {
				paid = e.Seat
			}
			if e.Seat == at.By || e.Seat != paid || !bonus[key] {
				t.Fatalf("%d players, seed %d: after %q of seat %d an entry of seat %d tells %s of seat %d",
					players, seed, tekhenu.Lexicon.Text(at.Move), at.By, head, event.Key, e.Seat)
			}
		}
		return false
	})
}
