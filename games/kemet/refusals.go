package kemet

import "ennead/game/flow"

// reason says why a move is not legal. The zero reason means that it is legal.
type reason = flow.Reason

// The kinds of reasons. The comments name the numbers that a reason carries.
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
