package page

import (
	"strconv"

	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// dock renders the decision, below what the reader pays with. On a small screen it is a sheet at the bottom.
func (t *Play) dock() Node {
	return Div(ID("dock"), Class("dock"), t.purse(), t.decision())
}

// purse renders what the reader pays with, and the way to all that is theirs.
func (t *Play) purse() Node {
	goods := piece.Purse(t.Board, t.Scene)
	if goods == nil || t.Table.Status == table.Over && !t.Moment.Replay {
		return nil
	}
	return Ul(ID("purse"), Class("goods"), Aria("label", t.w("dock.title")),
		Map(goods, func(g piece.Good) Node { return Li(g.Fact()) }),
		Li(Class("whole"), A(Href("#mine"), Title(t.w("dock.title")), t.t("dock.all"))))
}

// heights are those of the sheet, the lowest first.
var heights = [...]string{"peek", "half", "full"}

// grip renders the handle that moves the sheet.
func (t *Play) grip() Node {
	const usual = 1
	names := Group{}
	for _, height := range heights {
		names = append(names, Data(height, t.w("dock.height."+height)))
	}
	return Div(ID("grip"), Class("grip"), Role("slider"), TabIndex("0"), Aria("label", t.w("dock.height")),
		Aria("orientation", "vertical"), Aria("valuemin", "0"), Aria("valuemax", strconv.Itoa(len(heights)-1)),
		Aria("valuenow", strconv.Itoa(usual)), Aria("valuetext", t.w("dock.height."+heights[usual])), names)
}

// look renders the place for a closer look at what was touched, which the script fills. It is at the end, where it
// hides neither the prompt nor what is at stake.
func (t *Play) look() Node {
	return Div(ID("look"), Class("look"), Role("status"), Data("close", t.w("dock.close")),
		Data("act", t.w("dock.act")))
}
