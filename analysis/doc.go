// Package analysis says afterwards what a game's decisions were worth: the chances of winning at each of them, as the
// seat that chose could see it, what its move gave away, and where the points came from.
//
// [Game] analyses a finished match, [Weigh] one decision. Both show the search only what the seat saw at the time
// ([game.State.Mask]): being wrong about a hidden card is no mistake. With the same [Spec] the same match has the
// same [Report].
//
// An estimate is the opinion of a bot that thinks briefly, not the truth. The cost of a move is measured separately
// from the search that found the better one: both moves are searched equally often in the same guesses of what is
// hidden, and the difference is shrunk towards zero according to its standard error. docs/analysis.md says more.
package analysis
