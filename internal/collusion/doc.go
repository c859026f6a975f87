// Package collusion says of which two people moderators should look at the rated games: those who often came off in one
// way, gave each other things for nothing, or sat in one network. It only points at games, and punishes nobody. It is
// pure: the same games give the same findings.
package collusion
