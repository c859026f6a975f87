package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Previews of what a worker or a planned monument can do, shown while the pointer is on it.

// ahead holds the places and sites that the viewer's next choices lead to.
type ahead struct {
	workers [osiris.WorkerKinds]osiris.Places
	plans   [3 * planRoom]osiris.Sites
	marks   []mark
}

// mark shows the places where workers can go.
type mark struct {
	x, y    float64
	classes string
}

// lookAhead asks the rules where each worker can go and each planned monument can be built, as if the viewer had chosen
// it. If there is a single place, the rules use it at once (OSI-14.2), so lookAhead also looks for what is new on the
// board.
func (p *picture) lookAhead() {
	if p.s.Top().Step != osiris.StepAct && p.s.Top().Step != osiris.StepCarry && p.s.Top().Step != osiris.StepBuild {
		return
	}
	for text, m := range p.Legal {
		for w, name := range workerNames {
			if text == "place "+name {
				then, next := p.follow(m, osiris.StepWhere)
				p.next.workers[w] = then.Stood &^ p.s.Stood
				for _, at := range next {
					p.next.workers[w] = p.next.workers[w].With(at.A)
				}
			}
		}
		for i := range p.s.Plans {
			if text == "build "+planName(i) {
				then, next := p.follow(m, osiris.StepSite)
				p.next.plans[i] = then.Raised &^ p.s.Raised
				for _, on := range next {
					p.next.plans[i] = p.next.plans[i].With(on.A)
				}
			}
		}
	}
}

// follow plays a move on a copy and returns the viewer's next legal moves, if they belong to the given step.
func (p *picture) follow(m game.Move, step osiris.Step) (then *osiris.State, next []game.Move) {
	then = p.s.Copy().(*osiris.State)
	then.Play(p.Viewer, m, nil)
	if then.Owing().Has(p.Viewer) && then.Top().Step == step {
		next = then.Moves(nil, p.Viewer)
	}
	return then, next
}

// leads returns attributes for a worker or a plan, so that the page shows where it can go.
func (p *picture) leads(m game.Move) []svg.Attr {
	switch words := osiris.Lexicon.Text(m); {
	case len(words) > 6 && words[:6] == "place ":
		return []svg.Attr{svg.A("data-lights", "os-to-"+words[6:])}
	case len(words) > 6 && words[:6] == "build ":
		return []svg.Attr{svg.A("data-lights", "os-to-"+id(words[6:]))}
	}
	return nil
}

// couldGo prepares the mark of a place where workers can go.
func (p *picture) couldGo(at osiris.Place, s spot) {
	classes := ""
	for w, places := range p.next.workers {
		if places.Has(uint8(at)) {
			classes += " os-to-" + workerNames[w]
		}
	}
	if classes != "" {
		p.next.marks = append(p.next.marks, mark{s.worker[0], s.worker[1] - 16, "os-to" + classes})
	}
}

// marks draws the marks in one group, so that the places themselves do not change with the turn and need not be sent
// again.
func (p *picture) marks() {
	p.C.Group(svg.ID("river-to"), svg.A("aria-hidden", "true"))
	for _, m := range p.next.marks {
		p.C.Circle(m.x, m.y, 12, m.classes)
	}
	p.C.End()
}

// couldBuild marks a site for planned monuments, with the points that they would score.
func (p *picture) couldBuild(site osiris.Site, side int) {
	for i, sites := range p.next.plans {
		if !sites.Has(uint8(site)) {
			continue
		}
		s := p.chart.spotOf(p.chart.site[site], side)
		p.C.Group(svg.Class("os-to os-to-"+id(planName(i))), svg.A("aria-hidden", "true"))
		piece.Cartouche(p.C, "+"+p.Number(p.s.Gain(p.Viewer, uint8(i), site)), s.foot[0], s.icons[1], 20)
		p.C.End()
	}
}
