package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The fields of the action pyramid, and where its steps lie.
const (
	fieldWide, fieldHigh = 62.0, 50.0
	fieldGap             = 4.0
	stepHigh             = 58.0
	stepsTop             = 38.0
	pyramidWide          = 300.0
	pyramidHigh          = stepsTop + 3*stepHigh + 2
)

// actions is the action pyramid of the viewer with the tokens of this Day (KEM-4.3).
func (p *picture) actions() gomponents.Node {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class("art action-pyramid"), svg.A("viewBox", "0 0 "+svg.N(pyramidWide)+" "+svg.N(pyramidHigh)),
		svg.A("role", "group"), svg.A("aria-label", p.word("actions")))
	p.cap(c)
	p.silver(c)
	for level := 1; level <= 3; level++ {
		p.step(c, level)
	}
	c.End()
	left := int(p.s.Player[p.Viewer].Tokens)
	return html.Section(html.ID("actions"), html.Class("area"), html.Aria("labelledby", "actions-title"),
		html.H2(html.ID("actions-title"), html.Class("panel-title"), text(p.word("actions")), html.Small(text(p.word("tokens-left", "n", left)))),
		gomponents.Raw(c.String()))
}

// step is one level of the pyramid: its fields, and whether the Balance rule is met on it (KEM-4.5).
func (p *picture) step(c *svg.Canvas, level int) {
	var fields []uint8
	for i, a := range p.s.Data.Actions {
		if a.Level == level {
			fields = append(fields, uint8(i))
		}
	}
	n := float64(len(fields))
	wide := n*(fieldWide+fieldGap) + 12
	y := stepsTop + stepHigh*float64(level-1)
	left := (pyramidWide - 20 - wide) / 2
	c.Rect(left, y, wide, stepHigh, 4, "act-step")
	met := false
	for i, f := range fields {
		p.field(c, f, left+6+fieldGap/2+fieldWide/2+(fieldWide+fieldGap)*float64(i), y+stepHigh/2)
		met = met || p.covered(p.Viewer, f)
	}
	c.Group(svg.ID("balance-"+svg.N(float64(level))), svg.At(left+wide+12, y+stepHigh/2))
	if met {
		c.Title(p.word("level-met", "n", level))
		piece.Tick(c, 0, 0, 8)
	} else {
		c.Title(p.word("level-open", "n", level))
		c.Circle(0, 0, 7.5, "act-open")
	}
	c.End()
}

func (p *picture) covered(seat game.Seat, field uint8) bool {
	return p.s.Player[seat].Covered&(1<<field) != 0
}

// fieldMove is the move that a field stands for now: a token on it, or its action next.
func (p *picture) fieldMove(field uint8) string {
	switch p.s.Top().Step {
	case kemet.StepToken:
		return "token " + p.actionName(int(field))
	case kemet.StepSilver:
		return "silver " + p.actionName(int(field))
	case kemet.StepWhich:
		for i, name := range []string{"own", "silver"} {
			if p.s.Acts&(1<<i) != 0 && p.s.Act[i] == field {
				return "next " + name
			}
		}
	}
	return ""
}

// field is an action space: its action, or the mark of who has covered it.
func (p *picture) field(c *svg.Canvas, field uint8, x, y float64) {
	name, taken := p.actionName(int(field)), p.covered(p.Viewer, field)
	said := p.Words.Word("kemet.action." + name)
	if taken {
		said = p.word("covered", "action", game.Term("kemet.action."+name))
	}
	attrs, may := p.choice(p.fieldMove(field), "")
	if !may {
		attrs = []svg.Attr{svg.A("role", "img"), svg.A("aria-label", said)}
	}
	c.Group(append(attrs, svg.ID("act-"+name), svg.At(x, y))...)
	c.Group(svg.A("aria-hidden", "true"))
	c.Title(said)
	if may {
		piece.May(c, 0, 0, piece.Plate(fieldWide-6, fieldHigh-6, 4))
	}
	c.Box(0, 0, fieldWide, fieldHigh, 5, "act-field")
	if may {
		c.Box(0, 0, fieldWide-3, fieldHigh-3, 4, "act-lit")
	}
	action := p.s.Data.Actions[field].Action
	if taken {
		piece.Mark(c, p.Viewer, 0, -7, 28)
	} else {
		c.Use(actionSign[action], 0, -7, 27, "k-sign")
	}
	if may && !taken {
		c.Group(svg.Class("ghost"))
		piece.Mark(c, p.Viewer, 0, -7, 28)
		c.End()
	}
	label := p.word("act-" + actionWord[action])
	c.Text(0, 19, piece.Fit(label, 11, fieldWide-3), label, "tm ts"+when(taken, " tq"))
	c.End()
	c.End()
}

// actionWord are the keys of the short names of actions, by kemet.Action.
var actionWord = [...]string{"move", "recruit", "raise", "pray", "diamond", "ruby", "sapphire"}

// cap is the top of the pyramid: the golden icon, on no level (KEM-9.31).
func (p *picture) cap(c *svg.Canvas) {
	const mid = (pyramidWide - 20) / 2
	state := p.s.Player[p.Viewer].Golden
	key := [...]string{kemet.TokenNone: "golden-none", kemet.TokenReady: "golden-ready", kemet.TokenUsed: "golden-used"}[state]
	next := p.s.Top().Step == kemet.StepWhich && p.s.Acts&4 != 0
	for i, name := range []string{"move", "recruit"} {
		move := "golden " + name
		if next && int(p.s.Act[2]) == i {
			move = "next golden"
		}
		attrs, may := p.choice(move, "")
		if !may {
			continue
		}
		c.Group(append(attrs, svg.ID("act-golden-"+name), svg.At(mid+74*float64(2*i-1), 18))...)
		c.Group(svg.A("aria-hidden", "true"))
		piece.May(c, 0, 0, piece.Plate(78, 24, 4))
		c.Box(0, 0, 84, 28, 5, "act-field")
		c.Box(0, 0, 81, 25, 4, "act-lit")
		label := p.word("act-" + name)
		c.Use(actionSign[kemet.Action(i)], -28, 0, 20, "k-sign")
		c.Text(11, 4, piece.Fit(label, 11, 56), label, "tm ts")
		c.End()
		c.End()
	}
	c.Group(svg.ID("act-golden"), svg.At(mid, stepsTop), svg.A("role", "img"), svg.A("aria-label", p.word(key)))
	c.Title(p.word(key))
	c.Path("M-30 0L0-34 30 0z", "act-cap"+[...]string{" missing", "", " used"}[state])
	c.Use("g-sun", 0, -11, 13, "g-line")
	c.End()
}

// silver is the silver token beside the pyramid, if there is one (KEM-9.16).
func (p *picture) silver(c *svg.Canvas) {
	state := p.s.Player[p.Viewer].Silver
	if state == kemet.TokenNone {
		return
	}
	key := map[uint8]string{kemet.TokenReady: "silver-ready", kemet.TokenUsed: "silver-used"}[state]
	c.Group(svg.ID("act-silver"), svg.At(26, stepsTop+stepHigh/2), svg.A("role", "img"), svg.A("aria-label", p.word(key)))
	c.Title(p.word(key))
	c.Circle(0, 0, 15, "act-silver"+when(state == kemet.TokenUsed, " used"))
	piece.Mark(c, p.Viewer, 0, 0, 18)
	c.End()
}
