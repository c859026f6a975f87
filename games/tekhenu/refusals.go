package tekhenu

import "ennead/game/flow"

// The reasons against a move, with the meaning of their numbers.
const (
	NoPiece   = flow.NotNow + 1 + iota // A: 0 buildings, 1 statues, 2 columns
	NoCost                             // A: token, B: how many
	NoGodSite                          // A: god
	NoPeopleSite
	NoTile // A: place of the display
	NoCell
	NoSite      // A: site
	NoTaken     // A: site, which is occupied
	NoHappiness // A: Happiness required
	NoRow       // A: row, from 0
	NoSpace     // A: district
	NoDistrict  // A: district that the card does not allow
	NoCard      // A: section, from 0
	NoTileUsed  // A: cell, which holds a tile
	NoSites
	NoDecree // A: Decree, by number
	NoSymbol // A: Decree, by number, with the same symbol as a chosen one
	NoUnused
	NoDie       // no die lies around the obelisk
	NoSuchDie   // A: section
	NoForbidden // A: colour, B: section
	NoAction    // A: section whose gray die would have no action
	NoPass
	NoRange
	NoLoss // A: steps of Population and Happiness to lose
	NoIdle
	NoExtra
	NoSection // A: section, which has no extra action left
	NoGray
	NoProduce // A: Resource
	NoMix     // A: token, B: how many
	NoCards
	NoUse          // A: section of the market, B: Happiness required
	NoRefresh      // A: section of the market
	NoOtherSection // A: section of the market
)

// notNow is the reason against a move that is no choice of this step.
const notNow = flow.NotNow
