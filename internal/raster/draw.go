package raster

import (
	"context"
	"image"
	"math"
	"strings"
)

// Draw draws markup, the outermost <svg> at its x, y, width and height, into a picture of that size.
func (s *Sheet) Draw(ctx context.Context, markup string, width, height int) (*image.RGBA, error) {
	page, ids, err := parse(markup)
	if err != nil {
		return nil, err
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	a := &artist{ctx: ctx, sheet: s, ids: ids, layer: &layer{RGBA: picture}, spare: new([]*layer)}
	around := s.styled(page.parent, initial())
	around = s.styled(page, around)
	for _, child := range page.children {
		a.draw(child, around, identity)
	}
	return picture, ctx.Err()
}

// artist draws elements into a layer.
type artist struct {
	ctx   context.Context
	sheet *Sheet
	ids   map[string]*node
	layer *layer
	clip  *mask
	spare *[]*layer // empty ones
	cover coverage
	depth int
}

// mostDepth bounds how deep copies may lie in each other.
const mostDepth = 40

// draw draws an element with what is in it.
func (a *artist) draw(n *node, outer style, m matrix) {
	if a.ctx.Err() != nil || a.depth > mostDepth || !drawn[n.name] {
		return
	}
	a.depth++
	defer func() { a.depth-- }()
	s := a.sheet.styled(n, outer)
	opacity := portion(s.opacity)
	if s.display == "none" || opacity == 0 {
		return
	}
	m = m.then(transform(n.attr("transform")))
	if id, ok := reference(s.clip); ok {
		if c := a.ids[id]; c != nil {
			before := a.clip
			a.clip = a.clipping(c, m, outer)
			defer func() { a.clip = before }()
		}
	}
	saturation := 1.
	if inside, ok := strings.CutPrefix(s.filter, "saturate("); ok {
		saturation = portion(strings.TrimSuffix(inside, ")"))
	}
	if saturation == 1 && (opacity == 1 || simple(n, s)) {
		a.inside(n, s, m, opacity)
		return
	}
	below := a.layer
	a.layer = a.blank()
	a.inside(n, s, m, 1)
	if saturation < 1 {
		a.layer.saturate(saturation)
	}
	below.merge(a.layer, opacity)
	*a.spare = append(*a.spare, a.layer)
	a.layer = below
}

// drawn are the elements that are seen where they are.
var drawn = map[string]bool{
	"svg": true, "g": true, "a": true, "use": true, "text": true,
	"path": true, "rect": true, "circle": true, "ellipse": true, "line": true, "polygon": true, "polyline": true,
}

// simple reports whether an element is one shape with one paint, so that it need not be drawn apart to be translucent.
func simple(n *node, s style) bool {
	switch n.name {
	case "svg", "g", "a", "use":
		return false
	}
	return s.fill == "none" || s.stroke == "none"
}

func (a *artist) blank() *layer {
	if n := len(*a.spare); n > 0 {
		l := (*a.spare)[n-1]
		*a.spare = (*a.spare)[:n-1]
		return l
	}
	return &layer{RGBA: image.NewRGBA(a.layer.Rect)}
}

func (a *artist) inside(n *node, s style, m matrix, opacity float64) {
	switch n.name {
	case "g", "a":
		for _, child := range n.children {
			a.draw(child, s, m)
		}
	case "svg":
		a.svg(n, s, m)
	case "use":
		a.use(n, s, m)
	case "text":
		a.text(n, s, m, opacity)
	default:
		a.shape(a.lines(n, m), s, m, opacity, length(n.attr("pathLength"), 0))
	}
}

func (a *artist) svg(n *node, s style, m matrix) {
	w, h := length(n.attr("width"), 100), length(n.attr("height"), 100)
	box := numbers(n.attr("viewBox"))
	if len(box) == 4 && n.attr("width") == "" {
		w, h = box[2], box[3]
	}
	if w <= 0 || h <= 0 {
		return // the sheet of symbols
	}
	m = m.then(fit(box, length(n.attr("x"), 0), length(n.attr("y"), 0), w, h))
	for _, child := range n.children {
		a.draw(child, s, m)
	}
}

func (a *artist) use(n *node, s style, m matrix) {
	to := a.ids[strings.TrimPrefix(n.attr("href"), "#")]
	if to == nil {
		return
	}
	x, y := length(n.attr("x"), 0), length(n.attr("y"), 0)
	if to.name != "symbol" && to.name != "svg" {
		a.draw(to, s, m.then(shifted(x, y)))
		return
	}
	box := numbers(to.attr("viewBox"))
	w, h := length(n.attr("width"), 0), length(n.attr("height"), 0)
	if len(box) == 4 && w == 0 && h == 0 {
		w, h = box[2], box[3]
	}
	own := a.sheet.styled(to, s)
	m = m.then(fit(box, x, y, w, h))
	for _, child := range to.children {
		a.draw(child, own, m)
	}
}

// lines returns the outline of a shape.
func (a *artist) lines(n *node, m matrix) []line {
	p := pen{tolerance: .08 / max(m.scale(), 1e-6)}
	v := func(name string) float64 { return length(n.attr(name), 0) }
	switch n.name {
	case "path":
		p.data(n.attr("d"))
	case "rect":
		rx, ry := v("rx"), v("ry")
		if n.attr("ry") == "" {
			ry = rx
		}
		if n.attr("rx") == "" {
			rx = ry
		}
		if v("width") > 0 && v("height") > 0 {
			p.rect(v("x"), v("y"), v("width"), v("height"), rx, ry)
		}
	case "circle":
		if v("r") > 0 {
			p.ellipse(v("cx"), v("cy"), v("r"), v("r"))
		}
	case "ellipse":
		if v("rx") > 0 && v("ry") > 0 {
			p.ellipse(v("cx"), v("cy"), v("rx"), v("ry"))
		}
	case "line":
		p.move(point{v("x1"), v("y1")})
		p.lineTo(point{v("x2"), v("y2")})
	case "polygon", "polyline":
		at := numbers(n.attr("points"))
		for i := 0; i+1 < len(at); i += 2 {
			if to := (point{at[i], at[i+1]}); i == 0 {
				p.move(to)
			} else {
				p.lineTo(to)
			}
		}
		if n.name == "polygon" {
			p.close()
		}
	}
	return p.lines
}

// shape fills and strokes an outline. measured is how long it is said to be, for its dashes; 0 if it is not said.
func (a *artist) shape(lines []line, s style, m matrix, opacity, measured float64) {
	if len(lines) == 0 || s.visibility == "hidden" {
		return
	}
	fill := func() {
		if p := a.paint(s.fill, s, m, lines); p != nil {
			a.layer.over(a.cover.fill(lines, m, s.fillRule == "evenodd", a.layer.Rect), a.clip, p,
				opacity*portion(s.fillOpacity))
		}
	}
	if !strings.HasPrefix(s.order, "stroke") {
		fill()
	}
	if p := a.paint(s.stroke, s, m, lines); p != nil {
		if width := length(s.strokeWidth, 0); width > 0 {
			k := 1.
			if measured > 0 {
				k = extent(lines[0]) / measured
			}
			t := stroke{width: width, cap: s.cap, join: s.join, offset: k * length(s.dashOffset, 0)}
			if s.dashes != "none" {
				for _, d := range fields(s.dashes) {
					t.dashes = append(t.dashes, k*length(d, 0))
				}
			}
			around := t.outline(lines, .12/max(m.scale(), 1e-6))
			a.layer.over(a.cover.fill(around, m, false, a.layer.Rect), a.clip, p,
				opacity*portion(s.strokeOpacity))
		}
	}
	if strings.HasPrefix(s.order, "stroke") {
		fill()
	}
}

// fields splits at spaces and commas outside of brackets.
func fields(text string) (all []string) {
	for _, part := range split(strings.ReplaceAll(text, ",", " "), ' ') {
		if part != "" {
			all = append(all, part)
		}
	}
	return all
}

// reference reads url(#id).
func reference(text string) (string, bool) {
	inside, ok := strings.CutPrefix(text, "url(")
	if !ok {
		return "", false
	}
	id, _, _ := strings.Cut(inside, ")")
	return strings.TrimPrefix(strings.Trim(id, `"'`), "#"), true
}

// paint returns what a fill or stroke says, nil for nothing.
func (a *artist) paint(text string, s style, m matrix, lines []line) paint {
	if text == "currentColor" {
		text = s.color
	}
	id, ok := reference(text)
	if !ok {
		if c, ok := colour(text); ok && c.A > 0 {
			return plain(c)
		}
		return nil
	}
	n := a.ids[id]
	if n == nil {
		return nil
	}
	switch n.name {
	case "radialGradient", "linearGradient":
		return a.gradient(n, m, lines)
	case "pattern":
		return a.pattern(n, m)
	}
	return nil
}

// lineage returns the style of an element that is used elsewhere: it inherits from where it is, not from where it is
// used.
func (a *artist) lineage(n *node) style {
	if n.parent == nil {
		return a.sheet.styled(n, initial())
	}
	return a.sheet.styled(n, a.lineage(n.parent))
}

func (a *artist) gradient(n *node, m matrix, lines []line) paint {
	if n.attr("gradientUnits") != "userSpaceOnUse" {
		m = m.then(around(lines))
	}
	back, ok := m.then(transform(n.attr("gradientTransform"))).inverse()
	v := func(name, other string) float64 {
		if n.attr(name) != "" {
			other = n.attr(name)
		}
		return length(other, 1)
	}
	g := &gradient{back: back, radial: n.name == "radialGradient", spread: n.attr("spreadMethod")}
	if g.radial {
		g.from, g.radius = point{v("cx", "50%"), v("cy", "50%")}, v("r", "50%")
	} else {
		g.from, g.to = point{v("x1", "0"), v("y1", "0")}, point{v("x2", "100%"), v("y2", "0")}
	}
	for _, child := range n.children {
		s := a.lineage(child)
		c, known := colour(s.stop)
		if !known {
			c.A = 255
		}
		c.A = uint8(float64(c.A) * portion(s.stopOpaque))
		g.stops = append(g.stops, stop{length(child.attr("offset"), 1), c})
	}
	if !ok || len(g.stops) == 0 || g.radial && g.radius <= 0 {
		return nil
	}
	return g
}

// around returns the matrix of the box around lines.
func around(lines []line) matrix {
	lo, hi := lines[0].points[0], lines[0].points[0]
	for _, l := range lines {
		for _, p := range l.points {
			lo.x, lo.y, hi.x, hi.y = min(lo.x, p.x), min(lo.y, p.y), max(hi.x, p.x), max(hi.y, p.y)
		}
	}
	return shifted(lo.x, lo.y).then(scaled(hi.x-lo.x, hi.y-lo.y))
}

// mostTile bounds the side of the picture of a pattern, in pixels.
const mostTile = 1024

// finer is how many pixels of a tile are in one of the picture.
const finer = 2

func (a *artist) pattern(n *node, m matrix) paint {
	m = m.then(transform(n.attr("patternTransform")))
	back, ok := m.inverse()
	t := &tile{back: back, x: length(n.attr("x"), 0), y: length(n.attr("y"), 0),
		w: length(n.attr("width"), 0), h: length(n.attr("height"), 0)}
	if !ok || t.w <= 0 || t.h <= 0 || a.depth > mostDepth {
		return nil
	}
	k := finer * m.scale()
	w := min(max(int(math.Ceil(t.w*k)), 1), mostTile)
	h := min(max(int(math.Ceil(t.h*k)), 1), mostTile)
	t.across, t.upward = float64(w)/t.w, float64(h)/t.h
	t.pixels = image.NewRGBA(image.Rect(0, 0, w, h))
	inner := &artist{ctx: a.ctx, sheet: a.sheet, ids: a.ids, layer: &layer{RGBA: t.pixels}, spare: new([]*layer),
		depth: a.depth + 1}
	s := a.lineage(n)
	to := scaled(t.across, t.upward).then(shifted(-t.x, -t.y))
	for _, child := range n.children {
		inner.draw(child, s, to)
	}
	return t
}

// clipping returns what a clip path lets through of the present clip.
func (a *artist) clipping(n *node, m matrix, outer style) *mask {
	all := &mask{at: a.layer.Rect}
	all.cover = make([]uint8, all.at.Dx()*all.at.Dy())
	for _, child := range n.children {
		own := m.then(transform(child.attr("transform")))
		to := child
		if child.name == "use" {
			if to = a.ids[strings.TrimPrefix(child.attr("href"), "#")]; to == nil {
				continue
			}
			own = own.then(shifted(length(child.attr("x"), 0), length(child.attr("y"), 0)))
			own = own.then(transform(to.attr("transform")))
		}
		s := a.sheet.styled(to, outer)
		part := a.cover.fill(a.lines(to, own), own, s.fillRule == "evenodd", all.at)
		for y := part.at.Min.Y; y < part.at.Max.Y; y++ {
			for x := part.at.Min.X; x < part.at.Max.X; x++ {
				i := y*all.at.Dx() + x
				all.cover[i] = max(all.cover[i], part.of(x, y))
			}
		}
	}
	return all.times(a.clip)
}
