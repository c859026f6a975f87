package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine draws the strip under the map: the viewer's action pyramid, what they can pay, and the cards that only they
// see.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	return html.Section(html.ID("mine"), html.Class("own"), html.Aria("label", p.Name(p.Viewer)), p.actions(),
		p.belongings(), p.cards())
}

// belongings draws what the viewer can pay, and their powers.
func (p *picture) belongings() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	tiles := []gomponents.Node{piece.Class("powers", piece.When(pl.Tiles.Len() > roomy, "many"),
		piece.When(pl.Tiles.Len() > full, "crowd"))}
	for t := pl.Tiles; t != 0; t = t.Rest() {
		tiles = append(tiles, p.ownTile(t.First()))
	}
	var powers gomponents.Node = html.P(html.Class("own-none"), text(p.Word("no-powers")))
	if len(tiles) > 1 {
		powers = html.Div(tiles...)
	}
	count := text(p.Word("powers-count", "n", pl.Tiles.Len(), "all", len(p.s.Data.Tiles)))
	heading := piece.Heading("own-tiles", nil, p.Word("powers"), count)
	area := piece.Area{ID: "own-powers", Scrolls: true, Classes: "own-powers", Label: p.Word("powers")}
	return area.Holds(p.prayerTrack(), heading, powers)
}

// The strip shows up to roomy tiles at full size, up to full smaller with their effects, and more with names only.
const roomy, full = 4, 6
