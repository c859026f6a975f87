package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/svg"
)

func (p *picture) spaceTerm(space uint8) game.Term {
	return game.Term("kemet.space." + spaceID(space))
}

// space draws the top layer of a space: its description, and a button for the first legal move there.
func (p *picture) space(space uint8) {
	c, text, move := p.C, p.describe(space), p.first(space)
	attrs, may := p.Choice(move, text)
	if !may {
		attrs = []svg.Attr{svg.A("role", "img"), svg.A("aria-label", text)}
	}
	c.Group(append(attrs, svg.ID("space-"+spaceID(space)))...)
	c.Title(text)
	p.outline(space, "k-hit")
	if may {
		p.aim(space, move)
	}
	c.End()
}

// lights draws the light of the spaces that can be chosen, below the walls, and the ground of a combat.
func (p *picture) lights() {
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		kind := ""
		if p.district(space) {
			kind = " k-walled"
		}
		if p.s.Fight.Space == space {
			p.outline(space, "k-ring-edge"+kind, p.clipped(space))
			p.outline(space, "k-ring k-clashing"+kind, p.clipped(space), svg.A("data-about", ""))
		}
		if p.first(space) == "" {
			continue
		}
		p.outline(space, "k-halo"+kind)
		p.outline(space, "k-ring-edge"+kind, p.clipped(space))
		p.outline(space, "k-ring"+kind, p.clipped(space))
	}
}

// clash draws the sign of a combat next to the troops in it.
func (p *picture) clash() {
	space := p.s.Fight.Space
	if space == kemet.NoSpace {
		return
	}
	at := p.chart.at(p.spots(space).troop).plus(p.aside(space))
	p.C.Use("k-clash", at.x, at.y, p.markSize()*1.2, "")
}

// aside returns the offset of the sign of a combat from the troop in a space: to the right, if there is room.
func (p *picture) aside(space uint8) (x, y float64) {
	x, y = 62, -20
	if p.chart.narrow {
		x, y = 27, -8
	}
	if p.chart.at(p.spots(space).troop).x+1.3*x > p.chart.w {
		x = -x
	}
	return x, y
}

// describe returns a description of everything visible in a space.
func (p *picture) describe(space uint8) string {
	s := &p.s.Data.Spaces[space]
	parts := []string{p.Words.Word(string(p.spaceTerm(space)))}
	add := func(key string, args ...any) { parts = append(parts, p.Word(key, args...)) }
	if owner := p.s.OwnerOf(space); owner != kemet.NoSeat {
		add("city", "seat", owner, "god", kemettext.God(owner))
		pl := &p.s.Player[owner]
		for colour, level := range pl.Level {
			if level > 0 && p.b.Districts[pl.City][pl.Place[colour]] == space {
				add("pyramid", "colour", game.Term("kemet.colour."+kemet.ColourNames[colour]), "n", int(level))
				if level == courses {
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
			parts = append(parts, p.Words.Word("kemet.creature."+kemet.BeastNames[beast]))
		}
	}
	for to := p.b.Ports[space]; to != 0; to = to.Rest() {
		add("port", "from", p.spaceTerm(space), "to", p.spaceTerm(to.First()))
	}
	return strings.Join(parts, " · ")
}
