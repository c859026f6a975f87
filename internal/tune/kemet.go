package main

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/evaluator"
	kemetkit "ennead/games/kemet/kit"
)

// gods: Kemet has weights for the start and for the end of a game, fitted together and shrunk towards the present
// ones.
var gods = subject{
	game: kemetkit.Game, judge: evaluator.Value,
	tables: evaluator.Tables, fits: 1, features: evaluator.Count, width: evaluator.Count / 2,
	present: func(table, _ int) []float64 { return evaluator.Weights(table) }, signed: true,
	learn: learnKemet,
	declaration: "// weights by number of players, for the start and the end of a game, and feature. Made by internal/tune.\n" +
		"var weights = [tables][ends][featureCount]float32",
}

// learnKemet adds the samples of a game: whenever a token is about to be played, by how much a seat's features differ
// from the mean of all seats, and by how much the VP that it still scored do. A strong player ends the game soon, and
// so gains few VP but keeps the others from gaining many.
func learnKemet(fits []*fit, r *game.Record) error {
	state, err := kemetkit.Game.New(r.Setup)
	if err != nil {
		return err
	}
	s, n := state.(*kemet.State), state.Seats()
	type sight struct {
		solid    float32
		features [evaluator.Count]float32
	}
	var sights []sight
	for _, turn := range r.Turns {
		if s.Top().Step == kemet.StepToken && s.Trigger == kemet.NoSeat {
			for i := range game.Seat(n) {
				var at sight
				at.solid = evaluator.Features(s, i, at.features[:])
				sights = append(sights, at)
			}
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	for ; len(sights) > 0; sights = sights[n:] {
		var mean sight
		for i, at := range sights[:n] {
			mean.solid += (float32(s.Score(game.Seat(i))) - at.solid) / float32(n)
			for k, x := range at.features {
				mean.features[k] += x / float32(n)
			}
		}
		for i, at := range sights[:n] {
			for k := range at.features {
				at.features[k] -= mean.features[k]
			}
			fits[0].add(at.features[:], float64(float32(s.Score(game.Seat(i)))-at.solid-mean.solid))
		}
	}
	return nil
}
