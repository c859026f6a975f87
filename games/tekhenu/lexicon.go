package tekhenu

import (
	"slices"
	"strconv"

	"ennead/game"
)

// The verbs of Tekhenu's moves.
const (
	VDial     uint8 = iota // Nature: the section the arrow points at (TEK-3.1)
	VHorus                 // Nature: the god whose tile lies on the next slot (TEK-3.4)
	VTile                  // Nature: the column tile that comes up
	VRoll                  // Nature: a die out of the bag and what it shows
	VCard                  // Nature: the card that is drawn, of a deck
	VLay                   // Nature: a Start card laid out, or dealt (TEK-3.10, TEK-18.2)
	VFirst                 // Nature: who drafts first (TEK-3.11)
	VPlan                  // Nature: the action tile on the next place of the pyramid (TEK-18.5)
	VDeben                 // Nature: the face of the Deben (TEK-18.7)
	VKeep                  // the card to keep of two (TEK-3.9, TEK-16.2.3)
	VStart                 // a Start card: to draft, to keep, to resolve next
	VDestiny               // a Destiny card: to take, to resolve next; Nature: Botankhamun's
	VTrack                 // Population or Happiness
	VToken                 // a Resource of choice (TEK-16.2.2), or one that pays for D04
	VDie                   // a die: its section, colour and face; Nature: the one Botankhamun takes
	VAnubis                // the Anubis action for 2 Scribes
	VPass                  // no die can be taken (TEK-RUL-21)
	VAs                    // the forbidden die counts as pure or tainted (T08)
	VPlay                  // a Blessing
	VColour                // what colour the die counts as (B11, B12)
	VAdjust                // a Scribe, or B11 and B12: the value goes down or up
	VFace                  // the face that the die is turned to (B09, B10)
	VGod                   // the action of that god
	VProduce               // a Production of that Resource
	VAlso                  // an extra action of that god (B17 to B20)
	VIdle                  // nothing can be done with the die (TEK-RUL-21)
	VFirstly               // T19: produce first, or not
	VValue                 // the value an action is done with
	VPay                   // Gold, Scribes and the other stone in a payment; the rest is paid as printed
	VSite                  // where a Statue or a Building goes; Nature: where Botankhamun's goes
	VCell                  // the cell of a column tile; Nature: Botankhamun's
	VTwist                 // how the tile is turned
	VUse                   // an ability, or D23, is used
	VNot                   // it is not used
	VRefresh               // a section of the market is renewed
	VTake                  // a card of the market
	VDistrict              // where a Building of Osiris goes
	VRaise                 // the production that goes up
	VFaith                 // Faith on one pan
	VFeed                  // Bread, Gold and Scribes that feed the buildings
	VScore                 // a Decree to score
	VDouble                // the Decree that D03 doubles
	VDone                  // enough
)

var (
	GodNames    = []string{"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
	TokenNames  = []string{"papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"}
	ColourNames = []string{"yellow", "brown", "white", "black", "gray"}
	purityNames = []string{"pure", "tainted"}
	TrackNames  = []string{"population", "happiness"}
	PanNames    = []string{"left", "right"}
	SymbolNames = []string{"scroll", "sickle", "pylon", "ankh"} // of Decrees
	debenNames  = []string{"up", "right"}
	adjustNames = []string{"-2", "-1", "0", "+1", "+2"} // value + 2
	faceNames   = game.Numbers(6)

	LightNames  = []string{"sun", "shade", "dark"}
	AllPurities = append(purityNames[:2:2], "forbidden")
	KindNames   = []string{"blessing", "technology", "decree"}
)

// PartNames are the lines of the score sheet.
var PartNames = [Parts]string{
	"start", "statues", "columns", "buildings", "bonus", "cards", "maat", "osiris", "temple", "statue-row", "happiness",
	"production", "row", "bread", "decrees", "order", "pile",
}

// MaxPaid is the most tokens of one kind that one payment takes, maxFaith the most Faith put on a pan at once.
const (
	MaxPaid  = 20
	MaxFaith = 60
)

// upTo are the names "0" to n, with a word before each.
func upTo(word string, n int) []string {
	names := make([]string, n+1)
	for i := range names {
		names[i] = word + strconv.Itoa(i)
	}
	return names
}

// Numbered are names such as "P01" to n, from 1.
func Numbered(letter string, n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		if names[i] = letter + strconv.Itoa(i); i < 10 {
			names[i] = letter + "0" + strconv.Itoa(i)
		}
	}
	return names
}

// CardNames are "B01" to "D24" by [Card].
var CardNames = slices.Concat(Numbered("B", PerKind), Numbered("T", PerKind)[1:], Numbered("D", PerKind)[1:])

