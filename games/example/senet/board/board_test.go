package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/example/senet"
	"ennead/games/example/senet/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestLaws draws a random game for who is to move, in both languages.
func TestLaws(t *testing.T) {
	all, err := locale.New(senet.Words)
	if err != nil {
		t.Fatal(err)
	}
	all.Report = func(err error) { t.Error(err) }
	names := []string{"Mei <b>", "Théo"}
	suite := piecetest.Suite{Board: board.Board{}, Game: senet.Game}
	drawn := 0
	gametest.Walk(t, senet.Game, game.Setup{Players: 2}, 1, func(s *senet.State) bool {
		seat := s.Owing().First()
		for _, lang := range locale.Langs {
			scene := piece.Scene{Game: senet.Game, State: s, Viewer: seat, Active: seat != game.Nature && s.Owing() != 0, Names: names, Words: all.In(lang).With(names)}
			if !scene.Active {
				scene.Viewer = game.Spectator
			}
			suite.Check(t, scene, suite.Sheet(t, scene))
			drawn++
		}
		return s.Owing() == 0
	})
	if drawn < 50 {
		t.Errorf("%d scenes were drawn", drawn)
	}
}
