// Package chart draws what the analysis of a game has to show: how likely each seat seemed to win, move by move,
// and where its points came from, round by round. It knows seats, numbers and the words it is given, and no game.
//
// Seats are told apart by colour, by the pattern of the line, by the marker on it and by the name at its end;
// sources of points by colour and pattern. So a chart can be read in greyscale, and every one is drawn beside a
// table that says the same.
package chart
