// Package board draws Pharaon: the Tablet of the Gods as one SVG; the Pyramid of Time, what the players have, and in a
// solo game the Traitor's tiles, as HTML.
//
// A drawing is a pure function of its [piece.Scene]. The tablet is a circle of radius 420 around the origin. The
// quarter at position p of the circle is at p times 72 degrees, minus the scene's Turn. Sectors, pillars and rim turn
// with their quarter. Texts and pieces stay upright, so their places are computed once per quarter and position
// ([placesOf]).
//
//	printed.go                    the printed content of cards and tiles, sent once
//	tablet.go                     ground, rim, and the pillars with the gods
//	wheel.go                      the Wheel of Actions
//	nobles.go … artisans.go       one file per quarter
//	corners.go                    supply, succession, legend, next round
//	pyramid.go, jars.go           the Pyramid of Time and the jars below it
//	area.go, mine.go, traitor.go  what each seat has
//	trail.go, icon.go, suggest.go, status.go
//	                              the decision panel and the header
package board
