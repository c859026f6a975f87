// Package board draws Kemet: the map of either side of the board, as one SVG, and what lies beside it.
//
// A drawing is a pure function of its [piece.Scene]. The map is topology first: named points, and for each
// space the points round it, so that spaces which share a border in the picture are those that are
// neighbours in the rules, which a test holds against each other. A chart projects them to a drawing, for
// wide and for narrow screens: the ground stretches, what stands on it does not. What does not change is
// drawn once into the sheet of symbols; a move sends what lies between and above.
//
//	side.go, side_a.go, side_b.go  points, spaces, and where things stand
//	chart.go, border.go, chance.go  points in a drawing, borders bent by hand
//	ground.go, sand.go              water, land, friezes, what lies there by chance
//	over.go                         ferries, bridges, walls, buildings
//	world.go                        the layers of the map, names
//	space.go                        one space: what it says, how it is lit
//	troop.go, pyramid.go            pieces
//	choice.go                       which move a space stands for, and the marks
//	route.go                        where troops came from, go, and went just now
//	players.go, race.go, tonight.go beside the map: everybody, the race, the coming Night, what is left
//	actions.go, prayer.go           under it: the action pyramid, the prayer track
//	card.go, tile.go, fight.go      the viewer's cards and powers, the market, a combat
//	trail.go, status.go             above the prompt, and in the header of the page
//
// On a narrow screen (a scene that lies [piece.Facing]) the whole map is shown, taller, with smaller pieces.
package board
