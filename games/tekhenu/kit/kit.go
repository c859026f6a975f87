// Package kit joins the rules, the codec and the text of Tekhenu.
package kit

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/codec"
	"ennead/games/tekhenu/text"
)

// Game is Tekhenu with its rules, codec and text.
var Game = game.Join(tekhenu.Rules, codec.Codec, text.Text)
