package pyramidion

import "ennead/game/flow"

// The kinds of reasons, and what their numbers mean.
const (
	NoGoods     = flow.NotNow + 1 + iota // A: resource, B: site
	NoSundial                            // A: site
	NoIdle                               // with two players: a card must be played
	NoCard                               // A: card
	NoDraw                               // there is nothing to draw
	NoItself                             // a card cannot act on itself
	NoInPlay                             // A: card
	NoOwn                                // A: card
	NoElsewhere                          // A: site
	NoMerchant                           // A: card
	NoTroop                              // A: troop, B: site
	NoSupply                             // A: resource
	NoStatue                             // no statues at Alexandria
	NoExchange                           // A: site
	NoNumber                             // A: order token
	NoKarnak                             // A: the seat that has the boat of Karnak
	NoCargo                              // A: boat
	NoBoat                               // A: boat
	NoRest                               // A: resource
	NoStatues                            // no statues in the reserve
	NoFetcher                            // A: site
	NoBox                                // A: resource, B: site
	NoDue                                // A: resource
	NoWay                                // the rest could not be paid
	NoHere                               // the Vizier finds none; A: resource, B: site
	NoTokens                             // too few to exchange; A: resource, B: site
	NoGuarded                            // no such troop on the Guard's site; A: troop, B: site
)

// notNow means that a move is not among the current choices.
const notNow = flow.NotNow
