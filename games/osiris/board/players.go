package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// players draws a row for each seat, the Regent first (OSI-3.2).
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("os-players")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.player(seat))
	}
	area := piece.Area{ID: "players", Title: p.Word("players"), Note: note(p.Word("players-note"))}
	return area.Holds(html.Ol(rows...))
}

// player draws the public goods of a seat.
func (p *picture) player(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	now := p.s.Owing().Has(seat)
	you, out := piece.When(seat == p.Viewer, "os-you"), piece.When(pl.Order > 0, "os-out")
	return html.Li(html.ID(piece.ID("player", seat)), piece.Class("os-player", piece.When(now, "now"), you, out),
		piece.SeatMark(seat, 34),
		html.Span(html.Class("os-who"), html.B(text(p.Name(seat))), p.regency(seat), p.order(seat)),
		piece.PointsPicture(p.Number(p.s.Score(seat)), p.Word("points", "n", p.s.Score(seat)), 23),
		p.behind(seat), p.holdings(seat), p.standing(seat))
}

// regency draws the regent marker beside its owner.
func (p *picture) regency(seat game.Seat) gomponents.Node {
	if p.s.Regent != seat || p.s.Season == 0 {
		return nil
	}
	return piece.Fact("os-fact", p.Word("regent"), piece.Sign("os-regent", 19, ""))
}

// order draws the place of a seat in the order of withdrawal.
func (p *picture) order(seat game.Seat) gomponents.Node {
	n := int(p.s.Player[seat].Order)
	switch {
	case n == 0:
		return nil
	case p.s.Aside.Has(seat): // OSI-RUL-54
		return piece.Fact("os-fact", p.Word("aside"), piece.Sign("g-walk", 16, "g-out"))
	}
	return piece.Fact("os-fact", p.Word("withdrawn", "n", n), piece.Sign("g-walk", 16, "g-out"), html.B(p.number(n)))
}

// behind draws the public numbers behind a seat's screen: workers, city cards, and blessings (OSI-13.2).
func (p *picture) behind(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	people, cards := int(pl.Idle), pl.Cards.Len()+int(pl.Closed)
	for _, n := range pl.Workers {
		people += int(n)
	}
	known := p.Word("cards", "n", cards)
	if seat != p.Viewer { // the cards that the viewer knows (OSI-13.7)
		for in := pl.Cards; in != 0; in = in.Rest() {
			known += " · " + p.cardTitle(osiris.Card(in.First()))
		}
	}
	back := piece.Picture("", 13, 17, func(c *svg.Canvas) { p.on(c, func() { p.back(0, 0, 12) }) })
	all := []gomponents.Node{
		html.Class("os-facts"), screenPicture(seat, 27),
		piece.Fact("os-fact"+piece.When(people == 0, " os-zero"), p.Word("people", "n", people),
			piece.Sign("g-people", 17, "g-out"), html.B(p.number(people))),
		piece.Fact("os-fact"+piece.When(cards == 0, " os-zero"), known, back, html.B(p.number(cards))),
	}
	gods := []gomponents.Node{html.ID(piece.ID("gods", seat)), html.Class("os-gods")}
	for b := range osiris.BlessingKinds {
		state := "blessing-gone"
		switch {
		case pl.Blessings>>b&1 == 1:
			state = "blessing-held"
		case pl.Played>>b&1 == 1:
			state = "blessing-played"
		}
		said := p.Word(state, "blessing", blessingTerm(osiris.Blessing(b)))
		classes := "os-fact" + piece.When(state != "blessing-held", " os-"+state)
		gods = append(gods, piece.Fact(classes, said, piece.Sign(blessingSigns[b], 17, "g-out")))
	}
	return html.Span(append(all, html.Span(gods...))...)
}

// holdings draws the tokens of a seat if the viewer may see them: their own, those of a table that shows them, and all
// at the end of the game (OSI-13.2, OSI-13.5).
func (p *picture) holdings(seat game.Seat) gomponents.Node {
	if !p.s.Open && p.s.Owing() != 0 {
		return nil
	}
	all := []gomponents.Node{html.Class("os-facts")}
	for r, n := range p.s.Player[seat].Tokens {
		good := osiris.Resource(r)
		all = append(all, piece.Fact("os-fact"+piece.When(n == 0, " os-zero"), p.amount(good, int(n)),
			tokenPicture(good, 17), html.B(p.number(int(n)))))
	}
	return html.Span(all...)
}

// standing draws the numbers of each kind of monument: in stock, planned, built and lost.
func (p *picture) standing(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	all := []gomponents.Node{html.ID(piece.ID("works", seat)), html.Class("os-facts")}
	for m := range silhouettes {
		kind := osiris.Monument(m)
		said := p.Word("stock-of", "monument", kindTerm(kind), "stock", int(pl.Stock[m]),
			"planned", int(p.planned(seat, kind)), "built", int(pl.Built[m]), "lost", int(pl.Lost[m]))
		var lost gomponents.Node
		if pl.Lost[m] > 0 {
			lost = html.Small(text("−"), p.number(int(pl.Lost[m])))
		}
		all = append(all, piece.Fact("os-fact", said, html.I(html.Class("os-chip"), monumentPicture(kind, seat, 19)),
			html.B(p.number(int(pl.Built[m]))), html.Small(text("/"), p.number(int(p.s.Data.Pieces[m]))), lost))
	}
	return html.Span(all...)
}
