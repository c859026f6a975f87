package entry

import (
	"ennead/bot"
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/evaluator"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fit: Pyramidion has weights for the start and for the end of a game, fitted together. A sample is taken whenever
// a site is to be activated or a card to be played.
var fit = gamekit.Fit{
	Fits: 1, Features: evaluator.Count,
	New: func() (weights.Tables, bot.Evaluator) {
		w := evaluator.Learnt()
		return w.Tables(), w.Value
	},
	Signed: true,
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
