package board_test

import (
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(text.Words, board.Words) })

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Amina"}

var suite = piecetest.Suite{Board: board.Board{}, Game: kit.Game, Placeless: []string{"enough"}}

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	return all
}

// placed lists the verbs of the moves that have a place on the table.
var placed = []string{
	"place", "at", "hire", "pay", "market", "extra", "plan", "waive", "build", "on", "corner", "special", "bless",
	"tax", "withdraw", "bonus", "share", "fee", "study",
}

// TestLaws plays random games and draws the views of the seat to move and of a spectator.
func TestLaws(t *testing.T) {
	verbs := map[string]bool{}
	for players := 2; players <= 5; players++ {
		playOut(t, players, uint64(players), verbs)
	}
	for _, verb := range placed {
		if !verbs[verb] && !testing.Short() {
			t.Errorf("no game offered the verb %q", verb)
		}
	}
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	s, err := kit.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	known := suite.Sheet(t, piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")})
	var log game.Log
	for n := 0; s.Owing() != 0; n++ {
		seat := s.Owing().First()
		var m game.Move
		if s.Owing().Has(game.Nature) {
			seat = game.Nature
			if n%29 == 0 {
				drawn(t, s, game.Spectator, log.Events, 1, known, verbs)
			}
			m, _ = r.Roll(s, nil)
		} else {
			moves := s.Moves(nil, seat)
			verb, _, _ := strings.Cut(osiris.Lexicon.Text(moves[0]), " ")
			if n%11 == 0 || !verbs[verb] {
				drawn(t, s, seat, log.Events, n, known, verbs)
			}
			m = keen(moves, &r)
			log = game.Log{}
		}
		s.Play(seat, m, &log)
	}
	drawn(t, s, 0, log.Events, 0, known, verbs)
}

func drawn(t *testing.T, s game.State, seat game.Seat, just []game.Event, n int, known, verbs map[string]bool) {
	t.Helper()
	for i, viewer := range []game.Seat{seat, game.Spectator} {
		if i > 0 && n%3 != 0 {
			continue
		}
		view := s.Copy()
		view.Mask(viewer)
		scene := piece.Scene{
			Game: kit.Game, State: view, Viewer: viewer, Active: i == 0 && s.Owing().Has(viewer), Names: names,
			Turn: -(n % 2), Words: words(t).In(locale.Langs[n%len(locale.Langs)]).With(names),
		}
		for _, e := range just {
			scene.Just = append(scene.Just, e.For(viewer))
		}
		for _, verb := range suite.Check(t, scene, known) {
			verbs[verb] = true
		}
	}
}
