// Package board draws Sailing Toward Osiris: the Nile with everything along it and the cartouches below as one SVG,
// and the areas beside the board.
//
// A drawing is a pure function of its [piece.Scene]. The components determine the positions of the river and its
// sites. The river flows from right to left on wide screens, and down on narrow ones.
//
//	chart.go, layout.go                positions of the river and of the parts of the board
//	river.go                           the water, its segments and rapids, the barge
//	terrain.go, city.go, caravan.go    places for workers; said.go describes them in words
//	built.go                           monuments at the sites
//	ahead.go, lots.go                  previews of places and sites; lots on the board
//	planning.go, hiring.go, market.go  planning cartouches, workers' cartouche, market
//	row.go, supply.go                  the regent row, the supply
//	monument.go, worker.go             pieces
//	mine.go, hand.go                   the viewer's own area
//	left.go, players.go                all seats; lots; the discard pile
//	trail.go, status.go, icon.go       above the prompt, in the header, on the buttons
//	drawer*.go                         negotiation
//	just.go, collection.go             the last changes; every piece by itself
package board
