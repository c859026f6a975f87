package board

import (
	"math"
	"slices"

	"ennead/games/kemet"
)

// Half the width and height of a space, the radius of a city.
const (
	halfWide   = 70.0
	halfHigh   = 50.0
	cityRadius = 108.0
)

// place is where a space lies: its middle, and for a district the directions between which its sector
// spreads from the middle of its city.
type place struct {
	x, y     float64
	from, to float64
}

// city is a walled disc.
type city struct{ x, y float64 }

// lay works out where everything lies.
func (p *picture) lay() {
	p.places = make([]place, len(p.s.Data.Spaces))
	for i := range p.s.Data.Spaces {
		s := &p.s.Data.Spaces[i]
		p.places[i] = place{x: float64(s.X) * 16, y: float64(s.Y) * 10}
	}
	for n := range p.b.Cities {
		p.layCity(p.b.Districts[n])
	}
	for in := p.b.In; in != 0; in = in.Rest() {
		if i := in.First(); p.b.City[i] == kemet.NoCity {
			p.keepOff(&p.places[i])
		}
	}
}

// layCity gives each district of a city its sector.
func (p *picture) layCity(districts [3]uint8) {
	var c city
	for _, d := range districts {
		c.x += p.places[d].x / 3
		c.y += p.places[d].y / 3
	}
	p.cities = append(p.cities, c)
	angle := map[uint8]float64{}
	for _, d := range districts {
		angle[d] = direction(p.places[d].x-c.x, p.places[d].y-c.y)
	}
	round := slices.SortedFunc(slices.Values(districts[:]), func(a, b uint8) int {
		if angle[a] < angle[b] {
			return -1
		}
		return 1
	})
	// Three equal sectors, turned to fit the three directions as well as they can.
	turn := 0.0
	for i, d := range round {
		turn += (angle[d] - float64(i)*120) / 3
	}
	for i, d := range round {
		middle := turn + float64(i)*120
		sin, cos := math.Sincos(middle * math.Pi / 180)
		p.places[d] = place{c.x + 58*sin, c.y - 58*cos, middle - 60, middle + 60}
	}
}

// keepOff moves a space away from the walls of a city that it would touch.
func (p *picture) keepOff(at *place) {
	const least = cityRadius + halfWide - 6
	for _, c := range p.cities {
		dx, dy := at.x-c.x, at.y-c.y
		if d := math.Hypot(dx, dy); d < least {
			at.x, at.y = c.x+dx*least/d, c.y+dy*least/d
		}
	}
}

// direction is the angle of a vector, clockwise from the top.
func direction(dx, dy float64) float64 {
	return math.Mod(math.Atan2(dx, -dy)*180/math.Pi+360, 360)
}

// gate is where the wall of a district opens to a neighbour: the point of its sector nearest to it.
func (p *picture) gate(district, neighbour uint8) (x, y, angle float64) {
	at, to := p.places[district], p.places[neighbour]
	c := p.cities[p.b.City[district]]
	middle := (at.from + at.to) / 2
	off := math.Mod(direction(to.x-c.x, to.y-c.y)-middle+900, 360) - 180
	angle = middle + max(-48, min(48, off))
	sin, cos := math.Sincos(angle * math.Pi / 180)
	return c.x + cityRadius*sin, c.y - cityRadius*cos, angle
}
