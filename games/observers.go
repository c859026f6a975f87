package games

import (
	"ennead/game"
	kemet "ennead/games/kemet/tensor"
	osiris "ennead/games/osiris/tensor"
	pharaon "ennead/games/pharaon/tensor"
	pyramidion "ennead/games/pyramidion/tensor"
	tekhenu "ennead/games/tekhenu/tensor"
)

// Observers observe the games of the house for programs that learn.
var Observers = []game.Observer{pharaon.Observer, kemet.Observer, tekhenu.Observer, osiris.Observer, pyramidion.Observer}
