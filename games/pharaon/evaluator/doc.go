// Package evaluator has an opinion on positions of Pharaon, for bots: how many prestige points each seat
// may expect at the end.
//
// The opinion is the points that a seat would score now, and on top a weighted sum of what it can
// still make of its tokens, cards and places (see features.go). There is one set of weights for each
// number of seats and each round, before and after the seat has passed. They were fitted to the ends of games that the tree
// search played against itself (weights.go, made by internal/tune).
package evaluator
