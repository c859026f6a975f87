// Package piece is the drawing vocabulary that the boards of all games share, and the contract between boards and
// pages.
//
// Shape says what a thing is, colour only helps: a square is to pay, a disc to gain or own, a stele is an offering, a
// gold cartouche counts points, a papyrus rectangle is a card, and every seat has a silhouette of its own. Things are
// centred on the point they are given.
//
// A [Scene] is all that a drawing depends on; a [Board] turns it into SVG and HTML. A board embeds a [Drawing], which
// knows the viewer's legal moves, the words and what happened last, and draws the rest with these:
//
//	gesture.go Gesture, several moves that are chosen together
//	place.go   Slot, a place with an identity that can be chosen; Piece, what moves from place to place; Ghost
//	card.go    Card, Mat, Empty: what is in a place
//	track.go   Track, cells that the pieces of all seats share; Crowd, how pieces share one
//	stack.go   Deck, Discards, Count, Badge: how many of a thing
//	area.go    Area, a panel next to the board with its Heading; Figure, a drawing in it
//	html.go    Span, what can be chosen in a panel; Fact, Sign, PointsPicture
//	trail.go   Trail and Progress, above the prompt and in the header
//	purse.go   Good, what the viewer pays with, next to the decision of a small screen
//	token.go   Token, Cost, Any, Either, Points, Jar; seat.go: Seat, Mark
//	die.go     Die, dice distinguished by their outlines; edge.go: Edged, tiles whose edges match; scales.go: Scales
//	mark.go    May, Selected, Just, Closed, Tick: the states of things
//	sheet.go   the sheet of symbols that a page includes once
package piece
