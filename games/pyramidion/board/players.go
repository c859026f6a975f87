package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// players are a row for everybody, in the play order.
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("py-players")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.player(seat))
	}
	return piece.Area{ID: "players", Title: p.Word("players"), Note: note(p.Word("players-note"))}.Holds(html.Ol(rows...))
}

// player is what a seat has, and nothing that only its owner knows.
func (p *picture) player(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	return html.Li(html.ID(piece.ID("player", seat)), piece.Class("py-player", piece.When(p.s.Owing().Has(seat), "now"), piece.When(seat == p.Viewer, "py-you"), piece.When(pl.Passed, "py-rest")),
		piece.SeatMark(seat, 34), html.Span(html.Class("py-who"), html.B(text(p.Name(seat))), p.token(seat)), p.score(seat),
		p.stock(seat), p.standing(seat))
}

// token is the order token that a seat has taken this round.
func (p *picture) token(seat game.Seat) gomponents.Node {
	n := int(p.s.Player[seat].Token)
	if n == 0 {
		return nil
	}
	return piece.Fact("py-fact", p.Word("token-taken", "n", n, "seat", seat), p.drawn(18, 18, func(c *svg.Canvas) { orderDisc(c, p.Number(n), 0, 0, 8, false) }))
}

// score is a seat's points, if the viewer may know them, or nothing but a question (PYR-19.2).
func (p *picture) score(seat game.Seat) gomponents.Node {
	if !p.s.ScoreKnown(seat) {
		return piece.PointsPicture("?", p.Word("points-hidden"), 22)
	}
	return piece.PointsPicture(p.Number(p.s.Score(seat)), p.Word("points", "n", p.s.Score(seat)), 22)
}

// stock is a seat's reserve.
func (p *picture) stock(seat game.Seat) gomponents.Node {
	all := []gomponents.Node{html.Class("py-facts py-stock")}
	for r, n := range p.s.Player[seat].Goods {
		all = append(all, piece.Fact("py-fact"+piece.When(n == 0, " py-zero"), p.amount(pyramidion.Resource(r), int(n)), p.tokenPicture(pyramidion.Resource(r), 18), html.B(p.number(int(n)))))
	}
	return html.Span(all...)
}

// standing is a seat's cards in hand, boats loaded, and troops left of each kind.
func (p *picture) standing(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	known := p.Word("cards", "n", pl.Hold())
	for in := pl.Hand; seat != p.Viewer && in != 0; in = in.Rest() {
		known += " · " + p.Words.Say(pyramidiontext.Card(p.s, pyramidion.Card(in.First())))
	}
	all := []gomponents.Node{html.Class("py-facts"),
		piece.Fact("py-fact"+piece.When(pl.Hold() == 0, " py-zero"), known, p.drawn(14, 19, func(*svg.Canvas) { p.back(0, 0, 13) }), html.B(p.number(pl.Hold()))),
		piece.Fact("py-fact"+piece.When(pl.Fleet() == 0, " py-zero"), p.Word("fleet", "n", pl.Fleet()), p.drawn(24, 19, func(c *svg.Canvas) { c.UseIn("py-back", 0, 0, 23, 18, "") }), html.B(p.number(pl.Fleet())))}
	for kind := range troops {
		n, most := int(p.s.Left(seat, kind)), int(p.s.Data.Troops[kind])
		all = append(all, piece.Fact("py-fact"+piece.When(n == 0, " py-zero"), p.Word("left-"+troopNames[kind], "n", n, "all", most),
			p.drawn(19, 21, func(c *svg.Canvas) { troop(c, kind, seat, 0, 10.5, 20) }), html.B(p.number(n)), html.Small(text("/"), p.number(most))))
	}
	if p.s.Bonus() == seat {
		all = append(all, piece.Fact("py-fact", p.Word("bonus"), piece.PointsPicture(p.Word("more", "n", 1), "", 15)))
	}
	return html.Span(all...)
}
