// Package board draws Sailing Toward Osiris: the Nile with all that stands along it, the cartouches below, as one SVG, and
// what lies beside it.
//
// A drawing is a pure function of its [piece.Scene]. Where the river and its sites lie is worked out from the components, for
// wide screens, where it flows from right to left, and for narrow ones, where it flows down.
//
//	chart.go, layout.go                where the river and the parts of the board lie
//	river.go                           the water, its reaches and rapids, the barge
//	terrain.go, city.go, caravan.go    where workers stand; said.go says it in words
//	built.go                           what is built at the sites
//	ahead.go, lots.go                  where a worker could go, a monument be built; lots on the board
//	planning.go, hiring.go, market.go, row.go, supply.go   the cartouches, the supply
//	monument.go, worker.go             pieces
//	mine.go, hand.go                   the viewer's own area
//	left.go, players.go                everybody; lots; the discard pile
//	trail.go, status.go, icon.go       above the prompt, in the header, on the buttons
//	drawer*.go                         what is dealt beside the turn
//	just.go, collection.go             what happened last; the pieces one by one
package board
