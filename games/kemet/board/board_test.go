package board_test

import (
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(text.Words) })

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Ana"}

// placed holds the verbs whose moves have a place on the map.
var placed = map[string]bool{"troop": true, "land": true, "teleport": true, "leap": true, "place": true, "fight": true,
	"flee": true, "burn": true, "creature": true}

var suite = piecetest.Suite{
	Board: board.Board{}, Game: kit.Game, Hooks: []string{"mine"},
	Placeless: []string{"done", "pass", "leave", "pyramid", "raise", "units", "take", "without", "retreat", "send-back",
		"stay", "offer"},
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

// TestLaws plays random games and draws each state for the player to move and for a spectator.
func TestLaws(t *testing.T) {
	verbs := map[string]bool{}
	games := uint64(2)
	if testing.Short() {
		games = 1
	}
	for players := 2; players <= 5; players++ {
		for g := range games {
			playOut(t, players, g, verbs)
		}
	}
	for verb := range placed {
		if !verbs[verb] && !testing.Short() && verb != "leap" && verb != "burn" && verb != "fight" {
			t.Errorf("no game offered a move %q", verb)
		}
	}
	t.Log(verbs)
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	var known [2]map[string]bool // the ids in the sheets of wide and narrow screens
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		if at.N == 0 {
			for turn := range known {
				known[turn] = suite.Sheet(t, piece.Scene{Game: kit.Game, State: at.State, Viewer: game.Spectator,
					Words: words(t).In("en"), Turn: -turn})
			}
		}
		if len(at.Moves) == 0 {
			return false
		}
		verb, _, _ := strings.Cut(kemet.Lexicon.Text(at.Moves[0]), " ")
		if at.N%gametest.Many(19, 19, 3) == 0 || placed[verb] && !verbs[verb] {
			drawn(t, at, known[at.N%2], verbs)
		}
		return false
	})
}

func drawn(t *testing.T, at *piecetest.Moment, known, verbs map[string]bool) {
	t.Helper()
	for i, viewer := range []game.Seat{at.Next, game.Spectator} {
		if i > 0 && at.N%3 != 0 {
			continue
		}
		scene := at.Scene(viewer, names)
		scene.Turn = -(at.N % 2)
		scene.Words = words(t).In(locale.Langs[at.N%len(locale.Langs)]).With(names)
		for _, verb := range suite.Check(t, scene, known) {
			verbs[verb] = true
		}
	}
}

// TestEverySpace draws both sides at the start and checks that every viewer sees every space in play.
func TestEverySpace(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*kemet.State)
		text := board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Names: names,
			Words: words(t).In("en").With(names)})
		if got, want := strings.Count(text, `id="space-`), state.Board().In.Len(); got != want {
			t.Errorf("%d players: got %d spaces, want %d", players, got, want)
		}
	}
}

// The signs of the cities are above what can be chosen, whose rings would cover them.
func TestSignsOnTop(t *testing.T) {
	s := gametest.Begin[*kemet.State](t, kit.Game, game.Setup{Players: 5})
	scene := looked(s, game.Spectator, nil)
	scene.Words = words(t).In("en")
	drawn := board.Board{}.Board(scene)
	if signs, last := strings.Index(drawn, `id="map-signs"`), strings.LastIndex(drawn, "k-hit"); signs < last {
		t.Errorf("the signs are drawn at %d, the last space at %d", signs, last)
	}
}

// The head of the page says when a round is the last one (KEM-4.8).
func TestLastRound(t *testing.T) {
	said := map[bool]string{}
	piecetest.Play(t, kit.Game, game.Setup{Players: 2}, 3, piecetest.Any, func(at *piecetest.Moment) bool {
		s := at.State.Copy().(*kemet.State)
		if s.Round != 2 {
			return false
		}
		for _, last := range []bool{false, true} {
			if s.Trigger = kemet.NoSeat; last {
				s.Trigger = 1
			}
			var drawn strings.Builder
			scene := piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")}
			if err := (board.Board{}).Progress(scene).Render(&drawn); err != nil {
				t.Fatal(err)
			}
			said[last] = drawn.String()
		}
		return true
	})
	if strings.Contains(said[false], "Last round") || !strings.Contains(said[false], "Round 2") ||
		!strings.Contains(said[true], "Last round") {
		t.Errorf("it says %v", said)
	}
}
