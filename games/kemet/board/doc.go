// Package board draws Kemet: the map of either side of the board, as one SVG.
//
// A drawing is a pure function of its [piece.Scene]. The map is 1600 by 1000; a space lies where the
// components say, the three districts of a city are sectors of one walled disc. Every space is a group
// with an identity that holds its ground, its building, its troops and creatures, and it stands for the
// first legal move that leads to it; further ones are marks beside it.
//
//	places.go     where every space lies
//	terrain.go    water, ways, ports, cities
//	space.go      one space: ground, building, tokens
//	troop.go      units and creatures
//	choice.go     which move a space stands for, and the marks
//
// What lies beside the map (prayer, action pyramids, power tiles, cards) is not drawn by this package,
// nor are trail, icons and progress.
package board
