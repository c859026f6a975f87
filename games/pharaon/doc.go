// Package pharaon implements the rules of Pharaon, a game for one to five players over five rounds. The players serve a
// dying Pharaoh in the five quarters of the Tablet of the Gods. Each quarter faces a sector of a wheel. To act in a
// quarter, a player pays access in the colour of that sector, as long as the sector has a free slot, and then pays the
// action. A player who cannot or will not act passes, and climbs the Pyramid of Time. In the end players score for
// gods, nobles, the Burial Chamber, artisans, the Nile and their remaining tokens. A solo player competes with the
// Traitor, whose moves the rules choose.
//
//	chapter of the rules                         file
//	1      components, supply, bag               components.go, state.go, supply.go
//	2, 14  setup, discovery                      setup.go
//	3, 8   rounds and turns                      round.go
//	4, 5   payment and access                    payment.go, price.go, hand.go, suggest.go
//	6.1    nobles on display, and artisans       display.go
//	6.2    the Nile                              nile.go
//	6.3    the Offerings                         offerings.go
//	6.4    the Burial Chamber                    burial.go
//	6.5    the Artisans                          artisans.go
//	6.6    jars                                  jars.go
//	7      passing, the Pyramid of Time          pyramid.go
//	9, 10  succession, nobles                    nobles.go, exchange.go
//	11, 12 gods, final score                     score.go
//	13     two players                           round.go
//	15     the Traitor                           solo.go
//	16     who knows what                        secrecy.go
//	17     decisions                             steps.go (the table), moves.go, chance.go
//
// The words of moves are in lexicon.go, events in events.go, and the reasons against illegal moves in refusals.go. What
// bots need not try because it wastes a token is in thrift.go. Code written for speed is in fast.go. Package text holds
// the sentences, and package codec the printed figures and positions; package kit joins rules, text and codec into a
// game.
package pharaon
