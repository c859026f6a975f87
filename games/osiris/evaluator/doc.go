// Package evaluator has an opinion on positions of Sailing Toward Osiris, for bots: how many glory points each governor may expect at
// the end, and from that which trades are worth their while (deal.go, answer.go, propose.go).
//
// The opinion is the points and a weighted sum of what a governor holds (features.go): lots and the beginnings of lots, tokens and how
// far they go towards the best monument that could be planned, planned monuments, workers, cards, blessings. The weights slide from
// those of a game's start to those of its end; the command internal/tune fits them to games that bots play against each other.
package evaluator
