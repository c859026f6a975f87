package bot

import (
	"math"

	"ennead/game"
)

// probes is the number of random games that a search plays before it starts, to learn what is usual here: each seat's
// mean margin and its variance. They scale rewards to [0, 1], in a game of ten points as in one of a hundred.
const probes = 16

// reward turns an evaluator's estimate into what each seat maximises.
type reward struct {
	values  []float32 // points by seat
	leads   []float32 // points ahead of the best other seat
	wins    []float32 // share of the victory
	margins []float32 // points ahead of the others, weighted by the tuning
	ranks   []int     // in a finished game
	places  []float32 // 1 for the first, 0 for the last
	rewards []float32

	count  float32
	usual  []float32 // mean margin by seat
	spread float32   // sum of squared deviations from it
	scale  float32   // 1 / three standard deviations
}

func (r *reward) prepare(seats int) {
	for _, list := range []*[]float32{&r.values, &r.leads, &r.wins, &r.margins, &r.places, &r.rewards, &r.usual} {
		*list = make([]float32, seats)
	}
	r.ranks = make([]int, seats)
}

func (r *reward) forget() {
	r.count, r.spread, r.scale = 0, 0, 0
	clear(r.usual)
}

// measure updates the statistics with the margins just evaluated.
func (r *reward) measure() {
	r.count++
	for i, m := range r.margins {
		d := m - r.usual[i]
		r.usual[i] += d / r.count
		r.spread += d * (m - r.usual[i])
	}
	variance := r.spread / (r.count * float32(len(r.usual)))
	if variance > 0 {
		r.scale = 1 / (3 * float32(math.Sqrt(float64(variance))))
	}
}

// evaluate fills the rewards of all seats: from the final score if the game is over, otherwise from the evaluator.
func (r *reward) evaluate(s game.State, evaluator Evaluator, t Tuning) {
	over := s.Owing() == 0
	if over {
		for i := range r.values {
			r.values[i] = float32(s.Score(game.Seat(i)))
		}
	} else {
		evaluator(s, r.values)
		if t.Points > 0 {
			r.tempt(s, float32(t.Points))
		}
	}
	lead(r.values, r.leads)
	copy(r.margins, r.leads)
	if t.Mean > 0 {
		r.mixMeans(float32(t.Mean))
	}
	r.rank(s, over)
	rank := float32(t.Rank)
	for i, m := range r.margins {
		z := (m - r.usual[i]) * r.scale
		r.rewards[i] = rank*r.places[i] + (1-rank)*(0.5+0.5*z/(1+abs(z)))
	}
}

// tempt moves each estimate, by that share, towards the points that the seat has now: what a beginner sees of a
// position.
func (r *reward) tempt(s game.State, share float32) {
	for i, v := range r.values {
		r.values[i] += share * (float32(s.Score(game.Seat(i))) - v)
	}
}

// mixMeans moves each margin, by that share, towards the margin to the mean of the others.
func (r *reward) mixMeans(share float32) {
	n := float32(len(r.values))
	if n < 2 {
		return
	}
	var sum float32
	for _, v := range r.values {
		sum += v
	}
	for i, v := range r.values {
		r.margins[i] += share * (v - (sum-v)/(n-1) - r.margins[i])
	}
}

// rank fills places and wins. Only a finished game knows its own tie-breaks.
func (r *reward) rank(s game.State, over bool) {
	if over {
		for i := range r.ranks {
			r.ranks[i] = s.Rank(game.Seat(i))
		}
	}
	winners := float32(0)
	for i, v := range r.values {
		beaten := float32(0)
		for j, w := range r.values {
			switch {
			case i == j:
			case over && r.ranks[i] < r.ranks[j], !over && v > w:
				beaten++
			case over && r.ranks[i] == r.ranks[j], !over && v == w:
				beaten += 0.5
			}
		}
		r.places[i], r.wins[i] = 1, 0
		if len(r.values) > 1 {
			r.places[i] = beaten / float32(len(r.values)-1)
		}
		if over && r.ranks[i] == 1 || !over && r.leads[i] >= 0 {
			r.wins[i] = 1
			winners++
		}
	}
	for i := range r.wins {
		r.wins[i] /= max(winners, 1)
	}
}

func abs(x float32) float32 {
	return max(x, -x)
}
