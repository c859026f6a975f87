package main

import "ennead/game"

// sight is a moment of a game, by seat.
type sight struct {
	features [][]float32
	score    []float32
}

// solid returns the points of a seat that a judge starts from; for most judges that is [game.State.Score].
type solid func(game.State, game.Seat) int

// seen returns a moment with the solid points of that state.
func seen(s game.State, points solid) sight {
	at := sight{score: make([]float32, s.Seats())}
	for i := range at.score {
		at.score[i] = float32(points(s, game.Seat(i)))
	}
	return at
}

// learn adds the samples of a moment, once the end is known. Games differ in how many points everybody scores. The
// weights are to predict who is ahead, so all values are taken relative to the mean of the seats.
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

// watch adds the samples of a game: at each moment accepted by tells, the features of the seats and the points that
// they still scored.
func watch(f *fit, g game.Game, r *game.Record, tells func(game.State) bool, points solid, features func(game.State) [][]float32) error {
	s, err := g.New(r.Setup)
	if err != nil {
		return err
	}
	var sights []sight
	for _, turn := range r.Turns {
		if tells(s) {
			at := seen(s, points)
			at.features = features(s)
			sights = append(sights, at)
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	for _, at := range sights {
		at.learn(f, s)
	}
	return nil
}

// rows returns the arrays of a list as slices.
func rows[A any](list []A, row func(*A) []float32) [][]float32 {
	all := make([][]float32, len(list))
	for i := range list {
		all[i] = row(&list[i])
	}
	return all
}
