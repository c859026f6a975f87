package entry

import (
	"ennead/bot"
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/evaluator"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fit: Pharaon has weights for each phase of the game. A sample is taken at the start of every turn.
var fit = gamekit.Fit{
	Fits: evaluator.Phases, Features: evaluator.Count,
	New: func() (weights.Tables, bot.Evaluator) {
		w := evaluator.Learnt()
		return w.Tables(), w.Value
	},
	Moment: func(_ game.State, last, next game.Seat) bool { return next != last && next != game.Nature },
	Sights: sights,
}

func sights(s game.State) []gamekit.Sight {
	all := make([]gamekit.Sight, s.Seats())
	for seat := range all {
		at := &all[seat]
		at.Features = make([]float32, evaluator.Count)
		at.Fit, at.Solid = evaluator.Features(s.(*pharaon.State), seat, at.Features)
	}
	return all
}
