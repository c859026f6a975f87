package board

import (
	"math"
	"strconv"

	"ennead/games/kemet"
	"ennead/internal/svg"
)

// over draws what rises above the ground: ferries, bridges, walls and buildings.
func (w sheet) over() {
	w.Group(svg.ID(w.id+"over"), w.class(""))
	w.waters()
	w.walls()
	for _, land := range sorted(w.open) {
		w.building(land, w.open[land])
	}
	w.End()
}

// waters draws the ferries and bridges with both ends in play (KEM-1.9).
func (w sheet) waters() {
	for _, f := range w.ferries {
		if w.open[f.a] != nil && w.open[f.b] != nil {
			w.ferry(f)
		}
	}
	for _, b := range w.bridges {
		if w.open[b.a] == nil {
			continue
		}
		at, half := w.at(b.at), .055*w.h/2
		wide := 20 * math.Sqrt(w.size)
		w.Box(at.x, at.y, wide, 2*half, 2, "k-deck")
		for i := range 7 {
			y := at.y + half*(float64(i)-3)/3.6
			w.Line(at.x-wide/2, y, at.x+wide/2, y, "k-plank")
		}
	}
}

func (w sheet) ferry(f ferry) {
	from, bend, to := w.at(f.from), w.at(f.bend), w.at(f.to)
	d := svg.Data(nil).M(from.x, from.y)
	d = append(d, "Q"+svg.N(bend.x)+" "+svg.N(bend.y)+" "+svg.N(to.x)+" "+svg.N(to.y)...)
	w.Path(d.String(), "k-route-edge")
	w.Path(d.String(), "k-route")
	w.arrow(bend, from)
	w.arrow(bend, to)
	w.quay(bend, from)
	w.quay(bend, to)
	middle := between(between(from, bend, .5), between(bend, to, .5), .5)
	w.Use("ks-sail", middle.x, middle.y-8*w.size, 34*w.size, "k-boat")
}

// arrow draws the head of a ferry route near the quay.
func (w sheet) arrow(from, to point) {
	f := 1 - 13*w.size/from.to(to)
	at := between(from, to, f)
	w.Path("M-10-5L0 0-10 5z", "k-head", svg.Transform(svg.Translate(at.x, at.y)+" "+svg.Rotate(angle(from, to))+" "+
		svg.Scale(w.size)))
}

func angle(from, to point) float64 { return math.Atan2(to.y-from.y, to.x-from.x) * 180 / math.Pi }

func (w sheet) quay(from, at point) {
	w.again("k-quay", "", svg.Transform(svg.Translate(at.x, at.y)+" "+svg.Rotate(angle(from, at))+" "+
		svg.Scale(w.size)))
}

// walls draws the walls around cities and between their districts, and the gates that lead out.
func (w sheet) walls() {
	var inner, outer svg.Data
	towers := map[string]bool{}
	w.borders(func(names []string, land, other string) {
		if w.open[land] == nil || !w.town(land) {
			return
		}
		line := w.bent(names)
		if other != "" {
			inner = trace(inner, line, true)
			return
		}
		outer = trace(outer, line, true)
		towers[names[0]], towers[names[1]] = true, true
	})
	for _, class := range []string{"k-inner-edge", "k-inner"} {
		w.Path(inner.String(), class)
	}
	for _, class := range []string{"k-wall-edge", "k-wall", "k-joint"} {
		w.Path(outer.String(), class)
	}
	for _, at := range sorted(towers) {
		w.stand("k-tower", w.point(at), 1)
	}
	for _, land := range sorted(w.open) {
		if gate := w.gates[land]; gate != "" {
			w.gate(gate)
		}
	}
}

// gate draws a gate: upright in a horizontal wall, flat in a vertical one.
func (w sheet) gate(gate string) {
	a, b := w.point(gate[:2]), w.point(gate[3:])
	at, turn := between(a, b, .5), ""
	if math.Abs(b.y-a.y) > math.Abs(b.x-a.x) {
		turn = " " + svg.Rotate(90)
	}
	w.again("k-gate", "", svg.Transform(svg.Translate(at.x, at.y)+turn+" "+svg.Scale(w.size)))
}

// number returns the place of a district's number, outside its gate.
func (c *chart) number(town string) point {
	gate := c.gates[town]
	a, b, middle := c.point(gate[:2]), c.point(gate[3:]), c.point(town[1:2]+"m")
	at := between(a, b, .5)
	return between(at, middle, -17/at.to(middle))
}

// values draws the PP of each temple. They lie above the troops, so that a combat does not cover what it is about.
func (w sheet) values() {
	w.Group(svg.ID(w.id+"values"), w.class(""))
	for _, land := range sorted(w.open) {
		s := w.open[land]
		if s.Kind != kemet.Temple {
			continue
		}
		n := s.Prayer
		if s.Delta { // KEM-7.2
			n = w.s.Data.Gain.Prayer
		}
		at := w.at(w.stands(land).build)
		w.Group(svg.Transform(svg.Translate(at.x, at.y-valueHigh*w.size) + " " + svg.Scale(.3+.7*w.size)))
		w.Box(0, 0, 33, 19, 9.5, "k-income")
		w.Use("ks-ankh", -8, 0, 14.4, "sign-gold")
		w.Text(5.5, 4.3, 12.5, "+"+strconv.Itoa(n), "tm tb k-pale")
		w.End()
	}
	w.End()
}

// valueHigh is how far above the foot of a temple its PP are: in its upper half, as troops stand at its foot.
const valueHigh = 30

// building draws a temple, the Sanctuary or an obelisk.
func (w sheet) building(land string, s *kemet.Space) {
	spots := w.stands(land)
	at := w.at(spots.build)
	if s.Obelisk {
		size := .9
		if s.Kind == kemet.Desert {
			size = 1.1
		}
		w.stand("k-obelisk", w.at(spots.needle), size)
	}
	switch s.Kind {
	case kemet.Temple:
		w.stand("k-temple", at, .95)
	case kemet.Sanctuary:
		w.stand("k-sanct", at, .95)
	}
}
