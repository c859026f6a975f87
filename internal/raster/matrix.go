package raster

import (
	"math"
	"strings"
)

// matrix is an affine transformation: x' = a·x + c·y + e, y' = b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

type point struct{ x, y float64 }

// then returns the transformation that does n first and m after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b, m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) of(p point) point { return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// scale is how much longer lines get, on average.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

func (m matrix) inverse() (matrix, bool) {
	det := m.a*m.d - m.b*m.c
	if math.Abs(det) < 1e-12 {
		return identity, false
	}
	i := matrix{a: m.d / det, b: -m.b / det, c: -m.c / det, d: m.a / det}
	i.e, i.f = -(i.a*m.e + i.c*m.f), -(i.b*m.e + i.d*m.f)
	return i, true
}

func shifted(x, y float64) matrix { return matrix{1, 0, 0, 1, x, y} }
func scaled(x, y float64) matrix  { return matrix{a: x, d: y} }

func rotated(degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return matrix{cos, sin, -sin, cos, 0, 0}
}

// transform reads an attribute transform.
func transform(text string) matrix {
	m := identity
	for {
		name, rest, ok := strings.Cut(text, "(")
		if !ok {
			return m
		}
		inside, after, _ := strings.Cut(rest, ")")
		text = after
		v := numbers(inside)
		n := len(v)
		v = append(v, 0, 0, 0, 0, 0, 0)
		switch strings.Trim(name, " ,\n") {
		case "translate":
			m = m.then(shifted(v[0], v[1]))
		case "scale":
			if n == 1 {
				v[1] = v[0]
			}
			m = m.then(scaled(v[0], v[1]))
		case "rotate":
			m = m.then(shifted(v[1], v[2])).then(rotated(v[0])).then(shifted(-v[1], -v[2]))
		case "skewX":
			m = m.then(matrix{1, 0, math.Tan(v[0] * math.Pi / 180), 1, 0, 0})
		case "skewY":
			m = m.then(matrix{1, math.Tan(v[0] * math.Pi / 180), 0, 1, 0, 0})
		case "matrix":
			m = m.then(matrix{v[0], v[1], v[2], v[3], v[4], v[5]})
		}
	}
}

// numbers reads a list of numbers.
func numbers(text string) (all []float64) {
	for _, f := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' }) {
		all = append(all, number(strings.TrimSuffix(f, "deg")))
	}
	return all
}

// fit returns how the box of a drawing is placed in a rectangle: as large as it fits, in the middle.
func fit(box []float64, x, y, w, h float64) matrix {
	if len(box) != 4 || box[2] <= 0 || box[3] <= 0 {
		return shifted(x, y)
	}
	k := min(w/box[2], h/box[3])
	return shifted(x+(w-box[2]*k)/2, y+(h-box[3]*k)/2).then(scaled(k, k)).then(shifted(-box[0], -box[1]))
}