// CellNames are "C-1-1" to "C-5-5".
func CellNames() []string {
	var names []string
	for row := 1; row <= Side; row++ {
		for column := 1; column <= Side; column++ {
			names = append(names, "C-"+strconv.Itoa(row)+"-"+strconv.Itoa(column))
		}
	}
	return names
}

// A site is one number for all kinds: first the building sites, then those of the gods (three a god), then those of
// the people.
const (
	FirstGodSite    = MaxSites
	FirstPeopleSite = FirstGodSite + 3*Gods
	AllSites        = FirstPeopleSite + PeopleSites
)

// SiteNames are the printed names; a test compares them with the components.
var SiteNames = func() []string {
	names := []string{
		"BW-1", "BW-2", "BW-3", "BW-4", "BW-5", "BS-1", "BS-2", "BS-3", "BS-4", "BS-5",
		"BE-1", "BE-2", "BE-4", "BE-5", "BN-1", "BN-2", "BN-4", "BN-5",
	}
	for _, god := range GodNames {
		for n := 1; n <= 3; n++ {
			names = append(names, "SG-"+god+"-"+strconv.Itoa(n))
		}
	}
	return append(names, "SP-TE", "SP-TN", "SP-WS", "SP-QU")
}()

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	VDial:     {Name: "dial", Slots: [][]string{GodNames}},
	VHorus:    {Name: "horus", Slots: [][]string{GodNames}},
	VTile:     {Name: "tile", Slots: [][]string{Numbered("P", TileCount)}},
	VRoll:     {Name: "roll", Slots: [][]string{ColourNames, faceNames}},
	VCard:     {Name: "card", Slots: [][]string{CardNames}},
	VLay:      {Name: "lay", Slots: [][]string{Numbered("S", StartCount)}},
	VFirst:    {Name: "first", Slots: [][]string{{"1", "2", "3", "4"}}},
	VPlan:     {Name: "plan", Slots: [][]string{Numbered("BA", BotTiles)}},
	VDeben:    {Name: "deben", Slots: [][]string{debenNames}},
	VKeep:     {Name: "keep", Slots: [][]string{CardNames}},
	VStart:    {Name: "start", Slots: [][]string{Numbered("S", StartCount)}},
	VDestiny:  {Name: "destiny", Slots: [][]string{Numbered("A", Destinies)}},
	VTrack:    {Name: "track", Slots: [][]string{TrackNames}},
	VToken:    {Name: "token", Slots: [][]string{TokenNames}},
	VDie:      {Name: "die", Slots: [][]string{GodNames, ColourNames, faceNames}},
	VAnubis:   {Name: "anubis"},
	VPass:     {Name: "pass"},
	VAs:       {Name: "as", Slots: [][]string{purityNames}},
	VPlay:     {Name: "play", Slots: [][]string{Numbered("B", PerKind)}},
	VColour:   {Name: "colour", Slots: [][]string{ColourNames}},
	VAdjust:   {Name: "adjust", Slots: [][]string{adjustNames}},
	VFace:     {Name: "face", Slots: [][]string{faceNames}},
	VGod:      {Name: "god", Slots: [][]string{GodNames}},
	VProduce:  {Name: "produce", Slots: [][]string{TokenNames[:Goods]}},
	VAlso:     {Name: "also", Slots: [][]string{GodNames}},
	VIdle:     {Name: "idle"},
	VFirstly:  {Name: "firstly", Slots: [][]string{{"no", "yes"}}},
	VValue:    {Name: "value", Slots: [][]string{faceNames}},
	VPay:      {Name: "pay", Slots: [][]string{upTo("gold-", MaxPaid), upTo("scribe-", MaxPaid), upTo("swap-", MaxPaid)}},
	VSite:     {Name: "site", Slots: [][]string{SiteNames}},
	VCell:     {Name: "cell", Slots: [][]string{CellNames()}},
	VTwist:    {Name: "twist", Slots: [][]string{{"0", "90", "180", "270"}}},
	VUse:      {Name: "use"},
	VNot:      {Name: "not"},
	VRefresh:  {Name: "refresh", Slots: [][]string{{"1", "2", "3", "4"}}},
	VTake:     {Name: "take", Slots: [][]string{CardNames}},
	VDistrict: {Name: "district", Slots: [][]string{TokenNames[:Goods]}},
	VRaise:    {Name: "raise", Slots: [][]string{TokenNames[:Goods]}},
	VFaith:    {Name: "faith", Slots: [][]string{PanNames, upTo("", MaxFaith)}},
	VFeed:     {Name: "feed", Slots: [][]string{upTo("bread-", MaxPaid), upTo("gold-", MaxPaid), upTo("scribe-", MaxPaid)}},
	VScore:    {Name: "score", Slots: [][]string{Numbered("D", PerKind)}},
	VDouble:   {Name: "double", Slots: [][]string{Numbered("D", PerKind)}},
	VDone:     {Name: "done"},
})
