package pharaon

import "ennead/game/flow"

// Reason is why a move is illegal. The zero reason means that it is legal.
type Reason = flow.Reason

// The kinds of reasons, and what their numbers mean.
const (
	NoSlot        = flow.NotNow + 1 + iota // A: quarter, B: usable slots
	NoMeans                                // A: quarter
	NoMeansOption                          // the Nile option cannot be paid
	NoMeansColour                          // A: colour, B: quarter
	NoCard                                 // A: quarter
	NoDeck                                 // A: quarter
	NoLot
	NoStep
	NoSuchToken // A: token
	NoPrestige
	NoOtherQuarter // A: the quarter of the offering
	NoAccessColour // A: colour shown, B: colour needed
	NoRest         // the remaining tokens could not pay the cost
	NoNeed         // A: colour
	NoExtra        // A: colour
	NoOfferings
	NoBag
	NoTrack  // A: track
	NoRoom   // A: track
	NoCell   // A: gain
	NoSupply // A: resource
	NoBasics
	NoSameColour
	NoTwice       // A: noble
	NoSpend       // A: noble
	NoSilverPrice // A: noble
	NoExchange    // A: token
)
