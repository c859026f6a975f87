package senet

import (
	"ennead/game"
	"ennead/game/flow"
)

// The verbs.
const (
	VDraw  uint8 = iota // A: number of the amulet
	VThrow              // A: steps
	VKeep
	VLay  // A: number of the amulet
	VMove // A: the house that the pawn leaves
)

var lexicon = game.NewLexicon([]game.Verb{
	VDraw:  {Name: "draw", Slots: [][]string{game.Numbers(MaxNumber)}},
	VThrow: {Name: "throw", Slots: [][]string{game.Numbers(MaxSteps)}},
	VKeep:  {Name: "keep"},
	VLay:   {Name: "lay", Slots: [][]string{game.Numbers(MaxNumber)}},
	VMove:  {Name: "move", Slots: [][]string{game.Numbers(MaxHouses)}},
})

// The kinds of events.
const (
	EvDrew  uint8 = iota // A: number of the amulet (secret)
	EvThrew              // A: steps
	EvLaid               // A: number of the amulet
	EvPassed
	EvMoved   // A: from, B: to
	EvSwapped // A: from, B: to
	EvLeft    // A: from
)

// The kinds of refusals.
const (
	NoOwn  = flow.NotNow + 1 + iota // A: house
	NoSafe                          // A: house
)
