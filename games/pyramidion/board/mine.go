package board

import (
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine returns the strip below the board: the viewer's reserve, cards and loaded boats.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	return html.Section(html.ID("mine"), html.Class("py-own"), html.Aria("label", p.Name(p.Viewer)),
		p.hand(), p.reserve(), p.ships())
}

// text turns words into text of a page, and number a number.
func text(words string) gomponents.Node         { return gomponents.Text(words) }
func (p *picture) number(n int) gomponents.Node { return text(p.Number(n)) }
func note(words string) []gomponents.Node       { return []gomponents.Node{text(words)} }

// drawn returns a picture for a page, drawn with the functions of the board.
func (p *picture) drawn(w, h float64, draw func(*svg.Canvas)) gomponents.Node {
	return piece.Picture("", w, h, func(c *svg.Canvas) { p.on(c, func() { draw(c) }) })
}

// on draws on another canvas than the picture's own.
func (p *picture) on(c *svg.Canvas, draw func()) {
	own := p.C
	p.C = c
	draw()
	p.C = own
}

func (p *picture) tokenPicture(r pyramidion.Resource, size float64) gomponents.Node {
	return piece.Picture("", size, size, func(c *svg.Canvas) { token(c, r, 0, 0, size) })
}

// reserve shows what the viewer owns: resources, and remaining troops.
func (p *picture) reserve() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	all := []gomponents.Node{html.Class("py-goods")}
	for r := range resources {
		n := int(pl.Goods[r])
		said := p.amount(r, n)
		all = append(all, p.Span("own-"+goods[r], "", said, said, "py-good"+piece.When(n == 0, " py-zero"),
			p.tokenPicture(r, 27), html.B(p.number(n))))
	}
	ranks := []gomponents.Node{html.Class("py-ranks")}
	for kind := range troops {
		ranks = append(ranks, p.rank(kind))
	}
	return piece.Area{ID: "reserve", Title: p.Word("reserve")}.Holds(html.P(all...), html.P(ranks...))
}

// rank shows the viewer's troops of a kind: those in reserve, and faintly those on sites.
func (p *picture) rank(kind pyramidion.Troop) gomponents.Node {
	left, all := int(p.s.Left(p.Viewer, kind)), int(p.s.Data.Troops[kind])
	return piece.Fact("py-rank", p.Word("left-"+troopNames[kind], "n", left, "all", all),
		p.drawn(21*float64(all)+3, 30, func(c *svg.Canvas) {
			for i := range all {
				c.Group(svg.Class(piece.When(i >= left, "py-gone")))
				troop(c, kind, p.Viewer, svg.Spread(i, all, 21), 14.5, 28)
				c.End()
			}
		}))
}

// ships shows the viewer's loaded boats. Nobody else may look at them (PYR-12.5).
func (p *picture) ships() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	all := []gomponents.Node{html.Class("py-ships"), html.TabIndex("0")} // many boats scroll, by keys, too
	for boats := pl.Boats; boats != 0; boats = boats.Rest() {
		b := pyramidion.Boat(boats.First())
		all = append(all, piece.Fact("", p.Words.Say(pyramidiontext.Boat(p.s, b)), p.drawn(47, 40, func(c *svg.Canvas) {
			c.UseIn("py-back", 0, 2, 45, 36, "")
			piece.Points(c, int(p.s.Data.Boat[b].VP), 0, -5, 18)
		})))
	}
	if pl.Boats == 0 {
		all = append(all, html.Span(html.Class("py-none"), text(p.Word("no-boats"))))
	}
	if p.s.Bonus() == p.Viewer {
		all = append(all, html.Span(html.Class("py-none"), text(p.bonusSays(p.Viewer))))
	}
	points := piece.PointsPicture(p.Number(p.s.Score(p.Viewer)), p.pointsSay(p.Viewer), 22)
	return piece.Area{ID: "ships", Title: p.Word("ships"), Note: []gomponents.Node{points}}.Holds(html.P(all...))
}
