package kemet

import "ennead/game/flow"

// reason is why a move is not legal; the zero reason is none.
type reason = flow.Reason

// The kinds of refusals.
const (
	NoPyramidTwice = flow.NotNow + 1 + iota // A: colour
	NoDistrictTaken
	NoDistribution
	NoCard       // A: card
	NoCombatCard // A: card
	NoMoveCard   // A: card
	NoEscape
	NoPrayer // A: PP needed
	NoPlace
	NoTarget
	NoFlight
	NoSwap
	NoCovered
	NoBalance // A: tokens left
	NoLevel   // A: colour, B: its level
	NoPyramid // A: colour, B: level needed
	NoArt
	NoReserve
	NoRoom // A: troop limit
	NoAtLeastOne
	NoCapacity
	NoWay
	NoObelisk
	NoGate
	NoWall
	NoSecondWall
	NoLimit // A: troop limit
	NoFreeCard
	NoStay
	NoPosition
)
