// Package kit joins the rules, the codec and the text of Tekhenu.
package tekhenu

import "ennead/game"

// Game is Tekhenu.
var Game = game.Join(Rules, Codec, Text)
