package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// area shows what a seat other than the viewer has.
func (p *picture) area(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	nodes := gomponents.Group{p.head(seat, 25, 22), p.counts(seat, 21, ""), p.cardRow(seat, pl)}
	if p.s.Solo && p.s.Automata().Has(seat) {
		nodes = append(nodes, p.traitor())
	}
	return piece.Area{
		ID: piece.ID("area", seat), Classes: "seat " + piece.When(p.s.Owing().Has(seat), "now"), Label: p.Name(seat),
	}.Holds(nodes)
}

// head is the name line: mark, name, status, special tokens, points.
func (p *picture) head(seat game.Seat, mark int, h float64) gomponents.Node {
	total := p.Number(p.s.Score(seat))
	status := p.shortStatus(seat)
	both := p.s.First == seat && p.s.Pharaoh == seat
	one := p.s.First == seat || p.s.Pharaoh == seat
	if counted := p.Status(seat) == "" && p.s.Player[seat].Row == 0; both || one && counted {
		status = "" // these tokens leave no room for it; the head of the page has it
	}
	nodes := []gomponents.Node{
		html.Class("area-head"), piece.SeatMark(seat, mark),
		html.B(gomponents.Text(p.Name(seat))), html.I(gomponents.Text(status)),
	}
	if p.s.First == seat {
		nodes = append(nodes, p.honour("first", "first-token", p.s.Data.FirstPP))
	}
	if p.s.Pharaoh == seat {
		nodes = append(nodes, p.honour("king", "pharaoh-token", p.s.Data.PharaohPP))
	}
	nodes = append(nodes, piece.PointsPicture(total, p.Word("points-now", "n", p.s.Score(seat)), h))
	return html.H3(nodes...)
}

// honour shows the First Player token or the Pharaoh token.
func (p *picture) honour(glyph, key string, pp int) gomponents.Node {
	return piece.Picture(p.Word(key, "n", pp), 26, 26, func(c *svg.Canvas) { honourFace(c, glyph) })
}

func honourFace(c *svg.Canvas, glyph string) {
	c.Circle(0, 0, 12, "honour")
	c.Use("g-"+glyph, 0, 0, 18, "g-pap")
}

// counts shows the six resources in fixed columns. Resources at zero stay, faded.
func (p *picture) counts(seat game.Seat, size float64, classes string) gomponents.Node {
	nodes := []gomponents.Node{piece.Class("counts", classes)}
	for i, r := range resources {
		n := int(p.s.Player[seat].Tokens[i])
		ref := countID(seat, pharaon.Token(i))
		move := ""
		if seat == p.Viewer {
			move = p.tokenMove(pharaon.Token(i))
		}
		title := p.Word("count", "n", n, "token", game.Term("pharaon.token."+tokenName[i]))
		nodes = append(nodes, p.Span(ref, move, title, title, "count"+piece.When(n == 0, " zero"),
			piece.Picture("", size, size, func(c *svg.Canvas) { piece.Token(c, r.Name, 0, 0, size) }),
			html.B(gomponents.Text(p.Number(n)))))
	}
	return html.Div(nodes...)
}

// tokenMove returns the legal move that spends a token, or "".
func (p *picture) tokenMove(t pharaon.Token) string {
	return p.FirstOf([]string{"access", "pay", "spend"}, tokenName[t])
}

// cardRow shows the nobles as chips with their PP, the points of the artisans, and the offerings.
func (p *picture) cardRow(seat game.Seat, pl *pharaon.Player) gomponents.Node {
	gods := p.s.GodsOf(seat)
	plot := p.s.Solo && p.s.Automata().Has(seat)
	var chips, steles, artisans []gomponents.Node
	for n := pl.Nobles; n != 0; n = n.Rest() {
		pp := 0
		if plot {
			pp = p.traitorNoble()
		} else {
			pp = p.s.NoblePP(seat, n.First(), gods)
		}
		chips = append(chips, p.Span(piece.ID("own-noble", n.First()), "", p.nobleText(n.First()), "",
			"chip"+piece.When(pl.Tilted.Has(n.First()), " tilted"),
			piece.Sign("g-"+nobleGlyph[n.First()], 24, "g-line"), html.B(gomponents.Text(p.Number(pp)))))
	}
	if pl.Aside != 0 && p.s.Round == 0 {
		chips = append(chips, p.Span(piece.ID("set-aside", seat), "", p.Word("aside"), "", "chip back-chip",
			html.B(gomponents.Text("?"))))
	}
	for t := pharaon.ResourceOffering; t < pharaon.Tokens; t++ {
		if n := int(pl.Tokens[t]); n > 0 {
			steles = append(steles, p.stele(seat, t, n, 25))
		}
	}
	for n := pl.Artisans; n != 0; n = n.Rest() {
		ref, title := piece.ID("own-artisan", n.First()), p.artisanText(n.First())
		artisans = append(artisans, p.Span(ref, "", title, "", "artisan-chip",
			gomponents.Text(p.Number(p.s.Data.Artisans[n.First()].PP))))
	}
	if len(chips)+len(steles)+len(artisans) == 0 {
		return nil
	}
	nodes := append([]gomponents.Node{html.Class("holdings")}, chips...)
	if len(artisans) > 0 {
		nodes = append(append(nodes, piece.Sign("g-art", 15, "g-out2")), artisans...)
	}
	return html.Div(append(nodes, html.Span(append([]gomponents.Node{html.Class("steles")}, steles...)...))...)
}

// stele shows an offering token, and how many there are.
func (p *picture) stele(seat game.Seat, t pharaon.Token, n int, h float64) gomponents.Node {
	move := ""
	if seat == p.Viewer {
		move = p.tokenMove(t)
	}
	title := p.Word("count", "n", n, "token", offeringTerm(t))
	nodes := []gomponents.Node{piece.Picture("", h*.8, h, func(c *svg.Canvas) { p.offering(c, t, 0, 0, h) })}
	if n > 1 {
		nodes = append(nodes, html.B(html.Class("times"), gomponents.Text(p.Number(n))))
	}
	return p.Span(countID(seat, t), move, title, title, "stele-box", nodes...)
}
