package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// suite is what the laws of boards ask of this one.
var suite = piecetest.Suite{
	Board: board.Board{}, Game: pharaon.Game, Placeless: []string{"done", "rest", "extra no"},
	Hooks: []string{"seat", "time", "jar", "corner", "door", "mine"},
}

// TestEveryState plays random games and draws what everybody sees after every move of a player, and
// now and then in the middle of chance.
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
	s, err := pharaon.Game.New(game.Setup{Players: players, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	known := suite.Sheet(t, piece.Scene{State: s, Viewer: game.Spectator, Words: words(t).In("fr")})
	r := game.NewRand(seed)
	var buf []game.Move
	for n := 0; ; n++ {
		owing := s.Owing()
		log := game.Log{}
		before := s.Copy()
		if owing != 0 {
			play(s, &r, &buf, &log)
		}
		if n%7 == 0 || !owing.Has(game.Nature) {
			drawn += drawAll(t, before, known, log.Events, n, owing == 0)
		}
		if owing == 0 {
			return drawn
		}
	}
}

func drawAll(t *testing.T, s game.State, known map[string]bool, just []game.Event, n int, over bool) (drawn int) {
	t.Helper()
	viewers := []game.Seat{game.Spectator}
	for seat := range game.Seat(s.Seats()) {
		if !s.Automata().Has(seat) {
			viewers = append(viewers, seat)
		}
	}
	for i, viewer := range viewers {
		if i > 0 && !s.Owing().Has(viewer) && (n+i)%5 != 0 {
			continue // those who wait see much the same as each other
		}
		view := s.Copy()
		if !over {
			view.Mask(viewer)
		}
		scene := piece.Scene{State: view, Viewer: viewer, Active: s.Owing().Has(viewer), Names: names, Turn: (n + i) % 6}
		if scene.Turn == 5 {
			scene.Turn = piece.Facing
		}
		for _, e := range just {
			scene.Just = append(scene.Just, e.For(viewer))
		}
		for k, lang := range locale.Langs {
			if (n+k)%gametest.Many(4, 4, 1) == 0 {
				scene.Words = words(t).In(lang).With(names)
				suite.Check(t, scene, known)
				drawn++
			}
		}
	}
	return drawn
}
