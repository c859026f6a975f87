package kemet

import (
	"ennead/game"
)

// The verbs of Kemet's moves.
const (
	VLeave     uint8 = iota // set-up: the district of the player's city that stays empty
	VPyramid                // set-up: a pyramid, its level, its district
	VPass                   // play nothing in a window
	VDone                   // stop choosing, or decline
	VCard                   // a divine intervention card
	VCreature               // put a creature in a space
	VToken                  // the own token on an action space
	VSilver                 // the silver token on an action space
	VGolden                 // the golden token for a Move or Recruit
	VNext                   // which action comes next
	VRaise                  // a pyramid, to a level
	VBuy                    // a power tile
	VRemove                 // a battle card out of the game
	VPlace                  // one unit in a space
	VFight                  // the combat in a space comes next
	VTroop                  // the troop in a space moves
	VLand                   // a land step
	VTeleport               // a teleport step
	VLeap                   // a step by a Teleportation card
	VUnits                  // how many units continue
	VTake                   // a creature continues with them
	VStayBeast              // a creature stays behind
	VKeep                   // the battle card to be played
	VDrop                   // the battle card discarded face down
	VHide                   // hide a divine intervention card behind the battle card
	VHold                   // keep a card in hand
	VUse                    // resolve a revealed card
	VSkip                   // leave a revealed card without effect
	VBurn                   // destroy a unit of a seat in a space
	VWound                  // discard a card for Divine Wound
	VRetreat
	VSendBack
	VStay
	VFlee  // retreat or escape to a space
	VOffer // sacrifice
	VPower // the Night power of a tile
	VOrder // a position on the order track
	VCity  // Nature: a city
	VSeat  // Nature: the next seat on the order track
)

var (
	CardNames = []string{
		"war-rage", "war-fury", "blood-battle", "blood-bath", "bronze-wall", "iron-wall", "prayer", "mana-theft",
		"enlistment", "raining-fire", "swiftness", "teleportation", "open-gates", "escape",
	}
	BeastNames  = []string{"scarab", "scorpion", "phoenix", "elephant", "wyrm", "sphinx", "mummy"}
	ActNames    = []string{"own", "silver", "golden"}
	GoldenNames = []string{"move", "recruit"}
	SeatNames   = []string{"1", "2", "3", "4", "5"}
	cityNames   = SeatNames
	ColourNames = []string{"ruby", "sapphire", "diamond"}
)

// The names of components.yaml, in its order. Records use these names, so custom components must list them in the same
// places.
var (
	// SpaceNames are the spaces of both sides of the board.
	SpaceNames = []string{
		"a1.d1", "a1.d2", "a1.d3", "a2.d1", "a2.d2", "a2.d3", "a.f1", "a.f2", "a.t1", "a.wo", "a.we", "a.t2",
		"a.delta", "a3.d1", "a3.d2", "a3.d3", "a4.d1", "a4.d2", "a4.d3", "a.f3", "a.f4", "a.sa", "a.eo", "a.t3",
		"a.ee", "b1.d1", "b1.d2", "b1.d3", "b2.d1", "b2.d2", "b2.d3", "b3.d1", "b3.d2", "b3.d3", "b.f1", "b.f2",
		"b.f3", "b.t1", "b.t2", "b.sa", "b.wo", "b.delta", "b4.d1", "b4.d2", "b4.d3", "b5.d1", "b5.d2", "b5.d3",
		"b.f4", "b.f5", "b.t3", "b.eo", "b.ee", "b.t4",
	}
	// TileNames are the power tiles.
	TileNames = []string{
		"r1a", "r1b", "r1c", "r1d", "r2a", "r2b", "r2c", "r2d", "r3a", "r3b", "r3c", "r3d", "r4a", "r4b", "r4c",
		"r4d", "s1a", "s1b", "s1c", "s1d", "s2a", "s2b", "s2c", "s2d", "s3a", "s3b", "s3c", "s3d", "s4a", "s4b",
		"s4c", "s4d", "d1a", "d1b", "d1c", "d1d", "d2a", "d2b", "d2c", "d2d", "d3a", "d3b", "d3c", "d3d", "d4a",
		"d4b", "d4c", "d4d",
	}
	// BattleNames are the battle cards, from 1.
	BattleNames = []string{
		"", "1", "2", "3", "4", "5", "6", "sp-off", "sp-def",
	}
	// ActionSpaceNames are the spaces of the action pyramid.
	ActionSpaceNames = []string{
		"l1-move", "l1-recruit", "l2-move", "l2-raise", "l2-pray", "l3-pray", "l3-diamond", "l3-ruby",
		"l3-sapphire",
	}
)

// Lexicon is the vocabulary of moves.
var Lexicon = func() *game.Lexicon {
	one := func(names []string) [][]string { return [][]string{names} }
	return game.NewLexicon([]game.Verb{
		VLeave:     {Name: "leave", Slots: one(game.Numbers(3))},
		VPyramid:   {Name: "pyramid", Slots: [][]string{ColourNames, game.Numbers(2), game.Numbers(3)}},
		VPass:      {Name: "pass"},
		VDone:      {Name: "done"},
		VCard:      {Name: "card", Slots: one(CardNames)},
		VCreature:  {Name: "creature", Slots: [][]string{BeastNames, SpaceNames}},
		VToken:     {Name: "token", Slots: one(ActionSpaceNames)},
		VSilver:    {Name: "silver", Slots: one(ActionSpaceNames)},
		VGolden:    {Name: "golden", Slots: one(GoldenNames)},
		VNext:      {Name: "next", Slots: one(ActNames)},
		VRaise:     {Name: "raise", Slots: [][]string{ColourNames, game.Numbers(TopLevel)}},
		VBuy:       {Name: "buy", Slots: one(TileNames)},
		VRemove:    {Name: "remove", Slots: one(BattleNames)},
		VPlace:     {Name: "place", Slots: one(SpaceNames)},
		VFight:     {Name: "fight", Slots: one(SpaceNames)},
		VTroop:     {Name: "troop", Slots: one(SpaceNames)},
		VLand:      {Name: "land", Slots: one(SpaceNames)},
		VTeleport:  {Name: "teleport", Slots: one(SpaceNames)},
		VLeap:      {Name: "leap", Slots: one(SpaceNames)},
		VUnits:     {Name: "units", Slots: one(game.Numbers(20))},
		VTake:      {Name: "take", Slots: one(BeastNames)},
		VStayBeast: {Name: "without", Slots: one(BeastNames)},
		VKeep:      {Name: "keep", Slots: one(BattleNames)},
		VDrop:      {Name: "drop", Slots: one(BattleNames)},
		VHide:      {Name: "hide", Slots: one(CardNames)},
		VHold:      {Name: "hold", Slots: one(CardNames)},
		VUse:       {Name: "use", Slots: one(CardNames)},
		VSkip:      {Name: "skip", Slots: one(CardNames)},
		VBurn:      {Name: "burn", Slots: [][]string{SeatNames, SpaceNames}},
		VWound:     {Name: "wound", Slots: one(CardNames)},
		VRetreat:   {Name: "retreat"},
		VSendBack:  {Name: "send-back"},
		VStay:      {Name: "stay"},
		VFlee:      {Name: "flee", Slots: one(SpaceNames)},
		VOffer:     {Name: "offer"},
		VPower:     {Name: "power", Slots: one(TileNames)},
		VOrder:     {Name: "order", Slots: one(game.Numbers(MaxSeats))},
		VCity:      {Name: "city", Slots: one(cityNames)},
		VSeat:      {Name: "seat", Slots: one(SeatNames)},
	})
}()
