// Package kit joins the rules, codec and text of Pyramidion.
package kit

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/codec"
	"ennead/games/pyramidion/text"
)

// Game is Pyramidion.
var Game = game.Join(pyramidion.Rules, codec.Codec, text.Text)
