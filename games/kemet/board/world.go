package board

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// world draws the whole map: the printed parts, and in and above them what changes.
func (p *picture) world() string {
	c := p.C
	c.Open("svg", svg.ID("board"), p.chart.class("kemet-map"),
		svg.A("viewBox", "0 0 "+svg.N(p.chart.w)+" "+svg.N(p.chart.h)),
		svg.A("role", "group"), svg.A("aria-label", p.Word("map")))
	c.Group(svg.A("clip-path", "url(#"+p.chart.id+"frame)"))
	p.printed("ground")
	p.layer("map-cities", p.cities)
	p.layer("map-lit", p.lights)
	p.printed("over")
	p.layer("map-names", p.names)
	c.End()
	p.layer("map-pieces", p.pieces)
	p.printed("values")
	p.layer("map-points", p.temporary)
	if p.chart.narrow {
		p.layer("map-plates", p.drawPlates)
	}
	p.layer("map-just", p.happened)
	for _, inCity := range []bool{false, true} { // the outline of a front surrounds its city, which is above it
		for in := p.b.In; in != 0; in = in.Rest() {
			if p.district(in.First()) == inCity {
				p.space(in.First())
			}
		}
	}
	for in := p.b.In; in != 0; in = in.Rest() {
		p.further(in.First())
	}
	p.layer("map-signs", p.banners)
	c.Rect(.75, .75, p.chart.w-1.5, p.chart.h-1.5, 6, "k-frame")
	c.End()
	return c.String()
}

// layer draws a part of the map that takes no clicks. What can be chosen is above all layers but the signs.
func (p *picture) layer(id string, draw func()) {
	p.C.Group(svg.ID(id), svg.A("aria-hidden", "true"))
	draw()
	p.C.End()
}

// printed draws a part from the sheet of symbols.
func (p *picture) printed(part string) {
	p.C.Copy(p.chart.id+part, svg.A("aria-hidden", "true"))
}

// outline draws the outline of a space.
func (p *picture) outline(space uint8, class string, attrs ...svg.Attr) {
	p.C.Copy(p.chart.ref(kemet.SpaceNames[space]), append([]svg.Attr{svg.Class(class)}, attrs...)...)
}

// clipped limits a drawing to a space.
func (p *picture) clipped(space uint8) svg.Attr {
	return svg.A("clip-path", "url(#"+p.chart.ref(kemet.SpaceNames[space])+"-c)")
}

// spots returns the places of things in a space.
func (p *picture) spots(space uint8) spots { return p.chart.stands(kemet.SpaceNames[space]) }

func (p *picture) district(space uint8) bool { return p.b.City[space] != kemet.NoCity }

// cities draws the grounds of the districts, with the pattern of the city's seat.
func (p *picture) cities() {
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		if !p.district(space) {
			continue
		}
		var about svg.Attr
		if p.setsUp(space) {
			about = svg.A("data-about", "")
		}
		p.outline(space, "k-quarter", about)
		if owner := p.s.OwnerOf(space); owner != kemet.NoSeat {
			name := piece.SeatName(owner)
			p.outline(space, "k-owned k-of-"+name, svg.A("fill", "url(#ke-"+name+")"))
		}
	}
}

// names draws the names of spaces outside the cities, and the numbers of districts. Narrow screens have room
// only for those in question.
func (p *picture) names() {
	if p.chart.narrow {
		return
	}
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		if p.contested(space) { // its name would lie under two troops; the panel of the combat has it
			continue
		}
		s := p.spots(space)
		if p.district(space) {
			at := p.chart.number(kemet.SpaceNames[space])
			p.C.Text(at.x, at.y+4, 11.5, p.Number(int(p.s.Data.Spaces[space].Place)+1), "tm tb k-number")
			continue
		}
		at := p.chart.at(s.name)
		lines := wrapped(p.Words.Word(string(p.spaceTerm(space))), s.wide)
		for i, line := range lines {
			p.C.Text(at.x, at.y+14.5*(float64(i)-float64(len(lines)-1)/2)+4, 15.5, line, "tm k-name")
		}
	}
}

// narrower is the width of the display face relative to the face whose widths are known.
const narrower = .8

// wrapped breaks a name into as few lines as possible, of similar length.
func wrapped(name string, wide float64) []string {
	lines := piece.Wrap(name, 15.5*narrower, wide)
	for next := wide - 4; next > 0; next -= 4 {
		even := piece.Wrap(name, 15.5*narrower, next)
		if len(even) > len(lines) {
			break
		}
		lines = even
	}
	return lines
}

// The sizes of the sign on the wall of a city: the mark of its seat, which overlaps the plate with its name.
const (
	bannerWide, bannerNarrow = 24.0, 16.0
	signText                 = 12.5
	signOverlap, signMargin  = 10.0, 22.0
)

// sign returns the middle of the sign of a city, and the city's name.
func (p *picture) sign(city uint8) (at point, name string) {
	corner := strconv.Itoa(int(city)+1) + "c"
	if other := p.chart.signs[corner]; other != "" {
		corner = other
	}
	return p.chart.point(corner), p.Words.Word(string(kemettext.City(p.b, city)))
}

// banners draws the signs of the cities with the marks of their seats. They are above what can be chosen, whose rings
// would cover them while a pointer is there. Narrow screens have no room for names.
func (p *picture) banners() {
	for city := range uint8(p.b.Cities) {
		if p.chart.narrow {
			break
		}
		at, name := p.sign(city)
		at = at.plus(bannerWide/2-signOverlap/2, 0)
		p.C.Box(at.x, at.y, piece.Width(name, signText)+signMargin, 18, 5, "k-sign-plate")
		p.C.Text(at.x+signOverlap/2, at.y+4.4, signText, name, "tm tb")
	}
	for seat := range game.Seat(p.s.Seats()) {
		city := p.s.Player[seat].City
		if city == kemet.NoCity {
			continue
		}
		at, name := p.sign(city)
		if p.chart.narrow {
			piece.Mark(p.C, seat, at.x, at.y, bannerNarrow)
			continue
		}
		wide := piece.Width(name, signText) + signMargin
		piece.Mark(p.C, seat, at.x-wide/2+signOverlap/2, at.y, bannerWide)
	}
}

// pieces draws everything on the map from back to front.
func (p *picture) pieces() {
	p.path()
	p.pyramids()
	for in := p.b.In; in != 0; in = in.Rest() {
		p.troops(in.First())
	}
	p.clash()
}

// temporary draws the VP of the temples with their holders, above the troops. Narrow screens show only those held.
func (p *picture) temporary() {
	for temples := p.b.Temples; temples != 0; temples = temples.Rest() {
		space := temples.First()
		holder := p.s.TempleVP[space]
		if holder == kemet.NoSeat && p.chart.narrow {
			continue
		}
		k, spots := p.chart.size, p.spots(space)
		at := p.chart.at(spots.build).plus(-16*k, 11*k)
		if spots.vp != (point{}) {
			at = p.chart.at(spots.vp)
		}
		if p.chart.narrow && p.contested(space) {
			at = at.plus(-20, -4) // beside the mark of the troop behind
		}
		p.victory("vp-"+spaceID(space), holder, at)
	}
}

// scaled scales what is drawn for wide maps to this one.
func (c *chart) scaled() svg.Attr {
	if c.size == 1 {
		return svg.Attr{}
	}
	return svg.Transform(svg.Scale(c.size))
}

// dashed turns a name into part of an id.
func dashed(text string) string { return strings.NewReplacer(" ", "-", ".", "-").Replace(text) }
