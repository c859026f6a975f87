package plain_test

import (
	"io/fs"
	"testing"

	"ennead/games/pyramidion"
	"ennead/games/pyramidion/plain"
	"ennead/internal/plaintest"
)

var text = plaintest.Text{Game: pyramidion.Game, Words: []fs.FS{pyramidion.Words, plain.Words}, Draw: plain.Draw}

func TestDraw(t *testing.T) { text.Every(t, 97) }
