package main

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/judge"
)

// suns: Tekhenu has weights for the start and for the end of a game, fitted together and drawn to those it has.
var suns = subject{
	game: tekhenu.Game, judge: judge.Value,
	tables: judge.Tables, fits: 1, features: judge.Count, width: judge.Count / 2,
	present: func(table, _ int) []float64 { return judge.Weights(table) },
	learn:   learnTekhenu,
	signed:  true,
	declaration: "// weights by number of seats, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnTekhenu adds what a game shows: whenever a die is to be taken, the features of the seats and the points that they
// still made.
func learnTekhenu(fits []*fit, r *game.Record) error {
	state, err := tekhenu.Game.New(r.Setup)
	if err != nil {
		return err
	}
	s := state.(*tekhenu.State)
	var sights []sight
	for _, turn := range r.Turns {
		if s.Top().Step == tekhenu.StepDie {
			at := sight{make([][judge.Count]float32, s.Count), make([]float32, s.Count)}
			judge.Features(s, at.features)
			for i := range at.score {
				at.score[i] = float32(s.Score(game.Seat(i)))
			}
			sights = append(sights, at)
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	for _, at := range sights {
		at.learn(fits[0], s)
	}
	return nil
}

// sight is a moment of a game, by seat.
type sight struct {
	features [][judge.Count]float32
	score    []float32
}

// learn adds what a moment shows, once the end is known. Games differ in how many points all make; who is ahead is what
// the weights are to tell, so everything is taken as far as it differs from the mean of the seats.
func (at *sight) learn(f *fit, end *tekhenu.State) {
	var mean [judge.Count]float32
	var gained float32
	n := float32(len(at.score))
	for i := range at.score {
		at.score[i] = float32(end.Score(game.Seat(i))) - at.score[i]
		gained += at.score[i] / n
		for k, x := range at.features[i] {
			mean[k] += x / n
		}
	}
	for i := range at.score {
		for k := range mean {
			at.features[i][k] -= mean[k]
		}
		f.add(at.features[i][:], float64(at.score[i]-gained))
	}
}
