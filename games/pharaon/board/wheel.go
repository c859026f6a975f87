package board

import (
	"math"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// wheelAngle returns how far the wheel has turned. It keeps growing (or falling) from round to round, so that the
// wheel glides the short way.
func (p *picture) wheelAngle() float64 {
	sense := -1.0
	if p.s.Clockwise {
		sense = 1
	}
	turned := sense * float64(max(int(p.s.Round), 1)-1) * 72
	start := math.Mod(-72*float64(p.s.Offset)-turned, 360)
	if start < -.5 {
		start += 360
	}
	return start + turned - 72*float64(p.Turn)
}

// wheel draws the Wheel of Actions. It turns as a whole; the things on it turn back to stay upright.
func (p *picture) wheel() {
	c, a := p.C, p.wheelAngle()
	c.Group(svg.ID("wheel"), svg.Class("glide"), svg.Transform(svg.Rotate(a)))
	c.Circle(0, 0, rWheel, "wheel-rim")
	c.Circle(0, 0, 126, "wheel-gilt")
	for i, colour := range p.s.Data.Sectors {
		p.sector(i, colour, a)
	}
	for i := range quarters {
		x0, y0 := svg.P(40, float64(i)*72+36)
		x1, y1 := svg.P(124, float64(i)*72+36)
		c.Line(x0, y0, x1, y1, "spoke")
		c.Line(x0, y0, x1, y1, "spoke-gilt")
	}
	c.End()
	p.hub()
}

func (p *picture) sector(i int, colour pharaon.Colour, turned float64) {
	c, r, axis := p.C, resources[colour], float64(i)*72
	c.Group()
	c.Title(p.sectorText(colour))
	c.Path(svg.RingSector(42, 122, axis-36, axis+36), "f-"+r.Name+" sector")
	upright := func(radius, angle float64, attrs ...svg.Attr) {
		x, y := svg.P(radius, angle)
		c.Group(append(attrs, svg.Class("glide"), svg.Transform(svg.Translate(x, y)+" "+svg.Rotate(-turned)))...)
	}
	class := "on-dark"
	if r.Light {
		class = "on-light"
	}
	upright(67, axis)
	c.Use("g-"+r.Glyph, 0, 0, 36, class)
	c.End()
	slots := p.s.Slots()
	for k := range slots {
		upright(rSlots, axis+(float64(k)-float64(slots-1)/2)*16.6, svg.ID(piece.ID("slot", r.Name, k)))
		piece.Hole(c, 0, 0, 13.2)
		if t := p.s.Wheel[colour][k]; t != pharaon.NoToken {
			p.token(c, t, 0, 0, 27)
			last := k == slots-1 || p.s.Wheel[colour][k+1] == pharaon.NoToken
			if last && p.Recent["sector-"+r.Name] {
				piece.Just(c, 0, 0, piece.Disc(13.5))
			}
		}
		c.End()
	}
	c.End()
}

// sectorText lists the tokens on a sector, and how many slots are free.
func (p *picture) sectorText(colour pharaon.Colour) string {
	var on []game.Term
	for _, t := range p.s.Wheel[colour][:p.s.Slots()] {
		if t != pharaon.NoToken {
			on = append(on, game.Term("pharaon.token."+tokenName[t&^pharaon.Marker]))
		}
	}
	return p.Word("sector", "colour", colourTerm(colour), "n", p.s.FreeSlots(colour), "tokens", on)
}

func (p *picture) hub() {
	c := p.C
	c.Group()
	sense := p.Word("counterclockwise")
	if p.s.Clockwise {
		sense = p.Word("clockwise")
	}
	c.Title(sense)
	c.Circle(0, 0, 40, "hub")
	c.Circle(0, 0, 34, "gilt2")
	attr := svg.Attr{}
	if !p.s.Clockwise {
		attr = svg.Transform("scale(-1 1)")
	}
	c.Path("M-22.5-13A26 26 0 1 1 13 22.5", "sense", attr)
	var head svg.Attr
	if p.s.Clockwise {
		head = svg.Transform("translate(12.2 23) rotate(150) scale(.9)")
	} else {
		head = svg.Transform("scale(-1 1) translate(12.2 23) rotate(150) scale(.9)")
	}
	c.Path("M0-9L9 0 0 9", "sense", head)
	if p.s.Round > 0 {
		round := p.Word("round")
		c.Text(0, -1, piece.Fit(round, 9.5, 38), round, "tm ts tl")
		c.Text(0, 15, 17, p.Number(int(p.s.Round)), "tm tb")
	} else {
		c.Use("g-sun", 0, 1, 26, "g-gold")
	}
	c.End()
}

// full reports whether the sector that a quarter faces has no free slot.
func (p *picture) full(q pharaon.Quarter) bool { return p.s.FreeSlots(p.s.Facing(q)) == 0 }

// freeSlot returns the place for the next token in the sector that a quarter faces, in coordinates of the drawing.
func (p *picture) freeSlot(q pharaon.Quarter) (x, y float64, ok bool) {
	slots := p.s.Slots()
	for k := range slots {
		if p.s.Wheel[p.s.Facing(q)][k] == pharaon.NoToken {
			axis := float64(p.position(q)) * 72
			x, y = svg.P(rSlots, axis+(float64(k)-float64(slots-1)/2)*16.6)
			return x, y, true
		}
	}
	return 0, 0, false
}
