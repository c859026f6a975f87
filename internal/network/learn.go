package network

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"

	"ennead/game"
)

// Choice is what a network learns from: what a seat knew, its moves, and which share of its search went into each.
type Choice struct {
	Inputs []Input
	Moves  []game.Move
	Shares []float32
}

// NewChoice returns a choice of a seat that sees this view.
func NewChoice(o game.Observer, view game.State, seat game.Seat, moves []game.Move, shares []float32) Choice {
	observation := make([]float32, o.Size())
	o.Observe(view, seat, observation)
	return Choice{Inputs: slices.Clip(inputsOf(observation, nil)), Moves: moves, Shares: shares}
}

// ErrChoice is wrapped by what [Choice.Check] finds.
var ErrChoice = errors.New("no choice of this game")

// Check returns what is wrong with a choice from a file, wrapping [ErrChoice].
func (c Choice) Check(o game.Observer) error {
	if len(c.Moves) == 0 || len(c.Moves) != len(c.Shares) {
		return fmt.Errorf("%w: %d moves have %d shares", ErrChoice, len(c.Moves), len(c.Shares))
	}
	for _, in := range c.Inputs {
		if int(in.At) >= o.Size() || !(in.Value >= -1 && in.Value <= 1) {
			return fmt.Errorf("%w: %g at %d of %d", ErrChoice, in.Value, in.At, o.Size())
		}
	}
	for _, share := range c.Shares {
		if !(share >= 0 && share <= 1) {
			return fmt.Errorf("%w: a share of %g", ErrChoice, share)
		}
	}
	return nil
}

// Settings of learning.
const (
	batch = 512   // choices between two steps
	rate  = 0.003 // of the first step; the steps shrink to 0 with a cosine
	noise = 0.1   // of weights that nothing has been learnt of
	sides = 4     // sums of derivatives that are made side by side
)

// Learn learns from the choices, each of them so many times. The same network, choices and seed give the same weights.
// What no choice has keeps its weights.
func (n *Network) Learn(choices []Choice, times int, seed uint64) {
	r := game.NewRand(seed)
	inputs, parts := sown(n.inputs, &r), sown(n.parts, &r)
	l := newLesson(n)
	order := make([]int, len(choices))
	for i := range order {
		order[i] = i
	}
	steps := times * ((len(order) + batch - 1) / batch)
	for range times {
		for i := len(order) - 1; i > 0; i-- {
			k := r.Intn(i + 1)
			order[i], order[k] = order[k], order[i]
		}
		for some := range slices.Chunk(order, batch) {
			l.step(choices, some, float32(rate/2*(1+math.Cos(math.Pi*float64(l.steps)/float64(steps)))))
		}
	}
	n.clear(choices, inputs, parts)
}

// sown gives small weights by chance to the rows of a matrix that have none, since what is all zero learns nothing, and
// returns which those are.
func sown(m matrix, r *game.Rand) []bool {
	uniform := func() float64 { return (float64(r.Intn(1<<20)) + 0.5) / (1 << 20) }
	rows := make([]bool, m.rows())
	for i := range rows {
		row := m.row(i)
		if rows[i] = *row == (units{}); !rows[i] {
			continue
		}
		for k := range row {
			row[k] = float32(noise * math.Sqrt(-2*math.Log(uniform())) * math.Cos(2*math.Pi*uniform()))
		}
	}
	return rows
}

// clear takes back what was sown in rows of inputs and parts that no choice has.
func (n *Network) clear(choices []Choice, inputs, parts []bool) {
	for _, c := range choices {
		for _, in := range c.Inputs {
			inputs[in.At] = false
		}
		for _, m := range c.Moves {
			list, count := n.partsOf(m)
			for _, part := range list[:count] {
				parts[part] = false
			}
		}
	}
	for i, bare := range inputs {
		if bare {
			*n.inputs.row(i) = units{}
		}
	}
	for i, bare := range parts {
		if bare {
			*n.parts.row(i) = units{}
		}
	}
}

// slope has the derivatives of what a network misses by each of its weights.
type slope struct {
	inputs, parts matrix
	base, usual   []float32
	guessed       []float32
}

func newSlope(n *Network) *slope {
	return &slope{inputs: make(matrix, len(n.inputs)), base: make([]float32, Hidden),
		parts: make(matrix, len(n.parts)), usual: make([]float32, len(n.usual))}
}

