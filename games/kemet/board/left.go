package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Left is what does not lie on the map and concerns everybody. Who does not sit at the table has no
// strip under the map, so the prayer track is here.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	all := gomponents.Group{p.fight()}
	if p.buying() { // then it comes first
		all = append(all, p.market())
	}
	all = append(all, p.orderTrack(), p.players())
	if !p.seated() {
		all = append(all, html.Section(html.ID("prayers"), html.Class("area"), html.Aria("label", p.word("prayer")), p.prayerTrack()))
	}
	if !p.buying() {
		all = append(all, p.market())
	}
	return append(all, p.race(), p.tonight(), p.supply())
}
