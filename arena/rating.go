package arena

import "math"

// Ratings follow the Bradley–Terry model: a bot of strength s finishes ahead of one of strength t with odds e^(s-t).
// The strengths are the maximum-likelihood estimates.

// rating is a strength in Elo points above the first bot, with its standard error.
type rating struct{ points, doubt float64 }

// elo is the number of Elo points for a strength of 1.
const elo = 400 / math.Ln10

// drawn is the weight of a drawn game that is added for every two bots that met: without it, a bot that won all its
// games would be infinitely strong.
const drawn = 1.0

// rate finds the strengths by Newton's method, and their standard errors. All games and seats of one shuffle count as
// one observation (the sandwich estimator, clustered by shuffle).
func rate(bots int, met []meeting) []rating {
	draws := pseudo(bots, met)
	every := append(append([]meeting{}, met...), draws...)
	strength := make([]float64, bots)
	var bread [][]float64
	for range 100 {
		slope := make([]float64, bots-1)
		information := square(bots - 1)
		for _, m := range every {
			p := expected(strength, m)
			each(m, func(i int, x float64) { slope[i] += x * (m.points - p*m.seats) })
			outer(information, m, m.seats*p*(1-p))
		}
		bread = invert(information)
		step, most := times(bread, slope), 0.0
		for i, d := range step {
			d = min(max(d, -1), 1) // far from the maximum a full step may overshoot
			strength[i+1] += d
			most = max(most, math.Abs(d))
		}
		if most < 1e-10 {
			break
		}
	}
	return ratings(strength, bread, met, draws)
}

// ratings adds the standard errors to the strengths.
func ratings(strength []float64, bread [][]float64, met, draws []meeting) []rating {
	n := len(bread)
	shuffles := 0
	for _, m := range met {
		shuffles = max(shuffles, m.negotiate+1)
	}
	slopes := make([][]float64, shuffles+len(draws))
	for i := range slopes {
		slopes[i] = make([]float64, n)
	}
	for _, m := range met {
		p := expected(strength, m)
		each(m, func(i int, x float64) { slopes[m.negotiate][i] += x * (m.points - p*m.seats) })
	}
	for k, m := range draws {
		p := expected(strength, m)
		each(m, func(i int, x float64) { slopes[shuffles+k][i] += x * (m.points - p*m.seats) })
	}
	few := 1.0
	if shuffles > 1 {
		few = float64(shuffles) / float64(shuffles-1)
	}
	list := make([]rating, len(strength))
	for b := range n {
		variance := 0.0
		for _, slope := range slopes {
			x := times(bread[b:b+1], slope)[0]
			variance += few * x * x
		}
		list[b+1] = rating{elo * strength[b+1], elo * math.Sqrt(variance)}
	}
	return list
}

// pseudo returns the added draws, one for every two bots that met.
func pseudo(bots int, met []meeting) (draws []meeting) {
	seen := make([]bool, bots*bots)
	for _, m := range met {
		if !seen[m.a*bots+m.b] {
			seen[m.a*bots+m.b] = true
			draws = append(draws, meeting{a: m.a, b: m.b, points: drawn / 2, seats: drawn})
		}
	}
	return draws
}

// expected returns the share of the points that the first bot of a meeting should make.
func expected(strength []float64, m meeting) float64 {
	return 1 / (1 + math.Exp(strength[m.b]-strength[m.a]))
}

// each calls do for the two bots with their signs; the first bot of all is the reference and is left out.
func each(m meeting, do func(i int, x float64)) {
	if m.a > 0 {
		do(m.a-1, 1)
	}
	if m.b > 0 {
		do(m.b-1, -1)
	}
}

// outer adds the outer product of a meeting's signs.
func outer(matrix [][]float64, m meeting, weight float64) {
	each(m, func(i int, x float64) {
		each(m, func(j int, y float64) { matrix[i][j] += x * y * weight })
	})
}

func square(n int) [][]float64 {
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = make([]float64, n)
	}
	return rows
}

func times(matrix [][]float64, v []float64) []float64 {
	out := make([]float64, len(matrix))
	for i, row := range matrix {
		for j, x := range row {
			out[i] += x * v[j]
		}
	}
	return out
}

// invert inverts a positive definite matrix by Gauss–Jordan elimination, which needs no pivots for such a matrix.
func invert(m [][]float64) [][]float64 {
	n := len(m)
	left, right := square(n), square(n)
	for i := range n {
		copy(left[i], m[i])
		right[i][i] = 1
	}
	for k := range n {
		by := 1 / left[k][k]
		for j := range n {
			left[k][j] *= by
			right[k][j] *= by
		}
		for i := range n {
			if factor := left[i][k]; i != k && factor != 0 {
				for j := range n {
					left[i][j] -= factor * left[k][j]
					right[i][j] -= factor * right[k][j]
				}
			}
		}
	}
	return right
}
