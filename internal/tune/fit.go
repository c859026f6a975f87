package main

import (
	"math"

	"ennead/games/pharaon/judge"
)

// fit collects the normal equations of a linear regression.
type fit struct {
	n  float64
	xx [judge.Count][judge.Count]float64
	xy [judge.Count]float64
	yy float64
}

func (f *fit) add(x []float32, y float64) {
	f.n++
	f.yy += y * y
	for i, a := range x {
		f.xy[i] += float64(a) * y
		for j, b := range x[:i+1] {
			f.xx[i][j] += float64(a) * float64(b)
		}
	}
}

// solve is the ridge regression, by Cholesky's decomposition. Each weight is drawn to zero in
// proportion to the size of its feature, so that features which never occur get the weight 0.
func (f *fit) solve(ridge float64) []float64 {
	const n = judge.Count
	var l [n][n]float64
	for i := range n {
		for j := 0; j <= i; j++ {
			sum := f.xx[i][j]
			if i == j {
				sum += ridge*f.xx[i][i] + 1e-6*f.n
			}
			for k := range j {
				sum -= l[i][k] * l[j][k]
			}
			if i == j {
				l[i][i] = math.Sqrt(sum)
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	w := make([]float64, n)
	for i := range n {
		w[i] = f.xy[i]
		for k := range i {
			w[i] -= l[i][k] * w[k]
		}
		w[i] /= l[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			w[i] -= l[k][i] * w[k]
		}
		w[i] /= l[i][i]
	}
	return w
}

// spread is the root of the mean squared error that the weights leave; none leave all.
func (f *fit) spread(w []float64) float64 {
	sum := f.yy
	for i := range w {
		sum -= 2 * w[i] * f.xy[i]
		for j := range w {
			sum += w[i] * w[j] * f.xx[max(i, j)][min(i, j)]
		}
	}
	return math.Sqrt(max(sum, 0) / f.n)
}
