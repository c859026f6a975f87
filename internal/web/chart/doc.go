// Package chart draws the charts of a game's analysis: how likely each seat seemed to win, move by move, and where
// its points came from, round by round. It knows seats, numbers and the words it is given, and no game.
//
// Seats are distinguished by colour, line pattern, marker and the name at the end of the line; sources of points by
// colour and pattern. So a chart can be read in greyscale, and every chart comes with a table that says the same.
package chart
