// Package gametest tests the laws that every game must obey. It is one suite, which each game runs over thousands of
// random games with all numbers of players and options.
//
// The laws: lists of legal moves are complete, and what they leave out is explained; every game ends; nothing is lost
// or created; copies are independent; positions and records are read back unchanged; a replay reproduces the game; undo
// equals a replay of fewer turns; nothing that a seat sees depends on what it must not know; the hot paths allocate
// nothing; and everything has words in both languages.
package gametest
