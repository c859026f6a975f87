// Package kit joins the rules of Kemet with its codec and its text.
package kit

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/text"
)

// Game is Kemet.
var Game = game.Join(kemet.Rules, codec.Codec, text.Text)
