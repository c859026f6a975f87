package entry

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/evaluator"
	"ennead/internal/gamekit"
)

// fit: Tekhenu has weights for the start and for the end of a game, fitted together. A sample is taken whenever
// a die is to be taken.
var fit = gamekit.Fit{
	Tables: evaluator.Tables, Fits: 1, Features: evaluator.Count,
	Line: evaluator.Count / 2,
	Declaration: "// weights by number of seats, for the start and the end of a game, and feature. " +
		"Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
	Present:  func(table, _ int) []float64 { return evaluator.Weights(table) },
	Signed:   true,
	Moment:   func(s game.State, _, _ game.Seat) bool { return s.(*tekhenu.State).Top().Step == tekhenu.StepDie },
	Sights:   sights,
	Relative: true,
}

func sights(s game.State) []gamekit.Sight {
	features := make([][evaluator.Count]float32, s.Seats())
	evaluator.Features(s.(*tekhenu.State), features)
	all := make([]gamekit.Sight, len(features))
	for seat := range all {
		all[seat] = gamekit.Sight{Solid: float32(s.Score(game.Seat(seat))), Features: features[seat][:]}
	}
	return all
}
