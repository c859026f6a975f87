package board_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var preview = flag.String("preview", "", "write pages to look at into this directory")

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(kemet.Words) })

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Ana"}

// placed are the verbs of the moves that have a place on the map.
var placed = map[string]bool{"troop": true, "land": true, "teleport": true, "leap": true, "place": true, "fight": true, "flee": true, "burn": true, "creature": true}

var suite = piecetest.Suite{
	Board: board.Board{}, Game: kemet.Game, Hooks: []string{"mine"},
	Placeless: []string{"done", "pass", "leave", "pyramid", "raise", "units", "take", "without", "retreat", "send-back", "stay", "offer"},
}

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all.Report = func(err error) { t.Error(err) }
	return all
}

// TestLaws plays random games and draws what the one who is to move sees, and what a spectator sees.
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
			t.Errorf("no game offered %q", verb)
		}
	}
	t.Log(verbs)
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	s, err := kemet.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	known := suite.Sheet(t, piece.Scene{State: s, Viewer: game.Spectator, Words: words(t).In("en")})
	var log game.Log
	for n := 0; s.Owing() != 0; n++ {
		seat := s.Owing().First()
		var m game.Move
		if s.Owing().Has(game.Nature) {
			seat = game.Nature
			m, _ = r.Roll(s, nil)
		} else {
			moves := s.Moves(nil, seat)
			verb, _, _ := strings.Cut(kemet.Game.Lexicon().Text(moves[0]), " ")
			if n%gametest.Many(19, 19, 3) == 0 || placed[verb] && !verbs[verb] {
				drawn(t, s, seat, log.Events, n, known, verbs)
			}
			m = moves[r.Intn(len(moves))]
		}
		log = game.Log{}
		s.Play(seat, m, &log)
	}
}

func drawn(t *testing.T, s game.State, seat game.Seat, just []game.Event, n int, known, verbs map[string]bool) {
	t.Helper()
	for i, viewer := range []game.Seat{seat, game.Spectator} {
		if i > 0 && n%3 != 0 {
			continue
		}
		view := s.Copy()
		view.Mask(viewer)
		scene := piece.Scene{State: view, Viewer: viewer, Active: i == 0, Names: names, Turn: -(n % 2),
			Words: words(t).In(locale.Langs[n%len(locale.Langs)]).With(names)}
		for _, e := range just {
			scene.Just = append(scene.Just, e.For(viewer))
		}
		for _, verb := range suite.Check(t, scene, known) {
			verbs[verb] = true
		}
		if *preview != "" && i == 0 && (n%250 == 22 || view.(*kemet.State).Top().Step == kemet.StepMarch) {
			page := "<!doctype html><meta charset=utf-8><style>:root{color-scheme:light dark}body{margin:0;height:1000px;background:var(--page)}" + piece.CSS + board.Board{}.Style() + "</style>" +
				board.Board{}.Symbols(scene) + board.Board{}.Board(scene)
			name := filepath.Join(*preview, fmt.Sprintf("%d-%04d.html", s.Seats(), n))
			if err := os.WriteFile(name, []byte(page), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestEverySpace draws both sides at the start: every space in play is there, whoever looks.
func TestEverySpace(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s, err := kemet.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*kemet.State)
		text := board.Board{}.Board(piece.Scene{State: s, Viewer: game.Spectator, Names: names, Words: words(t).In("en").With(names)})
		if got, want := strings.Count(text, `id="space-`), state.Board().In.Len(); got != want {
			t.Errorf("%d players: %d spaces are drawn of %d", players, got, want)
		}
	}
}
