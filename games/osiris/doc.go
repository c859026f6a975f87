// Package osiris is the rules of Sailing Toward Osiris, for 2 to 5 governors. The rules in words are
// docs/rules/osiris.en.md; their numbers (OSI-5.7) stand beside the functions that carry them out.
//
// Four seasons; in each, workers are drawn out of a bag, then governors do one action a turn, clockwise, until all have
// withdrawn. They place workers on the terrains, cities and caravans along the Nile, plan and build monuments, and deal
// with one another at any time: whatever is behind their screens may be swapped, offered as a bribe or promised.
//
// Here stand the rules alone. What they ask, offer, refuse and report is put into messages by the text room, components
// and positions are read and written by the codec room, and kit joins the three to a game.
//
//	chapter of the rulebook              file
//	1  components and limits             pieces.go, components.go, state.go
//	2  setup                             setup.go, draw.go
//	3  course of the game                round.go, turn.go
//	4  workers                           workers.go
//	5  the ten actions                   place.go (harvest), visit.go, caravan.go, hire.go, market.go, plan.go, build.go, card.go,
//	                                     blessing.go, withdraw.go
//	6  short supply                      supply.go
//	7  negotiation                       book.go, deals.go, draft.go, offer.go, bribe.go, promise.go, show.go
//	8  end of a season                   round.go
//	9  lots, end of the game             score.go
//	11 city cards                        card.go, special.go
//	12 blessings                         blessing.go
//	13 who knows what                    secrecy.go, secrecy_book.go; chance.go for the odds
//
// steps.go is the table of decisions; moves.go asks it. lexicon.go names the moves, events.go what happens, refusals.go
// why a move is not legal. fast.go has what is written for speed.
package osiris
