package pyramidion

import "ennead/game/flow"

// The kinds of refusals.
const (
	NoGoods     = flow.NotNow + 1 + iota // A: resource, B: site
	NoSundial                            // A: site
	NoIdle                               // with two players
	NoCard                               // A: card
	NoDraw                               // nothing to draw
	NoItself                             // the acting card
	NoInPlay                             // A: card
	NoOwn                                // A: card
	NoElsewhere                          // A: site
	NoMerchant                           // A: card
	NoTroop                              // A: troop, B: site
	NoSupply                             // A: resource
	NoStatue                             // at Alexandria
	NoExchange                           // A: site
	NoNumber                             // A: order token
	NoKarnak                             // A: whose boat it is
	NoCargo                              // A: boat
	NoBoat                               // A: boat
	NoRest                               // A: resource
	NoStatues                            // in the reserve
	NoFetcher                            // A: site
	NoBox                                // A: resource, B: site
	NoDue                                // A: resource
	NoWay                                // to pay the rest
	NoHere                               // for the Vizier; A: resource, B: site
	NoTokens                             // to exchange; A: resource, B: site
	NoGuarded                            // troop on the Guard's site; A: troop, B: site
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow
