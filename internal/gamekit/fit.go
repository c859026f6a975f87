package gamekit

import "ennead/game"

// Fit says how to fit the weights of an evaluator to games that bots play, which the command internal/tune does. There
// is a table of weights for each number of players from 2. Each table has a number of fits, such as one for each phase
// of the game, all with the same features.
type Fit struct {
	Tables, Fits, Features int

	Line        int                            // how many weights a line of the written tables has
	Declaration string                         // of the variable that holds the tables
	Present     func(table, fit int) []float64 // the weights of a fit today
	Signed      bool                           // a weight may vanish, but keeps the sign that it has today

	// Moment reports whether a position is worth a sample before a seat moves. Before came the turn of the seat last,
	// moves of chance not counted, or of [game.Nature] at the start.
	Moment func(s game.State, last, next game.Seat) bool
	// Sights returns what the evaluator makes of a position, for each seat. The weights are to predict the points that
	// the seat still scores.
	Sights func(game.State) []Sight
	// Relative takes all values relative to the mean of the seats: games differ in how many points everybody scores,
	// and the weights are to predict who is ahead.
	Relative bool
}

// Sight is what an evaluator makes of one seat at one moment of a game.
type Sight struct {
	Fit      int       // the fit that the moment belongs to
	Solid    float32   // the points that the seat has for sure
	Features []float32 // what the weights are multiplied by
}
