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
	all := gomponents.Group{p.fight(), p.orderTrack(), p.players()}
	if !p.seated() {
		all = append(all, html.Section(html.ID("prayers"), html.Class("area"), html.Aria("label", p.word("prayer")), p.prayerTrack()))
	}
	return append(all, p.market(), p.race(), p.tonight(), p.supply())
}
