package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine is the strip under the map: the viewer's action pyramid, what it can pay, and the cards that
// nobody else sees.
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
	return html.Section(html.ID("mine"), html.Class("own"), html.Aria("label", p.name(p.Viewer)),
		p.actions(),
		html.Section(html.ID("own-powers"), html.Class("area own-powers"), html.Aria("label", p.word("prayer")), p.prayerTrack()),
		html.Section(html.ID("own-cards"), html.Class("area"), html.Aria("label", p.name(p.Viewer)), html.Ul(cards...)))
}
