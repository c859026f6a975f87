package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/example/senet"
	"ennead/games/example/senet/board"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestLaws draws every state of a random game for the player to move, in both languages.
func TestLaws(t *testing.T) {
	all, err := locale.New(text.Words)
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	names := []string{"Mei <b>", "Théo"}
	suite := piecetest.Suite{Board: board.Board{}, Game: kit.Game, Placeless: []string{"lay", "keep"}}
	drawn := 0
	gametest.Walk(t, kit.Game, game.Setup{Players: 2}, 1, func(s *senet.State) bool {
		seat := s.Owing().First()
		for _, lang := range locale.Langs {
			scene := piece.Scene{
				Game: kit.Game, Viewer: seat, Active: seat != game.Nature && s.Owing() != 0,
				Names: names, Words: all.In(lang).With(names), State: s.Copy(),
			}
			if !scene.Active {
				scene.Viewer = game.Spectator
			}
			scene.State.Mask(scene.Viewer)
			suite.Check(t, scene, suite.Sheet(t, scene))
			drawn++
		}
		return s.Owing() == 0
	})
	if drawn < 50 {
		t.Errorf("%d scenes were drawn", drawn)
	}
}
