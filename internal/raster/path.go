package raster

import (
	"math"
	"strconv"
)

// line is a part of a path, curves cut into short straight pieces.
type line struct {
	points []point
	closed bool
}

// pen builds lines. Its tolerance is how far a piece may be from its curve.
type pen struct {
	lines     []line
	tolerance float64
	at, start point
}

func (p *pen) move(to point) {
	p.lines = append(p.lines, line{points: []point{to}})
	p.at, p.start = to, to
}

func (p *pen) lineTo(to point) {
	if len(p.lines) == 0 || p.lines[len(p.lines)-1].closed {
		p.move(p.at)
	}
	last := &p.lines[len(p.lines)-1]
	if last.points[len(last.points)-1] != to {
		last.points = append(last.points, to)
	}
	p.at = to
}

func (p *pen) close() {
	if len(p.lines) > 0 {
		p.lines[len(p.lines)-1].closed = true
		p.at = p.start
	}
}

// mostPieces bounds the pieces of one curve.
const mostPieces = 64

func (p *pen) cubic(b, c, d point) {
	a := p.at
	bend := math.Hypot(a.x-2*b.x+c.x, a.y-2*b.y+c.y) + math.Hypot(b.x-2*c.x+d.x, b.y-2*c.y+d.y)
	n := min(max(int(math.Ceil(math.Sqrt(bend*.75/p.tolerance))), 1), mostPieces)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		k, l, m, o := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		p.lineTo(point{k*a.x + l*b.x + m*c.x + o*d.x, k*a.y + l*b.y + m*c.y + o*d.y})
	}
}

func (p *pen) quadratic(b, c point) {
	a := p.at
	p.cubic(point{a.x + 2*(b.x-a.x)/3, a.y + 2*(b.y-a.y)/3}, point{c.x + 2*(b.x-c.x)/3, c.y + 2*(b.y-c.y)/3}, c)
}

