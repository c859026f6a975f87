// Package pace measures how fast the rules of a game are: the same loops run in the benchmarks of every game and in
// `ennead bench`. A [Work] is such a loop, [Measure] runs it against the clock.
package pace
