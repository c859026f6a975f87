package board

import (
	"math"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// dial draws the obelisk in its light, the dice around it, and the ring of the gods. The origin is the obelisk.
func (p *picture) dial() {
	c := p.C
	turn := svg.Transform(svg.Rotate(wedge * float64(p.turns())))
	c.Group(svg.ID("light"), svg.A("aria-hidden", "true"))
	c.Group(svg.A("clip-path", "url(#te-sky)"))
	c.Copy("te-heaven", svg.Class("te-turn"), turn)
	c.End()
	c.Circle(2, 4, 226, "te-fall")
	for g := range gods {
		from := wedge*float64(g) - wedge/2
		c.Path(svg.RingSector(rim, outer, from, from+wedge), "te-sector te-in-"+p.light(g))
	}
	c.Copy("te-disc", svg.Class("te-turn"), turn)
	c.Copy("te-rings")
	c.End()
	p.names()
	for g := range gods {
		p.god(tekhenu.God(g))
	}
	c.Group(svg.ID("lamps"), svg.A("aria-hidden", "true"))
	c.Copy("te-lamps", svg.Class("te-turn"), turn)
	p.markers()
	c.Copy("te-obelisk", svg.Transform(svg.Translate(0, 22)+" "+svg.Scale(.84)))
	c.End()
	for g := range gods {
		p.section(tekhenu.God(g))
	}
	c.Box(0, 0, 2*radius, 2*radius, 8, "te-frame")
}

func (p *picture) light(god int) string { return lightNames[p.s.Lit(tekhenu.God(god))] }

// turns counts the rotations since the arrow was last at the top, so that the dial always animates forwards. The
// scoring markers show where the arrow began (TEK-3.2).
func (p *picture) turns() int {
	began := (int(p.s.Marks[0]) + gods - int(p.s.Data.Marks[0])%gods) % gods
	since := (int(p.s.Arrow) + gods - began) % gods
	if p.s.Round > 8 && since < gods/2 { // round 9 comes after four rotations
		since += gods
	}
	return began + since
}

// markers draws the scoring markers in play, on the border of their section.
func (p *picture) markers() {
	for i := int(p.s.Scored); i < len(p.s.Marks); i++ {
		x, y := svg.P(193, wedge*float64(p.s.Marks[i])+wedge/2)
		if i == 1 && p.s.Marks[0] == p.s.Marks[1] {
			x += 12
		}
		p.C.Circle(x, y, 8, "te-seal")
		p.C.Text(x, y+4.2, 12, [...]string{"I", "II"}[i], "tm tb")
	}
}

// names draws the gods' names on the ring. A name is the button for an extra action of that god from a Blessing.
func (p *picture) names() {
	c := p.C
	c.Group(svg.ID("names"))
	for g := range tekhenu.God(gods) {
		name, text := godNames[g], "te-h"
		if p.s.Lit(g) == tekhenu.Dark {
			text += " te-pale"
		}
		attrs, may := p.Choice("also "+name, "")
		c.Group(append(attrs, svg.ID("name-"+name))...)
		if may {
			x, y := svg.P(203, wedge*float64(g)-17*p.nameSide(g))
			piece.May(c, x, y, piece.Plate(44, 22, 5))
			c.Box(x, y, 44, 22, 5, "te-halo")
			text = "te-h"
		}
		c.TextPath("te-name-"+name, 18, p.Term("god."+name), "tm "+text)
		c.End()
	}
	c.End()
}

// god draws a god's part of the ring: the sign, which is the button for the god action, and the sites for Statues.
func (p *picture) god(g tekhenu.God) {
	name, c := godNames[g], p.C
	axis := wedge * float64(g)
	x, y := svg.P(203, axis)
	p.Slot(piece.Slot{
		ID: "god-" + name, Move: "god " + name, At: svg.Translate(x, y), Shape: piece.Disc(19),
		Title: p.Word("god", "god", godTerm(g), "light", game.Term("tekhenu.light."+p.light(int(g))),
			"action", game.Term("tekhenu.action."+name)),
	}, func() {
		c.Circle(0, 0, 19, "te-seal")
		c.Use(godSigns[g], 0, 0, 28, "g-gold")
	})
	open := p.s.Data.GodSites[p.s.Count]
	for n := range open {
		x, y := svg.P(203, axis+p.nameSide(g)*siteAngle(n, open))
		p.godSite(g, n, x, y)
	}
}

// nameSide returns 1 if the name comes before the sign, clockwise, and -1 if it comes after. Above the equator it comes
// before.
func (p *picture) nameSide(g tekhenu.God) float64 {
	if g >= tekhenu.Hathor && g <= tekhenu.Thoth {
		return -1
	}
	return 1
}

// siteAngle returns the angle between the sign and the n-th open site.
func siteAngle(n, open int) float64 {
	if open == 1 {
		return 15
	}
	if open == 2 {
		return 12.5 + 8.5*float64(n)
	}
	return 10.2 + 6.6*float64(n)
}

// section draws the dice of a section, ring by ring.
func (p *picture) section(g tekhenu.God) {
	p.C.Group(svg.ID("dice-" + godNames[g]))
	for purity := tekhenu.Pure; purity <= tekhenu.Forbidden; purity++ {
		p.ring(g, purity)
	}
	p.C.End()
}

// sorted is a group of equal dice.
type sorted struct {
	colour tekhenu.Colour
	face   uint8
	n      uint8
}

// lying returns the dice on one ring of a section.
func (p *picture) lying(g tekhenu.God, purity tekhenu.Purity) (all []sorted) {
	for _, colour := range [...]tekhenu.Colour{
		tekhenu.White, tekhenu.Yellow, tekhenu.Brown, tekhenu.Black, tekhenu.Gray,
	} {
		if p.s.Purity(g, colour) != purity {
			continue
		}
		for face := uint8(6); face >= 1; face-- {
			if n := p.s.Dial[g].Count(colour, face); n > 0 {
				all = append(all, sorted{colour, face, n})
			}
		}
	}
	return all
}

// ring draws the dice of a ring upright, around the axis of the section. Many dice form two rows.
func (p *picture) ring(g tekhenu.God, purity tekhenu.Purity) {
	all, r := p.lying(g, purity), ringAt[purity]
	step, size := [...]float64{14.5, 19, 24}[purity], [...]float64{32.0, 32.0, 28.0}[purity]
	if n := len(all); n > 1 {
		step = min(step, 42/float64(n-1))
	}
	apart, aside := step*r*math.Pi/180, 0.0
	if apart < size*1.1 {
		aside = min(10, math.Sqrt(max(0, size*size*1.2-apart*apart))/2)
		size = min(size, math.Hypot(apart, 2*aside)/1.05, 2*apart/1.05)
	}
	at := func(i int) (x, y float64) {
		return svg.P(r+aside*float64(2*(i%2)-1), wedge*float64(g)+svg.Spread(i, len(all), step))
	}
	for i, d := range all {
		x, y := at(i)
		p.die(g, purity, d, x, y, size)
	}
	for i, d := range all { // last, so that no die covers a number
		if x, y := at(i); d.n > 1 {
			p.C.Group(svg.A("pointer-events", "none"))
			piece.Badge(p.C, "×"+p.Number(int(d.n)), x+size*.42, y+size*.42)
			p.C.End()
		}
	}
}

// die draws one die on the dial, or a stack of equal ones.
func (p *picture) die(g tekhenu.God, purity tekhenu.Purity, d sorted, x, y, size float64) {
	sort := dice[d.colour]
	move := "die " + godNames[g] + " " + sort.Name + " " + p.Number(int(d.face))
	id := piece.ID("die", godNames[g], sort.Name, d.face)
	title := p.Word("die-at", "colour", colourTerm(d.colour), "n", int(d.face), "god", godTerm(g),
		"purity", game.Term("tekhenu.purity."+purityNames[purity]))
	m, may := p.Legal[move]
	if may { // its button has the same title
		title = p.Words.Say(tekhenutext.Text.Label(p.s, p.Viewer, m))
	}
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(x, y), Shape: piece.Disc(size * .46)},
		func() {
			c := p.C
			if purity == tekhenu.Forbidden && !may {
				c.Group(svg.A("opacity", ".7"))
				defer c.End()
			}
			sort.Show(c, p.Number(int(d.face)), 0, 0, size)
		})
}

func godTerm(g tekhenu.God) game.Term       { return game.Term("tekhenu.god." + godNames[g]) }
func colourTerm(c tekhenu.Colour) game.Term { return game.Term("tekhenu.colour." + dice[c].Name) }
func goodTerm(t tekhenu.Token) game.Term    { return game.Term("tekhenu.token." + goods[t]) }
