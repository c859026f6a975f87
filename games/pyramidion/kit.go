package pyramidion

import "ennead/game"

// Game is Pyramidion.
var Game = game.Join(Rules, Codec, Text)
