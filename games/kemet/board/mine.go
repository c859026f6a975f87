package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine is the viewer's own area: the cards that nobody else sees.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.seated() {
		return nil
	}
	pl := &p.s.Player[p.Viewer]
	var cards []gomponents.Node
	for k, n := range pl.Cards {
		for range n {
			cards = append(cards, html.Li(text(p.Words.Say(p.s.Data.CardText(uint8(k))))))
		}
	}
	for c := range uint8(len(p.s.Data.Battle)) {
		if pl.Battle.InHand&(1<<c) != 0 {
			cards = append(cards, html.Li(text(p.Words.Say(p.s.Data.BattleText(c+1)))))
		}
	}
	for t := pl.Tiles; t != 0; t = t.Rest() {
		cards = append(cards, html.Li(text(p.Words.Say(p.s.Data.TileText(t.First())))))
	}
	return html.Section(html.ID("mine"), html.Class("area mine"), html.Aria("label", p.name(p.Viewer)),
		html.H2(html.Class("area-title"), text(p.name(p.Viewer))), html.Ul(cards...))
}
