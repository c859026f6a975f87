package main

import "ennead/game"

// sight is a moment of a game, by seat.
type sight struct {
	features [][]float32
	score    []float32
}

// seen is a moment with the points of that state, and room for its features.
func seen(s game.State) sight {
	at := sight{make([][]float32, s.Seats()), make([]float32, s.Seats())}
	for i := range at.score {
		at.score[i] = float32(s.Score(game.Seat(i)))
	}
	return at
}

// learn adds what a moment shows, once the end is known. Games differ in how many points all make; who is ahead is what
// the weights are to tell, so everything is taken as far as it differs from the mean of the seats.
func (at *sight) learn(f *fit, end game.State) {
	mean := make([]float32, len(at.features[0]))
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
		f.add(at.features[i], float64(at.score[i]-gained))
	}
}
