package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Left draws the areas beside the board that concern everybody.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return gomponents.Group{p.players(), p.lots(), p.discards()}
}

// discards lists the cards of the discard pile.
func (p *picture) discards() gomponents.Node {
	if p.s.Spent == 0 {
		return nil
	}
	list := []gomponents.Node{html.Class("os-spent")}
	for in := p.s.Spent; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		list = append(list, html.Li(html.ID("spent-"+id(cardName(card))), kindSign(p.s.Data.Card[card].Kind, 20),
			p.cardLines(card), p.corner("spent-corner-"+id(cardName(card)), "", card)))
	}
	return html.Section(html.ID("spent"), html.Class("area"), html.Aria("label", p.Word("spent")),
		html.Details(
			html.Summary(html.Class("area-title"), text(p.Word("spent")),
				html.Small(text(p.Word("discards", "n", p.s.Spent.Len())))),
			html.Ul(list...)))
}

// lots draws the points that each seat would score for lots if the game ended now. The pointer on a number shows the
// lots on the board.
func (p *picture) lots() gomponents.Node {
	d := p.s.Data.Scoring
	rows := []gomponents.Node{html.Class("os-lots")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		n, m := p.s.Lots(seat)
		rows = append(rows, html.Li(html.ID(piece.ID("lots", seat)), piece.SeatMark(seat, 20),
			p.lotButton("row", seat, n, n*int(d.Row)), p.lotButton("reach", seat, m, m*int(d.Reach)),
			html.B(text("+"), p.number(n*int(d.Row)+m*int(d.Reach)))))
	}
	legend := p.Word("lots-note",
		"row", int(d.RowSize), "vp", int(d.Row), "reach", int(d.ReachSize), "more", int(d.Reach))
	return piece.Area{ID: "lots", Title: p.Word("lots"), Note: note(legend)}.Holds(html.Ul(rows...))
}

// lotButton shows the lots of a seat on the board while the pointer is on it.
func (p *picture) lotButton(kind string, seat game.Seat, n, points int) gomponents.Node {
	said := p.Word("lots-"+kind, "seat", seat, "n", n, "points", points)
	return html.Button(html.Type("button"), html.Class("os-lot-show"+piece.When(n == 0, " os-zero")),
		html.Data("lights", "os-"+kind+"-"+p.Number(int(seat)+1)), html.Aria("label", said), html.Title(said),
		piece.Picture("", 34, 14, func(c *svg.Canvas) { lotFace(c, kind) }), html.B(p.number(n)))
}

// lotFace draws a row of neighbours, or two banks of a segment.
func lotFace(c *svg.Canvas, kind string) {
	if kind == "row" {
		for i := range 3 {
			c.Box(svg.Spread(i, 3, 10), 0, 8, 11, 1.5, "os-lot-cell")
		}
		return
	}
	c.Line(-15, 0, 15, 0, "os-lot-nile")
	for i := range 4 {
		y := -4.5
		if i%2 == 1 {
			y = 4.5
		}
		c.Box(svg.Spread(i, 4, 8), y, 7, 5, 1, "os-lot-cell")
	}
}
