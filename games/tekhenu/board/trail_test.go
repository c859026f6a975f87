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

// bonus are the events of another seat that may appear in an entry: the bonus of a god, for the seat with the Statue,
// and what the bonus gives (TEK-9.8).
var bonus = map[string]bool{"god-bonus": true, "gained": true, "points": true, "technology": true}

// TestChronicle checks that an entry of the chronicle holds one seat's action and its results: nothing that belongs to
// another seat's move, and of other seats only the bonus of a god.
func TestChronicle(t *testing.T) {
	for players := 1; players <= 4; players++ {
		for seed := range uint64(12) {
			chronicle(t, players, seed)
		}
	}
}

func chronicle(t *testing.T, players int, seed uint64) {
	t.Helper()
	head, paid := game.Spectator, game.Spectator // the seat of the entry, and the seat whose bonus it reports
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		seats := at.State.Seats()
		for _, e := range at.Last {
			event := kit.Game.Tell(at.State, e)
			other := e.Seat != head && int(e.Seat) < seats
			begins := other && !piece.Continues(board.Board{}, event) || piece.Opens(board.Board{}, event)
			if head == game.Spectator || begins {
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
				t.Fatalf("%d players, seed %d: after %q of seat %d an entry of seat %d has %s of seat %d",
					players, seed, tekhenu.Lexicon.Text(at.Move), at.By, head, event.Key, e.Seat)
			}
		}
		return false
	})
}
