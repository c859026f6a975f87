package plain_test

import (
	"flag"
	"io/fs"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/plain"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/plaintest"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// text starts its examples at the first decision of a player.
var text = plaintest.Text{
	Game: kit.Game, Words: []fs.FS{pyramidiontext.Words, plain.Words}, Draw: plain.Draw,
	Start: func(players int) game.State {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		for s.Owing().Has(game.Nature) {
			s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
		}
		return s
	},
}

func TestDraw(t *testing.T)   { text.Every(t, 97) }
func TestGolden(t *testing.T) { text.Golden(t, 2, *update) }
func TestWidth(t *testing.T)  { text.Width(t) }
