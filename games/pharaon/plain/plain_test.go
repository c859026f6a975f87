package plain_test

import (
	"flag"
	"io/fs"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/plain"
	pharaontext "ennead/games/pharaon/text"
	"ennead/internal/plaintest"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// text starts its examples once chance has laid out the table.
var text = plaintest.Text{
	Game: kit.Game, Words: []fs.FS{pharaontext.Words, plain.Words}, Draw: plain.Draw,
	Start: func(players int) game.State {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		r := game.NewRand(1)
		gametest.Roll(s, &r)
		return s
	},
}

func TestDraw(t *testing.T)   { text.Every(t, 3) }
func TestGolden(t *testing.T) { text.Golden(t, 3, *update) }
