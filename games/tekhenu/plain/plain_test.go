package plain_test

import (
	"flag"
	"io/fs"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/plain"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/plaintest"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// text starts its examples where the players begin to choose.
var text = plaintest.Text{Game: kit.Game, Words: []fs.FS{tekhenutext.Words, plain.Words}, Draw: plain.Draw,
	Now: plain.Now, Start: func(players int) game.State {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		for s.Owing().Has(game.Nature) {
			s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
		}
		return s
	}}

func TestDraw(t *testing.T)   { text.Every(t, 149) }
func TestGolden(t *testing.T) { text.Golden(t, 2, *update) }
func TestWidth(t *testing.T)  { text.Width(t) }
