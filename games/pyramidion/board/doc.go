// Package board draws Pyramidion: the Nile winding between eight sites with the boats on it, the active site with the
// cards played there, and what is next to it.
//
// A drawing is a pure function of its [piece.Scene]. On wide screens the river flows from left to right, on narrow ones
// down.
//
//	chart.go, layout.go              the places of the river and of the parts of the board
//	nile.go                          the water and its banks
//	site.go, order.go, goods.go      the sites, the play order at Gizeh, resources on sites
//	boats.go, harbour.go             boats to load, and those loaded
//	stage.go, arena.go, lane.go      the active site and the cards played there
//	fan.go, card.go                  cards, and their arrangement
//	pay.go                           the payment of a boat
//	supply.go, forecast.go           what is left; distribution cards
//	post.go, troop.go, origin.go     troops, and the origins of what comes onto the board
//	mine.go, hand.go                 the viewer's own area
//	left.go, players.go, aid.go      all players; the discard pile; the player aid
//	trail.go, status.go, icon.go     the decision panel, the header, the buttons
//	just.go, collection.go           recent changes; the pieces one by one
package board
