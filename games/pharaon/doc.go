// Package pharaon is the rules of Pharaon: one to five players serve a dying Pharaoh for five rounds, in the five
// quarters of the Tablet of the Gods. Each quarter faces a sector of a wheel, whose colour pays access there, until the
// slots of the sector are full. Who can or will do no more passes and climbs the Pyramid of Time. In the end gods,
// nobles, the burial chamber, artisans, the Nile and what is left count. A lone player is opposed by the Traitor, whom
// the rules play.
//
//	chapter of the rules                         file
//	1      components, supply, bag               components.go, state.go, supply.go
//	2, 14  set-up, discovery                     setup.go
//	3, 8   rounds and turns                      round.go
//	4, 5   payment and access                    payment.go, price.go, hand.go
//	6.1    nobles on display, and artisans       display.go
//	6.2    the Nile                              nile.go
//	6.3    the Offerings                         offerings.go
//	6.4    the Burial Chamber                    burial.go
//	6.5    the Artisans                          artisans.go
//	6.6    jars                                  jars.go
//	7      passing, the Pyramid of Time          pyramid.go
//	9, 10  succession, nobles                    nobles.go, exchange.go
//	11, 12 gods, the count                       score.go
//	13     two players                           round.go
//	15     the Traitor                           solo.go
//	16     who knows what                        secrecy.go
//	17     decisions                             steps.go (the table), moves.go, chance.go
//
// Moves are spelled in lexicon.go, events made in events.go, reasons against moves listed in refusals.go; what is
// written for speed stands in fast.go. Sentences are in the folder text, printed figures and positions in codec; kit
// joins all three to a game.
package pharaon
