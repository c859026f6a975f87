// Package evaluator has an opinion on positions of Pyramidion, for bots: how many points each foreman may expect at the end.
//
// The opinion is the points on loaded boats and a weighted sum of what a foreman has besides (features.go): what the reserve and the
// torturers could load at once and how far they go towards more (cargo.go), troops, cards in hand by the sites that are still to come, and
// on the active site the chances to win each of its three categories (site.go). The weights slide from those of a game's start to those of
// its end, which is where somebody has the target; the command internal/tune fits them to games that bots play against each other.
package evaluator
