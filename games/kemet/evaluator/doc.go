// Package evaluator has an opinion on positions of Kemet, for bots: how many victory points each seat
// may expect at the end.
//
// The opinion is the permanent points and a weighted sum of what a seat holds: temples and what the coming
// Night should bring, prayer, pyramids, power tiles, troops, creatures and cards (features.go). The weights
// slide from those of a game's start to those of its end; once the end is triggered, what is held counts ever
// more and what might come of it ever less. The command internal/tune fits the weights to games that bots play against
// each other. A combat that is about to be fought counts by its odds (fight.go).
package evaluator
