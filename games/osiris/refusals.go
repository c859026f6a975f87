package osiris

import "ennead/game/flow"

// The kinds of refusals.
const (
	NoSuchWorker = flow.NotNow + 1 + iota // A: worker
	NoPlace                               // A: worker
	NoKind                                // A: worker, B: place
	NoRoom                                // A: terrain
	NoCity                                // A: city
	NoFull                                // A: section of a caravan
	NoSection                             // A: place
	NoReach                               // A: worker, B: place
	NoVisit                               // A: place
	NoCaravan                             // A: place
	NoCamel
	NoCarry
	NoPool // A: worker
	NoPoolAtAll
	NoTokens // A: how many
	NoToken  // A: resource
	NoMarket // A: cartouche
	NoCost   // A: resource, B: how many
	NoExtra  // A: resource
	NoExchange
	NoStock     // A: monument
	NoReserved  // A: cartouche
	NoCartouche // A: cartouche
	NoPlanning
	NoWaive   // A: resource
	NoPlanned // A: cartouche
	NoObelisk
	NoLone
	NoSite // A: monument
	NoBuilding
	NoFit   // A: monument, B: site
	NoEmpty // A: site
	NoGuard // A: site
	NoCard  // A: card
	NoBoard
	NoScribe
	NoDeck
	NoPile
	NoTax      // A: resource, B: pile
	NoBlessing // A: blessing
	NoSecond
	NoSame // A: blessing
	NoBlessings
	NoWithdraw // A: how many
	NoKeep     // A: cartouche
	NoBox      // A: box
	NoShort    // A: resource, B: pile
	NoReceiver // A: the seat that must get it
	NoDiscard
	NoIdleBribe
	NoOtherBribe
	NoBribes
	NoTalks
	NoClosed
	NoSelf
	NoBarred // A: good
	NoHold
	NoTotal
	NoTo
	NoNothing
	NoMany  // A: how many
	NoFlood // A: how many
	NoOffer
	NoNamed
	NoWant
	NoBribeNow
	NoBriber
	NoManyBribes // A: how many
	NoBound
	NoSuchBribe
	NoPast
	NoPromise
	NoManyPromises // A: how many
	NoSuchPromise
	NoVisitShow
	NoShow
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow
