// Package board draws Tekhenu: the dial under its obelisk, the temple precinct, the works of Osiris, the displays of
// Ra and Horus, the track and the card market, as one SVG, and what lies beside it.
//
// A drawing is a pure function of its [piece.Scene]. Each part of the board draws itself from its own origin; a [layout]
// says where the parts lie, for wide and for narrow screens. What does not change during a game, such as a tile with its
// edges, is drawn once into the sheet of symbols.
//
//	layout.go                    where the parts lie
//	dial.go, ring.go, sky.go     the dial, the gods round it, light and shadow
//	temple.go, cell.go, twist.go the precinct, its cells, how a tile may be turned
//	works.go                     the works of Osiris
//	display.go                   the columns of Ra, the slots of Horus
//	track.go                     Population and Happiness
//	market.go, card.go           the card market, what a card says in short
//	site.go                      sites, pieces, goods
//	mine.go, scales.go, stores.go, hand.go  the viewer's own area
//	players.go, forecast.go, judgement.go   everybody; the next scoring; the judgement of Maat
//	rival.go                     Botankhamun's plan
//	trail.go, status.go, icon.go above the prompt, in the header, on the buttons
package board
