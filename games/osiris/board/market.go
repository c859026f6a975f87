package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// marketRoom is the width of all market cartouches together.
const marketRoom = 373.0

// market draws the market cartouches (OSI-5.5.1); used ones show the tokens paid.
func (p *picture) market() {
	wide := min(88, marketRoom/1.06/float64(len(p.s.Data.Market)))
	p.heading(p.Word("market"), 0, 0, 360)
	for i := range p.s.Data.Market {
		p.stall(i, wide/2-2+wide*1.06*float64(i), headHigh+cartoucheHigh/2-4, wide-4, cartoucheHigh-8)
	}
}

// stall draws a market cartouche with its two sides.
func (p *picture) stall(i int, x, y, w, h float64) {
	c, stall, name := p.C, &p.s.Market[i], marketName(i)
	c.Group(svg.ID("stall-"+id(name)), svg.At(x, y))
	p.pin(-w/2, 0)
	c.Box(0, 0, w, h, 15, "os-cartouche"+piece.When(stall.Used, " os-shut"))
	for side := range 2 {
		p.exchange(i, side, w, h)
	}
	if stall.Used {
		if stall.Tokens.Sum() > 0 || p.owesPile(i+1) {
			p.heap("stall-"+id(name), i+1, stall.Tokens, 0, 0)
		}
		piece.Closed(c, w/2-6, -h/2+6, 7)
	} else {
		c.Path("M-4-6v10m-4-4l4 5 4-5M5 6V-4m-4 4l4-5 4 5", "os-swap")
	}
	c.End()
}

// pin marks a point on a left edge where the number of what happened covers nothing.
func (p *picture) pin(x, y float64) {
	p.C.Rect(x, y, 1, 1, 0, "", svg.A("fill", "none"), svg.A("data-pin", ""))
}

// exchange draws one side of a cartouche; a click pays it and takes the other side.
func (p *picture) exchange(i, side int, w, h float64) {
	name := marketName(i)
	move := "market " + name + " " + sideNames[side]
	pay, take := p.s.Data.Market[i][side], p.s.Data.Market[i][1-side]
	y := h/4 - 1
	if side == 0 {
		y = -y
	}
	title := p.Word("exchange", "pay", osiristext.Tokens(pay), "take", osiristext.Tokens(take))
	if p.s.Market[i].Used {
		title += " · " + p.Word("used")
	}
	p.Slot(piece.Slot{
		ID: piece.ID("market", id(name), sideNames[side]), Move: move, Title: title,
		At: svg.Translate(0, y), Shape: piece.Plate(w-16, h/2-13, 8),
	}, func() {
		if _, may := p.Legal[move]; may {
			p.C.Box(0, 0, w-14, h/2-11, 8, "os-mat")
		}
		p.each(pay, 0, 0)
	})
}

// each draws tokens by kind with their numbers, in a row.
func (p *picture) each(t osiris.Tokens, x, y float64) {
	var all []osiris.Resource
	for r, n := range t {
		if n > 0 {
			all = append(all, osiris.Resource(r))
		}
	}
	for i, r := range all {
		at := x + svg.Spread(i, len(all), 33) - 2.7*float64(len(all)-1) // a number and its token are centred together
		p.C.Text(at-2, y+5.5, 16, p.Number(int(t[r])), "te tb")
		token(p.C, r, at+9.5, y, 20)
	}
}

// owesPile reports whether the viewer can choose the pile itself now.
func (p *picture) owesPile(n int) bool { return p.Legal[shortMove(n)] != game.Move{} }

// shortMove chooses a pile: 0 for the one beside the workers' cartouche, the others on the market.
func shortMove(n int) string { return "short " + osiris.PileNames[n] }

// heapStep is the width of one kind of token in a pile.
const heapStep = 26.0

// heap draws a pile of tokens on the board. The Tax Collector chooses a kind of it; the regent bonus, in a short
// supply, the pile itself (OSI-6.3).
func (p *picture) heap(at string, n int, t osiris.Tokens, x, y float64) {
	var all []osiris.Resource
	for r, k := range t {
		if k > 0 {
			all = append(all, osiris.Resource(r))
		}
	}
	c := p.C
	w := heapStep*float64(max(1, len(all))) + 4
	title := p.Words.Say(osiristext.PileName(uint8(n))) + " · " + p.tokenList(t)
	p.Slot(piece.Slot{
		ID: at + "-pile", Move: shortMove(n), Title: title,
		At: svg.Translate(x, y), Shape: piece.Plate(w-4, 18, 9),
	}, func() {
		c.Box(0, 0, w, 24, 12, "os-heap")
	})
	for i, r := range all {
		move := "tax " + goods[r] + " " + osiris.PileNames[n]
		p.Slot(piece.Slot{
			ID: piece.ID(at, goods[r]), Move: move, Title: p.amount(r, int(t[r])),
			At: svg.Translate(x+svg.Spread(i, len(all), heapStep), y), Shape: piece.Plate(20, 16, 8),
		}, func() {
			if _, may := p.Legal[move]; may {
				c.Box(0, 0, 23, 19, 8, "os-mat")
			}
			c.Text(-2.5, 4.5, 12.5, p.Number(int(t[r])), "te tb")
			token(c, r, 5.5, 0, 14)
		})
	}
}
