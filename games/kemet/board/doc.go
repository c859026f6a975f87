// Package board draws Kemet: the map of both sides of the board, each as one SVG, and the panels around it.
//
// A drawing depends only on its [piece.Scene]. A side of the board is topology: named points, and for each space the
// points around it. Spaces that share a border in the picture are neighbours in the rules; a test compares the two. A
// chart projects the points to a drawing for wide or narrow screens: it stretches the ground, but not what is on it.
// The sheet of symbols holds what does not change, drawn once; a move sends only the rest.
//
//	side.go, side_a.go, side_b.go   points, spaces, and the places of things in them
//	chart.go, border.go, chance.go  points in a drawing, bent borders
//	ground.go, sand.go              water, land, friezes, scattered dunes and waves
//	over.go                         ferries, bridges, walls, buildings
//	world.go                        the layers of the map, names
//	space.go                        one space: its description, its light
//	troop.go, pyramid.go            pieces
//	choice.go                       the moves that pressing a space makes, and their marks
//	route.go                        where troops came from, go, and went just now
//	players.go, race.go, tonight.go next to the map: players, the race, the coming Night, supplies
//	actions.go, prayer.go           under the map: the action pyramid, the prayer track
//	card.go, tile.go, fight.go      the viewer's cards and powers, a combat
//	market.go, outcome.go           the tiles for sale, the combat that has just ended
//	trail.go, status.go             above the prompt, and in the header of the page
//
// On a narrow screen (a scene that lies [piece.Facing]) the map is still shown whole, but taller and with smaller
// pieces.
package board
