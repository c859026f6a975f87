package board_test

import (
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(text.Words, board.Words) })

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo"}

var suite = piecetest.Suite{
	Board: board.Board{}, Game: kit.Game,
	Placeless: []string{
		"anubis", "pass", "as", "colour", "adjust", "face", "value", "idle", "firstly", "pay", "use", "not", "faith",
		"feed", "done", "token gold", "token scribe",
	},
}

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	return all
}

// placed are the verbs of moves that have a place on the board.
var placed = []string{
	"keep", "start", "destiny", "die", "play", "god", "produce", "site", "cell", "twist", "refresh", "take", "district",
	"raise", "track", "token", "score",
}

// TestLaws plays random games and draws what the seat to move and a spectator see.
func TestLaws(t *testing.T) {
	verbs := map[string]bool{}
	games := uint64(2)
	if testing.Short() {
		games = 1
	}
	for players := 1; players <= 4; players++ {
		for g := range games {
			playOut(t, players, g+1, verbs)
		}
	}
	for _, verb := range placed {
		if !verbs[verb] && !testing.Short() {
			t.Errorf("no game offered %q", verb)
		}
	}
	t.Log(verbs)
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	var known map[string]bool
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		if at.N == 0 {
			scene := piece.Scene{Game: kit.Game, State: at.State, Viewer: game.Spectator, Words: words(t).In("en")}
			known = suite.Sheet(t, scene)
		}
		switch {
		case at.Next == game.Spectator:
			drawn(t, at, 0, 0, known, verbs)
		case at.Next == game.Nature && at.N%19 == 0:
			drawn(t, at, game.Spectator, 1, known, verbs)
		case at.Next != game.Nature:
			verb, _, _ := strings.Cut(tekhenu.Lexicon.Text(at.Moves[0]), " ")
			if at.N%11 == 0 || !verbs[verb] {
				drawn(t, at, at.Next, at.N, known, verbs)
			}
		}
		return false
	})
}

func drawn(t *testing.T, at *piecetest.Moment, seat game.Seat, n int, known, verbs map[string]bool) {
	t.Helper()
	for i, viewer := range []game.Seat{seat, game.Spectator} {
		if i > 0 && n%3 != 0 {
			continue
		}
		scene := at.Scene(viewer, names)
		scene.Turn = -(n % 2)
		scene.Words = words(t).In(locale.Langs[n%len(locale.Langs)]).With(names)
		for _, verb := range suite.Check(t, scene, known) {
			verbs[verb] = true
		}
	}
}
