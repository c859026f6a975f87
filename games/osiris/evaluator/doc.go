// Package evaluator evaluates positions of Sailing Toward Osiris for bots: it estimates the glory points of each
// governor at the end, and from them the value of trades (negotiate.go, answer.go, propose.go).
//
// An estimate is the current score plus a weighted sum of features (features.go): lots and partial lots, tokens and how
// far they go towards the best monument to plan, planned monuments, workers, cards, blessings. The weights are
// interpolated between those for the start and those for the end of a game. `ennead train` fits them to games between
// bots (weights.json).
package evaluator
