// Package pace measures how fast the rules of a game are. The benchmarks of every game and `ennead bench` run the same
// loops. A [Work] is such a loop; [Measure] times it.
package pace
