package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// hiring draws the workers' cartouche with the tokens paid beside it (OSI-5.4).
func (p *picture) hiring() {
	c := p.C
	w := p.heading(p.Word("workers"), 0, 0, 240)
	c.Group(svg.ID("hire-cost"), svg.A("role", "img"))
	c.Title(p.Word("hire-cost", "n", int(p.s.Data.Hire)))
	for i := range int(p.s.Data.Hire) {
		piece.Either(c, resources, w+17+23*float64(i), 10.5, 20)
	}
	c.End()
	const wide, high = 308.0, cartoucheHigh - 8
	c.Rect(0, headHigh, wide, high, 22, "os-cartouche")
	c.Line(wide-92, headHigh+10, wide-92, headHigh+high-10, "os-rule")
	p.pool(wide-92, high)
	p.beside(wide-46, headHigh+high/2)
}

// pool draws the workers for hire by kind.
func (p *picture) pool(wide, high float64) {
	var kinds []osiris.Worker
	for w, n := range p.s.Pool {
		if n > 0 {
			kinds = append(kinds, osiris.Worker(w))
		}
	}
	places := max(len(kinds), int(p.s.Data.Setup[p.s.Seats()].Pool))
	step := min(42, (wide-12)/float64(places))
	y := headHigh + high/2
	for i := len(kinds); i < places; i++ {
		p.C.Circle(wide/2+svg.Spread(i, places, step), y, 12, "os-stand")
	}
	for i, w := range kinds {
		name, n := workerNames[w], int(p.s.Pool[w])
		x := wide/2 + svg.Spread(i, places, step)
		p.Slot(piece.Slot{
			ID: "pool-" + name, Move: "hire " + name, Title: p.Word("count", "n", n, "what", workerTerm(w)),
			At: svg.Translate(x, y), Shape: piece.Plate(step-12, high-22, 8),
		}, func() {
			c := p.C
			if _, may := p.Legal["hire "+name]; may {
				c.Box(0, 0, step-10, high-20, 8, "os-mat")
			}
			for k := range n {
				worker(c, w, svg.Spread(k, n, 5), 25-2*svg.Spread(k, n, 2), 50)
			}
			if n > 1 {
				piece.Badge(c, "×"+p.Number(n), step/2-9, high/2-17)
			}
		})
	}
}

// beside draws the tokens paid for workers. They are not part of the supply until the season ends (OSI-5.4.3).
func (p *picture) beside(x, y float64) {
	c := p.C
	text := p.Word("beside")
	c.Text(x, y-24, min(11.5, piece.Fit(text, 11.5, 84)), text, "tm os-quiet")
	if p.s.Wages.Sum() == 0 && !p.owesPile(0) {
		c.Text(x, y+6, 14, "–", "tm os-quiet")
		return
	}
	p.heap("beside", 0, p.s.Wages, x, y+3)
}
