package main

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/evaluator"
	osiriskit "ennead/games/osiris/kit"
)

// barges: Osiris has weights for the start and for the end of a game, fitted together and shrunk towards the present
// ones.
var barges = subject{
	game: osiriskit.Game, judge: evaluator.Value,
	tables: evaluator.Tables, fits: 1, features: evaluator.Count, width: evaluator.Count / 2,
	present: func(table, _ int) []float64 { return evaluator.Weights(table) },
	learn:   learnOsiris,
	signed:  true,
	declaration: "// weights by number of seats from 2, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnOsiris adds the samples of a game: whenever an action is to be chosen, the features of the seats and the
// points that they still scored.
func learnOsiris(fits []*fit, r *game.Record) error {
	return watch(fits[0], osiriskit.Game, r, func(s game.State) bool { return s.(*osiris.State).Top().Step == osiris.StepAct }, game.State.Score, func(s game.State) [][]float32 {
		list := make([][evaluator.Count]float32, s.Seats())
		evaluator.Features(s.(*osiris.State), list)
		return rows(list, func(f *[evaluator.Count]float32) []float32 { return f[:] })
	})
}
