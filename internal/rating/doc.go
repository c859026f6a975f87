// Package rating says how strong players are, from the ranks in which their games ended: Plackett-Luce by algorithm 4
// of Weng and Lin, for any number of players. The points of a game do not count, only its ranks. The same results in
// the same order give the same bits on every machine, so that ratings can be compared with a fold of all results.
// Package store keeps results and ratings; docs/ratings.md describes both.
package rating