// add adds the derivatives of what the network misses of a choice.
func (s *slope) add(n *Network, c *Choice) {
	if cap(s.guessed) < len(c.Moves) {
		s.guessed = make([]float32, 2*len(c.Moves))
	}
	guessed := s.guessed[:len(c.Moves)]
	h := n.shares(c.Inputs, c.Moves, guessed)
	var back units
	for i, m := range c.Moves {
		d := guessed[i] - c.Shares[i]
		list, count := n.partsOf(m)
		for _, part := range list[:count] {
			s.usual[part] += d
			w, dw := n.parts.row(part), s.parts.row(part)
			for k := range h {
				dw[k] += d * h[k]
				back[k] += d * w[k]
			}
		}
	}
	for k := range h {
		if h[k] == 0 {
			back[k] = 0
		}
		s.base[k] += back[k]
	}
	for _, in := range c.Inputs {
		dw := s.inputs.row(int(in.At))
		for k := range back {
			dw[k] += in.Value * back[k]
		}
	}
}

// lesson moves the weights of a network step by step (the method of Adam: Kingma and Ba, 2015).
type lesson struct {
	network *Network
	slopes  [sides]*slope
	lists   [4]moved
	steps   int
}

// moved is a list of weights with the means of their derivatives and of the squares of these.
type moved struct {
	weights      []float32
	mean, square []float32
	slopes       [sides][]float32
}

func newLesson(n *Network) *lesson {
	l := &lesson{network: n}
	own := [4][]float32{n.inputs, n.base, n.parts, n.usual}
	for i, list := range own {
		l.lists[i] = moved{weights: list, mean: make([]float32, len(list)), square: make([]float32, len(list))}
	}
	for j := range l.slopes {
		s := newSlope(n)
		l.slopes[j] = s
		for i, list := range [4][]float32{s.inputs, s.base, s.parts, s.usual} {
			l.lists[i].slopes[j] = list
		}
	}
	return l
}

// step learns from some of the choices at once.
func (l *lesson) step(choices []Choice, some []int, rate float32) {
	var wait sync.WaitGroup
	for j, s := range l.slopes {
		wait.Go(func() {
			for i := j; i < len(some); i += sides {
				s.add(l.network, &choices[some[i]])
			}
		})
	}
	wait.Wait()
	l.steps++
	for i := range l.lists {
		wait.Go(func() { l.lists[i].move(rate, l.steps, float32(len(some))) })
	}
	wait.Wait()
}

// move moves the weights by one step, and clears the derivatives.
func (m *moved) move(rate float32, steps int, count float32) {
	const keep, keepSquare, tiny = 0.9, 0.999, 1e-8
	of := 1 / (1 - float32(math.Pow(keep, float64(steps))))
	ofSquare := 1 / (1 - float32(math.Pow(keepSquare, float64(steps))))
	for i := range m.weights {
		var d float32
		for _, s := range m.slopes {
			d += s[i]
			s[i] = 0
		}
		if d == 0 && m.mean[i] == 0 {
			continue
		}
		d /= count
		m.mean[i] = keep*m.mean[i] + (1-keep)*d
		m.square[i] = keepSquare*m.square[i] + (1-keepSquare)*d*d
		size := float32(math.Sqrt(float64(m.square[i]*ofSquare))) + tiny
		m.weights[i] -= rate * m.mean[i] * of / size
	}
}

// Missed says how well a network guesses choices: how much it misses the shares, in nats (their divergence from its
// guess), and how often the move that it thinks best is the one that was searched most.
func (n *Network) Missed(choices []Choice) (nats, same float64) {
	if len(choices) == 0 {
		return 0, 0
	}
	var shares []float32
	for _, c := range choices {
		shares = append(shares[:0], c.Shares...)
		n.shares(c.Inputs, c.Moves, shares)
		for i, share := range c.Shares {
			if share > 0 {
				nats += float64(share) * math.Log(float64(share)/max(float64(shares[i]), math.SmallestNonzeroFloat32))
			}
		}
		if slices.Index(shares, slices.Max(shares)) == slices.Index(c.Shares, slices.Max(c.Shares)) {
			same++
		}
	}
	count := float64(len(choices))
	return nats / count, same / count
}
