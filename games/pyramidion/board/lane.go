package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The dimensions of the lanes: their heads, the columns of totals, and the lane of a player on narrow screens.
const (
	lanesTop   = 46.0
	emptyLane  = 40.0
	laneHead   = 38.0 // the head of a narrow lane, above its cards
	narrowCard = 1.28 // the scale of cards in a narrow lane
	lanesX     = siteWide + 8
	lanesW     = stageW - lanesX
	whoWide    = 122.0
)

// totalWide returns the width of a column of totals.
func (p *picture) totalWide() float64 {
	if p.chart.narrow {
		return 76
	}
	return 78
}

// lanes draws the cards of every player, clockwise from the one who activated the site, with their totals in columns.
func (p *picture) lanes() {
	x, y, w := lanesX, 0.0, lanesW
	high := (stageH - lanesTop) / float64(p.s.Seats())
	if p.chart.narrow {
		x, y, w, high = 0, siteHigh, narrowW-2*gap, 0
	}
	p.C.Group(svg.ID("lanes"), svg.At(x, y))
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

// laneHigh returns the height of a lane on narrow screens. A lane without cards is low.
func (p *picture) laneHigh(seat game.Seat) float64 {
	if n := p.s.Player[seat].InPlay.Len(); n > 0 {
		return laneHead + float64(narrowRows(n))*(cardH*narrowCard+5) + 3
	}
	return emptyLane
}

// narrowRows returns the number of rows for n cards of a seat on narrow screens. Each card shows its marks.
func narrowRows(n int) int {
	rest := narrowW - 2*gap - 12 - cardW*narrowCard
	row := 1 + int(rest/(marksWide*narrowCard))
	return max(1, (n+row-1)/row)
}

// totalX returns the centre of the column of a category.
func (p *picture) totalX(category pyramidion.Category, w float64) float64 {
	return w - p.totalWide()*(float64(categories-category)-.5)
}

// lanesHead draws the head of the columns: each category with its minimum and what it wins. Next to them is a revolt,
// or what can be exchanged.
func (p *picture) lanesHead(w float64) {
	for category := range categories {
		p.categoryHead(category, p.totalX(category, w), 23)
	}
	room := w - p.totalWide()*float64(categories) - 8
	switch {
	case p.s.Top().Step == pyramidion.StepOut || p.s.Top().Step == pyramidion.StepIn:
		p.pairs(room)
	case p.revolt(0, 22, room):
	default:
		title := p.heading(p.Word(piece.When(p.past != nil, "was-")+"in-play"), 0, 14, room)
		if !p.chart.narrow && p.past == nil {
			p.sequence(title+12, room, 22)
		}
	}
}

// categoryHead draws a category. It is clickable when a Goddess can count in it (PYR-16.1).
func (p *picture) categoryHead(category pyramidion.Category, x, y float64) {
	name := categoryNames[category]
	title := p.Word("wins-" + name)
	if category < pyramidion.Bargaining {
		title += " · " + p.Word("least-"+troopNames[category], "n", int(p.s.Least(pyramidion.Troop(category)))) +
			p.raisedSays()
	}
	p.Slot(piece.Slot{
		ID: "category-" + name, Move: "category " + name, Title: title, At: svg.Translate(x, y),
		Shape: piece.Plate(p.totalWide()-11, 37, 6),
	}, func() {
		c := p.C
		if _, may := p.Legal["category "+name]; may {
			c.Box(0, 0, p.totalWide()-10, 38, 6, "py-mat")
		}
		c.Use("py-"+name, -14, -6.5, 26, "")
		c.Use(categorySigns[category], -14, -6.5, 16.5, "on-dark")
		if category < pyramidion.Bargaining {
			c.Text(1.5, -.6, 16.5, p.Word("at-least", "n", int(p.s.Least(pyramidion.Troop(category)))), "tb")
			if p.s.Raised != 0 {
				c.Path(risen, "py-up", svg.At(p.totalWide()/2-7, -7))
			}
		} else {
			c.Text(1.5, -.6, 16.5, p.Word("times", "n", int(p.s.Goods[p.s.Site].Sum())), "tb")
		}
		label, room := p.Term("category."+name), 8.0
		if p.legal("category " + name) { // it stands in a frame
			room = 20
		}
		c.Text(0, 16.5, piece.Fit(label, 13.2, p.totalWide()-room), label, "tm ts py-quiet")
	})
}

// lane draws the cards and totals of a seat.
func (p *picture) lane(seat game.Seat, y, w, h float64) {
	c, pl := p.C, &p.s.Player[seat]
	now, out := p.past == nil && p.s.Owing().Has(seat), p.past == nil && pl.Passed
	hit := p.past != nil && p.past.fallen.Has(seat)
	c.Group(svg.ID(piece.ID("lane", seat)), svg.Class(piece.When(hit, "py-hit")), svg.At(0, y),
		svg.A("role", "group"), svg.A("aria-label", p.laneSays(seat)), p.about(seat, now))
	c.Rect(0, 2, w, h-4, 7, "py-lane"+piece.When(now, " py-now")+piece.When(out, " py-out"))
	middle := h / 2
	if p.chart.narrow {
		middle = 18
		p.fan(seat, box{6, laneHead, w - 12, h - laneHead - 5}, narrowCard)
	} else {
		p.fan(seat, box{whoWide, 4, w - whoWide - p.totalWide()*float64(categories) - 8, h - 8}, 1.6)
	}
	p.who(seat, 6, middle)
	for category := range categories {
		p.total(seat, category, p.totalX(category, w), middle)
	}
	c.End()
}

// about marks the lane of a viewer who chooses a card: its totals are what the choice is about.
func (p *picture) about(seat game.Seat, now bool) svg.Attr {
	if now && p.Active && seat == p.Viewer && p.s.Top().Step == pyramidion.StepCard {
		return svg.A("data-about", "first")
	}
	return svg.Attr{}
}

// laneSays puts a lane into words: the seat, the cards left in its hand, and whether it has passed.
func (p *picture) laneSays(seat game.Seat) string {
	said := p.Word("said", "what", p.Name(seat), "text", p.Word("cards", "n", p.s.Player[seat].Hold()))
	if p.s.Player[seat].Passed {
		said += " · " + p.Word("passed")
	}
	return said
}

// who draws the seat's name, the number of cards in hand, and whether the seat has passed.
func (p *picture) who(seat game.Seat, x, y float64) {
	c, pl := p.C, &p.s.Player[seat]
	piece.Mark(c, seat, x+14, y, 28)
	name, size := clip(p.Name(seat), 14, whoWide-46)
	if p.chart.narrow {
		c.Text(x+33, y+5, size, name, "ts")
		x, y = x+piece.Width(name, size)+8, y-9
	} else {
		c.Text(x+33, y-3, size, name, "ts")
	}
	switch {
	case p.past != nil:
		return
	case pl.Passed && p.chart.narrow: // there is no room for a word
		c.Use("py-halt", x+40, y+9, 19, "")
		return
	case pl.Passed:
		c.Text(x+33, y+14, piece.Fit(p.Word("passed"), 13.2, whoWide-46), p.Word("passed"), "py-quiet")
		return
	}
	p.back(x+38, y+9, 10)
	c.Text(x+47, y+14, 14, p.Number(pl.Hold()), "ts")
}

// total draws a seat's points in a category: on a medallion if no seat has as many, with a tick if they win, or as a
// tie, and what acts on them.
func (p *picture) total(seat game.Seat, category pyramidion.Category, x, y float64) {
	n := int(p.counted().Totals(seat)[category])
	leader, _ := p.counted().Most(category)
	c := p.C
	c.Group(svg.ID(piece.ID("total", seat, categoryNames[category])), svg.At(x, y), svg.A("role", "img"))
	c.Title(p.totalSays(seat, category))
	defer c.End()
	if seat == p.Viewer {
		defer p.ghosts(category)
	}
	defer p.swayed(seat, category)
	if leader != seat {
		c.Text(0, 7, 20, p.Number(n), "tm ts"+piece.When(n == 0, " py-faint"))
		if len(p.ties(seat, category)) > 0 {
			p.even()
		}
		return
	}
	least := p.needed(category)
	p.points(category, n, 0, 0, 35, piece.When(n < least, "py-short"))
	if n >= least {
		piece.Tick(c, 16, -11, 6.5)
	} else {
		c.Text(17, -5, 13.2, "−"+p.Number(least-n), "tb py-missing")
	}
}
