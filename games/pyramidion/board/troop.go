package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// figure draws a troop in the colour of its group, with its feet on a point: torturers have cut shoulders and a club,
// negotiators a round robe and a scroll.
func figure(c *svg.Canvas, kind pyramidion.Troop, x, y, tall float64, class string) {
	c.UseIn("py-"+troopNames[kind], x, y-tall*17/36, tall*32/36, tall, class)
}

// troop draws a troop of a seat, with the seat's mark on it.
func troop(c *svg.Canvas, kind pyramidion.Troop, seat game.Seat, x, y, tall float64) {
	figure(c, kind, x, y, tall, "c-"+piece.SeatName(seat))
	piece.Mark(c, seat, x-tall*.02, y-tall*.215, tall*.4)
}

// points draws an amount of a category: the number on a medallion of the category's shape.
func (p *picture) points(category pyramidion.Category, n int, x, y, size float64, class string) {
	c, letters := p.C, size*.64
	if n > 9 {
		letters = size * .48
	}
	c.Use("py-"+categoryNames[category], x, y, size, class)
	c.Text(x, y+letters*.35, letters, p.Number(n), "tm tb py-num")
}
