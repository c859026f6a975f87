package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// What comes onto the board glides there from where it was: its element names the elements that it may come from, the first of which
// that is in sight counts.

// comesFrom says where a thing of a seat comes from: its place among what the viewer has, or the seat's row beside the board.
func (p *picture) comesFrom(own string, seat game.Seat) svg.Attr {
	from := piece.ID("player", seat) + " " + piece.ID("lane", seat)
	if seat == p.Viewer {
		from = own + " " + from
	}
	return svg.A("data-from", from)
}
