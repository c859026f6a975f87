package main

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/evaluator"
	pharaonkit "ennead/games/pharaon/kit"
)

// pharaohs: Pharaon has weights for each phase of the game.
var pharaohs = subject{
	game: pharaonkit.Game, judge: evaluator.Value,
	tables: evaluator.Tables, fits: evaluator.Phases, features: evaluator.Count, width: evaluator.Count,
	present: evaluator.Weights,
	learn:   learnPharaon,
	declaration: "// weights by number of players, phase and feature. Made by internal/tune.\n" +
		"var weights = [tables][phases][featureCount]float32",
}

// learnPharaon adds the samples of a game: at the start of every turn, the features of each seat and the points that
// it still scored.
func learnPharaon(fits []*fit, r *game.Record) error {
	s, err := pharaonkit.Game.New(r.Setup)
	if err != nil {
		return err
	}
	type sight struct {
		phase, seat int
		solid       float32
		features    [evaluator.Count]float32
	}
	var sights []sight
	last := game.Nature
	for _, turn := range r.Turns {
		if turn.Seat != last && turn.Seat != game.Nature {
			last = turn.Seat
			for i := range s.Seats() {
				at := sight{seat: i}
				at.phase, at.solid = evaluator.Features(s.(*pharaon.State), i, at.features[:])
				sights = append(sights, at)
			}
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	for _, at := range sights {
		fits[at.phase].add(at.features[:], float64(s.Score(game.Seat(at.seat)))-float64(at.solid))
	}
	return nil
}
