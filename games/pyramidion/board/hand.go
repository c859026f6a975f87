package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// hand shows the viewer's cards: base cards first, then those dealt.
func (p *picture) hand() gomponents.Node {
	held := p.s.Player[p.Viewer].Hand
	cards := []gomponents.Node{html.Class("py-hand")}
	for _, part := range [...]pyramidion.Cards{held &^ p.s.Data.Deck, held & p.s.Data.Deck} {
		for ; part != 0; part = part.Rest() {
			cards = append(cards, p.held(pyramidion.Card(part.First())))
		}
	}
	if len(cards) == 1 {
		none := html.P(html.Class("py-none"), text(p.Word("no-cards")))
		return piece.Area{ID: "hand", Title: p.Word("hand")}.Holds(none)
	}
	count := note(p.Word("cards", "n", held.Len()))
	return piece.Area{ID: "hand", Title: p.Word("hand"), Note: count}.Holds(html.Div(cards...))
}

// longTitle is the most letters that a card's title has room for in the usual size; longText is the same for its text
// at the usual width.
const longTitle, longText = 9, 60

// held shows a card of the viewer. Its move plays it, or discards it to draw another one.
func (p *picture) held(c pyramidion.Card) gomponents.Node {
	name, data := cardName(c), &p.s.Data.Card[c]
	values := []gomponents.Node{html.Class("py-values")}
	for category, n := range data.Values {
		if n > 0 {
			value := func(*svg.Canvas) { p.points(pyramidion.Category(category), int(n), 0, 0, 24, "") }
			values = append(values, p.drawn(25, 25, value), text(" "))
		}
	}
	inside := []gomponents.Node{html.Span(values...),
		html.Span(html.Class("py-face"), piece.Sign(p.sign(c), 40, "g-gold")),
		html.B(piece.Class(piece.When(len(p.cardTitle(c)) > longTitle, "py-long")), text(p.cardTitle(c))), text(" ")}
	ankh := p.s.Data.Ankhs.Has(uint8(c))
	if does := p.cardText(c); does != "" {
		inside = append(inside, html.I(text(does)))
	}
	if ankh {
		inside = append(inside, piece.Picture("", 17, 22, func(c *svg.Canvas) { c.Use("g-ankh", 0, 0, 21, "g-solid") }))
	}
	classes := "py-card py-of-" + typeNames[data.Type] + piece.When(data.Effect != pyramidion.NoEffect, " py-wide") +
		piece.When(ankh, " py-ankh") + piece.When(len(p.cardText(c)) > longText, " py-much")
	if owner, ok := p.baseOf(c); ok {
		classes += " py-base c-" + piece.SeatName(owner)
	}
	return p.Span("hand-"+id(name), p.FirstOf([]string{"play", "recruit"}, name), p.cardSays(c), "", classes, inside...)
}
