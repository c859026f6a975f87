// Package games lists the games that Ennead offers.
package games

import (
	"ennead/game"
	kemet "ennead/games/kemet/entry"
	osiris "ennead/games/osiris/entry"
	pharaon "ennead/games/pharaon/entry"
	pyramidion "ennead/games/pyramidion/entry"
	tekhenu "ennead/games/tekhenu/entry"
	"ennead/internal/gamekit"
)

// Kits are the games, each with everything that belongs to it, in the order in which they are offered. A new game is a
// line here.
var Kits = []*gamekit.Kit{&pharaon.Kit, &kemet.Kit, &tekhenu.Kit, &osiris.Kit, &pyramidion.Kit}

// All are the games, in the order in which they are offered.
func All() []game.Game {
	var all []game.Game
	for _, k := range Kits {
		all = append(all, k.Game)
	}
	return all
}

// Observers show learners what a seat of each game knows.
func Observers() []game.Observer {
	var all []game.Observer
	for _, k := range Kits {
		all = append(all, k.Observer)
	}
	return all
}

// Kit is the game of that name with everything that belongs to it, or nil.
func Kit(id string) *gamekit.Kit {
	for _, k := range Kits {
		if k.ID() == id {
			return k
		}
	}
	return nil
}

// Find is the game of that name, or nil.
func Find(id string) game.Game {
	if k := Kit(id); k != nil {
		return k.Game
	}
	return nil
}
