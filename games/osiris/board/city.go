package board

import (
	"strings"

	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// town draws a city within its walls, and its visitor.
func (p *picture) town(site osiris.Site, side int) {
	at := site.Place()
	b := p.ground(p.chart.site[site])
	x, y := b.cx(), b.cy()
	move := "at " + placeName(at)
	p.Slot(piece.Slot{
		ID: "place-" + id(placeName(at)), Move: move, Title: p.townSays(at),
		At: svg.Translate(x, y), Shape: piece.Plate(b.w, b.h, 5),
	}, func() {
		c := p.C
		c.Group(svg.At(-x, -y))
		c.Group(svg.ID("ground-" + id(placeName(at))))
		p.cityFace(site, side)
		c.End()
		p.work(at, p.chart.spotOf(b, side), move)
		c.End()
	})
}

// cityFace draws a city without people: walls, houses and name.
func (p *picture) cityFace(site osiris.Site, side int) {
	p.walls(p.ground(p.chart.site[site]))
	p.cityInside(site, side)
}

// cityInside draws the houses and the name of a city.
func (p *picture) cityInside(site osiris.Site, side int) {
	b := p.ground(p.chart.site[site])
	s := p.chart.spotOf(b, side)
	p.houses(s.foot[0], s.foot[1], p.s.Site[site].Owner != osiris.NoSeat)
	x, y, room := b.cx(), b.y+20, b.w-13
	if side == 1 {
		y = b.y + 74
	}
	if p.chart.narrow {
		x, y, room = s.icons[0], b.cy()+5, 58
	}
	p.cityName(shortName(p.place(site.Place())), x, y, room)
}

// cityName draws a name in the given room, and breaks a long one at its hyphen.
func (p *picture) cityName(name string, x, y, room float64) {
	const size = 15.0
	lines := []string{name}
	if before, after, ok := strings.Cut(name, "-"); ok && piece.Width(name, size*slim) > room {
		lines = []string{before + "-", after}
		y -= 7
	}
	for i, line := range lines {
		p.C.Text(x, y+14*float64(i), piece.Fit(line, size*slim, room)/slim, line, "tm os-h")
	}
}

// houses draws houses between palms, faintly behind a monument.
func (p *picture) houses(x, y float64, behind bool) {
	c, w := p.C, 52.0
	if p.chart.narrow {
		w = 44
	}
	c.Group(svg.Class(piece.When(behind, "os-behind")))
	c.UseIn("os-palm", x-w*.42, y-w*.37, w*.44, w*.5, "")
	c.UseIn("os-palm", x+w*.36, y-w*.42, w*.42, w*.48, "")
	c.UseIn("os-town", x, y-w*.34, w, w*.69, "")
	c.End()
}

// walls draws the walls of a city from above: battlements around a court.
func (p *picture) walls(b box) {
	c := p.C
	c.Rect(b.x, b.y, b.w, b.h, 4, "os-court")
	c.Rect(b.x+2.5, b.y+2.5, b.w-5, b.h-5, 2, "os-wall")
	c.Rect(b.x+2.5, b.y+2.5, b.w-5, b.h-5, 2, "os-teeth")
	c.Rect(b.x, b.y, b.w, b.h, 4, "os-edge")
}

// shortName returns the name of a city without the part in brackets.
func shortName(name string) string {
	for i, r := range name {
		if r == '(' && i > 1 {
			return name[:i-1]
		}
	}
	return name
}

// townSays describes a city in words.
func (p *picture) townSays(at osiris.Place) string {
	said := p.place(at)
	if b := &p.s.Site[at.Town()]; b.Owner != osiris.NoSeat {
		said += " · " + p.builtSays(b)
	}
	return said + " · " + p.standsSay(at)
}
