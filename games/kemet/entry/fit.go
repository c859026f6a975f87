package entry

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/evaluator"
	"ennead/internal/gamekit"
)

// fit: Kemet has weights for the start and for the end of a game, fitted together. A sample is taken whenever a token
// is about to be played. Values are relative to the mean of the seats: a strong player ends the game soon, and so
// gains few VP but keeps the others from gaining many.
var fit = gamekit.Fit{
	Tables: evaluator.Tables, Fits: 1, Features: evaluator.Count,
	Line: evaluator.Count / 2,
	Declaration: "// weights by number of players, for the start and the end of a game, and feature. " +
		"Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
	Present: func(table, _ int) []float64 { return evaluator.Weights(table) },
	Signed:  true,
	Moment: func(s game.State, _, _ game.Seat) bool {
		k := s.(*kemet.State)
		return k.Top().Step == kemet.StepToken && k.Trigger == kemet.NoSeat
	},
	Sights:   sights,
	Relative: true,
}

func sights(s game.State) []gamekit.Sight {
	all := make([]gamekit.Sight, s.Seats())
	for seat := range all {
		all[seat].Features = make([]float32, evaluator.Count)
		all[seat].Solid = evaluator.Features(s.(*kemet.State), game.Seat(seat), all[seat].Features)
	}
	return all
}
