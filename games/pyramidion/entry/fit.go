package entry

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/evaluator"
	"ennead/internal/gamekit"
)

// fit: Pyramidion has weights for the start and for the end of a game, fitted together. A sample is taken whenever
// a site is to be activated or a card to be played.
var fit = gamekit.Fit{
	Tables: evaluator.Tables, Fits: 1, Features: evaluator.Count,
	Line: evaluator.Count / 2,
	Declaration: "// weights by number of seats from 2, for the start and the end of a game, and feature. " +
		"Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
	Present: func(table, _ int) []float64 { return evaluator.Weights(table) },
	Signed:  true,
	Moment: func(s game.State, _, _ game.Seat) bool {
		step := s.(*pyramidion.State).Top().Step
		return step == pyramidion.StepActivate || step == pyramidion.StepCard
	},
	Sights:   sights,
	Relative: true,
}

func sights(s game.State) []gamekit.Sight {
	features := make([][evaluator.Count]float32, s.Seats())
	evaluator.Features(s.(*pyramidion.State), features)
	all := make([]gamekit.Sight, len(features))
	for seat := range all {
		boats := s.(*pyramidion.State).VP(game.Seat(seat))
		all[seat] = gamekit.Sight{Solid: float32(boats), Features: features[seat][:]}
	}
	return all
}
