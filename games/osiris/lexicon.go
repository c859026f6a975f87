package osiris

import (
	"strconv"

	"ennead/game"
)

// The verbs of the moves. Those of the turn come first, then those beside it (chapter 7).
const (
	vRegent   uint8 = iota // Nature: the first Regent (OSI-2.1.7)
	vDraw                  // Nature: the city card that is drawn
	vWorker                // Nature: the worker that is drawn out of the bag (OSI-4.2)
	vPlace                 // an unplaced worker is to be placed (OSI-D02, OSI-D03, OSI-D05)
	vAt                    // where
	vHire                  // a worker of the cartouche (OSI-D07)
	vPay                   // a token pays
	vMarket                // a market cartouche, and the side that is paid (OSI-D08)
	vExtra                 // a token more, of this kind (OSI-D17)
	vPlan                  // a planning cartouche (OSI-D09)
	vWaive                 // a token of the cost that is not paid (OSI-D17)
	vBuild                 // a planned monument (OSI-D10)
	vOn                    // the site that it is built on
	vCorner                // a city card for its corner (OSI-D11)
	vSpecial               // a city card for its special
	vBless                 // a blessing (OSI-D12)
	vTax                   // a token taken off a pile of the board (OSI-D17)
	vEnough                // no more
	vWithdraw              // OSI-D13
	vBonus                 // a box of the regent row (OSI-D14)
	vShort                 // the pile that a missing token of the bonus comes from (OSI-D15)
	vKeep                  // the planned monument kept with Horus (OSI-D18)
	vTake                  // a bribe is accepted with the choice (OSI-D04)
	vShare                 // the card kept of the two of a visit, and who gets the other one (OSI-D04)
	vFee                   // the token given to the leader of a caravan (OSI-D06)
	vStudy                 // the card kept of those that Thoth shows (OSI-D16)
	vClear                 // the draft is empty again
	vTo                    // whom the draft is for
	vGive                  // so many of these goods are given
	vGiveCard              // a city card is given, open or closed, or not given
	vWant                  // so many of these goods are wanted
	vWantCard              // a named city card is wanted, or not
	vWantKind              // so many cards of a kind are wanted
	vWantAny               // so many cards are wanted, whichever
	vUntil                 // when the offer ends
	vAudience              // who is told
	vOffer                 // the draft is offered (OSI-D20)
	vCounter               // an offer is declined and the draft offered to its author (OSI-D21)
	vAccept                // an offer is accepted (OSI-D21)
	vDecline
	vCancel      // an own offer (OSI-D20)
	vBribe       // what the draft gives is a bribe (OSI-D22)
	vUnbribe     // an own bribe is cancelled
	vPromise     // an action is promised to whom the draft is for (OSI-D23)
	vMark        // a promise was kept or broken (OSI-D24)
	vShow        // the cards that the draft gives are shown (OSI-D25)
	vShowWorkers // its workers are
	vShowTokens  // the number of tokens is shown
	vShowVisit   // the cards of a pending visit are shown
)

// firstBeside is the first verb of those beside the turn.
const firstBeside = vClear

var (
	resourceNames = []string{"grain", "brick", "stone"}
	workerNames   = []string{"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman"}
	monumentNames = []string{"obelisk", "sphinx", "pylon"}
	kindNames     = []string{
		"sculptor", "architect", "scout", "journeyman", "overseer", "merchant", "recruiter", "caravaneer", "scribe", "mason",
		"tax-collector", "priest", "ferryman",
	}
	blessingNames = []string{"anubis", "bastet", "horus", "isis", "thoth"}
	sideNames     = []string{"top", "bottom"}
	// actionNames are the ten actions, from 1 (OSI-3.2); 0 is none in particular.
	actionNames = []string{"other", "harvest", "visit", "caravan", "hire", "market", "plan", "build", "card", "blessing", "withdraw"}
	seatNames   = []string{"1", "2", "3", "4", "5"}
	// audiences: a private offer is known to the two parties, a public one to all (OSI-7.4.1).
	audienceNames = []string{"private", "public"}
)

// What a draft may speak of by number: tokens, workers, and what cannot change hands, so that it is refused with the rule that
// says so (OSI-7.3.1).
const (
	goodWorkers = resources
	goodBarred  = resources + workers
	maxGoods    = 30
)

var goodNames = join(resourceNames, workerNames, []string{"blessing", "camel", "monument", "glory"})

// maxTaken is the most bribes that one choice can accept.
const maxTaken = maxBribes * (maxSeats - 1)

// upTo are the names "0" to n.
func upTo(n int) []string {
	names := make([]string, n+1)
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	return names
}

// row are names such as "MK1" to n.
func row(word string, n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = word + strconv.Itoa(i+1)
	}
	return names
}

// join puts lists of names behind one another.
func join(lists ...[]string) (names []string) {
	for _, list := range lists {
		names = append(names, list...)
	}
	return names
}

