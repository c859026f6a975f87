// Package clubs holds clubs: people who play with each other, an owner among them, and organisers who announce contests
// for its members. Nobody else sees a club; whoever has its secret address may join.
package clubs
