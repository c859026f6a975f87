// Package kit joins the parts of Sailing Toward Osiris.
package kit

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/codec"
	"ennead/games/osiris/text"
)

// Game is Sailing Toward Osiris: its rules, its codec and its text.
var Game = game.Join(osiris.Rules, codec.Codec, text.Text)
