package tekhenu

import "ennead/game/flow"

// The kinds of refusals.
const (
	NoPiece   = flow.NotNow + 1 + iota // A: 0 buildings, 1 statues, 2 columns
	NoCost                             // A: token, B: how many
	NoGodSite                          // A: god
	NoPeopleSite
	NoTile // A: place of the display
	NoCell
	NoSite      // A: site
	NoTaken     // A: site
	NoHappiness // A: what is asked for
	NoRow       // A: row, from 0
	NoSpace     // A: district
	NoDistrict  // A: district that the card does not allow
	NoCard      // A: section, from 0
	NoTileUsed  // A: cell that holds a tile
	NoSites
	NoDecree // A: Decree, by number
	NoSymbol // A: Decree, by number, that has the same symbol
	NoUnused
	NoDie       // no die lies around the obelisk
	NoSuchDie   // A: section
	NoForbidden // A: colour, B: section
	NoAction    // A: section; the gray die would come to no action
	NoPass
	NoRange
	NoLoss // A: steps of Population and Happiness
	NoIdle
	NoExtra
	NoSection // A: section
	NoGray
	NoProduce // A: Resource
	NoMix     // A: token, B: how many
	NoCards
	NoUse          // A: section of the market, B: the Happiness it asks for
	NoRefresh      // A: section of the market
	NoOtherSection // A: section of the market
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow
