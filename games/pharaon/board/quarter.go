package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// quarter draws the contents of a quarter. While the viewer can act there, the whole quarter is clickable and its
// gate glows.
func (p *picture) quarter(q pharaon.Quarter) {
	c, a := p.C, float64(p.position(q))*72
	outline := svg.Inset(152, 378, a-36, a+36, 31)
	attrs, may := p.Choice("quarter "+quarterName[q], "")
	if !may {
		attrs = []svg.Attr{svg.A("role", "group"), svg.A("aria-label", p.quarterText(q))}
	}
	c.Group(append(attrs, svg.ID(piece.ID("quarter", quarterName[q])))...)
	if may {
		c.Group(svg.A("aria-hidden", "true"))
		c.Path(outline, "region")
	}
	if p.acting(q) {
		c.Path(outline, "lit-ink")
		c.Path(outline, "lit")
	} else {
		c.Path(outline, "quarter-line")
	}
	p.gate(q, a, may)
	switch q {
	case pharaon.Nobles:
		p.nobles()
	case pharaon.Nile:
		p.nile()
	case pharaon.Offerings:
		p.offerings()
	case pharaon.Burial:
		p.burial()
	case pharaon.Artisans:
		p.artisans()
	}
	if may {
		p.quarterGhost(q)
		c.End()
	}
	c.End()
}

// quarterText describes the cost of access to a quarter, and whether a slot is free.
func (p *picture) quarterText(q pharaon.Quarter) string {
	facing := p.s.Facing(q)
	return p.Word("dial-quarter", "quarter", p.Term("quarter."+quarterName[q]), "colour", colourTerm(facing),
		"n", p.s.FreeSlots(facing))
}

// quarterGhost shows the result of acting in a quarter: a token on the wheel, the cube one step further.
func (p *picture) quarterGhost(q pharaon.Quarter) {
	c := p.C
	piece.Ghost(c, func() {
		if x, y, ok := p.freeSlot(q); ok {
			c.Circle(x, y, 13.2, "f-"+colour(p.s.Facing(q))+" tk")
			piece.Mark(c, p.Viewer, x, y, 17)
		}
		if next := int(p.s.Player[p.Viewer].Step); q == pharaon.Burial && next < len(p.s.Data.Steps) {
			x, y := p.burialPlaces().main[next].cube()
			c.Use("p-"+piece.SeatName(p.Viewer), x, y, 21, "c-"+piece.SeatName(p.Viewer))
		}
	})
}

// leads returns attributes for a token that can pay access, so that the page shows the free slot where it would go.
func (p *picture) leads(m game.Move) []svg.Attr {
	if m.Verb != pharaon.VAccess {
		return nil
	}
	if _, _, ok := p.freeSlot(p.s.Buy.Quarter); !ok {
		return nil
	}
	return []svg.Attr{svg.A("data-lights", "of-"+tokenName[m.A])}
}

// accessGhosts draws the tokens that can pay access, each on its slot of the wheel. A ghost appears while
// that token, or its button, is pointed at or has the focus.
func (p *picture) accessGhosts() {
	if p.s.Top().Step != pharaon.StepAccess {
		return
	}
	x, y, ok := p.freeSlot(p.s.Buy.Quarter)
	for t := range pharaon.Token(pharaon.Tokens) {
		if _, may := p.Legal["access "+tokenName[t]]; may && ok {
			p.C.Group(svg.Class("ghost of-" + tokenName[t]))
			p.token(p.C, t, x, y, 27)
			p.C.End()
		}
	}
}

// active returns the quarter of the current decision, and whether there is one.
func (p *picture) active() (pharaon.Quarter, bool) {
	switch p.s.Top().Step {
	case pharaon.StepOption, pharaon.StepColour, pharaon.StepExtra, pharaon.StepAccess, pharaon.StepPay:
		return p.s.Buy.Quarter, true
	case pharaon.StepLot, pharaon.StepBonus:
		return pharaon.Offerings, true
	case pharaon.StepNoble:
		return pharaon.Nobles, true
	case pharaon.StepArtist:
		return pharaon.Artisans, true
	case pharaon.StepTrack:
		return pharaon.Nile, true
	}
	return 0, false
}

// acting reports whether the current decision concerns that quarter.
func (p *picture) acting(q pharaon.Quarter) bool {
	active, ok := p.active()
	return ok && active == q
}

// paying reports whether an action in the quarter is being paid for, with all its choices made.
func (p *picture) paying(q pharaon.Quarter) bool {
	step := p.s.Top().Step
	return (step == pharaon.StepAccess || step == pharaon.StepPay) && p.s.Buy.Quarter == q
}

// gate draws the way from the wheel into a quarter: gold while the viewer can take it, barred when the sector is
// full.
func (p *picture) gate(q pharaon.Quarter, axis float64, may bool) {
	c := p.C
	class := "gate"
	if may || p.acting(q) {
		class = "gate open"
	}
	c.Group(svg.Class("door"), svg.A("data-pin", ""), svg.Transform(svg.Rotate(axis)))
	c.Path("M-26-152H26L15-131H-15z", class)
	full := p.full(q)
	if full {
		c.Path("M-26-152H26L15-131H-15z", "gate-full")
	} else {
		c.Path("M-6-139 0-146 6-139", "chevron2")
	}
	if may {
		c.Path("M-22-150H22L13-133H-13z", "ring")
	}
	c.End()
	if full {
		x, y := svg.P(140, axis)
		c.Group()
		c.Title(p.Word("full"))
		piece.Closed(c, x, y, 9.5)
		c.End()
	}
}

// costArc puts the cost of an action on the ground before the gate, n pieces in all.
func (p *picture) costArc(q pharaon.Quarter, n int, draw func(i int, x, y float64)) {
	l := places{axis: float64(p.position(q)) * 72}
	l.back = p.position(q) == 2 || p.position(q) == 3
	for i := range n {
		x, y := svg.P(170, l.around(i, n, 9.6))
		draw(i, x, y)
	}
}

// chosenColour returns the colour that pays an action of the quarter, or "any" before it is chosen.
func (p *picture) chosenColour(q pharaon.Quarter) string {
	if p.paying(q) || p.s.Top().Step == pharaon.StepExtra && q == pharaon.Offerings {
		return colour(p.s.Buy.Colour)
	}
	return "any"
}

// colourCost offers the five colours that can pay an action (PHA-6.3.1, PHA-6.5.1).
func (p *picture) colourCost(q pharaon.Quarter) bool {
	if p.s.Top().Step != pharaon.StepColour || p.s.Buy.Quarter != q {
		return false
	}
	p.costArc(q, 5, func(i int, x, y float64) {
		name := colour(pharaon.Colour(i))
		id, at := piece.ID("cost", quarterName[q], name), spot{x: x, y: y}
		p.thing(id, "colour "+name, p.Term("token."+name), at, piece.Plate(22, 22, 3), func() {
			piece.Cost(p.C, name, 0, 0, 25)
		})
	})
	return true
}
