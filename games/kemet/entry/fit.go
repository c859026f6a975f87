package entry

import (
	"ennead/bot"
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/evaluator"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fit: Kemet has weights for the start and for the end of a game, fitted together. A sample is taken whenever a token
// is about to be played. Values are relative to the mean of the seats: a strong player ends the game soon, and so
// gains few VP but keeps the others from gaining many.
var fit = gamekit.Fit{
	Fits: 1, Features: evaluator.Count,
	New: func() (weights.Tables, bot.Evaluator) {
		w := evaluator.Learnt()
		return w.Tables(), w.Value
	},
	Signed: true,
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
