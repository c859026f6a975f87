package main

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/evaluator"
	pyramidionkit "ennead/games/pyramidion/kit"
)

// foremen: Pyramidion has weights for the start and for the end of a game, fitted together and shrunk towards the
// present ones.
var foremen = subject{
	game: pyramidionkit.Game, judge: evaluator.Value,
	tables: evaluator.Tables, fits: 1, features: evaluator.Count, width: evaluator.Count / 2,
	present: func(table, _ int) []float64 { return evaluator.Weights(table) },
	learn:   learnPyramidion,
	signed:  true,
	declaration: "// weights by number of seats from 2, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnPyramidion adds the samples of a game: whenever a site is to be activated or a card to be played, the features
// of the seats and the points that they still scored.
func learnPyramidion(fits []*fit, r *game.Record) error {
	tells := func(s game.State) bool {
		step := s.(*pyramidion.State).Top().Step
		return step == pyramidion.StepActivate || step == pyramidion.StepCard
	}
	boats := func(s game.State, seat game.Seat) int { return s.(*pyramidion.State).VP(seat) }
	return watch(fits[0], pyramidionkit.Game, r, tells, boats, func(s game.State) [][]float32 {
		list := make([][evaluator.Count]float32, s.Seats())
		evaluator.Features(s.(*pyramidion.State), list)
		return rows(list, func(f *[evaluator.Count]float32) []float32 { return f[:] })
	})
}
