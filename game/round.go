package game

// Rounded is a [State] of a game that is played in rounds.
type Rounded interface {
	State
	// Rounds counts the rounds that have begun; it never falls.
	Rounds() int
}
