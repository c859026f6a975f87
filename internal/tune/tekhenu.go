package main

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/evaluator"
	tekhenukit "ennead/games/tekhenu/kit"
)

// suns: Tekhenu has weights for the start and for the end of a game, fitted together and shrunk towards the present
// ones.
var suns = subject{
	game: tekhenukit.Game, judge: evaluator.Value,
	tables: evaluator.Tables, fits: 1, features: evaluator.Count, width: evaluator.Count / 2,
	present: func(table, _ int) []float64 { return evaluator.Weights(table) },
	learn:   learnTekhenu,
	signed:  true,
	declaration: "// weights by number of seats, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnTekhenu adds the samples of a game: whenever a die is to be taken, the features of the seats and the points
// that they still scored.
func learnTekhenu(fits []*fit, r *game.Record) error {
	return watch(fits[0], tekhenukit.Game, r, func(s game.State) bool { return s.(*tekhenu.State).Top().Step == tekhenu.StepDie }, game.State.Score, func(s game.State) [][]float32 {
		list := make([][evaluator.Count]float32, s.Seats())
		evaluator.Features(s.(*tekhenu.State), list)
		return rows(list, func(f *[evaluator.Count]float32) []float32 { return f[:] })
	})
}
