package board

import (
	"strings"

	"ennead/internal/svg"
)

// Dunes, rocks and waves are scattered pseudorandomly, the same every time, away from the things on the map.

// waves returns short strokes on the water.
func (w sheet) waves() string {
	var lands [][]point
	for land := range w.land {
		lands = append(lands, w.polygon(land))
	}
	chance, d := seeded("waves"), svg.Data(nil)
	for range 220 {
		p := point{chance.next() * w.w, chance.next() * w.h}
		free := true
		for _, land := range lands {
			free = free && !inside(p, land) && !inside(p.plus(12*w.size, 0), land)
		}
		if free {
			l := (2 + 1.2*chance.next()) * (.4 + .6*w.size)
			d = append(d, "M"+svg.N(p.x)+" "+svg.N(p.y)+"q"+svg.N(l)+" "+svg.N(-l)+" "+svg.N(2*l)+" 0t"+svg.N(2*l)+
				" 0t"+svg.N(2*l)+" 0"...)
		}
	}
	return d.String()
}

// sand draws the land: ripples and dunes, and peaks in the rocks.
func (w sheet) sand() {
	chance := seeded("sand")
	var ripples, dunes, lit, shaded svg.Data
	for _, land := range sorted(w.land) {
		if w.town(land) || strings.HasSuffix(land, "delta") {
			continue
		}
		if rock(land) {
			lit, shaded = w.peaks(land, chance, lit, shaded)
			continue
		}
		for i, p := range w.scatter(land, chance) {
			l := (7 + 5*chance.next()) * w.size
			if i%4 == 3 {
				dunes = append(dunes, "M"+svg.N(p.x)+" "+svg.N(p.y)+crescent(3.2*l)...)
				continue
			}
			ripples = append(ripples, "M"+svg.N(p.x)+" "+svg.N(p.y)+"q"+svg.N(l)+" "+svg.N(-.76*l)+" "+svg.N(2*l)+
				" 0"...)
			if i%2 == 0 {
				ripples = append(ripples, "m"+svg.N(-.4*l)+" "+svg.N(-.4*l)+"q"+svg.N(-.8*l)+" "+svg.N(-.6*l)+" "+
					svg.N(-1.6*l)+" 0"...)
			}
		}
	}
	w.Path(dunes.String(), "k-dune")
	w.Path(ripples.String(), "k-ripple")
	w.Path(shaded.String(), "k-slope")
	w.Path(lit.String(), "k-peak")
}

// crescent returns a dune of length l.
func crescent(l float64) string {
	at := func(x, y float64) string { return svg.N(x*l) + " " + svg.N(y*l) }
	return "q" + at(.35, -.28) + " " + at(.6, -.19) + "t" + at(.5, .17) + "q" + at(-.33, -.02) + " " + at(-.55, .07) +
		"t" + at(-.55, -.05) + "z"
}

// scatter returns points in a land, away from its border and from things in it.
func (w sheet) scatter(land string, chance *chance) (all []point) {
	outline := w.polygon(land)
	low, high := bounds(outline)
	tries := int((high.x - low.x) * (high.y - low.y) / (900 * w.size * w.size) / 2)
	for range tries {
		p := point{low.x + chance.next()*(high.x-low.x), low.y + chance.next()*(high.y-low.y)}
		if w.free(p, land, outline, all) {
			all = append(all, p)
		}
	}
	return all
}

func bounds(outline []point) (low, high point) {
	low, high = outline[0], outline[0]
	for _, p := range outline {
		low, high = point{min(low.x, p.x), min(low.y, p.y)}, point{max(high.x, p.x), max(high.y, p.y)}
	}
	return low, high
}

// free reports whether a dune fits at a point: the land surrounds it, and nothing is near.
func (w sheet) free(p point, land string, outline, taken []point) bool {
	gap := 20 * w.size
	for _, off := range []point{{-gap, 0}, {2 * gap, 0}, {0, -gap}, {0, gap}} {
		if !inside(p.plus(off.x, off.y), outline) {
			return false
		}
	}
	for town := range w.land {
		if w.town(town) && w.reach(p, town) < 60*w.size {
			return false
		}
	}
	s := w.stands(land)
	for _, at := range []point{s.build, s.needle, s.name} {
		if at != (point{}) && w.at(at).plus(-14, -12).to(p) < 46*w.size {
			return false
		}
	}
	for _, other := range taken {
		if other.to(p) < 40*w.size {
			return false
		}
	}
	return true
}

// reach returns the distance of a point from a town's walls, 0 inside them.
func (w sheet) reach(p point, town string) float64 {
	outline := w.polygon(town)
	if inside(p, outline) {
		return 0
	}
	least := w.w
	for _, q := range outline {
		least = min(least, q.to(p))
	}
	return least
}

// peaks adds the mountains of a rock.
func (w sheet) peaks(land string, chance *chance, lit, shaded svg.Data) (svg.Data, svg.Data) {
	outline := w.polygon(land)
	low, high := bounds(outline)
	var taken []point
	for range 160 {
		p := point{low.x + chance.next()*(high.x-low.x), low.y + chance.next()*(high.y-low.y)}
		l := (5 + 4*chance.next()) * (.4 + .6*w.size)
		near := false
		for _, other := range taken {
			near = near || other.to(p) < 2.1*l
		}
		if near || !inside(p.plus(-l, 0), outline) || !inside(p.plus(2*l, 0), outline) ||
			!inside(p.plus(0, -1.8*l), outline) {
			continue
		}
		taken = append(taken, p)
		lit = append(lit, "M"+svg.N(p.x-l)+" "+svg.N(p.y)+"l"+svg.N(l)+" "+svg.N(-1.8*l)+" "+svg.N(l)+" "+
			svg.N(1.8*l)...)
		shaded = append(shaded, "M"+svg.N(p.x)+" "+svg.N(p.y-1.8*l)+"l"+svg.N(l)+" "+svg.N(1.8*l)+"h"+svg.N(-.9*l)+
			"z"...)
	}
	return lit, shaded
}
