// Package osiris is the rules of Sailing Toward Osiris, for 2 to 5 governors. The rules in words are docs/rules/osiris.en.md; their
// numbers (OSI-5.7) stand beside the functions that carry them out.
//
// Four seasons; in each, workers are drawn out of a bag, then governors do one action a turn, clockwise, until all have withdrawn.
// They place workers on the terrains, cities and caravans along the Nile, plan and build monuments, and deal with one another at any
// time: whatever is behind their screens may be swapped, offered as a bribe or promised.
//
//	chapter of the rulebook              file
//	1  components and limits             pieces.go, state.go
//	2  setup                             setup.go
//	3  course of the game                season.go, turn.go
//	4  workers                           workers.go
//	5  the ten actions                   place.go, harvest.go, visit.go, caravan.go, hire.go, market.go, plan.go, build.go, card.go,
//	                                     blessing.go, withdraw.go
//	6  short supply                      supply.go
//	7  negotiation                       book.go, draft.go, offer.go, bribe.go, promise.go, show.go
//	8  end of a season                   season.go
//	9  lots, end of the game             lots.go, score.go
//	11 city cards                        card.go, special.go
//	12 blessings                         blessing.go
//	13 who knows what                    secrecy.go
package osiris
