package osiris

import "ennead/game/flow"

// The kinds of refusals, with the meaning of their numbers A and B.
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
	NoTokens // number of tokens
	NoToken  // A: resource
	NoMarket // A: cartouche
	NoCost   // A: resource, B: number of tokens
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
	NoWithdraw // A: number of monuments that can still be built
	NoKeep     // A: cartouche
	NoBox      // A: box
	NoShort    // A: resource, B: pile
	NoReceiver // A: the seat that must receive the card
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
	NoMany  // A: the limit
	NoFlood // A: the limit
	NoOffer
	NoNamed
	NoWant
	NoBribeNow
	NoBriber
	NoManyBribes // A: the limit
	NoBound
	NoSuchBribe
	NoPast
	NoPromise
	NoManyPromises // A: the limit
	NoSuchPromise
	NoVisitShow
	NoShow
	NoAway // A: the seat whose governor is away
	NoBack // A: the seat whose governor is not away
)

// notNow refuses a move that is not among the current choices.
const notNow = flow.NotNow
