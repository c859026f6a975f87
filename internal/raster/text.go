package raster

import (
	"math"
	"strings"
)

// run is a part of a text that looks the same throughout.
type run struct {
	text string
	style
	path *node // along which it is written, or nil
}

func (r run) set() (letters []letter, end float64) {
	return faceOf(r.style).set(r.text, length(r.size, 16), length(r.spacing, 0))
}

// text draws a line of text, or one along a path.
func (a *artist) text(n *node, s style, m matrix, opacity float64) {
	runs, total := a.runs(n, s), 0.
	for _, r := range runs {
		if r.path == nil {
			_, w := r.set()
			total += w
		}
	}
	at := point{length(n.attr("x"), 0) - total*anchored(s.anchor), length(n.attr("y"), 0)}
	for _, r := range runs {
		p := pen{tolerance: .05 / max(m.scale(), 1e-6)}
		letters, w := r.set()
		k := length(r.size, 16) / unit
		if r.path != nil {
			a.along(&p, r, letters, w)
		} else {
			for _, l := range letters {
				l.draw(&p, shifted(at.x+l.x, at.y).then(scaled(k, k)))
			}
			at.x += w
		}
		a.shape(p.lines, r.style, m, opacity, 0)
	}
}

func (a *artist) runs(n *node, s style) (all []run) {
	for _, child := range n.children {
		switch child.name {
		case "":
			all = append(all, run{strings.Join(strings.Fields(child.text), " "), s, nil})
		case "tspan", "textPath":
			r := run{"", a.sheet.styled(child, s), nil}
			for _, c := range child.children {
				r.text += c.text
			}
			if child.name == "textPath" {
				r.path = child
			}
			all = append(all, r)
		}
	}
	return all
}

// anchored returns how much of a line is before its place.
func anchored(anchor string) float64 {
	switch anchor {
	case "middle":
		return .5
	case "end":
		return 1
	}
	return 0
}

// along writes letters along a path, each turned as the path is in its middle.
func (a *artist) along(p *pen, r run, letters []letter, width float64) {
	to := a.ids[strings.TrimPrefix(r.path.attr("href"), "#")]
	if to == nil {
		return
	}
	lines := a.lines(to, identity)
	if len(lines) == 0 {
		return
	}
	start := length(r.path.attr("startOffset"), extent(lines[0])) - width*anchored(r.anchor)
	k := length(r.size, 16) / unit
	for _, l := range letters {
		at, d, ok := lines[0].after(start + l.x + l.width/2)
		if !ok {
			continue
		}
		turned := matrix{d.x, d.y, -d.y, d.x, at.x, at.y}
		l.draw(p, turned.then(shifted(-l.width/2, 0)).then(scaled(k, k)))
	}
}

// after returns the point of a line so far from its start, and where the line goes there.
func (l line) after(far float64) (at, d point, ok bool) {
	if far < 0 {
		return at, d, false
	}
	for i := 1; i < len(l.points); i++ {
		a, b := l.points[i-1], l.points[i]
		n := math.Hypot(b.x-a.x, b.y-a.y)
		if far <= n && n > 0 {
			d = direction(a, b)
			return point{a.x + d.x*far, a.y + d.y*far}, d, true
		}
		far -= n
	}
	return at, d, false
}
