package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// bodies lists the outlines of workers by resource: a farmer is round, a brickmaker square, a stonecutter cut.
var bodies = [...]string{
	"M-12 0v-9.500a12 13 0 0 1 24 0V0z",
	"M-12.500 0v-21.500h25V0z",
	"M-13 0v-12l6-10H7l6 10V0z",
}

// workerSymbols returns the six workers, with their feet at the bottom. A foreman wears a white cloth, a gold circlet
// and a white sash.
func workerSymbols() string {
	c := &svg.Canvas{}
	for w, name := range workerNames {
		kind := goods[w/2]
		c.Open("symbol", svg.ID("os-w-"+name), svg.A("viewBox", "-17 -40 34 41"))
		c.Path(bodies[w/2], "os-body of-"+kind)
		if osiris.Worker(w).Foreman() {
			c.Path("M-11.500-13.500L8.500 0H1L-12-8.500z", "os-sash")
			c.Path("M-9.500-22.500c-1.500-5 .5-16 9.500-16s11 11 9.500 16z", "os-cloth")
			c.Circle(0, -28.500, 5.800, "os-face")
			c.Path("M-7.500-33h15l-1 3.200h-13z", "os-circlet")
		} else {
			c.Circle(0, -28.500, 6.300, "os-face")
			const hair = "M-7-27.500c-1-7 2.500-9.500 7-9.500s8 2.500 7 9.500c-1.500-3.500-3-5-7-5s-5.500 1.500-7 5z"
			c.Path(hair, "os-hair")
		}
		x := 0.0
		if osiris.Worker(w).Foreman() {
			x = 1.5
		}
		c.Use("g-"+resources[w/2].Glyph, x, -10, 16.5, "os-tool")
		c.End()
	}
	return c.String()
}

// worker draws a worker with its feet at a point; tall is its height.
func worker(c *svg.Canvas, w osiris.Worker, x, y, tall float64) {
	c.UseIn("os-w-"+workerNames[w], x, y-tall/2+tall/41, tall*34/41, tall, "")
}

// placed draws a worker on the board, on a plinth in its owner's colour with its owner's mark.
func placed(c *svg.Canvas, w osiris.Worker, owner game.Seat, x, y, tall float64) {
	f := tall / 41
	worker(c, w, x, y, tall)
	c.Box(x, y+1.5*f, 36*f, 6*f, 1.5, "pf c-"+piece.SeatName(owner))
	piece.Mark(c, owner, x+12*f, y-2*f, 19*f)
}
