// Package finder finds puzzles in records of games: moments at which one choice is certainly better than every other,
// or clearly so by long searches, and at which a quick look often chooses another.
package finder
