package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The measures of the lanes: the heads above them, the columns of totals, and the lane of a player on narrow screens.
const (
	lanesTop   = 44.0
	totalWide  = 56.0
	narrowLane = 98.0
	emptyLane  = 38.0
	lanesX     = siteWide + 8
	lanesW     = stageW - lanesX
	whoWide    = 92.0
)

// lanes are the cards of every player, clockwise from the one that activated the site, with their totals in columns.
func (p *picture) lanes() {
	x, y, w := lanesX, 0.0, lanesW
	high := (stageH - lanesTop) / float64(p.s.Seats())
	if p.chart.narrow {
		x, y, w, high = 0, siteHigh, narrowW-2*gap, narrowLane
	}
	p.C.Group(svg.At(x, y))
	p.lanesHead(w)
	at := lanesTop
	for _, seat := range p.around() {
		if p.chart.narrow {
			high = p.laneHigh(seat)
		}
		p.lane(seat, at, w, high)
		at += high
	}
	p.C.End()
}

// laneHigh is the room of a lane on narrow screens: one without cards is low.
func (p *picture) laneHigh(seat game.Seat) float64 {
	if p.s.Player[seat].InPlay == 0 {
		return emptyLane
	}
	return narrowLane
}

// totalX is the middle of the column of a category.
func totalX(category pyramidion.Category, w float64) float64 {
	return w - totalWide*(float64(categories-category)-.5)
}

// lanesHead is over the columns: each category with what it takes and wins; beside them a revolt, or what can be exchanged.
func (p *picture) lanesHead(w float64) {
	for category := range categories {
		p.categoryHead(category, totalX(category, w), 22)
	}
	room := w - totalWide*float64(categories) - 8
	switch {
	case p.s.Top().Step == pyramidion.StepOut || p.s.Top().Step == pyramidion.StepIn:
		p.pairs(room)
	case p.revolt(0, 20, room):
	default:
		title := p.heading(p.Word("in-play"), 0, 12, room)
		if !p.chart.narrow {
			p.sequence(title+12, room, 20)
		}
	}
}

// categoryHead is a category; a Goddess may count in it (PYR-16.1).
func (p *picture) categoryHead(category pyramidion.Category, x, y float64) {
	name := categoryNames[category]
	title := p.Word("wins-" + name)
	if category < pyramidion.Bargaining {
		title += " · " + p.Word("least-"+troopNames[category], "n", int(p.s.Least(pyramidion.Troop(category))))
	}
	p.Slot(piece.Slot{ID: "category-" + name, Move: "category " + name, Title: title, At: svg.Translate(x, y), Shape: piece.Plate(totalWide-11, 32, 6)}, func() {
		c := p.C
		if _, may := p.Legal["category "+name]; may {
			c.Box(0, 0, totalWide-10, 33, 6, "py-mat")
		}
		c.Use("py-"+name, -11, -5.5, 23, "")
		c.Use(categorySigns[category], -11, -5.5, 14.5, "on-dark")
		if category < pyramidion.Bargaining {
			c.Text(2.5, -.8, 13.5, p.Word("at-least", "n", int(p.s.Least(pyramidion.Troop(category)))), "tb")
		} else {
			c.Text(2.5, -.8, 13.5, p.Word("times", "n", int(p.s.Goods[p.s.Site].Sum())), "tb")
		}
		label := p.Term("category." + name)
		c.Text(0, 13.4, piece.Fit(label, 10.2, totalWide-10), label, "tm ts py-quiet")
	})
}

// lane is the cards and totals of a seat.
func (p *picture) lane(seat game.Seat, y, w, h float64) {
	c, pl := p.C, &p.s.Player[seat]
	now := p.s.Owing().Has(seat)
	c.Group(svg.ID(piece.ID("lane", seat)), svg.At(0, y), svg.A("role", "group"), svg.A("aria-label", p.laneSays(seat)))
	c.Rect(0, 2, w, h-4, 7, "py-lane"+piece.When(now, " py-now")+piece.When(pl.Passed, " py-out"))
	middle, cards, room, f := h/2, whoWide, w-whoWide-totalWide*float64(categories)-6, min(1.6, (h-9)/cardH)
	totals := middle
	if p.chart.narrow {
		middle, cards, room, f = 18, 6, w-12, 1
		totals = 18
	}
	p.who(seat, 6, middle)
	at := h / 2
	if p.chart.narrow {
		at = 34 + cardH/2
	}
	p.fan(seat, cards, at, room, f)
	for category := range categories {
		p.total(seat, category, totalX(category, w), totals)
	}
	c.End()
}

// laneSays is a seat with the cards left in its hand, and whether it has passed.
func (p *picture) laneSays(seat game.Seat) string {
	said := p.Word("said", "what", p.Name(seat), "text", p.Word("cards", "n", p.s.Player[seat].Hold()))
	if p.s.Player[seat].Passed {
		said += " · " + p.Word("passed")
	}
	return said
}

// who is whose lane it is, how many cards are in hand, and whether the seat has passed.
func (p *picture) who(seat game.Seat, x, y float64) {
	c, pl := p.C, &p.s.Player[seat]
	piece.Mark(c, seat, x+13, y, 26)
	name := p.Name(seat)
	size := piece.Fit(name, 13, whoWide-36)
	if p.chart.narrow {
		c.Text(x+30, y+4.5, size, name, "ts")
		x, y = x+piece.Width(name, size)+6, y-8.5
	} else {
		c.Text(x+30, y-2, size, name, "ts")
	}
	if pl.Passed {
		c.Text(x+30, y+12, piece.Fit(p.Word("passed"), 11, whoWide-38), p.Word("passed"), "py-quiet")
		return
	}
	p.back(x+35, y+9, 9)
	c.Text(x+43, y+13.5, 12, p.Number(pl.Hold()), "ts")
}

// fan is the cards of a seat in play, as far apart as there is room.
func (p *picture) fan(seat game.Seat, x, y, room, f float64) {
	cards := p.s.Player[seat].InPlay
	n, w := cards.Len(), cardW*f
	step := w + 9
	if n > 1 {
		step = min(step, (room-w)/float64(n-1))
	}
	for i := 0; cards != 0; cards, i = cards.Rest(), i+1 {
		p.inPlay(seat, pyramidion.Card(cards.First()), x+w/2+step*float64(i), y, f)
	}
}

// total is what a seat has of a category: on its medallion if nobody has as much, with a tick if that wins.
func (p *picture) total(seat game.Seat, category pyramidion.Category, x, y float64) {
	n := int(p.s.Totals(seat)[category])
	leader, _ := p.s.Most(category)
	c := p.C
	c.Group(svg.ID(piece.ID("total", seat, categoryNames[category])), svg.At(x, y), svg.A("role", "img"))
	c.Title(p.Word("total", "seat", seat, "points", game.Say("", "pyramidion.points."+categoryNames[category], "n", n)))
	defer c.End()
	if seat == p.Viewer {
		defer p.ghosts(category)
	}
	if leader != seat {
		c.Text(0, 6, 17, p.Number(n), "tm ts"+piece.When(n == 0, " py-faint"))
		return
	}
	least := 0
	if category < pyramidion.Bargaining {
		least = int(p.s.Least(pyramidion.Troop(category)))
	}
	p.points(category, n, 0, 0, 33, piece.When(n < least, "py-short"))
	if n >= least {
		piece.Tick(c, 15, -11, 6)
	} else {
		c.Text(17, -7, 11, "−"+p.Number(least-n), "tb py-missing")
	}
}
