package board

import (
	"slices"

	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// trails are the steps of an action after the choice of its quarter (PHA-5.5), by quarter. The choice of an artisan is
// not among them, because a noble's power asks for one too.
var trails = [...][]pharaon.Step{
	pharaon.Nobles:    {pharaon.StepAccess, pharaon.StepPay, pharaon.StepNoble},
	pharaon.Nile:      {pharaon.StepOption, pharaon.StepAccess, pharaon.StepPay},
	pharaon.Offerings: {pharaon.StepColour, pharaon.StepExtra, pharaon.StepAccess, pharaon.StepPay, pharaon.StepLot},
	pharaon.Burial:    {pharaon.StepAccess, pharaon.StepPay},
	pharaon.Artisans:  {pharaon.StepColour, pharaon.StepAccess, pharaon.StepPay},
}

var trailWords = map[pharaon.Step]string{
	pharaon.StepAccess: "trail-access", pharaon.StepPay: "trail-pay", pharaon.StepNoble: "trail-noble",
	pharaon.StepOption: "trail-option", pharaon.StepColour: "trail-colour", pharaon.StepExtra: "trail-extra",
	pharaon.StepLot: "trail-lot",
}

// Trail shows the steps of the current action, and its cost as sockets; after them, the jar that the viewer has drawn.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	q, ok := p.active()
	if !ok {
		return p.drawn()
	}
	steps := trails[q]
	at := slices.Index(steps, p.s.Top().Step)
	if at < 0 {
		return p.drawn()
	}
	crumbs := []piece.Crumb{{Text: p.Term("quarter." + quarterName[q]), Done: true}}
	for i, step := range steps {
		crumbs = append(crumbs, piece.Crumb{Text: p.Word(trailWords[step]), Done: i < at, Now: i == at})
	}
	return piece.Trail(crumbs, p.sockets())
}

// drawn shows the jar that the viewer has just drawn, whose resources they have already (PHA-6.6.1).
func (p *picture) drawn() gomponents.Node {
	for _, e := range p.Just {
		if e.Kind == pharaon.EvJar && e.Seat == p.Viewer && pharaon.SourceOf(e) == pharaon.Unseen {
			jar := piece.Picture("", 48, 61, func(c *svg.Canvas) { c.Copy(piece.ID("c-jar", e.A)) })
			return html.P(html.Class("drawn"), jar, gomponents.Text(p.Words.Say(p.Game.Tell(p.s, e))))
		}
	}
	return nil
}

// sockets draws the cost: what is paid, what to pay now, what follows.
func (p *picture) sockets() gomponents.Node {
	b := &p.s.Buy
	step := p.s.Top().Step
	if step != pharaon.StepAccess && step != pharaon.StepPay {
		return nil
	}
	var nodes []gomponents.Node
	socket := func(class, caption string, draw func(*svg.Canvas)) {
		nodes = append(nodes, html.Li(html.Class(class),
			html.Span(html.Class("socket-box"), piece.Picture("", 46, 46, draw)),
			html.I(gomponents.Text(p.Word(caption)))))
	}
	paid := func(caption string, t pharaon.Token) {
		socket("paid", caption, func(c *svg.Canvas) { p.token(c, t, 0, 0, 38) })
	}
	if step == pharaon.StepAccess {
		socket("open now", "socket-access",
			func(c *svg.Canvas) { piece.Cost(c, colour(p.s.Facing(b.Quarter)), 0, 0, 44) })
		for _, r := range p.costAfterAccess() {
			socket("open", "socket-next", func(c *svg.Canvas) { piece.Cost(c, r.Name, 0, 0, 44) })
		}
	} else {
		paid("socket-access", b.Access)
		for t := range pharaon.Token(pharaon.Tokens) {
			for range b.Paid[t] {
				paid("socket-paid", t)
			}
		}
		for i, colours := range p.open() {
			class, caption := "open", "socket-next"
			if i == 0 {
				class, caption = "open now", "socket-now"
			}
			socket(class, caption, func(c *svg.Canvas) { either(c, colours) })
		}
	}
	return html.Ol(append([]gomponents.Node{html.Class("sockets")}, nodes...)...)
}

// either draws a square that tokens of several colours can pay.
func either(c *svg.Canvas, colours []piece.Resource) {
	if len(colours) == 5 {
		piece.Any(c, 0, 0, 44, false)
		return
	}
	piece.Either(c, colours, 0, 0, 44)
}

// open returns the resources that are left in the cost, each as the colours that can pay it. Jokers paid already
// count as the last of them (PHA-5.7).
func (p *picture) open() (list [][]piece.Resource) {
	b := &p.s.Buy
	for k := range uint8(5) {
		var colours []piece.Resource
		for i, class := range b.Class {
			if class == k {
				colours = append(colours, resources[i])
			}
		}
		for range b.Need.Of(k) {
			list = append(list, colours)
		}
	}
	return list
}

// costAfterAccess returns the cost of the action beyond access, if a token of the wheel's colour pays access.
func (p *picture) costAfterAccess() (list []piece.Resource) {
	b := &p.s.Buy
	var cost []pharaon.Colour
	switch b.Quarter {
	case pharaon.Nobles:
		cost = []pharaon.Colour{0, 1, 2, 3, 4}
	case pharaon.Nile:
		cost = p.s.Data.Options[b.Option].Cost[:]
	case pharaon.Offerings:
		cost = []pharaon.Colour{b.Colour}
		if b.Extra {
			cost = append(cost, b.Colour)
		}
	case pharaon.Burial:
		cost = p.s.Data.Steps[p.s.Player[p.s.Top().Seat].Step].List
	case pharaon.Artisans:
		cost = []pharaon.Colour{b.Colour, b.Colour, b.Colour}
	}
	deducted := false
	for _, c := range cost {
		if c == p.s.Facing(b.Quarter) && !deducted {
			deducted = true
			continue
		}
		list = append(list, resources[c])
	}
	return list
}
