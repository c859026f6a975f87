// Package games lists the games of the house.
package games

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/osiris"
	"ennead/games/pharaon"
	"ennead/games/pyramidion"
	tekhenukit "ennead/games/tekhenu/kit"
)

// All are the games, in the order in which they are offered.
var All = []game.Game{pharaon.Game, kemet.Game, tekhenukit.Game, osiris.Game, pyramidion.Game}

// Find is the game of that name, or nil.
func Find(id string) game.Game {
	for _, g := range All {
		if g.ID() == id {
			return g
		}
	}
	return nil
}
