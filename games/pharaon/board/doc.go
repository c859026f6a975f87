// Package board draws Pharaon: the Tablet of the Gods as one SVG, the Pyramid of Time and what the
// players have as HTML, the Traitor's tiles in a solo game.
//
// A drawing is a pure function of its [piece.Scene]. The tablet is a circle of radius 420 round the
// origin; the quarter at position p of the circle lies at p times 72 degrees, less the scene's Turn.
// Sectors, pillars and rim turn with their quarter; texts and pieces stay upright, so their places
// are worked out once per quarter and position ([placesOf]).
//
//	printed.go                    what is printed on cards and tiles: sent once, referred to by drawings
//	tablet.go                     ground, rim, pillars with the gods
//	wheel.go                      the Wheel of Actions
//	nobles.go … artisans.go       one file per quarter
//	corners.go                    supply, succession, marks, next round
//	pyramid.go, jars.go           the Pyramid of Time and the jars below it
//	area.go, mine.go, traitor.go  what each seat has
//	trail.go, icon.go, status.go  for the decision panel and the header
package board
