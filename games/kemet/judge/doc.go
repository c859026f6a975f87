// Package judge has an opinion on positions of Kemet, for bots: how many victory points each seat
// may expect at the end.
//
// The opinion is the permanent points, the temporary ones as far as they may last, what the coming
// Night should bring, and what prayer, tiles, pyramids, units and cards can still turn into points
// before somebody ends the game; a combat that is about to be fought counts by its odds. All weights
// are set by hand from the rules and stand in weights.go, each with its reason.
package judge
