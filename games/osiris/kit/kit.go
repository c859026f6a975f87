// Package kit joins rules, codec and text of Sailing Toward Osiris.
package kit

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/codec"
	"ennead/games/osiris/text"
)

// Game is Sailing Toward Osiris as a [game.Game].
var Game = game.Join(osiris.Rules, codec.Codec, text.Text)
