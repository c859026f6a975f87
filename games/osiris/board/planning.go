package board

import (
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Height of a cartouche below its heading, and height of the heading.
const cartoucheHigh, headHigh = 98.0, 24.0

// planning draws the planning cartouches by kind of monument, each kind under its glory and its completion bonus.
func (p *picture) planning(wide float64) {
	x, y := 0.0, 0.0
	for kind, all := range p.s.Data.Planning {
		if p.chart.narrow && kind == len(silhouettes)-1 { // a phone has room for two kinds side by side
			x, y = 0, headHigh+cartoucheHigh+6
		}
		p.C.Group(svg.ID("plans-" + monumentNames[kind]))
		p.planHead(osiris.Monument(kind), x, y)
		p.C.End()
		for i, n := range all {
			p.plan(int(n), x+(wide/2-2)+wide*float64(i), y+headHigh+cartoucheHigh/2, wide-4, cartoucheHigh)
		}
		x += wide*float64(len(all)) + 10
	}
}

// planHead draws the name of a kind of monument, its glory (OSI-5.7.6), and its completion bonus as long as nobody has
// scored it (OSI-5.7.8).
func (p *picture) planHead(kind osiris.Monument, x, y float64) {
	c, d := p.C, p.s.Data
	name := p.Word("planning-" + monumentNames[kind])
	at := x + p.heading(name, x, y, 92) + 22
	piece.Cartouche(c, p.Number(int(d.Monument[kind].Glory)), at, y+10.5, 19)
	if p.s.Complete&(1<<kind) != 0 {
		return
	}
	c.Group(svg.A("role", "img"))
	c.Title(p.Word("completion", "n", int(d.Pieces[kind]), "points", int(d.Scoring.Completion[kind])))
	c.Text(at+18, y+15, 12.5, "×"+p.Number(int(d.Pieces[kind])), "tb")
	piece.Cartouche(c, "+"+p.Number(int(d.Scoring.Completion[kind])), at+50, y+10.5, 15)
	c.End()
}

// planVerbs are the verbs of moves that name a planning cartouche.
var planVerbs = []string{"plan", "build", "keep"}

// plan draws a cartouche: its cost, and the monument on it.
func (p *picture) plan(i int, x, y, w, h float64) {
	plan, name := &p.s.Plans[i], planName(i)
	kind, cost := p.s.Data.Plans[i].Monument, p.s.Data.Plans[i].Cost
	title := p.Words.Say(osiristext.PlanName(p.s, uint8(i))) + " · " + p.tokenList(cost)
	switch {
	case plan.Owner == osiris.Neutral:
		title += " · " + p.Word("reserved")
	case plan.Owner != osiris.NoSeat:
		title += " · " + p.monumentSays(kind, plan.Owner)
	}
	if plan.Kept > 0 {
		title += " · " + p.Word("kept")
	}
	move := p.FirstOf(planVerbs, name)
	plate := piece.Plate(w-2, h-2, 14)
	p.Slot(piece.Slot{ID: "plan-" + id(name), Move: move, Title: title, At: svg.Translate(x, y), Shape: plate}, func() {
		c := p.C
		p.planFace(i, w, h)
		switch {
		case plan.Owner != osiris.NoSeat:
			p.monumentAt("plan-piece-"+id(name), kind, plan.Owner, 0, h/2-36, p.planTall(kind))
			if plan.Owner == osiris.Neutral {
				piece.Closed(c, w/2-9, -h/2+10, 7)
			}
			if plan.Kept > 0 {
				c.Circle(w/2-9, -h/2+10, 9, "os-medal")
				c.Use("g-horus", w/2-9, -h/2+10, 13, "g-solid")
			}
		default:
			c.Group(svg.Class("os-trace" + piece.When(move != "", " unghost")))
			monument(c, kind, osiris.Neutral, 0, h/2-36, p.planTall(kind))
			c.End()
			if move != "" && p.Seated() {
				piece.Ghost(c, func() { monument(c, kind, p.Viewer, 0, h/2-36, p.planTall(kind)) })
			}
		}
		if p.Active && p.s.Turn.Plan == uint8(i)+1 && plan.Owner != osiris.NoSeat {
			piece.Selected(c, 0, 0, piece.Plate(w-2, h-2, 14))
		}
	})
}

// planFace draws a cartouche with its cost; a reserved one is closed (OSI-2.3.3).
func (p *picture) planFace(i int, w, h float64) {
	c := p.C
	c.Box(0, 0, w, h, 15, "os-cartouche"+piece.When(p.s.Plans[i].Owner == osiris.Neutral, " os-shut"))
	c.Line(-w/2+9, h/2-34, w/2-9, h/2-34, "os-rule")
	p.pin(-w/2, -8)
	p.costs(p.s.Data.Plans[i].Cost, 0, h/2-18, w-4)
}

// planTall returns the height of an obelisk at the scale of a monument on a cartouche.
func (p *picture) planTall(kind osiris.Monument) float64 {
	return min(56, silhouettes[osiris.Obelisk].h*48/silhouettes[kind].w)
}

// costs draws the tokens of a price by kind with their numbers.
func (p *picture) costs(cost osiris.Tokens, x, y, wide float64) {
	var all []osiris.Resource
	for r, n := range cost {
		if n > 0 {
			all = append(all, osiris.Resource(r))
		}
	}
	step := min(28, wide/float64(max(1, len(all)))) // a number stands nearer to its own token than to the next
	for i, r := range all {
		at := x + svg.Spread(i, len(all), step)
		p.C.Text(at-4, y+4.8, 13, p.Number(int(cost[r])), "te tb")
		price(p.C, r, at+4.5, y, 13)
	}
}
