package pyramidion

import (
	"fmt"

	"ennead/game"
)

// The verbs of the moves.
const (
	VOrder    uint8 = iota // Nature: a place in the play order (PYR-3.8)
	VSpread                // Nature: the distribution card revealed (PYR-6.2)
	VBoat                  // Nature: the boat revealed (PYR-5.1, PYR-17.8)
	VDraw                  // Nature: the character card drawn (PYR-8.2)
	VToken                 // Nature: the revolt token revealed (PYR-10.1.2)
	VTake                  // take a resource from a site (PYR-7.1, PYR-16.5)
	VActivate              // activate a site (PYR-9.1.2)
	VPlay                  // play a card (PYR-9.2.1)
	VPass                  // play no more cards here, or load no boat now (PYR-12.1)
	VRecruit               // discard a card and draw one (PYR-9.3.1)
	VCategory              // the category of a Goddess (PYR-16.1)
	VRemove                // discard a card in play (PYR-16.3, PYR-16.4, PYR-16.6)
	VDismiss               // send a troop home (PYR-16.4, PYR-17.6)
	VCopy                  // copy a card in play (PYR-16.7)
	VRaise                 // raise the minimums (PYR-16.9.1)
	VExchange              // exchange with a site (PYR-16.9.2)
	VOut                   // the resources that leave the active site
	VIn                    // the resources that come in return
	VAdd                   // put a resource on the active site (PYR-16.10)
	VNumber                // take an order token (PYR-17.1)
	VGain                  // take a resource from the supply (PYR-17.5)
	VStation               // place a negotiator troop (PYR-10.3.1)
	VRecall                // take a card back (PYR-16.2)
	VSwap                  // swap workers for a statue (PYR-17.2)
	VDecline               // do without an option
	VLoad                  // load a boat (PYR-12.1)
	VFetch                 // a torturer fetches a resource (PYR-12.4)
	VFetchFor              // a torturer fetches a statue, which replaces a resource
	VStatue                // a statue from the reserve replaces a resource (PYR-12.3)
	VPay                   // pay the rest from the reserve
)

var (
	ResourceNames = []string{"camel", "wood", "food", "stone", "worker", "statue"}
	// secondNames are the resources, and "alone" for no second resource.
	secondNames   = []string{"camel", "wood", "food", "stone", "worker", "statue", "alone"}
	SiteNames     = []string{"gizeh", "abu_simbel", "thebes", "luxor", "alexandria", "cairo", "philae", "karnak"}
	CategoryNames = []string{"influence", "negotiation", "bargaining"}
	TroopNames    = []string{"torturer", "negotiator"}
	TypeNames     = []string{"merchant", "negotiator", "torturer", "special", "revolt"}
	EffectNames   = []string{
		"", "goddess", "high_priest", "bandit", "guard", "vizier", "thief", "philosopher", "slaver",
		"lithographer", "politician", "revolt",
	}
	ColourNames = []string{"red", "blue", "yellow", "green"} // by seat
	BoatNames   = row("BT%02d", MaxBoats)
	SpreadNames = row("D%02d", MaxSpread)
	TokenNames  = row("RT%d", MaxTokens)
	CardNames   = func() []string {
		names := row("M%02d", 12)
		names = append(names, row("N%02d", 8)[1:]...)
		names = append(names, row("T%02d", 8)[1:]...)
		names = append(names, row("S%02d", 9)[1:]...)
		names = append(names, row("R%02d", 3)[1:]...)
		for _, colour := range ColourNames {
			for _, base := range []string{"M1", "M2", "N1", "T1", "G1"} {
				names = append(names, "B-"+colour+"-"+base)
			}
		}
		return names
	}()
)

// row returns "" and then the names with the numbers 1 to n.
func row(format string, n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		names[i] = fmt.Sprintf(format, i)
	}
	return names
}

// alone means that a move has no second resource: the last of secondNames.
const alone = ResourceCount

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	VOrder:    {Name: "order", Slots: [][]string{game.Numbers(MaxSeats)}},
	VSpread:   {Name: "spread", Slots: [][]string{SpreadNames}},
	VBoat:     {Name: "boat", Slots: [][]string{BoatNames}},
	VDraw:     {Name: "draw", Slots: [][]string{CardNames}},
	VToken:    {Name: "token", Slots: [][]string{TokenNames}},
	VTake:     {Name: "take", Slots: [][]string{ResourceNames}},
	VActivate: {Name: "activate", Slots: [][]string{SiteNames}},
	VPlay:     {Name: "play", Slots: [][]string{CardNames}},
	VPass:     {Name: "pass"},
	VRecruit:  {Name: "recruit", Slots: [][]string{CardNames}},
	VCategory: {Name: "category", Slots: [][]string{CategoryNames}},
	VRemove:   {Name: "remove", Slots: [][]string{CardNames}},
	VDismiss:  {Name: "dismiss", Slots: [][]string{TroopNames, SiteNames}},
	VCopy:     {Name: "copy", Slots: [][]string{CardNames}},
	VRaise:    {Name: "raise"},
	VExchange: {Name: "exchange", Slots: [][]string{SiteNames}},
	VOut:      {Name: "out", Slots: [][]string{ResourceNames, secondNames}},
	VIn:       {Name: "in", Slots: [][]string{ResourceNames, secondNames}},
	VAdd:      {Name: "add", Slots: [][]string{ResourceNames}},
	VNumber:   {Name: "number", Slots: [][]string{game.Numbers(MaxSeats)}},
	VGain:     {Name: "gain", Slots: [][]string{ResourceNames}},
	VStation:  {Name: "station"},
	VRecall:   {Name: "recall", Slots: [][]string{CardNames}},
	VSwap:     {Name: "swap"},
	VDecline:  {Name: "decline"},
	VLoad:     {Name: "load", Slots: [][]string{BoatNames}},
	VFetch:    {Name: "fetch", Slots: [][]string{SiteNames, ResourceNames}},
	VFetchFor: {Name: "fetch-statue", Slots: [][]string{SiteNames, ResourceNames}},
	VStatue:   {Name: "statue", Slots: [][]string{ResourceNames}},
	VPay:      {Name: "pay"},
})
