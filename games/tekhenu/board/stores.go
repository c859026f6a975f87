package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// stores draws what the viewer owns, and how much of each good one Production keeps (TEK-15.3).
func (p *picture) stores() gomponents.Node {
	made, more := []gomponents.Node{html.Class("te-made")}, []gomponents.Node{html.Class("te-more")}
	for t := range tekhenu.Token(len(goods)) {
		if t < produced {
			made = append(made, p.store(t))
		} else {
			more = append(more, p.store(t))
		}
	}
	return piece.Area{ID: "stores", Title: p.Word("stores"), Note: note(p.Word("stores-note"))}.Holds(html.P(made...),
		html.P(more...))
}

// storeVerbs are the verbs of moves for which a good is the button.
var storeVerbs = []string{"produce", "raise", "token"}

// store draws a good, its number, and the track of its production.
func (p *picture) store(t tekhenu.Token) gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	owns := p.amount(t, int(pl.Stock[t]))
	title := owns
	inside := []gomponents.Node{goodPicture(t, 24), html.B(p.number(int(pl.Stock[t])))}
	if t < produced {
		at := int(pl.Production[t])
		title += " · " + p.Word("keeps", "n", at)
		inside = append(inside, p.keeping(at))
	}
	return p.Span("store-"+goods[t], p.FirstOf(storeVerbs, goods[t]), title, owns, "te-store", inside...)
}

// keeping draws a production as boxes. The last full one shows the number.
func (p *picture) keeping(at int) gomponents.Node {
	boxes := []gomponents.Node{html.Class("te-keeps"), html.Aria("hidden", "true")}
	for n := int(p.s.Data.Production.Start); n <= int(p.s.Data.Production.Top); n++ {
		switch {
		case n == at:
			boxes = append(boxes, html.I(html.Class("te-on"), gomponents.Attr("data-n", p.Number(n))))
		case n < at:
			boxes = append(boxes, html.I(html.Class("te-on")))
		default:
			boxes = append(boxes, html.I())
		}
	}
	return html.Span(boxes...)
}

// pieces draws the viewer's rows of Buildings and Statues. Empty places show what is due at scorings (TEK-7.6, TEK-7.7)
// and what the next Statue costs (TEK-9.1).
func (p *picture) pieces() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	const w, h = 302.0, 72.0
	row := piece.Figure("img", p.piecesSay(), "te-pieces", w, h, func(c *svg.Canvas) {
		c.Group(svg.ID("row-buildings"))
		for i, slot := range p.s.Data.Row {
			p.slot(c, slot, i < int(pl.Buildings), 15+30.2*float64(i), 17)
		}
		c.End()
		c.Group(svg.ID("row-statues"))
		for i, cost := range p.s.Data.Costs.Statue {
			x := 21 + 38*float64(i)
			if i < int(pl.Statues) {
				c.Box(x, 54, 34, 33, 4, "te-spot te-bare")
				c.Text(x, 58.5, 12, p.Number(cost), "tm tb te-inkless")
				continue
			}
			c.Box(x, 54, 34, 33, 4, "te-spot")
			statue(c, p.Viewer, x-7, 54, 21)
			c.Text(x+10, 59, 13, p.Number(cost), "tm tb tink")
		}
		c.End()
		column(c, p.Viewer, 250, 54, 24)
		c.Text(266, 59.5, 16, "×"+p.Number(p.left(tekhenu.Columns, pl.Columns)), "tb tink")
	})
	return piece.Area{ID: "pieces", Title: p.Word("pieces"), Note: note(p.Word("pieces-note"))}.Holds(row, p.due())
}

func (p *picture) left(all int, gone uint8) int { return all - int(gone) }

// slot draws the place of a Building: the Building, or the Bread and VP under it.
func (p *picture) slot(c *svg.Canvas, slot tekhenu.Slot, gone bool, x, y float64) {
	if !gone {
		c.Box(x, y, 28, 32, 4, "te-spot")
		building(c, p.Viewer, x, y, 25)
		return
	}
	c.Box(x, y, 28, 32, 4, "te-spot te-bare")
	switch {
	case slot.Bread > 0 && slot.VP > 0:
		p.loaves(c, slot.Bread, x, y-7)
		piece.Points(c, slot.VP, x, y+8, 13)
	case slot.Bread > 0:
		p.loaves(c, slot.Bread, x, y)
	case slot.VP > 0:
		piece.Points(c, slot.VP, x, y, 15)
	}
}

func (p *picture) loaves(c *svg.Canvas, n int, x, y float64) {
	for i := range n {
		good(c, tekhenu.Bread, x+svg.Spread(i, n, 10), y, 14)
	}
}

// piecesSay describes the viewer's remaining pieces.
func (p *picture) piecesSay() string {
	pl := &p.s.Player[p.Viewer]
	return p.Word("pieces-left", "buildings", p.left(tekhenu.Buildings, pl.Buildings),
		"statues", p.left(tekhenu.Statues, pl.Statues), "columns", p.left(tekhenu.Columns, pl.Columns))
}
