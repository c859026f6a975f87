package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/kit"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// suite configures the laws of boards for this one.
var suite = piecetest.Suite{
	Board: board.Board{}, Game: kit.Game, Placeless: []string{"done", "rest", "extra no"},
	Hooks: []string{"seat", "time", "jar", "corner", "door", "mine"},
}

// TestEveryState plays random games. It draws what each seat sees after every move of a player, and now and then
// between two random draws.
func TestEveryState(t *testing.T) {
	games, drawn := gametest.Many(1, 1, 6), 0
	for players := 1; players <= 5; players++ {
		for g := range games {
			options := map[string]string{}
			if (g+players)%2 == 1 {
				options["discovery"] = "everybody"
				if players == 1 {
					options["dark"] = "3"
				}
			}
			drawn += drawGame(t, players, options, uint64(100*players+g))
		}
	}
	t.Logf("%d scenes drawn", drawn)
}

func drawGame(t *testing.T, players int, options map[string]string, seed uint64) (drawn int) {
	t.Helper()
	var known map[string]bool
	setup := game.Setup{Players: players, Options: options}
	piecetest.Play(t, kit.Game, setup, seed, rarelyPass, func(at *piecetest.Moment) bool {
		if at.N == 0 {
			known = suite.Sheet(t, piece.Scene{
				Game: kit.Game, State: at.State, Viewer: game.Spectator, Words: words(t).In("fr"),
			})
		}
		if at.N%7 == 0 || at.Next != game.Nature {
			drawn += drawAll(t, at, known)
		}
		return false
	})
	return drawn
}

func drawAll(t *testing.T, at *piecetest.Moment, known map[string]bool) (drawn int) {
	t.Helper()
	viewers := []game.Seat{game.Spectator}
	for seat := range game.Seat(at.State.Seats()) {
		if !at.State.Automata().Has(seat) {
			viewers = append(viewers, seat)
		}
	}
	for i, viewer := range viewers {
		if i > 0 && !at.State.Owing().Has(viewer) && (at.N+i)%5 != 0 {
			continue // players who wait see nearly the same
		}
		scene := at.Scene(viewer, names)
		if scene.Turn = (at.N + i) % 6; scene.Turn == 5 {
			scene.Turn = piece.Facing
		}
		for k, lang := range locale.Langs {
			if (at.N+k)%gametest.Many(4, 4, 1) == 0 {
				scene.Words = words(t).In(lang).With(names)
				suite.Check(t, scene, known)
				drawn++
			}
		}
	}
	return drawn
}
