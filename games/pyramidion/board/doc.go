// Package board draws Pyramidion: the Nile winding between eight sites with the boats on it, the active site with the cards that are
// played there, and what lies beside it.
//
// A drawing is a pure function of its [piece.Scene]. On wide screens the river flows from left to right, on narrow ones down.
//
//	chart.go, layout.go              where the river and the parts of the board lie
//	nile.go                          the water and its banks
//	site.go, order.go, goods.go      the sites, the play order at Gizeh, resources that lie somewhere
//	boats.go, harbour.go             boats to load, and those loaded
//	stage.go, arena.go, lane.go      the active site and who has played what there
//	fan.go, card.go                  cards, and how they lie beside each other
//	pay.go                           what a boat is paid with
//	supply.go, forecast.go           what is left; distribution cards
//	post.go, troop.go, origin.go     troops, and where what comes onto the board comes from
//	mine.go, hand.go                 the viewer's own area
//	left.go, players.go, aid.go      everybody; the discard pile; what characters do and sites can
//	trail.go, status.go, icon.go     above the prompt, in the header, on the buttons
//	just.go, collection.go           what happened last; the pieces one by one
package board
