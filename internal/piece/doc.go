// Package piece is the drawing vocabulary that the boards of all games share, and the contract
// between boards and pages.
//
// Shape says what a thing is, colour only helps: a square is to pay, a disc to gain or own, a stele
// is an offering, a gold cartouche counts points, a papyrus rectangle is a card, and every seat has
// a silhouette of its own. Things stand centred on the point they are given.
//
// A [Scene] is what a drawing depends on, nothing else; a [Board] turns it into SVG and HTML.
package piece
