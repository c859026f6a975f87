package osiris

import (
	"strconv"

	"ennead/game"
)

// The verbs of the moves. Those of the turn come first, then those beside it (chapter 7).
const (
	VRegent   uint8 = iota // Nature: the first Regent (OSI-2.1.7)
	VDraw                  // Nature: the city card that is drawn
	VWorker                // Nature: the worker that is drawn out of the bag (OSI-4.2)
	VPlace                 // an unplaced worker is to be placed (OSI-D02, OSI-D03, OSI-D05)
	VAt                    // where
	VHire                  // a worker of the cartouche (OSI-D07)
	VPay                   // a token pays
	VMarket                // a market cartouche, and the side that is paid (OSI-D08)
	VExtra                 // a token more, of this kind (OSI-D17)
	VPlan                  // a planning cartouche (OSI-D09)
	VWaive                 // a token of the cost that is not paid (OSI-D17)
	VBuild                 // a planned monument (OSI-D10)
	VOn                    // the site that it is built on
	VCorner                // a city card for its corner (OSI-D11)
	VSpecial               // a city card for its special
	VBless                 // a blessing (OSI-D12)
	VTax                   // a token taken off a pile of the board (OSI-D17)
	VEnough                // no more
	VWithdraw              // OSI-D13
	VBonus                 // a box of the regent row (OSI-D14)
	VShort                 // the pile that a missing token of the bonus comes from (OSI-D15)
	VKeep                  // the planned monument kept with Horus (OSI-D18)
	VTake                  // a bribe is accepted with the choice (OSI-D04)
	VShare                 // the card kept of the two of a visit, and who gets the other one (OSI-D04)
	VFee                   // the token given to the leader of a caravan (OSI-D06)
	VStudy                 // the card kept of those that Thoth shows (OSI-D16)
	VClear                 // the draft is empty again
	VTo                    // whom the draft is for
	VGive                  // so many of these goods are given
	VGiveCard              // a city card is given, open or closed, or not given
	VWant                  // so many of these goods are wanted
	VWantCard              // a named city card is wanted, or not
	VWantKind              // so many cards of a kind are wanted
	VWantAny               // so many cards are wanted, whichever
	VUntil                 // when the offer ends
	VAudience              // who is told
	VOffer                 // the draft is offered (OSI-D20)
	VCounter               // an offer is declined and the draft offered to its author (OSI-D21)
	VAccept                // an offer is accepted (OSI-D21)
	VDecline
	VCancel      // an own offer (OSI-D20)
	VBribe       // what the draft gives is a bribe (OSI-D22)
	VUnbribe     // an own bribe is cancelled
	VPromise     // an action is promised to whom the draft is for (OSI-D23)
	VMark        // a promise was kept or broken (OSI-D24)
	VShow        // the cards that the draft gives are shown (OSI-D25)
	VShowWorkers // its workers are
	VShowTokens  // the number of tokens is shown
	VShowVisit   // the cards of a pending visit are shown
)

// FirstBeside is the first verb of those beside the turn.
const FirstBeside = VClear

var (
	ResourceNames = []string{"grain", "brick", "stone"}
	WorkerNames   = []string{"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman"}
	MonumentNames = []string{"obelisk", "sphinx", "pylon"}
	KindNames     = []string{
		"sculptor", "architect", "scout", "journeyman", "overseer", "merchant", "recruiter", "caravaneer", "scribe", "mason",
		"tax-collector", "priest", "ferryman",
	}
	BlessingNames = []string{"anubis", "bastet", "horus", "isis", "thoth"}
	SideNames     = []string{"top", "bottom"}
	// ActionNames are the ten actions, from 1 (OSI-3.2); 0 is none in particular.
	ActionNames = []string{"other", "harvest", "visit", "caravan", "hire", "market", "plan", "build", "card", "blessing", "withdraw"}
	SeatNames   = []string{"1", "2", "3", "4", "5"}
	// audiences: a private offer is known to the two parties, a public one to all (OSI-7.4.1).
	audienceNames = []string{"private", "public"}
)

// What a draft may speak of by number: tokens, workers, and what cannot change hands, so that it is refused with the
// rule that says so (OSI-7.3.1).
const (
	goodWorkers = ResourceKinds
	goodBarred  = ResourceKinds + WorkerKinds
	MaxGoods    = 30
)

// GoodNames are what a draft may speak of, in the order of these numbers.
var GoodNames = join(ResourceNames, WorkerNames, []string{"blessing", "camel", "monument", "glory"})

// maxTaken is the most bribes that one choice can accept.
const maxTaken = MaxBribes * (MaxSeats - 1)

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
	TerrainNames = join(row("F", 8), row("B", 8), row("Q", 8))
	CityNames    = row("C", maxCities)
	CaravanNames = []string{"CVT", "CVB"}
	PlaceNames   = join(TerrainNames, CityNames, row("CVT", 2), row("CVB", 2))
	SiteNames    = join(halves(TerrainNames), CityNames)
	PlanNames    = join(row("PO", 4), row("PS", 4), row("PP", 4))
	MarketNames  = row("MK", MaxMarket)
	BoxNames     = row("RB", MaxBoxes)
	PileNames    = join([]string{"cartouche"}, MarketNames)
	CardNames    = func() []string {
		names := make([]string, MaxCards+1)
		for n := 1; n <= MaxCards; n++ {
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

// Discard stands in the place of who receives the second card of a visit (OSI-5.2.3 c).
const Discard = MaxSeats

// Lexicon is the vocabulary of moves.
var Lexicon = game.NewLexicon([]game.Verb{
	VRegent:   {Name: "regent", Slots: [][]string{SeatNames}},
	VDraw:     {Name: "draw", Slots: [][]string{CardNames}},
	VWorker:   {Name: "worker", Slots: [][]string{WorkerNames}},
	VPlace:    {Name: "place", Slots: [][]string{WorkerNames}},
	VAt:       {Name: "at", Slots: [][]string{PlaceNames}},
	VHire:     {Name: "hire", Slots: [][]string{WorkerNames}},
	VPay:      {Name: "pay", Slots: [][]string{ResourceNames}},
	VMarket:   {Name: "market", Slots: [][]string{MarketNames, SideNames}},
	VExtra:    {Name: "extra", Slots: [][]string{ResourceNames}},
	VPlan:     {Name: "plan", Slots: [][]string{PlanNames}},
	VWaive:    {Name: "waive", Slots: [][]string{ResourceNames}},
	VBuild:    {Name: "build", Slots: [][]string{PlanNames}},
	VOn:       {Name: "on", Slots: [][]string{SiteNames}},
	VCorner:   {Name: "corner", Slots: [][]string{CardNames}},
	VSpecial:  {Name: "special", Slots: [][]string{CardNames}},
	VBless:    {Name: "bless", Slots: [][]string{BlessingNames}},
	VTax:      {Name: "tax", Slots: [][]string{ResourceNames, PileNames}},
	VEnough:   {Name: "enough"},
	VWithdraw: {Name: "withdraw"},
	VBonus:    {Name: "bonus", Slots: [][]string{BoxNames}},
	VShort:    {Name: "short", Slots: [][]string{PileNames}},
	VKeep:     {Name: "keep", Slots: [][]string{PlanNames}},
	VTake:     {Name: "take", Slots: [][]string{SeatNames, game.Numbers(MaxBribes)}},
	VShare:    {Name: "share", Slots: [][]string{CardNames, join(SeatNames, []string{"discard"}), upTo(maxTaken)}},
	VFee:      {Name: "fee", Slots: [][]string{ResourceNames}},
	VStudy:    {Name: "study", Slots: [][]string{CardNames}},

	VClear:       {Name: "clear"},
	VTo:          {Name: "to", Slots: [][]string{SeatNames}},
	VGive:        {Name: "give", Slots: [][]string{GoodNames, upTo(MaxGoods)}},
	VGiveCard:    {Name: "give-card", Slots: [][]string{CardNames, {"no", "closed", "open"}}},
	VWant:        {Name: "want", Slots: [][]string{GoodNames, upTo(MaxGoods)}},
	VWantCard:    {Name: "want-card", Slots: [][]string{CardNames, {"no", "yes"}}},
	VWantKind:    {Name: "want-kind", Slots: [][]string{KindNames, upTo(3)}},
	VWantAny:     {Name: "want-any", Slots: [][]string{upTo(MaxCards)}},
	VUntil:       {Name: "until", Slots: [][]string{{"season", "turn"}}},
	VAudience:    {Name: "audience", Slots: [][]string{audienceNames}},
	VOffer:       {Name: "offer"},
	VCounter:     {Name: "counter", Slots: [][]string{SeatNames, audienceNames, game.Numbers(MaxNumber)}},
	VAccept:      {Name: "accept", Slots: [][]string{SeatNames, audienceNames, game.Numbers(MaxNumber)}},
	VDecline:     {Name: "decline", Slots: [][]string{SeatNames, audienceNames, game.Numbers(MaxNumber)}},
	VCancel:      {Name: "cancel", Slots: [][]string{SeatNames, audienceNames, game.Numbers(MaxNumber)}},
	VBribe:       {Name: "bribe", Slots: [][]string{SeatNames}},
	VUnbribe:     {Name: "unbribe", Slots: [][]string{game.Numbers(MaxBribes)}},
	VPromise:     {Name: "promise", Slots: [][]string{ActionNames, {"any", "1", "2", "3", "4"}}},
	VMark:        {Name: "mark", Slots: [][]string{SeatNames, game.Numbers(MaxNumber), {"kept", "broken"}}},
	VShow:        {Name: "show", Slots: [][]string{join(SeatNames, []string{"all"})}},
	VShowWorkers: {Name: "show-workers", Slots: [][]string{join(SeatNames, []string{"all"})}},
	VShowTokens:  {Name: "show-tokens", Slots: [][]string{join(SeatNames, []string{"all"})}},
	VShowVisit:   {Name: "show-visit", Slots: [][]string{join(SeatNames, []string{"all"})}},
})
