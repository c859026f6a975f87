// Package kit joins the rules of Pharaon, their codec and their text.
package kit

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/codec"
	"ennead/games/pharaon/text"
)

// Game is Pharaon.
var Game = game.Join(pharaon.Rules, codec.Codec, text.Text)
