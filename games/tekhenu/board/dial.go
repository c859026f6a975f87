package board

import (
	"math"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// dial is the obelisk in its light, the dice round it, and the ring of the gods. Its origin is the obelisk.
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

// turns is how often the dial has been turned since its arrow last lay at the top, so that it always turns on
// and never back: the scoring markers tell where it began (TEK-3.2).
func (p *picture) turns() int {
	began := (int(p.s.Marks[0]) + gods - int(p.s.Data.Marks[0])%gods) % gods
	since := (int(p.s.Arrow) + gods - began) % gods
	if p.s.Round > 8 && since < gods/2 { // the ninth round comes after four rotations
		since += gods
	}
	return began + since
}

// markers are the scoring markers still in play, on the border of their section.
func (p *picture) markers() {
	for i := int(p.s.Scored); i < len(p.s.Marks); i++ {
		x, y := svg.P(193, wedge*float64(p.s.Marks[i])+wedge/2)
		if i == 1 && p.s.Marks[0] == p.s.Marks[1] {
			x += 12
		}
		p.C.Circle(x, y, 8, "te-seal")
		p.C.Text(x, y+4, 11.5, [...]string{"I", "II"}[i], "tm tb")
	}
}

// names are the names of the gods on the ring. A name stands for an action of its god that a Blessing adds.
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

// god is a god's part of the ring: the sign, which stands for the god's action, and the sites of statues.
func (p *picture) god(g tekhenu.God) {
	name, c := godNames[g], p.C
	axis := wedge * float64(g)
	x, y := svg.P(203, axis)
	p.Slot(piece.Slot{
		ID: "god-" + name, Move: "god " + name, At: svg.Translate(x, y), Shape: piece.Disc(19),
		Title: p.Word("god", "god", godTerm(g), "light", game.Term("tekhenu.light."+p.light(int(g))), "action", game.Term("tekhenu.action."+name)),
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

// nameSide is 1 where the name comes before the sign, reading clockwise: above the equator; -1 where it comes after.
func (p *picture) nameSide(g tekhenu.God) float64 {
	if g >= tekhenu.Hathor && g <= tekhenu.Thoth {
		return -1
	}
	return 1
}

// siteAngle is how far from the sign the n-th of the open sites lies.
func siteAngle(n, open int) float64 {
	if open == 1 {
		return 15
	}
	if open == 2 {
		return 12.5 + 8.5*float64(n)
	}
	return 10.2 + 6.6*float64(n)
}

// section is the dice of a section, ring by ring.
func (p *picture) section(g tekhenu.God) {
	p.C.Group(svg.ID("dice-" + godNames[g]))
	for purity := tekhenu.Pure; purity <= tekhenu.Forbidden; purity++ {
		p.ring(g, purity)
	}
	p.C.End()
}

// sorted is dice that are alike.
type sorted struct {
	colour tekhenu.Colour
	face   uint8
	n      uint8
}

// lying are the dice on a ring of a section.
func (p *picture) lying(g tekhenu.God, purity tekhenu.Purity) (all []sorted) {
	for _, colour := range [...]tekhenu.Colour{tekhenu.White, tekhenu.Yellow, tekhenu.Brown, tekhenu.Black, tekhenu.Gray} {
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

// ring draws the dice of a ring, upright, round the axis of the section; where they are many they stand in two rows.
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
	for i, d := range all {
		x, y := svg.P(r+aside*float64(2*(i%2)-1), wedge*float64(g)+svg.Spread(i, len(all), step))
		p.die(g, purity, d, x, y, size)
	}
}

// die is a die on the dial, or several that are alike.
func (p *picture) die(g tekhenu.God, purity tekhenu.Purity, d sorted, x, y, size float64) {
	sort := dice[d.colour]
	move := "die " + godNames[g] + " " + sort.Name + " " + p.Number(int(d.face))
	id := piece.ID("die", godNames[g], sort.Name, d.face)
	title := p.Word("die-at", "colour", colourTerm(d.colour), "n", int(d.face), "god", godTerm(g), "purity", game.Term("tekhenu.purity."+purityNames[purity]))
	m, may := p.Legal[move]
	if may { // the words of its button say the same
		title = p.Words.Say(tekhenutext.Text.Label(p.s, p.Viewer, m))
	}
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(x, y), Shape: piece.Disc(size * .46)}, func() {
		c := p.C
		if purity == tekhenu.Forbidden && !may {
			c.Group(svg.A("opacity", ".7"))
			defer c.End()
		}
		sort.Show(c, p.Number(int(d.face)), 0, 0, size)
		if d.n > 1 {
			piece.Badge(c, "×"+p.Number(int(d.n)), size*.42, size*.42)
		}
	})
}

func godTerm(g tekhenu.God) game.Term       { return game.Term("tekhenu.god." + godNames[g]) }
func colourTerm(c tekhenu.Colour) game.Term { return game.Term("tekhenu.colour." + dice[c].Name) }
func goodTerm(t tekhenu.Token) game.Term    { return game.Term("tekhenu.token." + goods[t]) }
