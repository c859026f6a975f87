package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// players draws a row for each seat, in turn order.
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("te-players")}
	for i, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.player(i+1, seat))
	}
	return piece.Area{ID: "players", Title: p.Word("players"), Note: note(p.Word("players-note"))}.Holds(
		html.Ol(rows...))
}

// player draws what a seat has, without its secrets.
func (p *picture) player(place int, seat game.Seat) gomponents.Node {
	now := p.s.Owing().Has(seat) || p.s.Turn.Seat == seat
	return html.Li(html.ID(piece.ID("player", seat)),
		piece.Class("te-player", piece.When(now, "now"), piece.When(seat == p.Viewer, "te-you"),
			piece.When(p.taken(seat) > fewDice, "te-many")),
		html.Span(html.Class("te-place"), p.number(place)),
		piece.SeatMark(seat, 32),
		html.Span(html.Class("te-who"), html.B(text(p.Name(seat)))),
		p.pans(seat),
		p.points(p.s.Score(seat), 23),
		p.goods(seat),
		p.counts(seat))
}

// fewDice is the most dice that have room next to a name.
const fewDice = 2

// taken counts the dice of a seat.
func (p *picture) taken(seat game.Seat) (n int) {
	for _, d := range p.s.Player[seat].Dice {
		if d.Face > 0 {
			n++
		}
	}
	return n
}

// ankh draws the value of the seat's Destiny card, which breaks ties (TEK-6.5).
func (p *picture) ankh(seat game.Seat) gomponents.Node {
	n := int(p.s.Ankh(seat))
	if p.s.Round == 0 {
		return nil
	}
	return piece.Fact("te-fact", p.Word("ankh", "n", n), piece.Sign("g-ankh", 14, "g-gold te-afield"),
		html.B(p.number(n)))
}

// pans draws the dice that a seat has taken, pan by pan, and its balance.
func (p *picture) pans(seat game.Seat) gomponents.Node {
	said := p.pansSay(seat)
	if p.s.Automata().Has(seat) {
		said = p.Word("balance", "n", signed(p.s.Balance(seat)))
	}
	var inside []gomponents.Node
	marks := [...]string{"te-pure", "te-tainted", "g-anubis"}
	for pan, mark := range marks {
		first := true
		for _, d := range p.s.Player[seat].Dice {
			if d.Face == 0 || d.Pan != tekhenu.Pan(pan) {
				continue
			}
			if first {
				inside = append(inside, piece.Sign(mark, 12, piece.When(pan == 2, "g-out")))
				first = false
			}
			inside = append(inside, piece.Picture("", 19, 19,
				func(c *svg.Canvas) { dice[d.Colour].Show(c, p.Number(int(d.Face)), 0, 0, 19) }))
		}
	}
	surplus := 0
	for _, n := range p.s.Player[seat].Surplus {
		surplus += int(n)
	}
	if surplus > 0 {
		inside = append(inside, html.Small(text("−"+p.Number(surplus))))
	}
	inside = append(inside, html.Span(html.Class("te-balance"), piece.Sign("g-balance", 15, "te-gold te-afield"),
		html.B(text(signed(p.s.Balance(seat))))))
	return piece.Fact("te-pans", said, append(inside, html.ID(piece.ID("pans", seat)))...)
}

// goods draws the tokens of a seat in a fixed order. A token the seat does not have is faint.
func (p *picture) goods(seat game.Seat) gomponents.Node {
	all := []gomponents.Node{html.ID(piece.ID("goods", seat)), html.Class("te-goods")}
	for t, n := range p.s.Player[seat].Stock {
		said := p.amount(tekhenu.Token(t), int(n))
		if t < produced {
			said += " · " + p.Word("keeps", "n", int(p.s.Player[seat].Production[t]))
		}
		all = append(all, piece.Fact("te-fact"+piece.When(n == 0, " te-zero"), said, goodPicture(tekhenu.Token(t), 15),
			html.B(p.number(int(n)))))
	}
	return html.Span(all...)
}

// counts draws the pieces left and the number of cards of a seat.
func (p *picture) counts(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	decrees := pl.Decrees.Len() + int(pl.Unseen)
	cards := [...]int{pl.Blessings.Len(), pl.Techs.Len(), decrees}
	all := []gomponents.Node{html.ID(piece.ID("counts", seat)), html.Class("te-goods te-counts")}
	add := func(symbol, look, key string, w, n int) {
		all = append(all, piece.Fact("te-fact"+piece.When(n == 0, " te-zero"), p.Word(key, "n", n),
			piece.Picture("", float64(w), 16, func(c *svg.Canvas) {
				c.UseIn(symbol, 0, 0, float64(w), 16, look)
			}), html.B(p.number(n))))
	}
	add("te-building", "", "left-buildings", 16, p.left(tekhenu.Buildings, pl.Buildings))
	add("te-statue", "", "left-statues", 14, p.left(tekhenu.Statues, pl.Statues))
	add("te-column", "", "left-columns", 13, p.left(tekhenu.Columns, pl.Columns))
	for kind, n := range cards {
		add(kindSigns[kind], kindLooks[kind]+" te-afield", "count-"+kindNames[kind], 16, n)
	}
	return html.Span(append(all, p.ankh(seat))...)
}
