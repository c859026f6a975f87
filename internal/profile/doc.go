// Package profile works out statistics of finished games: how often somebody wins, against whom, with what, and how
// fast they are; and which openings and strategies win in the public rated games of all.
//
// A share of won games says little when it rests on a few games. So every share has its interval, and none is given
// where there are too few games ([Line.Few]).
package profile
