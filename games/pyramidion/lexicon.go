package pyramidion

import (
	"fmt"

	"ennead/game"
)

// The verbs of the moves.
const (
	VOrder    uint8 = iota // Nature: the place in the play order (PYR-3.8)
	VSpread                // Nature: the distribution card that is turned up (PYR-6.2)
	VBoat                  // Nature: the boat that is turned up (PYR-5.1, PYR-17.8)
	VDraw                  // Nature: the character card that is drawn (PYR-8.2)
	VToken                 // Nature: the revolt token that is turned up (PYR-10.1.2)
	vTake                  // a resource that lies on a site (PYR-7.1, PYR-16.5)
	vActivate              // a site (PYR-9.1.2)
	vPlay                  // a card (PYR-9.2.1)
	vPass                  // no more cards here, or no boat now (PYR-12.1)
	vRecruit               // a card is discarded and one drawn (PYR-9.3.1)
	vCategory              // of a Goddess (PYR-16.1)
	vRemove                // a card in play is discarded (PYR-16.3, PYR-16.4, PYR-16.6)
	vDismiss               // a troop goes home (PYR-16.4, PYR-17.6)
	vCopy                  // a card in play (PYR-16.7)
	vRaise                 // the minimums (PYR-16.9.1)
	vExchange              // with a site (PYR-16.9.2)
	vOut                   // what leaves the active site
	vIn                    // what comes
	vAdd                   // a resource to the site (PYR-16.10)
	vNumber                // an order token (PYR-17.1)
	vGain                  // a resource out of the supply (PYR-17.5)
	vStation               // a negotiator troop is placed (PYR-10.3.1)
	vRecall                // a card is taken back (PYR-16.2)
	vSwap                  // workers for a statue (PYR-17.2)
	vDecline               // what one may, and does not
	vLoad                  // a boat (PYR-12.1)
	vFetch                 // a torturer's resource (PYR-12.4)
	vFetchFor              // a torturer's statue, which stands for this
	vStatue                // of the reserve, which stands for this (PYR-12.3)
	vPay                   // the rest, from the reserve
)

var (
	resourceNames = []string{"camel", "wood", "food", "stone", "worker", "statue"}
	// secondNames are resources, and none.
	secondNames   = []string{"camel", "wood", "food", "stone", "worker", "statue", "alone"}
	siteNames     = []string{"gizeh", "abu_simbel", "thebes", "luxor", "alexandria", "cairo", "philae", "karnak"}
	categoryNames = []string{"influence", "negotiation", "bargaining"}
	troopNames    = []string{"torturer", "negotiator"}
	typeNames     = []string{"merchant", "negotiator", "torturer", "special", "revolt"}
	effectNames   = []string{
		"", "goddess", "high_priest", "bandit", "guard", "vizier", "thief", "philosopher", "slaver", "lithographer", "politician", "revolt",
	}
	colourNames = []string{"red", "blue", "yellow", "green"} // by seat
	boatNames   = row("BT%02d", maxBoats)
	spreadNames = row("D%02d", maxSpread)
	tokenNames  = row("RT%d", maxTokens)
	cardNames   = func() []string {
		names := row("M%02d", 12)
		names = append(names, row("N%02d", 8)[1:]...)
		names = append(names, row("T%02d", 8)[1:]...)
		names = append(names, row("S%02d", 9)[1:]...)
		names = append(names, row("R%02d", 3)[1:]...)
		for _, colour := range colourNames {
			for _, base := range []string{"M1", "M2", "N1", "T1", "G1"} {
				names = append(names, "B-"+colour+"-"+base)
			}
		}
		return names
	}()
)

// row are names with the numbers 1 to n; 0 has none.
func row(format string, n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		names[i] = fmt.Sprintf(format, i)
	}
	return names
}

// alone stands where no second resource is: the last of secondNames.
const alone = resources

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	VOrder:    {Name: "order", Slots: [][]string{game.Numbers(maxSeats)}},
	VSpread:   {Name: "spread", Slots: [][]string{spreadNames}},
	VBoat:     {Name: "boat", Slots: [][]string{boatNames}},
	VDraw:     {Name: "draw", Slots: [][]string{cardNames}},
	VToken:    {Name: "token", Slots: [][]string{tokenNames}},
	vTake:     {Name: "take", Slots: [][]string{resourceNames}},
	vActivate: {Name: "activate", Slots: [][]string{siteNames}},
	vPlay:     {Name: "play", Slots: [][]string{cardNames}},
	vPass:     {Name: "pass"},
	vRecruit:  {Name: "recruit", Slots: [][]string{cardNames}},
	vCategory: {Name: "category", Slots: [][]string{categoryNames}},
	vRemove:   {Name: "remove", Slots: [][]string{cardNames}},
	vDismiss:  {Name: "dismiss", Slots: [][]string{troopNames, siteNames}},
	vCopy:     {Name: "copy", Slots: [][]string{cardNames}},
	vRaise:    {Name: "raise"},
	vExchange: {Name: "exchange", Slots: [][]string{siteNames}},
	vOut:      {Name: "out", Slots: [][]string{resourceNames, secondNames}},
	vIn:       {Name: "in", Slots: [][]string{resourceNames, secondNames}},
	vAdd:      {Name: "add", Slots: [][]string{resourceNames}},
	vNumber:   {Name: "number", Slots: [][]string{game.Numbers(maxSeats)}},
	vGain:     {Name: "gain", Slots: [][]string{resourceNames}},
	vStation:  {Name: "station"},
	vRecall:   {Name: "recall", Slots: [][]string{cardNames}},
	vSwap:     {Name: "swap"},
	vDecline:  {Name: "decline"},
	vLoad:     {Name: "load", Slots: [][]string{boatNames}},
	vFetch:    {Name: "fetch", Slots: [][]string{siteNames, resourceNames}},
	vFetchFor: {Name: "fetch-statue", Slots: [][]string{siteNames, resourceNames}},
	vStatue:   {Name: "statue", Slots: [][]string{resourceNames}},
	vPay:      {Name: "pay"},
})
