package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

const (
	harbourTop = 32.0
	berthHigh  = 86.0
	fleetHead  = 42.0 // the head of a narrow harbour, above its boats

	// Narrow harbours have rows of so many berths.
	narrowBerths = 7
	berthWide    = (narrowW - 2*gap - 12) / narrowBerths
	berthDeep    = 42.0
)

// harbours draws the boats that everybody has loaded: the viewer's own with their points, others face down, and all
// face up when the game is over (PYR-12.5, PYR-14.8). While sites are being activated, the sequence is above them.
func (p *picture) harbours() {
	size := p.stageSize()
	w, high := size.w, min(berthHigh, (size.h-harbourTop)/float64(p.s.Seats()))
	title, busy := p.heading(p.Word("harbour"), 0, 6, 200)+14, p.s.Phase() == 5
	if !p.revolt(title, 15, w) {
		if !busy || !p.chart.narrow {
			title += p.goal(title, 22, min(260, w-title)) + 14
		}
		p.sequence(title, w, 16)
	}
	y := harbourTop
	for _, seat := range p.around() {
		if p.chart.narrow {
			high = p.harbourHigh(seat)
		}
		p.harbour(seat, y, w, high)
		y += high
	}
}

// harbourHigh returns the height of a seat's harbour on narrow screens. Without boats it is only its head.
func (p *picture) harbourHigh(seat game.Seat) float64 {
	return fleetHead + berthDeep*float64((p.s.Player[seat].Fleet()+narrowBerths-1)/narrowBerths)
}

// sequence draws the seats that activate the sites of a round, in order (PYR-9.1.1).
func (p *picture) sequence(x, w, y float64) {
	if p.s.Phase() != 5 {
		return
	}
	turns, begun := p.s.Turns()
	step := min(28, (w-x-4)/float64(len(turns)))
	c := p.C
	c.Group(svg.ID("sequence"), svg.A("role", "img"))
	c.Title(p.Word("sequence", "n", begun, "all", len(turns)))
	for i, place := range turns {
		at := w - step*(float64(len(turns)-i)-.5)
		if i == begun-1 {
			c.Circle(at, y, 13, "py-turn")
		}
		c.Group(svg.Class(piece.When(i < begun-1, "py-past")))
		piece.Mark(c, p.s.Order[place], at, y, 19)
		c.End()
		if i < begun-1 {
			piece.Tick(c, at+7, y+7, 4.8)
		}
	}
	c.End()
}

// harbour draws the boats of a seat.
func (p *picture) harbour(seat game.Seat, y, w, h float64) {
	c, pl := p.C, &p.s.Player[seat]
	c.Group(svg.ID(piece.ID("harbour", seat)), svg.At(0, y), svg.A("role", "group"),
		svg.A("aria-label", p.Word("said", "what", p.Name(seat), "text", p.Word("fleet", "n", pl.Fleet()))))
	marked := p.s.Owing().Has(seat) || p.s.Owing() == 0 && p.s.Rank(seat) == 1
	c.Rect(0, 2, w, h-4, 7, "py-lane"+piece.When(marked, " py-now"))
	x, room, middle := 152.0, w-152-140, h/2
	basin := box{x - 4, 8, room + 8, h - 16}
	if p.chart.narrow {
		x, room, middle = 6, w-12, fleetHead/2
		basin = box{x - 1, fleetHead - 3, room + 2, h - fleetHead - 2}
	}
	piece.Mark(c, seat, 24, middle, min(30, h-8))
	name, size := clip(p.Name(seat), 14.5, 98)
	c.Text(45, middle+5, size, name, "ts")
	if basin.h > 0 {
		c.Rect(basin.x, basin.y, basin.w, basin.h, 7, "py-water")
		c.Rect(basin.x, basin.y, basin.w, basin.h, 7, "py-basin")
	}
	p.berths(seat, x, middle, room)
	p.tally(seat, w, middle)
	c.End()
}

// berths draws loaded boats: side by side as far apart as there is room, or in rows on narrow screens.
func (p *picture) berths(seat game.Seat, x, y, room float64) {
	const wide = 58.0
	pl := &p.s.Player[seat]
	n, size := pl.Fleet(), 54.0
	step := wide + 4
	if n > 1 {
		step = min(step, (room-wide)/float64(n-1))
	}
	place := func(i int) (float64, float64) { return x + wide/2 + step*float64(i), y + 3 }
	if p.chart.narrow {
		size = 44
		place = func(i int) (float64, float64) {
			return x + berthWide*(float64(i%narrowBerths)+.5), fleetHead + berthDeep*(float64(i/narrowBerths)+.5) - 4
		}
	}
	i := 0
	for boats := pl.Boats; boats != 0; boats, i = boats.Rest(), i+1 {
		x, y := place(i)
		p.loaded(pyramidion.Boat(boats.First()), x, y, size)
	}
	for ; i < n; i++ {
		x, y := place(i)
		p.C.Group(svg.ID(piece.ID("berth", seat, i+1)), p.arrives(piece.ID("fleet", seat), p.sailed[seat]))
		p.C.UseIn("py-back", x, y, size, size*.8, "")
		p.C.Text(x, y-2, 15, "?", "tm tb py-lit-text")
		p.C.End()
	}
}

// loaded draws a boat whose points are known.
func (p *picture) loaded(b pyramidion.Boat, x, y, size float64) {
	name := id(boatName(b))
	p.C.Group(svg.ID("loaded-"+name), svg.A("role", "img"), p.arrives("loaded-"+name, "boat-"+name))
	p.C.Title(p.Words.Say(pyramidiontext.Boat(p.s, b)))
	p.C.UseIn("py-back", x, y, size, size*.8, "")
	piece.Points(p.C, int(p.s.Data.Boat[b].VP), x, y-size*.13, size*.37)
	p.C.End()
}

// tally draws the number of a seat's torturer troops on sites, with the point for the most of them (PYR-13.2), and
// its points if the viewer knows them.
func (p *picture) tally(seat game.Seat, w, y float64) {
	c, n := p.C, p.s.Posts(seat, pyramidion.Torturers).Len()
	x := w - 112
	c.Group(svg.A("role", "img"))
	said := p.Word("posted", "n", n)
	if p.s.Bonus() == seat {
		said = p.Word("said", "what", said, "text", p.bonusSays(seat))
	}
	c.Title(said)
	c.Group(svg.Class(piece.When(n == 0, "py-dim")))
	troop(c, pyramidion.Torturers, seat, x, y+14, 28)
	c.End()
	c.Text(x+15.5, y+6, 15, p.Number(n), "ts"+piece.When(n == 0, " py-faint"))
	if p.s.Bonus() == seat {
		piece.Cartouche(c, p.Word("more", "n", 1), x+41, y, 16)
	}
	c.End()
	shown := "?"
	if p.s.ScoreKnown(seat) {
		shown = p.Number(p.s.Score(seat))
	}
	piece.Cartouche(c, shown, w-26, y, 27)
}

// goal draws what ends the game, next to the title (PYR-14.1, PYR-14.6).
func (p *picture) goal(x, y, room float64) float64 {
	said := p.Word("goal-boats")
	if n := int(p.s.Data.Targets[p.s.Target]); n > 0 {
		said = p.Word("goal", "n", n)
	}
	size := piece.Fit(said, 13, room)
	p.C.Text(x, y, size, said, "py-quiet")
	return piece.Width(said, size)
}