// Names of what stands on the board, by number.
var (
	terrainNames = join(row("F", 8), row("B", 8), row("Q", 8))
	cityNames    = row("C", maxCities)
	caravanNames = []string{"CVT", "CVB"}
	placeNames   = join(terrainNames, cityNames, row("CVT", 2), row("CVB", 2))
	siteNames    = join(halves(terrainNames), cityNames)
	planNames    = join(row("PO", 4), row("PS", 4), row("PP", 4))
	marketNames  = row("MK", maxMarket)
	boxNames     = row("RB", maxBoxes)
	pileNames    = join([]string{"cartouche"}, marketNames)
	cardNames    = func() []string {
		names := make([]string, maxCards+1)
		for n := 1; n <= maxCards; n++ {
			if names[n] = "CC" + strconv.Itoa(n); n < 10 {
				names[n] = "CC0" + strconv.Itoa(n)
			}
		}
		return names
	}()
)

// halves are the two sections of each terrain.
func halves(terrains []string) (names []string) {
	for _, t := range terrains {
		names = append(names, t+"a", t+"b")
	}
	return names
}

// discard stands in the place of who receives the second card of a visit (OSI-5.2.3 c).
const discard = maxSeats

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	vRegent:   {Name: "regent", Slots: [][]string{seatNames}},
	vDraw:     {Name: "draw", Slots: [][]string{cardNames}},
	vWorker:   {Name: "worker", Slots: [][]string{workerNames}},
	vPlace:    {Name: "place", Slots: [][]string{workerNames}},
	vAt:       {Name: "at", Slots: [][]string{placeNames}},
	vHire:     {Name: "hire", Slots: [][]string{workerNames}},
	vPay:      {Name: "pay", Slots: [][]string{resourceNames}},
	vMarket:   {Name: "market", Slots: [][]string{marketNames, sideNames}},
	vExtra:    {Name: "extra", Slots: [][]string{resourceNames}},
	vPlan:     {Name: "plan", Slots: [][]string{planNames}},
	vWaive:    {Name: "waive", Slots: [][]string{resourceNames}},
	vBuild:    {Name: "build", Slots: [][]string{planNames}},
	vOn:       {Name: "on", Slots: [][]string{siteNames}},
	vCorner:   {Name: "corner", Slots: [][]string{cardNames}},
	vSpecial:  {Name: "special", Slots: [][]string{cardNames}},
	vBless:    {Name: "bless", Slots: [][]string{blessingNames}},
	vTax:      {Name: "tax", Slots: [][]string{resourceNames, pileNames}},
	vEnough:   {Name: "enough"},
	vWithdraw: {Name: "withdraw"},
	vBonus:    {Name: "bonus", Slots: [][]string{boxNames}},
	vShort:    {Name: "short", Slots: [][]string{pileNames}},
	vKeep:     {Name: "keep", Slots: [][]string{planNames}},
	vTake:     {Name: "take", Slots: [][]string{seatNames, game.Numbers(maxBribes)}},
	vShare:    {Name: "share", Slots: [][]string{cardNames, join(seatNames, []string{"discard"}), upTo(maxTaken)}},
	vFee:      {Name: "fee", Slots: [][]string{resourceNames}},
	vStudy:    {Name: "study", Slots: [][]string{cardNames}},

	vClear:       {Name: "clear"},
	vTo:          {Name: "to", Slots: [][]string{seatNames}},
	vGive:        {Name: "give", Slots: [][]string{goodNames, upTo(maxGoods)}},
	vGiveCard:    {Name: "give-card", Slots: [][]string{cardNames, {"no", "closed", "open"}}},
	vWant:        {Name: "want", Slots: [][]string{goodNames, upTo(maxGoods)}},
	vWantCard:    {Name: "want-card", Slots: [][]string{cardNames, {"no", "yes"}}},
	vWantKind:    {Name: "want-kind", Slots: [][]string{kindNames, upTo(3)}},
	vWantAny:     {Name: "want-any", Slots: [][]string{upTo(maxCards)}},
	vUntil:       {Name: "until", Slots: [][]string{{"season", "turn"}}},
	vAudience:    {Name: "audience", Slots: [][]string{audienceNames}},
	vOffer:       {Name: "offer"},
	vCounter:     {Name: "counter", Slots: [][]string{seatNames, audienceNames, game.Numbers(maxNumber)}},
	vAccept:      {Name: "accept", Slots: [][]string{seatNames, audienceNames, game.Numbers(maxNumber)}},
	vDecline:     {Name: "decline", Slots: [][]string{seatNames, audienceNames, game.Numbers(maxNumber)}},
	vCancel:      {Name: "cancel", Slots: [][]string{seatNames, audienceNames, game.Numbers(maxNumber)}},
	vBribe:       {Name: "bribe", Slots: [][]string{seatNames}},
	vUnbribe:     {Name: "unbribe", Slots: [][]string{game.Numbers(maxBribes)}},
	vPromise:     {Name: "promise", Slots: [][]string{actionNames, {"any", "1", "2", "3", "4"}}},
	vMark:        {Name: "mark", Slots: [][]string{seatNames, game.Numbers(maxNumber), {"kept", "broken"}}},
	vShow:        {Name: "show", Slots: [][]string{join(seatNames, []string{"all"})}},
	vShowWorkers: {Name: "show-workers", Slots: [][]string{join(seatNames, []string{"all"})}},
	vShowTokens:  {Name: "show-tokens", Slots: [][]string{join(seatNames, []string{"all"})}},
	vShowVisit:   {Name: "show-visit", Slots: [][]string{join(seatNames, []string{"all"})}},
})
