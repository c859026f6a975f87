// Package evaluator estimates for bots how many points each foreman will have at the end of a game of Pyramidion.
//
// The estimate is the points on loaded boats, plus a weighted sum of what else a foreman has (features.go): the boats
// that reserve and torturers could load now, and how far they go towards more (cargo.go); troops; cards in hand, by the
// sites still to come; and on the active site the chances to win each of its three categories (site.go). The weights
// change gradually from the start of a game to its end, when somebody reaches the target. `ennead train` fits them to
// games that bots play with each other (weights.json).
package evaluator
