// Package evaluator estimates for bots how many prestige points (PP) each seat will have at the end of a game of
// Pharaon.
//
// The estimate is the current score of the seat, plus a weighted sum of what its tokens, cards and places can still
// become, and what the seat could do now (features.go). There is one set of weights for each number of seats and each
// round, before and after the seat has passed. They were fitted to the final scores of games that the tree search
// played against itself; with two seats to lines that were tried in such games, and with three to both (`ennead train`,
// weights.json).
package evaluator