// arc draws a part of an ellipse as SVG defines it (appendix B.2 of the standard).
func (p *pen) arc(rx, ry, degrees float64, large, sweep bool, to point) {
	from := p.at
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || from == to {
		p.lineTo(to)
		return
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*dx+sin*dy, cos*dy-sin*dx
	if l := x*x/(rx*rx) + y*y/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	k := math.Sqrt(max(0, (rx*rx*ry*ry-rx*rx*y*y-ry*ry*x*x)/(rx*rx*y*y+ry*ry*x*x)))
	if large == sweep {
		k = -k
	}
	cx, cy := k*rx*y/ry, -k*ry*x/rx
	mx, my := cos*cx-sin*cy+(from.x+to.x)/2, sin*cx+cos*cy+(from.y+to.y)/2
	begin := math.Atan2((y-cy)/ry, (x-cx)/rx)
	turn := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - begin
	if sweep && turn < 0 {
		turn += 2 * math.Pi
	} else if !sweep && turn > 0 {
		turn -= 2 * math.Pi
	}
	for i, n := 1, p.pieces(max(rx, ry), turn); i <= n; i++ {
		if i == n {
			p.lineTo(to)
			break
		}
		s, c := math.Sincos(begin + turn*float64(i)/float64(n))
		p.lineTo(point{mx + cos*rx*c - sin*ry*s, my + sin*rx*c + cos*ry*s})
	}
}

// pieces returns into how many pieces a part of a circle is cut.
func (p *pen) pieces(r, turn float64) int {
	if r <= p.tolerance {
		return 4
	}
	step := 2 * math.Acos(1-p.tolerance/r)
	return min(max(int(math.Ceil(math.Abs(turn)/step)), 2), 4*mostPieces)
}

func (p *pen) ellipse(cx, cy, rx, ry float64) {
	n := p.pieces(max(rx, ry), 2*math.Pi)
	for i := range n {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		if to := (point{cx + rx*c, cy + ry*s}); i == 0 {
			p.move(to)
		} else {
			p.lineTo(to)
		}
	}
	p.close()
}

func (p *pen) rect(x, y, w, h, rx, ry float64) {
	rx, ry = min(rx, w/2), min(ry, h/2)
	p.move(point{x + rx, y})
	for _, c := range [4][2]point{
		{{x + w - rx, y}, {x + w, y + ry}}, {{x + w, y + h - ry}, {x + w - rx, y + h}},
		{{x + rx, y + h}, {x, y + h - ry}}, {{x, y + ry}, {x + rx, y}},
	} {
		p.lineTo(c[0])
		if rx > 0 && ry > 0 {
			p.arc(rx, ry, 0, false, true, c[1])
		}
	}
	p.close()
}

// data draws the commands of an attribute d. What follows a mistake is left out, as browsers do.
func (p *pen) data(d string) {
	in := scanner{text: d}
	var command byte
	var last point // the control point of the curve before, for smooth curves
	var curve byte
	for {
		if c, ok := in.command(); ok {
			command = c
		} else if !in.more() || command == 0 {
			return
		} else if command == 'M' || command == 'm' {
			command-- // more pairs are lines
		}
		var o point
		upper := command
		if command >= 'a' {
			o, upper = p.at, command-'a'+'A'
		}
		v := in.values(arity[upper])
		if in.bad {
			return
		}
		to := func(i int) point { return point{o.x + v[i], o.y + v[i+1]} }
		mirror := func(of string) point {
			for i := range len(of) {
				if curve == of[i] {
					return point{2*p.at.x - last.x, 2*p.at.y - last.y}
				}
			}
			return p.at
		}
		switch upper {
		case 'M':
			p.move(to(0))
		case 'L':
			p.lineTo(to(0))
		case 'H':
			p.lineTo(point{o.x + v[0], p.at.y})
		case 'V':
			p.lineTo(point{p.at.x, o.y + v[0]})
		case 'C':
			last = to(2)
			p.cubic(to(0), to(2), to(4))
		case 'S':
			first := mirror("CS")
			last = to(0)
			p.cubic(first, to(0), to(2))
		case 'Q':
			last = to(0)
			p.quadratic(to(0), to(2))
		case 'T':
			last = mirror("QT")
			p.quadratic(last, to(0))
		case 'A':
			p.arc(v[0], v[1], v[2], v[3] != 0, v[4] != 0, to(5))
		case 'Z':
			p.close()
			command = 0
		default:
			return
		}
		curve = upper
	}
}

// arity is how many numbers a command of a path takes.
var arity = map[byte]string{
	'M': "nn", 'L': "nn", 'H': "n", 'V': "n", 'C': "nnnnnn", 'S': "nnnn", 'Q': "nnnn", 'T': "nn", 'A': "nnnffnn",
}

// scanner reads the numbers of a path, which may stand without anything between them.
type scanner struct {
	text string
	at   int
	bad  bool
	read [7]float64
}

func (s *scanner) skip() {
	for s.at < len(s.text) {
		switch s.text[s.at] {
		case ' ', ',', '\n', '\t', '\r':
			s.at++
		default:
			return
		}
	}
}

func (s *scanner) more() bool { s.skip(); return s.at < len(s.text) }

func (s *scanner) command() (byte, bool) {
	if !s.more() {
		return 0, false
	}
	c := s.text[s.at]
	if c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' {
		s.at++
		return c, true
	}
	return 0, false
}

// values reads numbers (n) and flags (f), which are one digit.
func (s *scanner) values(kinds string) []float64 {
	for i := range len(kinds) {
		if !s.more() {
			s.bad = true
			break
		}
		end := s.at + 1
		if kinds[i] == 'n' {
			end = s.numberEnd()
		}
		v, err := strconv.ParseFloat(s.text[s.at:end], 64)
		s.bad = s.bad || err != nil
		s.read[i], s.at = v, end
	}
	return s.read[:]
}

func (s *scanner) numberEnd() int {
	dot, i := false, s.at
	for ; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case c >= '0' && c <= '9':
		case c == '.' && !dot:
			dot = true
		case (c == '-' || c == '+') && (i == s.at || s.text[i-1] == 'e' || s.text[i-1] == 'E'):
		case c == 'e' || c == 'E':
		default:
			return i
		}
	}
	return i
}
