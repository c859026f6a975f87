package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// tonight draws what the Night would give if it began now: who holds each temple, and its PP.
func (p *picture) tonight() gomponents.Node {
	var rows []gomponents.Node
	for in := p.b.Temples | p.b.Sanctuary; in != 0; in = in.Rest() {
		rows = append(rows, p.temple(in.First()))
	}
	sums := []gomponents.Node{html.Class("income-sums")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		n := p.s.NightPrayer(seat)
		sums = append(sums, piece.Fact("fact", p.Word("night-of", "seat", seat, "n", n), piece.SeatMark(seat, 18),
			html.B(text("+"), p.number(n))))
	}
	return piece.Area{ID: "tonight", Classes: "half-panel", Title: p.Word("tonight"),
		Note: note(p.Word("tonight-note", "n", p.s.Data.Gain.Night))}.Holds(
		html.Ul(append([]gomponents.Node{html.Class("temples")}, rows...)...), html.P(sums...))
}

// temple draws a temple or the Sanctuary with the seat that would gain there.
func (p *picture) temple(space uint8) gomponents.Node {
	s := &p.s.Data.Spaces[space]
	holder := p.s.Controller(space)
	var gain gomponents.Node
	note := ""
	switch {
	case s.Kind == kemet.Sanctuary:
		gain = p.points(1, 16)
		note = p.Word("offering", "n", p.s.Data.Gain.OfferUnits)
	case s.Delta:
		gain = p.incomePill(p.s.Data.Gain.Prayer)
		note = p.Word("offering", "n", p.s.Data.Gain.DeltaUnits)
	default:
		gain = p.incomePill(s.Prayer)
	}
	who := html.Small(text(p.Word("held-by-nobody")))
	if holder != kemet.NoSeat {
		who = piece.Fact("", p.Name(holder), piece.SeatMark(holder, 18))
	}
	return html.Li(gain, html.Span(text(p.Words.Word(string(p.spaceTerm(space)))), text(" "), html.Small(text(note))),
		who)
}

// incomePill draws an amount of PP to gain, which is round.
func (p *picture) incomePill(n int) gomponents.Node {
	return piece.Picture(p.Word("gain-prayer", "n", n), 40, 18, func(c *svg.Canvas) {
		p.incomeFace(c, n)
	})
}

func (p *picture) incomeFace(c *svg.Canvas, n int) {
	c.Box(0, 0, 38, 16, 8, "income-pill")
	c.Use("g-ankh", -9, 0, 12, "on-dark")
	c.Text(-2, 4.6, 12.5, "+"+p.Number(n), "tb tn")
}

// orderTrack draws the track on which players choose their positions for the next Day (KEM-7.9).
func (p *picture) orderTrack() gomponents.Node {
	if p.phase() != dawn {
		return nil
	}
	places := []gomponents.Node{html.Class("order-track")}
	for i, seat := range p.s.Next[:p.s.Seats()] {
		number := p.Number(i + 1)
		var inside gomponents.Node
		title := p.Word("order-free", "n", i+1)
		if seat != kemet.NoSeat {
			title = p.Word("order-taken", "n", i+1, "seat", seat)
			inside = piece.SeatMark(seat, 26)
		}
		places = append(places, html.Li(p.Span("order-"+number, "order "+number, title, number, "order-place",
			html.B(text(number)), inside)))
	}
	return piece.Area{ID: "order", Title: p.Word("order"), Note: note(p.Word("order-note"))}.Holds(html.Ol(places...))
}

// supply draws the cards left, and the power tiles left by colour and level.
func (p *picture) supply() gomponents.Node {
	discarded := p.s.Discard.Len()
	return piece.Area{ID: "supply", Classes: "half-panel", Title: p.Word("supply")}.Holds(
		html.Div(html.Class("supplies"),
			piece.Fact("pile", p.Word("pile", "n", int(p.s.PileN)),
				piece.Picture("", 48, 52, func(c *svg.Canvas) { piece.Deck(c, "wedjat", int(p.s.PileN), -2, -2) })),
			piece.Fact("pile", p.discards(),
				piece.Picture("", 44, 52, func(c *svg.Canvas) { piece.Discards(c, "wedjat", discarded, 0, 0) })),
			p.tilesLeft()))
}

// discards lists the cards that are face up next to the pile (KEM-12.1).
func (p *picture) discards() string {
	said := p.Word("discard", "n", p.s.Discard.Len())
	for k, n := range p.s.Discard {
		if n > 0 {
			said += " · " + p.Word("discarded", "card", game.Term("kemet.card."+kemet.CardNames[k]), "n", int(n))
		}
	}
	return said
}

// tilesLeft counts the unsold power tiles by colour and level.
func (p *picture) tilesLeft() gomponents.Node {
	left := map[kemet.Colour][5]int{}
	for t := range p.s.Data.Tiles {
		tile := &p.s.Data.Tiles[t]
		if p.s.TileOwner(uint8(t)) == kemet.NoSeat {
			counts := left[tile.Colour]
			counts[tile.Level]++
			left[tile.Colour] = counts
		}
	}
	var cells []gomponents.Node
	for colour := range kemet.Colour(len(kemet.ColourNames)) {
		for level := 1; level <= 4; level++ {
			n := left[colour][level]
			title := p.Word("tiles-left", "colour", game.Term("kemet.colour."+kemet.ColourNames[colour]),
				"level", level, "n", n)
			cells = append(cells, piece.Fact("fact "+piece.When(n == 0, "sold"), title,
				piece.Picture("", 17, 17, func(c *svg.Canvas) { p.gem(c, colour, level, 0, 0, 17) }), p.number(n)))
		}
	}
	return html.Div(append([]gomponents.Node{html.Class("tiles-left")}, cells...)...)
}
