package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Things that come onto the board glide there from their origin. An element names the elements that it can come from;
// the first one that is visible counts.

// comesFrom names the origin of a seat's thing that has just come into a slot: its place among the viewer's things,
// or the seat's row on the board or next to it.
func (p *picture) comesFrom(slot, own string, seat game.Seat) svg.Attr {
	from := piece.ID("player", seat) + " " + piece.ID("lane", seat)
	if seat == p.Viewer {
		from = own + " " + from
	}
	return p.arrives(slot, from)
}

// arrives names the element that something comes from, if it has just come into a slot.
func (p *picture) arrives(slot, from string) svg.Attr {
	if !p.Recent[slot] {
		return svg.Attr{}
	}
	return svg.A("data-from", from)
}
