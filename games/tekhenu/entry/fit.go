package entry

import (
	"ennead/bot"
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/evaluator"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fit: Tekhenu has weights for the start and for the end of a game, fitted together. A sample is taken whenever
// a die is to be taken.
var fit = gamekit.Fit{
	Fits: 1, Features: evaluator.Count,
	New: func() (weights.Tables, bot.Evaluator) {
		w := evaluator.Learnt()
		return w.Tables(), w.Value
	},
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
