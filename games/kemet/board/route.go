package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// path draws where the moving troop came from and, while its group is being chosen, where it goes.
func (p *picture) path() {
	m := &p.s.March
	switch {
	case p.aimed != nil && p.aimed.route != nil:
		p.wayTo(p.aimed.route)
		return
	case p.aimed != nil || !p.chosen(p.s.Active, m.At):
		return
	}
	if m.Start != m.At {
		from, to := p.chart.at(p.spots(m.Start).troop), p.chart.at(p.spots(m.At).troop)
		line := svg.Data(nil).M(from.x, from.y-12*p.chart.size).L(to.x, to.y-12*p.chart.size).String()
		p.C.Path(line, "k-came-edge")
		p.C.Path(line, "k-came")
	}
	if p.s.Top().Step != kemet.StepMarch {
		p.approach(m.At, m.To)
	}
}

// approach draws a step not yet made: an arc between the spaces, and a ghost of the troop that would arrive.
func (p *picture) approach(from, to uint8) {
	k := p.chart.size
	a, b := p.chart.at(p.spots(from).troop).plus(0, -16*k), p.ghostAt(to)
	head := b.plus(0, -34*k)
	p.arrow(a, head)
	p.C.Group(svg.Class("k-faint c-"+piece.SeatName(p.s.Active)), svg.At(b.x, b.y))
	p.C.Copy(p.troopID(p.s.Active, from) + "-look")
	p.C.End()
}

// arrow draws an arc with a head.
func (p *picture) arrow(a, head point) {
	p.C.Path(arc(a, head), "k-arc-edge")
	p.C.Path(arc(a, head), "k-arc")
	p.C.Path("M-11-6L0 0-11 6z", "k-arc-head",
		svg.Transform(svg.Translate(head.x, head.y)+" "+svg.Rotate(angle(summit(a, head), head))+" "+
			svg.Scale(max(p.chart.size, .7))))
}

// ghostAt returns the place of a troop's ghost, behind an enemy if there is one.
func (p *picture) ghostAt(space uint8) point {
	at := p.chart.at(p.spots(space).troop)
	if p.s.Enemy(kemet.NoSeat, space) != kemet.NoSeat {
		at = at.plus(p.chart.behind())
	}
	return at
}

// arc returns a line between two points that rises in the middle.
func arc(a, b point) string {
	top, d := summit(a, b), svg.Data(nil).M(a.x, a.y)
	return string(append(d, "Q"+svg.N(top.x)+" "+svg.N(top.y)+" "+svg.N(b.x)+" "+svg.N(b.y)...))
}

// summit returns the control point of an arc.
func summit(a, b point) point {
	top := between(a, b, .5).plus(0, -.22*a.to(b))
	return point{top.x, max(8, top.y)}
}

// happened marks the changes that the last events made to the map: all changes of units, of other kinds only the
// first.
func (p *picture) happened() {
	marked := map[uint8]bool{}
	for _, e := range p.Just {
		again := marked[e.Kind] && e.Kind != kemet.EvUnit
		if again || e.Kind == kemet.EvStep && kemet.AsStepped(e).Verb != kemet.VLand {
			continue
		}
		marked[e.Kind] = true
		p.show(e)
	}
}

// show marks the change that one event made.
func (p *picture) show(e game.Event) {
	switch e.Kind {
	case kemet.EvStep:
		step := kemet.AsStepped(e)
		p.footprints(step.From, step.To)
		p.ringTroop(e.Seat, step.To)
	case kemet.EvRetreated, kemet.EvEscaped:
		flight := kemet.AsFlight(e)
		p.footprints(flight.From, flight.To)
		p.ringTroop(e.Seat, flight.To)
	case kemet.EvUnit:
		p.ringTroop(e.Seat, e.A)
	case kemet.EvBeast:
		p.ringTroop(e.Seat, kemet.AsHoused(e).Space)
	case kemet.EvPyramid:
		at := p.chart.at(p.spots(kemet.AsRaised(e).Space).build)
		p.ring(at.plus(0, -18*p.chart.size), 62*p.chart.size, 50*p.chart.size)
	case kemet.EvLost, kemet.EvSentBack:
		loss := kemet.AsLoss(e)
		p.fallen(loss.Space, int(loss.Units))
	}
}

func (p *picture) ringTroop(seat game.Seat, space uint8) {
	n := int(p.s.Units[seat][space])
	if n == 0 {
		return
	}
	at := p.standing(seat, space)
	if p.chart.narrow {
		p.ring(at, 44, 28)
		return
	}
	p.ring(at.plus(0, -13), 2*half(n)+34, 48)
}

// ring draws a dashed line around something.
func (p *picture) ring(at point, w, h float64) {
	piece.Just(p.C, at.x, at.y, piece.Plate(w, h, min(h/4, 10)))
}

// footprints draws a dotted trail with a head between two spaces.
func (p *picture) footprints(from, to uint8) {
	if from == to || !p.b.In.Has(from) {
		return
	}
	k := p.chart.size
	a, b := p.chart.at(p.spots(from).troop).plus(0, -10*k), p.chart.at(p.spots(to).troop).plus(0, -10*k)
	b = between(a, b, 1-30*k/max(60*k, a.to(b)))
	p.C.Path(svg.Data(nil).M(a.x, a.y).L(b.x, b.y).String(), "k-trail-light")
	p.C.Path(svg.Data(nil).M(a.x, a.y).L(b.x, b.y).String(), "k-trail")
	p.C.Path("M-9-5L1 0-9 5z", "k-trail-head", svg.Transform(svg.Translate(b.x, b.y)+" "+svg.Rotate(angle(a, b))+" "+
		svg.Scale(max(k, .7))))
}

// fallen draws how many units left the map in a space: above the troop there, on narrow screens beside it, where no
// second troop stands and no sign of a combat.
func (p *picture) fallen(space uint8, n int) {
	at, r := p.chart.at(p.spots(space).troop), 9.5
	if p.chart.narrow {
		x, _ := p.aside(space)
		if r = 8; at.x-x < r || at.x-x > p.chart.w-r {
			at = at.plus(x, 14)
		} else {
			at = at.plus(-x, 4)
		}
	} else {
		at = at.plus(0, -30*p.chart.size)
	}
	p.C.Circle(at.x, at.y, r, "k-fallen")
	p.C.Text(at.x, at.y+4.4, 12.5, "−"+p.Number(n), "tm tb k-pale")
}
