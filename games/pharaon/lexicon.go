package pharaon

import (
	"slices"

	"ennead/game"
)

// The verbs of Pharaon's moves.
const (
	VQuarter   uint8 = iota // a quarter to act in; Nature: the next quarter on the circle
	VPass                   // pass
	VUse                    // use the once-per-round power of a noble
	VDone                   // use no power now
	VOption                 // an option of the Nile
	VColour                 // a basic colour of a cost or gain; Nature: of a sector or tile
	VExtra                  // with or without the optional resource of the Offerings
	VAccess                 // the token that pays access
	VPay                    // a token that pays the action
	VRest                   // pay all that is left, when there is only one way
	VNoble                  // a noble to keep or take; Nature: the noble drawn
	VArtisan                // an artisan, in the same ways
	VDeck                   // take the top card of the deck
	VJar                    // a jar
	VLot                    // both tokens of the lot in that place
	VBonus                  // a token of the bonus zone, with its place
	VBag                    // a random offering from the bag
	VOffering               // Nature: the offering drawn from the bag
	VTrack                  // one step on a Nile track
	VGain                   // a gain of the Pyramid of Time
	VSpend                  // the token that an exchange power spends
	VTile                   // solo: the upper resource that goes on a tile; Nature: the next tile
	VDark                   // Nature: the tile that shows its dark side
	VDirection              // Nature: whether the wheel turns clockwise
	VFirst                  // Nature: the first player
)

// The gains of the Pyramid of Time, as values of VGain, in the order of the cells from CellBasic on.
const (
	GainBasic uint8 = iota
	GainSilver
	GainOffering
)

var (
	ColourNames  = []string{"agr", "con", "com", "roy", "jus"}
	QuarterNames = []string{"nobles", "nile", "offerings", "burial", "artisans"}
	TokenNames   = []string{
		"agr", "con", "com", "roy", "jus", "silver",
		"agr-offering", "con-offering", "com-offering", "roy-offering", "jus-offering",
		"nobles-offering", "nile-offering", "offerings-offering", "burial-offering", "artisans-offering",
		"prestige-1", "prestige-2",
	}
)

// offeringNames returns the token names, with "" for resources.
func offeringNames() []string {
	names := make([]string, Tokens)
	copy(names[ResourceOffering:], TokenNames[ResourceOffering:])
	return names
}

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	VQuarter:   {Name: "quarter", Slots: [][]string{QuarterNames}},
	VPass:      {Name: "pass"},
	VUse:       {Name: "use", Slots: [][]string{game.Numbers(NobleCount)}},
	VDone:      {Name: "done"},
	VOption:    {Name: "option", Slots: [][]string{game.Numbers(MaxOptions)}},
	VColour:    {Name: "colour", Slots: [][]string{ColourNames}},
	VExtra:     {Name: "extra", Slots: [][]string{{"no", "yes"}}},
	VAccess:    {Name: "access", Slots: [][]string{TokenNames}},
	VPay:       {Name: "pay", Slots: [][]string{TokenNames}},
	VRest:      {Name: "rest"},
	VNoble:     {Name: "noble", Slots: [][]string{game.Numbers(NobleCount)}},
	VArtisan:   {Name: "artisan", Slots: [][]string{game.Numbers(ArtisanCount)}},
	VDeck:      {Name: "deck"},
	VJar:       {Name: "jar", Slots: [][]string{game.Numbers(JarCount)}},
	VLot:       {Name: "lot", Slots: [][]string{offeringNames(), offeringNames(), game.Numbers(6)}},
	VBonus:     {Name: "bonus", Slots: [][]string{offeringNames(), game.Numbers(12)}},
	VBag:       {Name: "bag"},
	VOffering:  {Name: "offering", Slots: [][]string{offeringNames()}},
	VTrack:     {Name: "track", Slots: [][]string{ColourNames}},
	VGain:      {Name: "gain", Slots: [][]string{{"basic", "silver", "offering"}}},
	VSpend:     {Name: "spend", Slots: [][]string{TokenNames}},
	VTile:      {Name: "tile", Slots: [][]string{slices.Concat(ColourNames, TileNames)}},
	VDark:      {Name: "dark", Slots: [][]string{TileNames}},
	VDirection: {Name: "direction", Slots: [][]string{{"counterclockwise", "clockwise"}}},
	VFirst:     {Name: "first", Slots: [][]string{{"1", "2", "3", "4", "5"}}},
})

var TileNames = []string{"tr-1", "tr-2", "tr-3", "tr-4", "tr-5"}

// GodNames are the English names of the gods by id.
var GodNames = map[string]string{
	"G-HOR": "horus", "G-OSI": "osiris", "G-ISI": "isis", "G-ANU": "anubis", "G-SEK": "sekhmet",
}
