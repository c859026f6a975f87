// Package osiris is the rules of Sailing Toward Osiris, for 2 to 5 governors. docs/rules/osiris.en.md has the rules in
// words; comments beside the functions give their numbers (OSI-5.7).
//
// A game has four seasons. In each, the governors draw workers from a bag. Then they take turns clockwise, one action a
// turn, until all have withdrawn. They place workers on the terrains, cities and caravans along the Nile, and plan and
// build monuments. At any time they may negotiate: swap what is behind their screens, offer it as a bribe, or promise
// actions.
//
// Package text puts prompts, labels, refusals and events into messages, package codec reads and writes components and
// positions, and package kit joins the three into a [game.Game].
//
//	chapter of the rulebook              file
//	1  components and limits             pieces.go, components.go, state.go
//	2  setup                             setup.go, draw.go
//	3  course of the game                round.go, turn.go
//	4  workers                           workers.go
//	5  the ten actions                   place.go (harvest), visit.go, caravan.go, hire.go, market.go, plan.go,
//	                                     build.go, card.go, blessing.go, withdraw.go
//	6  short supply                      supply.go
//	7  negotiation                       book.go, negotiation.go, draft.go, offer.go, bribe.go, promise.go,
//	                                     show.go
//	8  end of a season                   round.go
//	9  lots, end of the game             score.go
//	11 city cards                        card.go, special.go
//	12 blessings                         blessing.go
//	13 secrecy                           secrecy.go, secrecy_book.go; chance.go has the odds
//
// steps.go has the table of steps, and moves.go applies it, also for a governor who has left the table for good
// (OSI-RUL-54). lexicon.go names the moves, events.go the events, and refusals.go the reasons against a move. fast.go
// has the functions written for speed.
package osiris
