package osiris

import (
	"strconv"

	"ennead/game"
)

// The verbs of moves: first those of turns, then those of negotiation (chapter 7), then those that no player chooses.
const (
	VRegent   uint8 = iota // Nature: the first Regent (OSI-2.1.7)
	VDraw                  // Nature: the city card drawn
	VWorker                // Nature: the worker drawn from the bag (OSI-4.2)
	VPlace                 // the worker to place (OSI-D02, OSI-D03, OSI-D05)
	VAt                    // the place where that worker goes
	VHire                  // the worker to hire (OSI-D07)
	VPay                   // a token to pay
	VMarket                // a market cartouche, and the side to pay (OSI-D08)
	VExtra                 // an additional token to take (OSI-D17)
	VPlan                  // the cartouche to plan on (OSI-D09)
	VWaive                 // a token of the cost not to pay (OSI-D17)
	VBuild                 // the planned monument to build (OSI-D10)
	VOn                    // the site to build it on
	VCorner                // a city card played for its corner (OSI-D11)
	VSpecial               // a city card played for its special
	VBless                 // the blessing to play (OSI-D12)
	VTax                   // a token to take from a pile on the board (OSI-D17)
	VEnough                // ends a series of choices
	VWithdraw              // OSI-D13
	VBonus                 // a box of the regent row (OSI-D14)
	VShort                 // the pile that provides a missing token of the bonus (OSI-D15)
	VKeep                  // the planned monument that Horus keeps (OSI-D18)
	VTake                  // a bribe accepted with the choice (OSI-D04)
	VShare                 // the card of a visit to keep, and the receiver of the other one (OSI-D04)
	VFee                   // the token for the leader of a caravan (OSI-D06)
	VStudy                 // the card of Thoth to keep (OSI-D16)
	VClear                 // empties the draft
	VTo                    // the addressee of the draft
	VGive                  // a number of tokens or workers to give
	VGiveCard              // a city card to give face up, to give face down, or not to give
	VWant                  // a number of tokens or workers wanted
	VWantCard              // a named city card wanted, or not
	VWantKind              // a number of cards of a kind wanted
	VWantAny               // a number of cards of any kind wanted
	VUntil                 // the end of the offer
	VAudience              // the audience of the offer
	VOffer                 // offers the draft (OSI-D20)
	VCounter               // declines an offer and offers the draft to its author (OSI-D21)
	VAccept                // accepts an offer (OSI-D21)
	VDecline
	VCancel      // cancels the seat's own offer (OSI-D20)
	VBribe       // makes a bribe of what the draft gives (OSI-D22)
	VUnbribe     // cancels the seat's own bribe
	VPromise     // promises an action to the addressee of the draft (OSI-D23)
	VMark        // marks a promise as kept or broken (OSI-D24)
	VShow        // shows the cards that the draft gives (OSI-D25)
	VShowWorkers // shows the workers that the draft gives
	VShowTokens  // shows how many tokens the seat has
	VShowVisit   // shows the cards of a pending visit
	VGone        // the seat's governor has left the table for good (OSI-RUL-54)
	VBack        // somebody plays for the seat again
)

// FirstOutOfTurn is the first verb of negotiation. No verb after it is bound to a turn.
const FirstOutOfTurn = VClear

var (
	ResourceNames = []string{"grain", "brick", "stone"}
	WorkerNames   = []string{
		"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman",
	}
	MonumentNames = []string{"obelisk", "sphinx", "pylon"}
	KindNames     = []string{
		"sculptor", "architect", "scout", "journeyman", "overseer", "merchant", "recruiter",
		"caravaneer", "scribe", "mason", "tax-collector", "priest", "ferryman",
	}
	BlessingNames = []string{"anubis", "bastet", "horus", "isis", "thoth"}
	SideNames     = []string{"top", "bottom"}
	// ActionNames are the ten actions, from 1 (OSI-3.2); 0 is any other promise.
	ActionNames = []string{
		"other", "harvest", "visit", "caravan", "hire", "market", "plan", "build", "card", "blessing", "withdraw",
	}
	SeatNames = []string{"1", "2", "3", "4", "5"}
	// A private offer is for its two parties, a public one for everybody (OSI-7.4.1).
	audienceNames = []string{"private", "public"}
)

// A draft names tokens and workers by number. The goods after them cannot change hands; they have numbers so that the
// refusal can name the rule (OSI-7.3.1).
const (
	goodWorkers = ResourceKinds
	goodBarred  = ResourceKinds + WorkerKinds
	MaxGoods    = 30
)

// GoodNames are the goods that a draft can name, by number.
var GoodNames = join(ResourceNames, WorkerNames, []string{"blessing", "camel", "monument", "glory"})

// maxTaken is the greatest number of bribes that one choice can accept.
const maxTaken = MaxBribes * (MaxSeats - 1)

// upTo returns the names "0" to n.
func upTo(n int) []string {
	names := make([]string, n+1)
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	return names
}

// row returns the names "MK1" to n, for the word "MK".
func row(word string, n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = word + strconv.Itoa(i+1)
	}
	return names
}

// join concatenates lists of names.
func join(lists ...[]string) (names []string) {
	for _, list := range lists {
		names = append(names, list...)
	}
	return names
}

// Names of places and things on the board, by number.
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

// halves returns the names of the two sections of each terrain.
func halves(terrains []string) (names []string) {
	for _, t := range terrains {
		names = append(names, t+"a", t+"b")
	}
	return names
}

// Discard takes the place of the seat that receives the second card of a visit (OSI-5.2.3 c).
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
	VGone:        {Name: "gone", Unnumbered: true},
	VBack:        {Name: "back", Unnumbered: true},
})
