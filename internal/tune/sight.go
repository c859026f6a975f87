package main

import (
	"ennead/game"
	"ennead/internal/gamekit"
)

// learn adds the samples of a game: at each of its moments, the features of the seats and the points that they still
// scored.
func (s *subject) learn(fits []*fit, r *game.Record) error {
	state, err := s.game.New(r.Setup)
	if err != nil {
		return err
	}
	var moments [][]gamekit.Sight
	last := game.Nature
	for _, turn := range r.Turns {
		if s.Moment(state, last, turn.Seat) {
			moments = append(moments, s.Sights(state))
		}
		if turn.Seat != game.Nature {
			last = turn.Seat
		}
		state.Play(turn.Seat, turn.Move, nil)
	}
	for _, seats := range moments {
		s.add(fits, seats, state)
	}
	return nil
}

// add adds the samples of a moment, once the end is known.
func (s *subject) add(fits []*fit, seats []gamekit.Sight, end game.State) {
	gained := make([]float32, len(seats))
	for i, at := range seats {
		gained[i] = float32(end.Score(game.Seat(i))) - at.Solid
	}
	if s.Relative {
		center(len(seats), func(i int) *float32 { return &gained[i] })
		for k := range s.Features {
			center(len(seats), func(i int) *float32 { return &seats[i].Features[k] })
		}
	}
	for i, at := range seats {
		fits[at.Fit].add(at.Features, float64(gained[i]))
	}
}

// center subtracts the mean from n values.
func center(n int, at func(int) *float32) {
	var mean float32
	for i := range n {
		mean += *at(i) / float32(n)
	}
	for i := range n {
		*at(i) -= mean
	}
}
