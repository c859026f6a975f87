package tekhenu

import (
	"slices"
	"strconv"

	"ennead/game"
)

// The verbs of Tekhenu's moves.
const (
	VDial     uint8 = iota // Nature: the section to which the arrow points (TEK-3.1)
	VHorus                 // Nature: the god for the next Horus slot (TEK-3.4)
	VTile                  // Nature: the next column tile
	VRoll                  // Nature: a die from the bag and its face
	VCard                  // Nature: the card drawn from a deck
	VLay                   // Nature: a Start card laid out or dealt (TEK-3.10, TEK-18.2)
	VFirst                 // Nature: the player who drafts first (TEK-3.11)
	VPlan                  // Nature: the action tile for the next place of the pyramid (TEK-18.5)
	VDeben                 // Nature: the face of the Deben (TEK-18.7)
	VKeep                  // which of two cards to keep (TEK-3.9, TEK-16.2.3)
	VStart                 // a Start card to draft, to keep or to resolve next
	VDestiny               // a Destiny card to take or to resolve next; Nature: Botankhamun's
	VTrack                 // Population or Happiness
	VToken                 // a Resource to gain (TEK-16.2.2), or to pay for D04
	VDie                   // a die by section, colour and face; Nature: the one that Botankhamun takes
	VAnubis                // an Anubis action for 2 Scribes
	VPass                  // passes because no die is available (TEK-RUL-21)
	VAs                    // whether a Forbidden die counts as Pure or Tainted (T08)
	VPlay                  // plays a Blessing
	VColour                // the colour the die counts as (B11, B12)
	VAdjust                // changes the value with a Scribe, B11 or B12
	VFace                  // the face to which the die is turned (B09, B10)
	VGod                   // a god action
	VProduce               // a Production of a Resource
	VAlso                  // an extra action of a god (B17 to B20)
	VIdle                  // the die has no possible action (TEK-RUL-21)
	VFirstly               // T19: produces first, or not
	VValue                 // the value of the action
	VPay                   // Gold, Scribes and the other stone in a payment; printed tokens pay the rest
	VSite                  // the site of a Statue or a Building; Nature: Botankhamun's
	VCell                  // the cell of a column tile; Nature: Botankhamun's
	VTwist                 // the tile's rotation
	VUse                   // uses an ability or D23
	VNot                   // declines it
	VRefresh               // refreshes a section of the market
	VTake                  // takes a card from the market
	VDistrict              // the district of an Osiris building
	VRaise                 // which production rises
	VFaith                 // Faith on one pan
	VFeed                  // Bread, Gold and Scribes that feed the Buildings
	VScore                 // a Decree to score
	VDouble                // the Decree that D03 doubles
	VDone                  // ends a series of choices
)

var (
	GodNames    = []string{"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
	TokenNames  = []string{"papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"}
	ColourNames = []string{"yellow", "brown", "white", "black", "gray"}
	purityNames = []string{"pure", "tainted"}
	TrackNames  = []string{"population", "happiness"}
	PanNames    = []string{"left", "right"}
	SymbolNames = []string{"scroll", "sickle", "pylon", "ankh"} // the symbols of the Decrees
	debenNames  = []string{"up", "right"}
	adjustNames = []string{"-2", "-1", "0", "+1", "+2"} // by value + 2
	faceNames   = game.Numbers(6)

	LightNames  = []string{"sun", "shade", "dark"}
	AllPurities = append(purityNames[:2:2], "forbidden")
	KindNames   = []string{"blessing", "technology", "decree"}
)

// PartNames are the names of the score sheet's parts.
var PartNames = [Parts]string{
	"start", "statues", "columns", "buildings", "bonus", "cards", "maat", "osiris", "temple", "statue-row", "happiness",
	"production", "row", "bread", "decrees", "order", "pile",
}

// MaxPaid is the most tokens of one kind in one payment, maxFaith the most Faith put on a pan at once.
const (
	MaxPaid  = 20
	MaxFaith = 60
)

// upTo returns the names "0" to n, each after a prefix.
func upTo(word string, n int) []string {
	names := make([]string, n+1)
	for i := range names {
		names[i] = word + strconv.Itoa(i)
	}
	return names
}

// paid returns, for each prefix, the names of the amounts that a payment may take.
func paid(prefixes ...string) (slots [][]string) {
	for _, prefix := range prefixes {
		slots = append(slots, upTo(prefix, MaxPaid))
	}
	return slots
}

// Numbered returns names such as "P01", numbered from 1 to n.
func Numbered(letter string, n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		if names[i] = letter + strconv.Itoa(i); i < 10 {
			names[i] = letter + "0" + strconv.Itoa(i)
		}
	}
	return names
}

// CardNames holds "B01" to "D24", by [Card].
var CardNames = slices.Concat(Numbered("B", PerKind), Numbered("T", PerKind)[1:], Numbered("D", PerKind)[1:])

// CellNames returns "C-1-1" to "C-5-5".
func CellNames() []string {
	var names []string
	for row := 1; row <= Side; row++ {
		for column := 1; column <= Side; column++ {
			names = append(names, "C-"+strconv.Itoa(row)+"-"+strconv.Itoa(column))
		}
	}
	return names
}

// One number identifies a site of any kind: first the building sites, then three for each god, then those for the
// people.
const (
	FirstGodSite    = MaxSites
	FirstPeopleSite = FirstGodSite + 3*Gods
	AllSites        = FirstPeopleSite + PeopleSites
)

// SiteNames holds the printed names of the sites. Package codec requires them in components.yaml.
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
	VPay:      {Name: "pay", Slots: paid("gold-", "scribe-", "swap-")},
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
	VFeed:     {Name: "feed", Slots: paid("bread-", "gold-", "scribe-")},
	VScore:    {Name: "score", Slots: [][]string{Numbered("D", PerKind)}},
	VDouble:   {Name: "double", Slots: [][]string{Numbered("D", PerKind)}},
	VDone:     {Name: "done"},
})
