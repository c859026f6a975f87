package tekhenu

import (
	"slices"
	"strconv"

	"ennead/game"
)

// The verbs of Tekhenu's moves.
const (
	vDial     uint8 = iota // Nature: the section the arrow points at (TEK-3.1)
	vHorus                 // Nature: the god whose tile lies on the next slot (TEK-3.4)
	vTile                  // Nature: the column tile that comes up
	vRoll                  // Nature: a die out of the bag and what it shows
	vCard                  // Nature: the card that is drawn, of a deck
	vLay                   // Nature: a Start card laid out, or dealt (TEK-3.10, TEK-18.2)
	vFirst                 // Nature: who drafts first (TEK-3.11)
	vPlan                  // Nature: the action tile on the next place of the pyramid (TEK-18.5)
	vDeben                 // Nature: the face of the Deben (TEK-18.7)
	vKeep                  // the card to keep of two (TEK-3.9, TEK-16.2.3)
	vStart                 // a Start card: to draft, to keep, to resolve next
	vDestiny               // a Destiny card: to take, to resolve next; Nature: Botankhamun's
	vTrack                 // Population or Happiness
	vToken                 // a Resource of choice (TEK-16.2.2), or one that pays for D04
	vDie                   // a die: its section, colour and face; Nature: the one Botankhamun takes
	vAnubis                // the Anubis action for 2 Scribes
	vPass                  // no die can be taken (TEK-RUL-21)
	vAs                    // the forbidden die counts as pure or tainted (T08)
	vPlay                  // a Blessing
	vColour                // what colour the die counts as (B11, B12)
	vAdjust                // a Scribe, or B11 and B12: the value goes down or up
	vFace                  // the face that the die is turned to (B09, B10)
	vGod                   // the action of that god
	vProduce               // a Production of that Resource
	vAlso                  // an extra action of that god (B17 to B20)
	vIdle                  // nothing can be done with the die (TEK-RUL-21)
	vFirstly               // T19: produce first, or not
	vValue                 // the value an action is done with
	vPay                   // Gold, Scribes and the other stone in a payment; the rest is paid as printed
	vSite                  // where a Statue or a Building goes; Nature: where Botankhamun's goes
	vCell                  // the cell of a column tile; Nature: Botankhamun's
	vTwist                 // how the tile is turned
	vUse                   // an ability, or D23, is used
	vNot                   // it is not used
	vRefresh               // a section of the market is renewed
	vTake                  // a card of the market
	vDistrict              // where a Building of Osiris goes
	vRaise                 // the production that goes up
	vFaith                 // Faith on one pan
	vFeed                  // Bread, Gold and Scribes that feed the buildings
	vScore                 // a Decree to score
	vDouble                // the Decree that D03 doubles
	vDone                  // enough
)

var (
	godNames    = []string{"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
	tokenNames  = []string{"papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"}
	colourNames = []string{"yellow", "brown", "white", "black", "gray"}
	purityNames = []string{"pure", "tainted"}
	trackNames  = []string{"population", "happiness"}
	panNames    = []string{"left", "right"}
	symbolNames = []string{"scroll", "sickle", "pylon", "ankh"} // of Decrees
	debenNames  = []string{"up", "right"}
	adjustNames = []string{"-2", "-1", "0", "+1", "+2"} // value + 2
	faceNames   = game.Numbers(6)

	lightNames  = []string{"sun", "shade", "dark"}
	allPurities = append(purityNames[:2:2], "forbidden")
	kindNames   = []string{"blessing", "technology", "decree"}
)

// partNames are the lines of the score sheet.
var partNames = [parts]string{
	"start", "statues", "columns", "buildings", "bonus", "cards", "maat", "osiris", "temple", "statue-row", "happiness",
	"production", "row", "bread", "decrees", "order", "pile",
}

// maxPaid is the most tokens of one kind that one payment takes, maxFaith the most Faith put on a pan at once.
const (
	maxPaid  = 20
	maxFaith = 60
)

// upTo are the names "0" to n, with a word before each.
func upTo(word string, n int) []string {
	names := make([]string, n+1)
	for i := range names {
		names[i] = word + strconv.Itoa(i)
	}
	return names
}

// numbered are names such as "P01" to n, from 1.
func numbered(letter string, n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		if names[i] = letter + strconv.Itoa(i); i < 10 {
			names[i] = letter + "0" + strconv.Itoa(i)
		}
	}
	return names
}

// cardNames are "B01" to "D24" by [Card].
var cardNames = slices.Concat(numbered("B", perKind), numbered("T", perKind)[1:], numbered("D", perKind)[1:])

