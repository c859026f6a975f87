package main

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/judge"
)

// barges: Osiris has weights for the start and for the end of a game, fitted together and drawn to those it has.
var barges = subject{
	game: osiris.Game, judge: judge.Value,
	tables: judge.Tables, fits: 1, features: judge.Count, width: judge.Count / 2,
	present: func(table, _ int) []float64 { return judge.Weights(table) },
	learn:   learnOsiris,
	signed:  true,
	declaration: "// weights by number of seats from 2, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnOsiris adds what a game shows: whenever an action is to be chosen, the features of the seats and the points that they
// still made.
func learnOsiris(fits []*fit, r *game.Record) error {
	state, err := osiris.Game.New(r.Setup)
	if err != nil {
		return err
	}
	s := state.(*osiris.State)
	var sights []sight
	for _, turn := range r.Turns {
		if s.Top().Step == osiris.StepAct {
			features := make([][judge.Count]float32, s.Seats())
			judge.Features(s, features)
			at := seen(s)
			for i := range features {
				at.features[i] = features[i][:]
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
