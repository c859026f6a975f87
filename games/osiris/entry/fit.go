package entry

import (
	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/evaluator"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fit: Sailing Toward Osiris has weights for the start and for the end of a game, fitted together. A sample is taken
// whenever an action is to be chosen.
var fit = gamekit.Fit{
	Fits: 1, Features: evaluator.Count,
	New: func() (weights.Tables, bot.Evaluator) {
		w := evaluator.Learnt()
		return w.Tables(), w.Value
	},
	Signed:   true,
	Moment:   func(s game.State, _, _ game.Seat) bool { return s.(*osiris.State).Top().Step == osiris.StepAct },
	Sights:   sights,
	Relative: true,
}

func sights(s game.State) []gamekit.Sight {
	features := make([][evaluator.Count]float32, s.Seats())
	evaluator.Features(s.(*osiris.State), features)
	all := make([]gamekit.Sight, len(features))
	for seat := range all {
		all[seat] = gamekit.Sight{Solid: float32(s.Score(game.Seat(seat))), Features: features[seat][:]}
	}
	return all
}