// cellNames are "C-1-1" to "C-5-5".
func cellNames() []string {
	var names []string
	for row := 1; row <= side; row++ {
		for column := 1; column <= side; column++ {
			names = append(names, "C-"+strconv.Itoa(row)+"-"+strconv.Itoa(column))
		}
	}
	return names
}

// A site is one number for all kinds: first the building sites, then those of the gods (three a god), then those of
// the people.
const (
	firstGodSite    = maxSites
	firstPeopleSite = firstGodSite + 3*gods
	allSites        = firstPeopleSite + people
)

// siteNames are the printed names; a test compares them with the components.
var siteNames = func() []string {
	names := []string{
		"BW-1", "BW-2", "BW-3", "BW-4", "BW-5", "BS-1", "BS-2", "BS-3", "BS-4", "BS-5",
		"BE-1", "BE-2", "BE-4", "BE-5", "BN-1", "BN-2", "BN-4", "BN-5",
	}
	for _, god := range godNames {
		for n := 1; n <= 3; n++ {
			names = append(names, "SG-"+god+"-"+strconv.Itoa(n))
		}
	}
	return append(names, "SP-TE", "SP-TN", "SP-WS", "SP-QU")
}()

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	vDial:     {Name: "dial", Slots: [][]string{godNames}},
	vHorus:    {Name: "horus", Slots: [][]string{godNames}},
	vTile:     {Name: "tile", Slots: [][]string{numbered("P", tileCount)}},
	vRoll:     {Name: "roll", Slots: [][]string{colourNames, faceNames}},
	vCard:     {Name: "card", Slots: [][]string{cardNames}},
	vLay:      {Name: "lay", Slots: [][]string{numbered("S", startCount)}},
	vFirst:    {Name: "first", Slots: [][]string{{"1", "2", "3", "4"}}},
	vPlan:     {Name: "plan", Slots: [][]string{numbered("BA", botTiles)}},
	vDeben:    {Name: "deben", Slots: [][]string{debenNames}},
	vKeep:     {Name: "keep", Slots: [][]string{cardNames}},
	vStart:    {Name: "start", Slots: [][]string{numbered("S", startCount)}},
	vDestiny:  {Name: "destiny", Slots: [][]string{numbered("A", destinies)}},
	vTrack:    {Name: "track", Slots: [][]string{trackNames}},
	vToken:    {Name: "token", Slots: [][]string{tokenNames}},
	vDie:      {Name: "die", Slots: [][]string{godNames, colourNames, faceNames}},
	vAnubis:   {Name: "anubis"},
	vPass:     {Name: "pass"},
	vAs:       {Name: "as", Slots: [][]string{purityNames}},
	vPlay:     {Name: "play", Slots: [][]string{numbered("B", perKind)}},
	vColour:   {Name: "colour", Slots: [][]string{colourNames}},
	vAdjust:   {Name: "adjust", Slots: [][]string{adjustNames}},
	vFace:     {Name: "face", Slots: [][]string{faceNames}},
	vGod:      {Name: "god", Slots: [][]string{godNames}},
	vProduce:  {Name: "produce", Slots: [][]string{tokenNames[:goods]}},
	vAlso:     {Name: "also", Slots: [][]string{godNames}},
	vIdle:     {Name: "idle"},
	vFirstly:  {Name: "firstly", Slots: [][]string{{"no", "yes"}}},
	vValue:    {Name: "value", Slots: [][]string{faceNames}},
	vPay:      {Name: "pay", Slots: [][]string{upTo("gold-", maxPaid), upTo("scribe-", maxPaid), upTo("swap-", maxPaid)}},
	vSite:     {Name: "site", Slots: [][]string{siteNames}},
	vCell:     {Name: "cell", Slots: [][]string{cellNames()}},
	vTwist:    {Name: "twist", Slots: [][]string{{"0", "90", "180", "270"}}},
	vUse:      {Name: "use"},
	vNot:      {Name: "not"},
	vRefresh:  {Name: "refresh", Slots: [][]string{{"1", "2", "3", "4"}}},
	vTake:     {Name: "take", Slots: [][]string{cardNames}},
	vDistrict: {Name: "district", Slots: [][]string{tokenNames[:goods]}},
	vRaise:    {Name: "raise", Slots: [][]string{tokenNames[:goods]}},
	vFaith:    {Name: "faith", Slots: [][]string{panNames, upTo("", maxFaith)}},
	vFeed:     {Name: "feed", Slots: [][]string{upTo("bread-", maxPaid), upTo("gold-", maxPaid), upTo("scribe-", maxPaid)}},
	vScore:    {Name: "score", Slots: [][]string{numbered("D", perKind)}},
	vDouble:   {Name: "double", Slots: [][]string{numbered("D", perKind)}},
	vDone:     {Name: "done"},
})
