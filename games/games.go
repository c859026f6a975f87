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
// line here; an older version of one that is still played is a line of its kit.
var Kits = []*gamekit.Kit{&pharaon.Kit, &kemet.Kit, &tekhenu.Kit, &osiris.Kit, &pyramidion.Kit}

// All are the games under their newest rules, in the order in which they are offered.
func All() []game.Game {
	var all []game.Game
	for _, k := range Kits {
		all = append(all, k.Game)
	}
	return all
}

// Versions are the games under all versions of their rules that tables may have, each game's from the oldest to the
// newest.
func Versions() []game.Game {
	var all []game.Game
	for _, k := range Kits {
		all = append(all, k.Versions()...)
	}
	return all
}

// At is the game of that name under that version of its rules, or nil.
func At(id string, version int) game.Game {
	if k := Kit(id); k != nil {
		if k = k.At(version); k != nil {
			return k.Game
		}
	}
	return nil
}

// Reading is the game that reads a record: under the version that the record names, or else under its newest rules. It
// is nil if there is no such game.
func Reading(id string, version int) game.Game {
	if g := At(id, version); g != nil {
		return g
	}
	return Find(id)
}

// For is the kit of a game under its version of the rules, or nil.
func For(g game.Game) *gamekit.Kit { return gamekit.Of(Kits, g) }

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
