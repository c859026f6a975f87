package pyramidion

import "ennead/game/flow"

// The kinds of refusals.
const (
	noGoods     = flow.NotNow + 1 + iota // A: resource, B: site
	noSundial                            // A: site
	noIdle                               // with two players
	noCard                               // A: card
	noDraw                               // nothing to draw
	noItself                             // the acting card
	noInPlay                             // A: card
	noOwn                                // A: card
	noElsewhere                          // A: site
	noMerchant                           // A: card
	noTroop                              // A: troop, B: site
	noSupply                             // A: resource
	noStatue                             // at Alexandria
	noExchange                           // A: site
	noNumber                             // A: order token
	noKarnak                             // A: whose boat it is
	noCargo                              // A: boat
	noBoat                               // A: boat
	noRest                               // A: resource
	noStatues                            // in the reserve
	noFetcher                            // A: site
	noBox                                // A: resource, B: site
	noDue                                // A: resource
	noWay                                // to pay the rest
	noHere                               // for the Vizier; A: resource, B: site
	noTokens                             // to exchange; A: resource, B: site
	noGuarded                            // troop on the Guard's site; A: troop, B: site
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow
