package board_test

import (
	"flag"
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var (
	preview = flag.String("preview", "", "write whole tables to look at into this directory, and test nothing else")
	names   = []string{"Jonas", "Mei <b>", "Salma", "Théo"}

	catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(text.Words, board.Words) })

	suite = piecetest.Suite{Board: board.Board{}, Game: kit.Game, Placeless: []string{"pass", "decline"}}
)

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	return all
}

// placed are the verbs of moves that have a place on the table.
var placed = []string{
	"take", "activate", "play", "recruit", "category", "remove", "dismiss", "copy", "raise", "exchange", "out", "in",
	"add", "number", "gain", "station",
	"recall", "swap", "load", "fetch", "fetch-statue", "statue", "pay",
}

// TestLaws plays random games. It draws what the player to move sees, and what a spectator sees.
func TestLaws(t *testing.T) {
	verbs := map[string]bool{}
	for players := 2; players <= 4; players++ {
		for seed := range uint64(2) {
			playOut(t, players, 10*uint64(players)+seed, verbs)
		}
	}
	for _, verb := range placed {
		if !verbs[verb] && !testing.Short() {
			t.Errorf("no game offered %q", verb)
		}
	}
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	var known [2]map[string]bool // by layout
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, eager, func(at *piecetest.Moment) bool {
		if layout := at.N % 2; known[layout] == nil {
			known[layout] = suite.Sheet(t, piece.Scene{
				Game: kit.Game, State: at.State, Viewer: game.Spectator, Turn: -layout, Words: words(t).In("en"),
			})
		}
		viewer := at.Next
		switch {
		case viewer == game.Spectator:
		case viewer == game.Nature:
			if at.N%41 != 0 {
				return false
			}
			viewer = game.Spectator
		default:
			verb, _, _ := strings.Cut(pyramidion.Lexicon.Text(at.Moves[0]), " ")
			if at.N%23 != 0 && verbs[verb] && len(at.Moves) < 12 {
				return false
			}
		}
		scene := at.Scene(viewer, names)
		scene.Turn, scene.Words = -(at.N % 2), words(t).In(locale.Langs[at.N%len(locale.Langs)]).With(names)
		for _, verb := range suite.Check(t, scene, known[at.N%2]) {
			verbs[verb] = true
		}
		return at.State.(*pyramidion.State).Rounds() > 9
	})
}

// eager picks a random move, but loads a boat whenever possible.
func eager(r *game.Rand, moves []game.Move) game.Move {
	for _, m := range moves {
		if strings.HasPrefix(pyramidion.Lexicon.Text(m), "load ") && r.Intn(4) > 0 {
			return m
		}
	}
	return piecetest.Any(r, moves)
}
