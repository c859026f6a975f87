package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Left returns what concerns everybody and is not on the board.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return gomponents.Group{p.players(), p.discards(), p.aid()}
}

// discards shows the cards of the discard pile, which anybody may look through.
func (p *picture) discards() gomponents.Node {
	if p.s.Spent == 0 {
		return nil
	}
	list := []gomponents.Node{html.Class("py-spent")}
	for in := p.s.Spent; in != 0; in = in.Rest() {
		c := pyramidion.Card(in.First())
		list = append(list, html.Li(html.ID("spent-"+id(cardName(c))), piece.Sign(p.sign(c), 20, "g-out"),
			html.Span(text(p.cardSays(c)))))
	}
	return html.Section(html.ID("spent"), html.Class("area"), html.Aria("label", p.Word("spent")),
		html.Details(html.Summary(html.Class("area-title"), text(p.Word("spent")),
			html.Small(text(p.Word("cards", "n", p.s.Spent.Len())))), html.Ul(list...)))
}
