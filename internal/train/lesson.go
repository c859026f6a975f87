package train

import (
	"slices"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/gamekit"
)

// lesson is what the games with one number of players teach: for each fit, the samples to learn from and those that
// measure what has been learnt.
type lesson struct {
	kit         *gamekit.Kit
	evaluator   bot.Evaluator
	lambda      float64
	from, fresh []*fit
	seats       int // of all games to learn from
}

func newLesson(k *gamekit.Kit, evaluator bot.Evaluator, lambda float64) *lesson {
	l := &lesson{kit: k, evaluator: evaluator, lambda: lambda}
	for range k.Fit.Fits {
		l.from, l.fresh = append(l.from, newFit(k.Fit.Features)), append(l.fresh, newFit(k.Fit.Features))
	}
	return l
}

// moment is a moment of a game: what the evaluator makes of each seat, and what it expects for it.
type moment struct {
	seats  []gamekit.Sight
	values []float32
}

// add adds the samples of a game: at each of its moments, the features of the seats and the points that they have to
// expect beyond those for sure. What they have to expect is a mean of the points at the end of the game, which are
// certain but owe much to chance, and of what the evaluator expects at each moment until then: lambda is the weight of
// all that comes later against the next moment (the λ-return of temporal differences).
func (l *lesson) add(r *game.Record, fresh bool) error {
	state, err := l.kit.New(r.Setup)
	if err != nil {
		return err
	}
	if !fresh {
		l.seats += state.Seats()
	}
	var moments []moment
	last := game.Nature
	for _, turn := range r.Turns {
		if l.kit.Fit.Moment(state, last, turn.Seat) {
			m := moment{seats: l.kit.Fit.Sights(state), values: make([]float32, state.Seats())}
			l.evaluator(state, m.values)
			moments = append(moments, m)
		}
		if turn.Seat != game.Nature {
			last = turn.Seat
		}
		state.Play(turn.Seat, turn.Move, nil)
	}
	expected := make([]float64, state.Seats())
	for i := range expected {
		expected[i] = float64(state.Score(game.Seat(i)))
	}
	for _, m := range slices.Backward(moments) {
		l.sample(m, expected, fresh)
		l.look(expected, m.values)
	}
	return nil
}

// look turns what is to be expected at a moment into what is to be expected at the moment before it.
func (l *lesson) look(expected []float64, values []float32) {
	for seat, v := range values {
		expected[seat] = l.lambda*expected[seat] + (1-l.lambda)*float64(v)
	}
}

// sample adds the samples of a moment.
func (l *lesson) sample(m moment, expected []float64, fresh bool) {
	gained := make([]float32, len(m.seats))
	for i, at := range m.seats {
		gained[i] = float32(expected[i]) - at.Solid
	}
	if l.kit.Fit.Relative {
		center(len(gained), func(i int) *float32 { return &gained[i] })
		for k := range l.kit.Fit.Features {
			center(len(gained), func(i int) *float32 { return &m.seats[i].Features[k] })
		}
	}
	fits := l.from
	if fresh {
		fits = l.fresh
	}
	for i, at := range m.seats {
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
