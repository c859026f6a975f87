package plain_test

import (
	"flag"
	"io/fs"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/plain"
	"ennead/internal/plaintest"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// text begins its examples when chance has laid out the table.
var text = plaintest.Text{Game: pharaon.Game, Words: []fs.FS{pharaon.Words, plain.Words}, Draw: plain.Draw, Start: func(players int) game.State {
	s, err := pharaon.Game.New(game.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(1)
	gametest.Roll(s, &r)
	return s
}}

func TestDraw(t *testing.T)   { text.Every(t, 3) }
func TestGolden(t *testing.T) { text.Golden(t, 3, *update) }
