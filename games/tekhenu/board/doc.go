// Package board draws Tekhenu. One SVG shows the dial under its obelisk, the temple precinct, the works of Osiris, the
// displays of Ra and Horus, the track and the card market. HTML around it shows the rest.
//
// A drawing is a pure function of its [piece.Scene]. Each part of the board draws itself from its own origin. A
// [layout] places the parts on wide and on narrow screens. Things that never change during a game, such as a tile with
// its edges, go once into the sheet of symbols.
//
//	layout.go                    where the parts lie
//	dial.go, sky.go              the dial, the gods around it, light and shadow
//	temple.go, twist.go          the precinct with its cells, how a tile may be turned
//	works.go                     the works of Osiris
//	display.go                   the columns of Ra, the slots of Horus
//	track.go                     Population and Happiness
//	market.go, card.go           the card market, cards
//	short.go                     what a card does, in a few words
//	site.go                      sites and pieces
//	mine.go, scales.go, stores.go, hand.go  the viewer's own area
//	players.go, forecast.go, judgement.go   all players; the next scoring; the judgement of Maat
//	rival.go                     Botankhamun's plan
//	left.go                      the Start and Destiny cards on offer
//	trail.go, status.go, icon.go above the prompt, in the header, on the buttons
//	choices.go                   the buttons in the order on the screen
//	just.go                      what the last events changed
//	collection.go                every component, for the gallery
//	vignette.go                  the picture on the front page
package board
