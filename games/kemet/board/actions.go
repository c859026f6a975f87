package board

import (
	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// The sizes of the fields of the action pyramid and the positions of its steps.
const (
	fieldWide, fieldHigh = 62.0, 50.0
	fieldGap             = 4.0
	stepHigh             = 58.0
	stepsTop             = 38.0
	pyramidWide          = 300.0
	pyramidHigh          = stepsTop + 3*stepHigh + 2
)

// actions draws the viewer's action pyramid with the tokens of this Day (KEM-4.3).
func (p *picture) actions() gomponents.Node {
	pyramid := piece.Figure("group", p.Word("actions"), "action-pyramid", pyramidWide, pyramidHigh,
		func(c *svg.Canvas) {
			p.C = c
			p.cap()
			p.silver()
			for level := 1; level <= 3; level++ {
				p.step(level)
			}
		})
	left := int(p.s.Player[p.Viewer].Tokens)
	area := piece.Area{ID: "actions", Title: p.Word("actions"), Note: note(p.Word("tokens-left", "n", left))}
	return area.Holds(pyramid)
}

// step draws one level of the pyramid: its fields, and whether the level has a token as Balance demands (KEM-4.5).
func (p *picture) step(level int) {
	var fields []uint8
	for i, a := range p.s.Data.Actions {
		if a.Level == level {
			fields = append(fields, uint8(i))
		}
	}
	c := p.C
	wide := float64(len(fields))*(fieldWide+fieldGap) + 12
	y := stepsTop + stepHigh*float64(level-1)
	left := (pyramidWide - 20 - wide) / 2
	c.Rect(left, y, wide, stepHigh, 4, "act-step")
	met := false
	for i, f := range fields {
		p.field(f, (pyramidWide-20)/2+svg.Spread(i, len(fields), fieldWide+fieldGap), y+stepHigh/2)
		met = met || p.covered(p.Viewer, f)
	}
	c.Group(svg.ID(piece.ID("balance", level)), svg.At(left+wide+12, y+stepHigh/2))
	if met {
		c.Title(p.Word("level-met", "n", level))
		piece.Tick(c, 0, 0, 8)
	} else {
		c.Title(p.Word("level-open", "n", level))
		c.Circle(0, 0, 7.5, "act-open")
	}
	c.End()
}

func (p *picture) covered(seat game.Seat, field uint8) bool {
	return p.s.Player[seat].Covered&(1<<field) != 0
}

// fieldMove returns the move that a field makes now: to put a token on it, or to do its action next.
func (p *picture) fieldMove(field uint8) string {
	if p.s.Top().Step != kemet.StepWhich {
		return p.FirstOf([]string{"token", "silver"}, kemet.ActionSpaceNames[field])
	}
	for i, name := range []string{"own", "silver"} {
		if p.s.Acts&(1<<i) != 0 && p.s.Act[i] == field {
			return "next " + name
		}
	}
	return ""
}

// field draws an action space: its action, or the mark of the seat that has covered it.
func (p *picture) field(field uint8, x, y float64) {
	c, name, taken := p.C, kemet.ActionSpaceNames[field], p.covered(p.Viewer, field)
	said := p.Term("action." + name)
	if taken {
		said = p.Word("covered", "action", game.Term("kemet.action."+name))
	}
	p.button("act-"+name, p.fieldMove(field), said, x, y, fieldWide, fieldHigh, func(may bool) {
		p.fieldFace(c, field, taken)
		if may && !taken {
			piece.Ghost(c, func() { piece.Mark(c, p.Viewer, 0, -7, 28) })
		}
	})
}

// fieldFace draws the content of a field.
func (p *picture) fieldFace(c *svg.Canvas, field uint8, taken bool) {
	action := p.s.Data.Actions[field].Action
	label := p.fieldShort(field)
	if taken {
		piece.Mark(c, p.Viewer, 0, -7, 28)
	} else {
		c.Use(actionSign[action], 0, -7, 27, "k-sign")
	}
	c.Text(0, 19, piece.Fit(label, 11, fieldWide-3), label, "tm ts"+piece.When(taken, " tq"))
}

// button draws a field of the pyramid with its ground. A lit edge marks a field that can be chosen.
func (p *picture) button(id, move, said string, x, y, w, h float64, draw func(may bool)) {
	_, may := p.Legal[move]
	p.Slot(piece.Slot{ID: id, Move: move, Title: said, At: svg.Translate(x, y), Shape: piece.Plate(w-6, h-6, 4)},
		func() {
			p.C.Box(0, 0, w, h, 5, "act-field")
			if may {
				p.C.Box(0, 0, w-3, h-3, 4, "act-lit")
			}
			draw(may)
		})
}

// actionWord holds the keys of the actions' short names, by kemet.Action.
var actionWord = [...]string{"move", "recruit", "raise", "pray", "diamond", "ruby", "sapphire"}

// cap draws the golden token as the top of the pyramid, on no level (KEM-9.31).
func (p *picture) cap() {
	const mid = (pyramidWide - 20) / 2
	c := p.C
	next := p.s.Top().Step == kemet.StepWhich && p.s.Acts&(1<<kemet.Golden) != 0
	for i, name := range []string{"move", "recruit"} {
		move := "golden " + name
		if next && int(p.s.Act[kemet.Golden]) == i {
			move = "next golden"
		}
		if _, may := p.Legal[move]; !may {
			continue
		}
		label := p.Word("act-" + name)
		p.button("act-golden-"+name, move, "", mid+74*float64(2*i-1), 18, 84, 28, func(bool) {
			c.Use(actionSign[kemet.Action(i)], -28, 0, 20, "k-sign")
			c.Text(11, 4, piece.Fit(label, 11, 56), label, "tm ts")
		})
	}
	state := p.s.Player[p.Viewer].Golden
	keys := [...]string{
		kemet.TokenNone: "golden-none", kemet.TokenReady: "golden-ready", kemet.TokenUsed: "golden-used",
	}
	said := p.Word(keys[state])
	p.Slot(piece.Slot{ID: "act-golden", Title: said, At: svg.Translate(mid, stepsTop)}, func() {
		c.Path("M-30 0L0-34 30 0z", "act-cap"+[...]string{" missing", "", " used"}[state])
		c.Use("g-sun", 0, -11, 13, "g-line")
	})
}

// silver draws the silver token next to the pyramid, if the viewer has one (KEM-9.16).
func (p *picture) silver() {
	state := p.s.Player[p.Viewer].Silver
	if state == kemet.TokenNone {
		return
	}
	said := p.Word(map[uint8]string{kemet.TokenReady: "silver-ready", kemet.TokenUsed: "silver-used"}[state])
	p.Slot(piece.Slot{ID: "act-silver", Title: said, At: svg.Translate(26, stepsTop+stepHigh/2)}, func() {
		p.C.Circle(0, 0, 15, "act-silver"+piece.When(state == kemet.TokenUsed, " used"))
		piece.Mark(p.C, p.Viewer, 0, 0, 18)
	})
}

// Idle reports that a token would do nothing now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return kemettext.Idle(scene.State.(*kemet.State), scene.Viewer, m)
}
