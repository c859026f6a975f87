package games

import (
	"ennead/game"
	kemet "ennead/games/kemet/tensor"
	pharaon "ennead/games/pharaon/tensor"
	tekhenu "ennead/games/tekhenu/tensor"
)

// Observers observe the games of the house for learners.
var Observers = []game.Observer{pharaon.Observer, kemet.Observer, tekhenu.Observer}
