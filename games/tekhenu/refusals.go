package tekhenu

import "ennead/game/flow"

// The kinds of refusals.
const (
	noPiece   = flow.NotNow + 1 + iota // A: 0 buildings, 1 statues, 2 columns
	noCost                             // A: token, B: how many
	noGodSite                          // A: god
	noPeopleSite
	noTile // A: place of the display
	noCell
	noSite      // A: site
	noTaken     // A: site
	noHappiness // A: what is asked for
	noRow       // A: row, from 0
	noSpace     // A: district
	noDistrict  // A: district that the card does not allow
	noCard      // A: section, from 0
	noTileUsed  // A: cell that holds a tile
	noSites
	noDecree // A: Decree, by number
	noSymbol // A: Decree, by number, that has the same symbol
	noUnused
	noDie       // no die lies around the obelisk
	noSuchDie   // A: section
	noForbidden // A: colour, B: section
	noAction    // A: section; the gray die would come to no action
	noPass
	noRange
	noLoss // A: steps of Population and Happiness
	noIdle
	noExtra
	noSection // A: section
	noGray
	noProduce // A: Resource
	noMix     // A: token, B: how many
	noCards
	noUse          // A: section of the market, B: the Happiness it asks for
	noRefresh      // A: section of the market
	noOtherSection // A: section of the market
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow
