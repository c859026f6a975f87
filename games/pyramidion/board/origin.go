package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// What comes onto the board glides there from where it was: its element names the elements that it may come from, the first of which
// that is in sight counts.

// comesFrom says where a thing of a seat comes from that lies in a slot since a moment ago: its place among what the viewer has, or the
// seat's row beside the board or on it.
func (p *picture) comesFrom(slot, own string, seat game.Seat) svg.Attr {
	from := piece.ID("player", seat) + " " + piece.ID("lane", seat)
	if seat == p.Viewer {
		from = own + " " + from
	}
	return p.arrives(slot, from)
}

// arrives says what element something comes from that lies in a slot since a moment ago.
func (p *picture) arrives(slot, from string) svg.Attr {
	if !p.Recent[slot] {
		return svg.Attr{}
	}
	return svg.A("data-from", from)
}
