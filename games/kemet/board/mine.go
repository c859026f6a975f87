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
	return html.Section(html.ID("mine"), html.Class("own"), html.Aria("label", p.name(p.Viewer)), p.actions(), p.belongings(), p.cards())
}

// belongings are what the viewer can pay, and its powers.
func (p *picture) belongings() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	tiles := []gomponents.Node{class("powers", when(pl.Tiles.Len() > roomy, "many"), when(pl.Tiles.Len() > full, "crowd"))}
	for t := pl.Tiles; t != 0; t = t.Rest() {
		tiles = append(tiles, p.ownTile(t.First()))
	}
	var powers gomponents.Node = html.P(html.Class("own-none"), text(p.word("no-powers")))
	if len(tiles) > 1 {
		powers = html.Div(tiles...)
	}
	return html.Section(html.ID("own-powers"), html.Class("area own-powers"), html.Aria("labelledby", "prayer-title"), p.prayerTrack(),
		p.heading("own-tiles", p.word("powers"), p.word("powers-count", "n", pl.Tiles.Len(), "all", len(p.s.Data.Tiles))), powers)
}

// So many tiles fit in the strip at their size, and so many with what they do; more show their names there.
const roomy, full = 4, 6

// heading is the title of a part, with a note beside it.
func (p *picture) heading(id, title, note string) gomponents.Node {
	return html.H2(html.Class("panel-title"), html.Span(html.ID(id+"-title"), text(title)), html.Small(text(note)))
}
