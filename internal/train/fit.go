package train

import "math"

// fit collects the normal equations of a linear regression.
type fit struct {
	N  float64     `json:"n"`
	XX [][]float64 `json:"xx"` // the lower half
	XY []float64   `json:"xy"`
	YY float64     `json:"yy"`
}

func newFit(features int) *fit {
	f := &fit{XY: make([]float64, features)}
	for i := range features {
		f.XX = append(f.XX, make([]float64, i+1))
	}
	return f
}

// has reports whether the fit is one of so many features.
func (f *fit) has(features int) bool {
	if f == nil || len(f.XX) != features || len(f.XY) != features {
		return false
	}
	for i, row := range f.XX {
		if len(row) != i+1 {
			return false
		}
	}
	return true
}

func (f *fit) add(x []float32, y float64) {
	f.N++
	f.YY += y * y
	for i, a := range x {
		if a == 0 {
			continue
		}
		f.XY[i] += float64(a) * y
		for j, b := range x[:i+1] {
			f.XX[i][j] += float64(a) * float64(b)
		}
	}
}

// join adds the observations of another fit.
func (f *fit) join(o *fit) {
	f.N += o.N
	f.YY += o.YY
	for i := range f.XX {
		f.XY[i] += o.XY[i]
		for j := range f.XX[i] {
			f.XX[i][j] += o.XX[i][j]
		}
	}
}

// solve performs ridge regression, by Cholesky decomposition. Each weight is shrunk towards its usual value: in
// proportion to the size of its feature, and as if the usual value had been observed with a given precision. So
// features which never occur keep that value, and features which are rare stay near it.
func (f *fit) solve(ridge, precision float64, usual []float64) []float64 {
	n := len(f.XY)
	l := make([][]float64, n)
	for i := range n {
		l[i] = make([]float64, n)
		for j := 0; j <= i; j++ {
			sum := f.XX[i][j]
			if i == j {
				sum += ridge*f.XX[i][i] + precision + 1e-6*f.N
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
	w := make([]float64, n) // first the difference from the usual
	for i := range n {
		w[i] = f.XY[i]
		for j, u := range usual {
			w[i] -= u * f.at(i, j)
		}
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
	for i, u := range usual {
		w[i] += u
	}
	return w
}

// at returns the sum of products of two features; only half of them are stored.
func (f *fit) at(i, j int) float64 { return f.XX[max(i, j)][min(i, j)] }

// spread returns the root mean squared error that the weights leave.
func (f *fit) spread(w []float64) float64 {
	sum := f.YY
	for i := range w {
		sum -= 2 * w[i] * f.XY[i]
		for j := range w {
			sum += w[i] * w[j] * f.at(i, j)
		}
	}
	return math.Sqrt(max(sum, 0) / f.N)
}
