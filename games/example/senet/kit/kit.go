// Package kit joins the rules of senet with its codec and its text.
package kit

import (
	"ennead/game"
	"ennead/games/example/senet"
	"ennead/games/example/senet/codec"
	"ennead/games/example/senet/text"
)

// Game is senet.
var Game = game.Join(senet.Rules, codec.Codec, text.Text)
