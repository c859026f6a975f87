package plain_test

import (
	"flag"
	"io/fs"
	"testing"

	"ennead/game"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/plain"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/plaintest"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// text begins its examples after Nature has dealt the cities.
var text = plaintest.Text{
	Game:  kit.Game,
	Words: []fs.FS{kemettext.Words, plain.Words},
	Draw:  plain.Draw,
	Now:   plain.Now,
	Start: func(players int) game.State {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		for range players {
			s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
		}
		return s
	},
}

func TestDraw(t *testing.T)   { text.Every(t, 97) }
func TestGolden(t *testing.T) { text.Golden(t, 4, *update) }
func TestWidth(t *testing.T)  { text.Width(t) }
