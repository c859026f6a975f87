// Package gametest is what every game of the house must hold: one suite, run by each game over
// thousands of random games with all numbers of players and options.
//
// The laws are those of the kernel: legal lists are complete and explain what they leave out, every
// game ends, nothing is lost or created, copies are independent, positions and records come back as
// they went, replay reproduces, undo is replay of less, what a seat must not know changes nothing
// that it sees, the hot paths allocate nothing, and everything has words in both languages.
package gametest
