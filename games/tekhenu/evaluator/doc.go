// Package evaluator has an opinion on positions of Tekhenu, for bots: how many victory points each seat
// may expect at the end.
//
// The opinion is the points that a seat has, what the scorings to come would bring it as it stands, and on top a
// weighted sum of what it can still make of its tokens, cards and places (features.go). Weights go from those of the
// first round to those of the last one as the game goes on; each number of seats has its own.
package evaluator
