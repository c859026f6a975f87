// Package analysis says afterwards what a game's decisions were worth: the chances to win at each of them, as
// the seat that chose could see it, what its move gave away, and where the points came from.
//
// [Game] judges a finished match, [Weigh] one decision. Both show the search nothing but what the seat saw
// then ([game.State.Mask]): to have been wrong about a hidden card is no mistake. With the same [Spec] the
// same match has the same [Report].
//
// An estimate is the opinion of a bot that thinks for a moment, not the truth. What a move gave away is measured
// apart from the search that found the better one, both moves searched equally often in the same guesses of
// what is hidden, and drawn towards zero by what chance alone could have made of it. docs/analysis.md says
// more.
package analysis
