package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The greatest numbers of cards that fit side by side with their whole text, and in two rows with two lines of it.
const (
	fewCards  = 3
	someCards = 6
)

// hand draws the viewer's city cards, after the pending ones and their bribes.
func (p *picture) hand() gomponents.Node {
	held := p.s.Player[p.Viewer].Cards.Len()
	classes := "os-cards" + piece.When(held > fewCards, " os-many") + piece.When(held > someCards, " os-full")
	cards := append([]gomponents.Node{html.Class(classes)}, p.pending()...)
	for in := p.s.Player[p.Viewer].Cards; in != 0; in = in.Rest() {
		cards = append(cards, p.held(osiris.Card(in.First())))
	}
	if len(cards) == 1 {
		none := html.P(html.Class("os-none"), text(p.Word("no-cards")))
		return piece.Area{ID: "hand", Title: p.Word("cards-own")}.Holds(none)
	}
	area := piece.Area{ID: "hand", Title: p.Word("cards-own"), Scrolls: true, Note: note(p.Word("cards-note"))}
	return area.Holds(html.Div(cards...), p.bribes())
}

// cardTitle returns the name of a card's kind, cardText the effect of its special.
func (p *picture) cardTitle(card osiris.Card) string {
	return p.Term("kind." + kindNames[p.s.Data.Card[card].Kind])
}
func (p *picture) cardText(card osiris.Card) string {
	return p.Words.Say(osiristext.Effect(p.s, p.s.Data.Card[card].Kind))
}

// cardLines returns the name of a card's kind with its effect.
func (p *picture) cardLines(card osiris.Card) gomponents.Node {
	return html.Span(html.B(text(p.cardTitle(card))), text(" "), html.I(text(p.cardText(card))))
}

// held draws a city card of the viewer, with separate buttons for its corner and its special.
func (p *picture) held(card osiris.Card) gomponents.Node {
	name, kind := cardName(card), p.s.Data.Card[card].Kind
	classes := "os-card"
	if p.Active && p.s.Turn.Card == card {
		classes += " os-chosen"
	}
	said := p.Word("said", "what", p.cardTitle(card), "text", p.cardText(card))
	return html.Div(html.ID("own-"+id(name)), html.Class(classes),
		p.corner("corner-"+id(name), "corner "+name, card),
		p.Span("special-"+id(name), "special "+name, said, "", "os-special", kindSign(kind, 26), p.cardLines(card)))
}

// corner draws the tokens of a card's corner.
func (p *picture) corner(id, move string, card osiris.Card) gomponents.Node {
	corner := p.s.Data.Card[card].Corner
	var all []osiris.Resource
	for r, n := range corner {
		for range n {
			all = append(all, osiris.Resource(r))
		}
	}
	drawn := piece.Picture("", 18*float64(len(all))+2, 20, func(c *svg.Canvas) {
		for i, r := range all {
			token(c, r, svg.Spread(i, len(all), 18), 0, 18)
		}
	})
	return p.Span(id, move, p.tokenList(corner), "", "os-corner", drawn)
}

// kindSign returns the sign of a kind of city card.
func kindSign(kind osiris.Kind, size float64) gomponents.Node {
	return piece.Picture("", size, size, func(c *svg.Canvas) { kindFace(c, kind, 0, 0, size) })
}

func kindFace(c *svg.Canvas, kind osiris.Kind, x, y, size float64) {
	switch kind {
	case osiris.Ferryman:
		c.UseIn("os-barge", x, y, size, size*76/132, "")
	case osiris.Caravaneer:
		c.Use("os-camel", x, y, size, "c-neutral")
	default:
		c.Use(kindSigns[kind], x, y, size, "g-gold")
	}
}

// pending draws the cards of a visit, each with the possible receivers of the other one, or the cards of Thoth.
func (p *picture) pending() (all []gomponents.Node) {
	for _, card := range p.s.Pending {
		if card == 0 || card == osiris.Card(game.Unknown) {
			continue
		}
		name := cardName(card)
		choices := []gomponents.Node{html.Class("os-give")}
		for to := range game.Seat(p.s.Seats() + 1) {
			choices = append(choices, p.share(card, to))
		}
		all = append(all, html.Div(html.ID("pending-"+id(name)), html.Class("os-card os-pending"),
			html.Span(html.Class("os-head"), p.corner("pending-corner-"+id(name), "", card), html.Span(choices...)),
			p.Span("study-"+id(name), "study "+name, p.cardText(card), "", "os-special",
				kindSign(p.s.Data.Card[card].Kind, 26), p.cardLines(card))))
	}
	return all
}

// share returns the button that keeps a card and gives the other one to a seat; to equal to the number of seats stands
// for the discard pile (OSI-5.2.3).
func (p *picture) share(card osiris.Card, to game.Seat) gomponents.Node {
	receiver := "discard"
	if int(to) < p.s.Seats() {
		receiver = p.Number(int(to) + 1)
	}
	move := "share " + cardName(card) + " " + receiver + " " + p.Number(p.taken())
	if _, may := p.Legal[move]; !may {
		return nil
	}
	mark := piece.Picture("", 24, 24, func(c *svg.Canvas) { c.Box(0, 0, 16, 21, 3, "card") })
	if int(to) < p.s.Seats() {
		mark = piece.SeatMark(to, 24)
	}
	return p.Span("share-"+id(cardName(card))+"-"+receiver, move, "", "", "os-to-whom", mark)
}

// taken counts the bribes that the visitor has accepted.
func (p *picture) taken() (n int) {
	for seat := range p.s.Seats() {
		for i := range p.s.Book.Bribes[seat] {
			if p.s.Book.Bribes[seat][i].Taken {
				n++
			}
		}
	}
	return n
}

// bribes draws the open bribes for the viewer's visit (OSI-7.5).
func (p *picture) bribes() gomponents.Node {
	if p.s.Top().Step != osiris.StepShare || !p.Active {
		return nil
	}
	list := []gomponents.Node{html.Class("os-bribes")}
	for seat := range game.Seat(p.s.Seats()) {
		for i := range p.s.Book.Bribes[seat] {
			b := &p.s.Book.Bribes[seat][i]
			if b.Number == 0 {
				continue
			}
			move := "take " + p.Number(int(seat)+1) + " " + p.Number(int(b.Number))
			said := p.Word("bribe"+asksFor(seat, b), "seat", seat, "goods", osiristext.Bundle(p.s, &b.Give), "if", b.If)
			classes := "os-bribe" + piece.When(b.Taken, " os-chosen")
			list = append(list, p.Span(piece.ID("bribe", seat, b.Number), move, "", said, classes,
				piece.SeatMark(seat, 22), html.Span(text(said))))
		}
	}
	if len(list) == 1 {
		return nil
	}
	return html.P(list...)
}

// asksFor returns the end of the key for a bribe with which its briber asks for the card.
func asksFor(by game.Seat, b *osiris.Bribe) string { return piece.When(b.If == by, "-own") }
