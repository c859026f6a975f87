package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
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
	if !p.Seated() {
		all = append(all, piece.Area{ID: "prayers", Label: p.Word("prayer")}.Holds(p.prayerTrack()))
	}
	if !p.buying() {
		all = append(all, p.market())
	}
	return append(all, p.race(), p.tonight(), p.supply())
}
