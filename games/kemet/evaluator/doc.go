// Package evaluator evaluates positions of Kemet for bots: it estimates how many victory points (VP) each seat will
// have at the end.
//
// The estimate is the permanent VP and a weighted sum of features: temples and what the coming Night should bring,
// prayer, pyramids, power tiles, troops, creatures and cards (features.go). The weights change gradually from those
// of a game's start to those of its end. Once the end is triggered, VP already held count more and more, and chances
// to gain VP count less and less. A combat that is about to be fought counts by its odds (fight.go).
//
// The weights were set by hand from the rules, then moved six tenths of the way, by at most 0.4, towards what
// was fitted to 640 games between bots. No weight changed its sign.
package evaluator
