package train

import (
	"math"

	"ennead/internal/weights"
)

// fit fits the weights of one number of players, and moves next to them. It first fits what all numbers of players have
// in common; each number then departs from that as far as its own games clearly support it. It returns how many samples
// it learnt from, and the points that the weights miss in fresh games, before and after.
func (c *Course) fit(all map[int]*lesson, players int, now, next weights.Tables) (samples int, before, after float64) {
	ours := all[players]
	var missed, misses, n float64
	for k, own := range ours.from {
		common := newFit(c.Kit.Fit.Features)
		for _, number := range c.Players {
			common.join(all[number].from[k])
		}
		if own.N == 0 { // there is no such phase
			continue
		}
		present := set(now[players-2], k, c.Kit.Fit.Features)
		precision := 0.0
		if c.Prior > 0 {
			precision = ours.noise(k, present) / square(c.Prior)
		}
		fitted := own.solve(c.Own, precision, common.solve(c.Ridge, precision, present))
		if c.Kit.Fit.Signed {
			keepSigns(fitted, present)
		}
		c.move(fitted, present)
		store(next[players-2], k, fitted)
		samples += int(own.N)
		if fresh := ours.fresh[k]; fresh.N > 0 {
			missed += fresh.N * square(fresh.spread(present))
			misses += fresh.N * square(fresh.spread(fitted))
			n += fresh.N
		}
	}
	return samples, math.Sqrt(missed / max(n, 1)), math.Sqrt(misses / max(n, 1))
}

// noise returns the variance of what a sample of a fit owes to chance. The samples of a seat in one game owe it to the
// same chances, so all of them together count as one.
func (l *lesson) noise(fit int, present []float64) float64 {
	f := l.from[fit]
	return square(f.spread(present)) * max(f.N/float64(l.seats), 1)
}

func square(x float64) float64 { return x * x }

// move moves the fitted weights back towards the present ones. Games that are alike contain less information than their
// number suggests, so only a part of the way is worth going.
func (s *Settings) move(fitted, present []float64) {
	most := s.Most
	if most == 0 {
		most = math.Inf(1)
	}
	for k, w := range present {
		fitted[k] = weights.Round(w + min(max(s.Part*(fitted[k]-w), -most), most))
	}
}

// keepSigns drops weights with the wrong sign, which say that a good thing does harm: only chance or correlated
// features can explain them.
func keepSigns(fitted, usual []float64) {
	for k, u := range usual {
		if fitted[k]*u < 0 {
			fitted[k] = 0
		}
	}
}

// set returns the weights of a fit from the sets of a table that it consists of.
func set(table [][]float32, fit, features int) (list []float64) {
	for _, part := range parts(table, fit, features) {
		for _, w := range part {
			list = append(list, float64(w))
		}
	}
	return list
}

// store puts the weights of a fit into its sets.
func store(table [][]float32, fit int, list []float64) {
	for _, part := range parts(table, fit, len(list)) {
		for i := range part {
			part[i] = float32(list[i])
		}
		list = list[len(part):]
	}
}

func parts(table [][]float32, fit, features int) [][]float32 {
	n := features / len(table[0])
	return table[fit*n : (fit+1)*n]
}
