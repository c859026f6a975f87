package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

func (p *picture) term(space uint8) game.Term {
	return game.Term("kemet.space." + p.spaceID(space))
}

// space draws a space with all that stands in it. It is a button for the first legal move there.
func (p *picture) space(space uint8) {
	c, at, text := p.c, p.places[space], p.says(space)
	attrs, may := p.choice(p.first(space), text)
	if !may {
		attrs = []svg.Attr{svg.A("role", "img"), svg.A("aria-label", text)}
	}
	c.Group(append(attrs, svg.ID("space-"+p.spaceID(space)), svg.At(at.x, at.y))...)
	c.Group(svg.A("aria-hidden", "true"))
	c.Title(text)
	if p.b.City[space] != kemet.NoCity {
		p.district(space, may)
	} else {
		p.ground(space, may)
	}
	p.troops(space)
	c.End()
	c.End()
}

// ground is a space outside the cities: its land, its building and its name.
func (p *picture) ground(space uint8, may bool) {
	c, s := p.c, &p.s.Data.Spaces[space]
	r := 16.0
	if s.Kind == kemet.Desert {
		r = 44
	}
	if may {
		piece.May(c, 0, 0, piece.Plate(2*halfWide, 2*halfHigh, r))
	}
	c.Box(0, 0, 2*halfWide, 2*halfHigh, r, [...]string{"land", "", "land holy", "land holy"}[s.Kind])
	switch s.Kind {
	case kemet.Temple:
		frieze(c, "frieze")
		c.Use("k-temple", 0, 0, 0, "", svg.At(-18, 0))
		p.income(s)
	case kemet.Sanctuary:
		frieze(c, "frieze all-gods")
		c.Use("k-sanct", 0, 0, 0, "", svg.Transform(svg.Translate(-12, 4)+" "+svg.Scale(.86)))
	}
	if s.Obelisk {
		c.Use("k-obelisk", 0, 0, 0, "", svg.At(46, 2))
	}
	if holder := p.s.TempleVP[space]; s.Kind == kemet.Temple && holder != kemet.NoSeat {
		p.victory("vp-"+p.spaceID(space), holder, 42, -36)
	}
	name := p.Words.Word(string(p.term(space)))
	c.Text(0, halfHigh+20, piece.Fit(name, 16, 190), name, "tm ts th")
}

func frieze(c *svg.Canvas, class string) {
	c.Box(0, 0, 2*halfWide-8, 2*halfHigh-8, 12, "frieze-edge")
	c.Box(0, 0, 2*halfWide-8, 2*halfHigh-8, 12, class)
	c.Box(0, 0, 2*halfWide-8, 2*halfHigh-8, 12, "frieze-teeth")
}

// income is what a temple gives at Night: prayer points, in the Delta for units.
func (p *picture) income(s *kemet.Space) {
	n := s.Prayer
	if s.Delta {
		n = p.s.Data.Gain.Prayer
	}
	p.c.Box(-18, -12, 46, 20, 10, "income")
	p.c.Use("ks-ankh", -30, -12, 16, "sign-gold")
	p.c.Text(-8, -7, 14, "+"+p.Words.Number(n), "tm tb income-text")
}

// victory is a temporary VP with who holds it.
func (p *picture) victory(id string, holder game.Seat, x, y float64) {
	p.c.Group(svg.ID(id), svg.At(x, y))
	p.c.Title(p.word("vp", "seat", holder))
	piece.Points(p.c, 1, -8, 0, 16)
	piece.Mark(p.c, holder, 12, 0, 18)
	p.c.End()
}

// district is a sector of a city with its pyramid.
func (p *picture) district(space uint8, may bool) {
	c, at := p.c, p.places[space]
	mid := p.cities[p.b.City[space]]
	c.Group(svg.At(mid.x-at.x, mid.y-at.y))
	const r = cityRadius - 5
	x, y := svg.P(r, at.from)
	outline := svg.Data(nil).M(0, 0).L(x, y).Arc(r, at.from, at.to).Z().String()
	owner := p.s.OwnerOf(space)
	class := "quarter"
	if owner != kemet.NoSeat {
		class += " c-" + piece.SeatName(owner)
	}
	c.Path(outline, class)
	if may {
		inX, inY := svg.P(10, (at.from+at.to)/2)
		c.Path(outline, "lit-quarter", svg.Transform(svg.Translate(inX, inY)+" "+svg.Scale(.86)))
	}
	c.End()
	if owner == kemet.NoSeat {
		return
	}
	pl := &p.s.Player[owner]
	for colour, level := range pl.Level {
		if level > 0 && p.b.Districts[pl.City][pl.Place[colour]] == space {
			p.pyramid(space, owner, colour, level)
		}
	}
}

// pyramid has four courses, of which so many are built, and a gem with its level.
func (p *picture) pyramid(space uint8, owner game.Seat, colour int, level uint8) {
	c, name := p.c, colourNames[colour]
	c.Group(svg.ID(seatID("pyramid", owner, name)), svg.At(0, 2))
	c.Path("M-25 0L0-40 25 0z", "unbuilt")
	top := float64(level) * 10
	half := 25 - top*.625
	c.Path("M-25 0L"+svg.N(-half)+" "+svg.N(-top)+"H"+svg.N(half)+"L25 0z", "built-"+name+" ink-line")
	for course := 10.0; course < top; course += 10 {
		c.Line(-25+course*.625, -course, 25-course*.625, -course, "course")
	}
	c.Use("gem-"+name, 0, -15, 22, "")
	c.Text(0, -10.2, 13, p.Words.Number(int(level)), "tm tb gem-"+name)
	c.End()
	if level == 4 {
		p.victory("vp-"+p.spaceID(space), p.s.PyrVP[owner][colour], 32, -18)
	}
}

// says is all that can be seen in a space, in words.
func (p *picture) says(space uint8) string {
	s := &p.s.Data.Spaces[space]
	parts := []string{p.Words.Word(string(p.term(space)))}
	add := func(key string, args ...any) { parts = append(parts, p.word(key, args...)) }
	if owner := p.s.OwnerOf(space); owner != kemet.NoSeat {
		add("city", "seat", owner)
		pl := &p.s.Player[owner]
		for colour, level := range pl.Level {
			if level > 0 && p.b.Districts[pl.City][pl.Place[colour]] == space {
				add("pyramid", "colour", game.Term("kemet.colour."+colourNames[colour]), "n", int(level))
				if level == 4 {
					add("vp", "seat", p.s.PyrVP[owner][colour])
				}
			}
		}
	}
	switch {
	case s.Delta:
		add("delta", "n", p.s.Data.Gain.DeltaUnits, "pp", p.s.Data.Gain.Prayer)
	case s.Kind == kemet.Temple:
		add("temple", "pp", s.Prayer)
	}
	if s.Kind == kemet.Temple && p.s.TempleVP[space] != kemet.NoSeat {
		add("vp", "seat", p.s.TempleVP[space])
	}
	if s.Obelisk {
		add("obelisk")
	}
	for seat := range game.Seat(p.s.Seats()) {
		if n := int(p.s.Units[seat][space]); n > 0 {
			add("troop", "seat", seat, "n", n)
		}
	}
	for beast, where := range p.s.Beast {
		if where == space {
			parts = append(parts, p.Words.Word("kemet.creature."+p.beastName(beast)))
		}
	}
	return strings.Join(parts, " · ")
}
