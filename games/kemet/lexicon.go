package kemet

import (
	"slices"
	"strings"
	"sync"

	"ennead/game"
)

// The verbs of Kemet's moves.
const (
	vLeave     uint8 = iota // set-up: the district of the own city that stays empty
	vPyramid                // set-up: a pyramid, its level, its district
	vPass                   // play nothing in a window
	vDone                   // no more, or not at all
	vCard                   // a divine intervention card
	vCreature               // put a creature in a space
	vToken                  // the own token on an action space
	vSilver                 // the silver token on an action space
	vGolden                 // the golden token for a Move or Recruit
	vNext                   // which action comes next
	vRaise                  // a pyramid, to a level
	vBuy                    // a power tile
	vRemove                 // a battle card out of the game
	vPlace                  // one unit in a space
	vFight                  // the combat in that space comes next
	vTroop                  // the troop of that space moves
	vLand                   // a land step
	vTeleport               // a teleport step
	vLeap                   // a step by a Teleportation card
	vUnits                  // so many units go on
	vTake                   // a creature goes on
	vStayBeast              // a creature stays behind
	vKeep                   // the battle card to be played
	vDrop                   // the battle card discarded face down
	vHide                   // hide a card behind the battle card
	vHold                   // keep it in hand
	vUse                    // resolve a revealed card
	vSkip                   // leave a revealed card without effect
	vBurn                   // a unit of that seat in that space
	vWound                  // discard a card for Divine Wound
	vRetreat
	vSendBack
	vStay
	vFlee  // the space to retreat or escape to
	vOffer // sacrifice
	vPower // the Night power of a tile
	vOrder // a position on the order track
	vCity  // Nature: a city
	vSeat  // Nature: the seat that comes next on the order track
)

var (
	cardNames = []string{"war-rage", "war-fury", "blood-battle", "blood-bath", "bronze-wall", "iron-wall", "prayer", "mana-theft",
		"enlistment", "raining-fire", "swiftness", "teleportation", "open-gates", "escape"}
	beastNames  = []string{"scarab", "scorpion", "phoenix", "elephant", "wyrm", "sphinx", "mummy"}
	actNames    = []string{"own", "silver", "golden"}
	goldenNames = []string{"move", "recruit"}
	seatNames   = []string{"1", "2", "3", "4", "5"}
	cityNames   = seatNames
)

func mustOwn() *Components {
	c, err := own()
	if err != nil {
		panic(err) // the file is part of the program
	}
	return c
}

var spaceNames = sync.OnceValue(func() (names []string) {
	for _, s := range mustOwn().Spaces {
		names = append(names, strings.ToLower(s.ID))
	}
	return slices.Clip(names)
})

var tileNames = sync.OnceValue(func() (names []string) {
	for _, t := range mustOwn().Tiles {
		names = append(names, strings.TrimPrefix(t.ID, "kem_p_"))
	}
	return slices.Clip(names)
})

var battleNames = sync.OnceValue(func() (names []string) {
	names = []string{""}
	for _, b := range mustOwn().Battle {
		names = append(names, strings.ReplaceAll(strings.TrimPrefix(b.ID, "kem_bc_"), "_", "-"))
	}
	return slices.Clip(names)
})

var actionSpaceNames = sync.OnceValue(func() (names []string) {
	for _, a := range mustOwn().Actions {
		names = append(names, strings.ReplaceAll(strings.TrimPrefix(a.ID, "sp_"), "_", "-"))
	}
	return slices.Clip(names)
})

// Lexicon is the vocabulary of moves.
var Lexicon = func() *game.Lexicon {
	spaces, tiles, battle, actions := spaceNames(), tileNames(), battleNames(), actionSpaceNames()
	one := func(names []string) [][]string { return [][]string{names} }
	return game.NewLexicon([]game.Verb{
		vLeave:     {Name: "leave", Slots: one(game.Numbers(3))},
		vPyramid:   {Name: "pyramid", Slots: [][]string{colourNames, game.Numbers(2), game.Numbers(3)}},
		vPass:      {Name: "pass"},
		vDone:      {Name: "done"},
		vCard:      {Name: "card", Slots: one(cardNames)},
		vCreature:  {Name: "creature", Slots: [][]string{beastNames, spaces}},
		vToken:     {Name: "token", Slots: one(actions)},
		vSilver:    {Name: "silver", Slots: one(actions)},
		vGolden:    {Name: "golden", Slots: one(goldenNames)},
		vNext:      {Name: "next", Slots: one(actNames)},
		vRaise:     {Name: "raise", Slots: [][]string{colourNames, game.Numbers(topLevel)}},
		vBuy:       {Name: "buy", Slots: one(tiles)},
		vRemove:    {Name: "remove", Slots: one(battle)},
		vPlace:     {Name: "place", Slots: one(spaces)},
		vFight:     {Name: "fight", Slots: one(spaces)},
		vTroop:     {Name: "troop", Slots: one(spaces)},
		vLand:      {Name: "land", Slots: one(spaces)},
		vTeleport:  {Name: "teleport", Slots: one(spaces)},
		vLeap:      {Name: "leap", Slots: one(spaces)},
		vUnits:     {Name: "units", Slots: one(game.Numbers(20))},
		vTake:      {Name: "take", Slots: one(beastNames)},
		vStayBeast: {Name: "without", Slots: one(beastNames)},
		vKeep:      {Name: "keep", Slots: one(battle)},
		vDrop:      {Name: "drop", Slots: one(battle)},
		vHide:      {Name: "hide", Slots: one(cardNames)},
		vHold:      {Name: "hold", Slots: one(cardNames)},
		vUse:       {Name: "use", Slots: one(cardNames)},
		vSkip:      {Name: "skip", Slots: one(cardNames)},
		vBurn:      {Name: "burn", Slots: [][]string{seatNames, spaces}},
		vWound:     {Name: "wound", Slots: one(cardNames)},
		vRetreat:   {Name: "retreat"},
		vSendBack:  {Name: "send-back"},
		vStay:      {Name: "stay"},
		vFlee:      {Name: "flee", Slots: one(spaces)},
		vOffer:     {Name: "offer"},
		vPower:     {Name: "power", Slots: one(tiles)},
		vOrder:     {Name: "order", Slots: one(game.Numbers(maxSeats))},
		vCity:      {Name: "city", Slots: one(cityNames)},
		vSeat:      {Name: "seat", Slots: one(seatNames)},
	})
}()
