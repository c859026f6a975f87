package pharaon

import (
	"ennead/game"
)

// The verbs of Pharaon's moves.
const (
	vQuarter   uint8 = iota // a quarter: to act in; Nature: to lie next on the circle
	vPass                   // pass
	vUse                    // use the once-per-round power of a noble
	vDone                   // use no power now
	vOption                 // an option of the Nile
	vColour                 // a basic colour: of a cost, of a gain; Nature: of a sector, of a tile
	vExtra                  // with or without the optional resource of the Offerings
	vAccess                 // the token that pays access
	vPay                    // a token that pays the action
	vRest                   // pay what is left in the one way there is
	vNoble                  // a noble: to keep or take; Nature: the one that comes up
	vArtisan                // likewise
	vDeck                   // take the top card of the deck
	vJar                    // a jar
	vLot                    // both tokens of the lot at that place
	vBonus                  // a token of the bonus zone, and its place
	vBag                    // an offering at random
	vOffering               // Nature: the offering that comes out of the bag
	vTrack                  // one step on a Nile track
	vGain                   // a gain of the Pyramid of Time
	vSpend                  // the token that an exchange power spends
	vTile                   // solo: the upper resource that goes on the tiles; Nature: the tile that lies next
	vDark                   // Nature: the tile that is turned to its dark side
	vDirection              // Nature: the sense of the wheel
	vFirst                  // Nature: the first player
)

// Values of some verbs.
const (
	gainBasic uint8 = iota
	gainSilver
	gainOffering
)

var (
	colourNames  = []string{"agr", "con", "com", "roy", "jus"}
	quarterNames = []string{"nobles", "nile", "offerings", "burial", "artisans"}
	tokenNames   = []string{
		"agr", "con", "com", "roy", "jus", "silver",
		"agr-offering", "con-offering", "com-offering", "roy-offering", "jus-offering",
		"nobles-offering", "nile-offering", "offerings-offering", "burial-offering", "artisans-offering",
		"prestige-1", "prestige-2",
	}
)

// offerings are the token names with the resources left out.
func offeringNames() []string {
	names := make([]string, Tokens)
	copy(names[ResourceOffering:], tokenNames[ResourceOffering:])
	return names
}

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	vQuarter:   {Name: "quarter", Slots: [][]string{quarterNames}},
	vPass:      {Name: "pass"},
	vUse:       {Name: "use", Slots: [][]string{game.Numbers(nobleCount)}},
	vDone:      {Name: "done"},
	vOption:    {Name: "option", Slots: [][]string{game.Numbers(maxOptions)}},
	vColour:    {Name: "colour", Slots: [][]string{colourNames}},
	vExtra:     {Name: "extra", Slots: [][]string{{"no", "yes"}}},
	vAccess:    {Name: "access", Slots: [][]string{tokenNames}},
	vPay:       {Name: "pay", Slots: [][]string{tokenNames}},
	vRest:      {Name: "rest"},
	vNoble:     {Name: "noble", Slots: [][]string{game.Numbers(nobleCount)}},
	vArtisan:   {Name: "artisan", Slots: [][]string{game.Numbers(artisanCount)}},
	vDeck:      {Name: "deck"},
	vJar:       {Name: "jar", Slots: [][]string{game.Numbers(jarCount)}},
	vLot:       {Name: "lot", Slots: [][]string{offeringNames(), offeringNames(), game.Numbers(6)}},
	vBonus:     {Name: "bonus", Slots: [][]string{offeringNames(), game.Numbers(12)}},
	vBag:       {Name: "bag"},
	vOffering:  {Name: "offering", Slots: [][]string{offeringNames()}},
	vTrack:     {Name: "track", Slots: [][]string{colourNames}},
	vGain:      {Name: "gain", Slots: [][]string{{"basic", "silver", "offering"}}},
	vSpend:     {Name: "spend", Slots: [][]string{tokenNames}},
	vTile:      {Name: "tile", Slots: [][]string{append(append([]string{}, colourNames...), "tr-1", "tr-2", "tr-3", "tr-4", "tr-5")}},
	vDark:      {Name: "dark", Slots: [][]string{{"tr-1", "tr-2", "tr-3", "tr-4", "tr-5"}}},
	vDirection: {Name: "direction", Slots: [][]string{{"counterclockwise", "clockwise"}}},
	vFirst:     {Name: "first", Slots: [][]string{{"1", "2", "3", "4", "5"}}},
})
