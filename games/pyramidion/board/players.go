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

// players shows a row for each player, in play order.
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("py-players")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.player(seat))
	}
	area := piece.Area{ID: "players", Title: p.Word("players"), Note: note(p.Word("players-note"))}
	return area.Holds(html.Ol(rows...))
}

// player shows the public information about a seat.
func (p *picture) player(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	now, you := piece.When(p.s.Owing().Has(seat), "now"), piece.When(seat == p.Viewer, "py-you")
	rest := piece.When(pl.Passed, "py-rest")
	return html.Li(html.ID(piece.ID("player", seat)), piece.Class("py-player", now, you, rest),
		piece.SeatMark(seat, 34), html.Span(html.Class("py-who"), html.B(text(p.Name(seat))), p.token(seat)),
		p.score(seat), p.stock(seat), p.standing(seat))
}

// token shows the order token that a seat has taken this round.
func (p *picture) token(seat game.Seat) gomponents.Node {
	n := int(p.s.Player[seat].Token)
	if n == 0 {
		return nil
	}
	return piece.Fact("py-fact", p.Word("token-taken", "n", n, "seat", seat),
		p.drawn(18, 18, func(c *svg.Canvas) { orderDisc(c, p.Number(n), 0, 0, 8, false) }))
}

// score shows a seat's points, or a question mark if the viewer may not know them (PYR-19.2).
func (p *picture) score(seat game.Seat) gomponents.Node {
	if !p.s.ScoreKnown(seat) {
		return piece.PointsPicture("?", p.Word("points-hidden"), 22)
	}
	return piece.PointsPicture(p.Number(p.s.Score(seat)), p.pointsSay(seat), 22)
}

// provisional reports whether a seat's points include the one for the most torturer troops, and could still lose it
// (PYR-13.2).
func (p *picture) provisional(seat game.Seat) bool { return p.s.Bonus() == seat && p.s.Owing() != 0 }

// pointsSay puts a seat's points into words, and says if one of them is provisional.
func (p *picture) pointsSay(seat game.Seat) string {
	if p.provisional(seat) {
		return p.Word("points-now", "n", p.s.Score(seat))
	}
	return p.Word("points", "n", p.s.Score(seat))
}

// bonusSays puts the point for the most torturer troops into words (PYR-13.2).
func (p *picture) bonusSays(seat game.Seat) string {
	if p.provisional(seat) {
		return p.Word("bonus-now")
	}
	return p.Word("bonus")
}

// stock shows a seat's reserve.
func (p *picture) stock(seat game.Seat) gomponents.Node {
	all := []gomponents.Node{html.Class("py-facts py-stock")}
	for r, n := range p.s.Player[seat].Goods {
		all = append(all, p.owned(pyramidion.Resource(r), int(n)))
	}
	return html.Span(all...)
}

// standing shows a seat's cards in hand, loaded boats, and remaining troops of each kind.
func (p *picture) standing(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	known := p.Word("cards", "n", pl.Hold())
	for in := pl.Hand; seat != p.Viewer && in != 0; in = in.Rest() {
		known += " · " + p.Words.Say(pyramidiontext.Card(p.s, pyramidion.Card(in.First())))
	}
	cards := p.drawn(14, 19, func(*svg.Canvas) { p.back(0, 0, 13) })
	boats := p.drawn(24, 19, func(c *svg.Canvas) { c.UseIn("py-back", 0, 0, 23, 18, "") })
	all := []gomponents.Node{
		html.Class("py-facts"),
		p.fact(pl.Hold(), known, cards),
		p.fact(pl.Fleet(), p.Word("fleet", "n", pl.Fleet()), boats),
	}
	for kind := range troops {
		n, most := int(p.s.Left(seat, kind)), int(p.s.Data.Troops[kind])
		said := p.Word("left-"+troopNames[kind], "n", n, "all", most)
		figure := p.drawn(19, 21, func(c *svg.Canvas) { troop(c, kind, seat, 0, 10.5, 20) })
		all = append(all, p.fact(n, said, figure, html.Small(text("/"), p.number(most))))
	}
	if p.s.Bonus() == seat {
		all = append(all, piece.Fact("py-fact", p.bonusSays(seat), piece.PointsPicture(p.Word("more", "n", 1), "", 15)))
	}
	return html.Span(all...)
}

// owned shows how many tokens of a resource a seat has.
func (p *picture) owned(r pyramidion.Resource, n int) gomponents.Node {
	return p.fact(n, p.amount(r, n), p.tokenPicture(r, 18))
}

// fact shows a number after its picture, faded if it is zero, and then what follows.
func (p *picture) fact(n int, title string, picture gomponents.Node, follows ...gomponents.Node) gomponents.Node {
	nodes := append([]gomponents.Node{picture, html.B(p.number(n))}, follows...)
	return piece.Fact("py-fact"+piece.When(n == 0, " py-zero"), title, nodes...)
}
