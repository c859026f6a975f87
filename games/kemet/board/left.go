package board

import (
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Left draws what concerns every player and is not on the map. A spectator has no strip under the map, so Left shows
// them the prayer track.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	all := gomponents.Group{p.fight()}
	if p.buying() { // the market comes first
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
