package gamekit

import (
	"ennead/bot"
	"ennead/game"
	"ennead/internal/weights"
)

// Fit says how `ennead train` fits the weights of an evaluator to games that bots play. There is a table of weights for
// each number of players from 2. Each table has a number of fits, such as one for each phase of the game, all with the
// same features. The weights of a fit are one or more sets of the table, one after the other.
type Fit struct {
	Fits, Features int

	// New returns the weights that the evaluator has learnt, and an evaluator that uses them. It shares their memory.
	New    func() (weights.Tables, bot.Evaluator)
	Signed bool // a weight may vanish, but keeps the sign that it has

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

// Evaluating returns an evaluator that has these weights now. They must be tables of this evaluator.
func (f *Fit) Evaluating(w weights.Tables) bot.Evaluator {
	own, evaluator := f.New()
	for i, sets := range w {
		for k, set := range sets {
			copy(own[i][k], set)
		}
	}
	return evaluator
}
