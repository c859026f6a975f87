// Package evaluator estimates how many victory points each seat will have at the end of a game of Tekhenu, for bots.
//
// The estimate is the seat's current VP, plus what the remaining scorings would give it as it is now, plus a weighted
// sum of what its tokens, cards and places may still earn (features.go). The weights move from those of the first round
// to those of the last as the game goes on. Each number of seats has its own weights.
package evaluator
