package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// marketRoom is how much room the cartouches of the market share.
const marketRoom = 373.0

// market is the cartouches where one side is paid and the other taken (OSI-5.5.1); used ones bear what was paid.
func (p *picture) market() {
	wide := min(88, marketRoom/1.06/float64(len(p.s.Data.Market)))
	p.heading(p.Word("market"), 0, 0, 360)
	for i := range p.s.Data.Market {
		p.stall(i, wide/2-2+wide*1.06*float64(i), headHigh+cartoucheHigh/2-4, wide-4, cartoucheHigh-8)
	}
}

// stall is a cartouche of the market with its two sides.
func (p *picture) stall(i int, x, y, w, h float64) {
	c, stall, name := p.C, &p.s.Market[i], marketName(i)
	c.Group(svg.ID("stall-"+id(name)), svg.At(x, y))
	c.Box(0, 0, w, h, 15, "os-cartouche"+piece.When(stall.Used, " os-shut"))
	for side := range 2 {
		p.exchange(i, side, w, h)
	}
	if stall.Used {
		if stall.Tokens.Sum() > 0 || p.owesPile(i+1) {
			p.heap("stall-"+id(name), i+1, stall.Tokens, 0, 0)
		}
		piece.Closed(c, w/2-8, -h/2+9, 7)
	} else {
		c.Path("M-4-6v10m-4-4l4 5 4-5M5 6V-4m-4 4l4-5 4 5", "os-swap")
	}
	c.End()
}

// exchange is one side of a cartouche: pointed at, it is paid and the other side taken.
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
	p.Slot(piece.Slot{ID: piece.ID("market", id(name), sideNames[side]), Move: move, Title: title, At: svg.Translate(0, y), Shape: piece.Plate(w-16, h/2-13, 8)}, func() {
		if _, may := p.Legal[move]; may {
			p.C.Box(0, 0, w-14, h/2-11, 8, "os-mat")
		}
		p.each(pay, 0, 0)
	})
}

// each are tokens kind by kind with their number, in a row.
func (p *picture) each(t osiris.Tokens, x, y float64) {
	var all []osiris.Resource
	for r, n := range t {
		if n > 0 {
			all = append(all, osiris.Resource(r))
		}
	}
	for i, r := range all {
		at := x + svg.Spread(i, len(all), 36)
		p.C.Text(at-2, y+5.5, 16, p.Number(int(t[r])), "te tb")
		token(p.C, r, at+9.5, y, 20)
	}
}

// owesPile tells whether the viewer may point at the pile itself now.
func (p *picture) owesPile(n int) bool { return p.Legal[shortMove(n)] != game.Move{} }

// pileName is a pile of tokens as moves call it: 0 lies beside the workers' cartouche, others on the market.
func pileName(n int) string {
	if n == 0 {
		return "cartouche"
	}
	return marketName(n - 1)
}

func shortMove(n int) string { return "short " + pileName(n) }

// heapStep is the room of a kind of token in a pile.
const heapStep = 26.0

// heap is a pile of tokens laid on the board. Each kind may be taken by the Tax Collector, and the pile itself may stand in for
// a short supply (OSI-6.3).
func (p *picture) heap(at string, n int, t osiris.Tokens, x, y float64) {
	var all []osiris.Resource
	for r, k := range t {
		if k > 0 {
			all = append(all, osiris.Resource(r))
		}
	}
	c := p.C
	w := heapStep*float64(max(1, len(all))) + 4
	p.Slot(piece.Slot{ID: at + "-pile", Move: shortMove(n), Title: p.Words.Say(osiristext.PileName(uint8(n))) + " · " + p.Words.Say(osiristext.Tokens(t)), At: svg.Translate(x, y), Shape: piece.Plate(w-4, 18, 9)}, func() {
		c.Box(0, 0, w, 24, 12, "os-heap")
	})
	for i, r := range all {
		p.Slot(piece.Slot{ID: piece.ID(at, goods[r]), Move: "tax " + goods[r] + " " + pileName(n), Title: p.Words.Say(osiristext.Amount(r, int(t[r]))), At: svg.Translate(x+svg.Spread(i, len(all), heapStep), y), Shape: piece.Plate(20, 16, 8)}, func() {
			if _, may := p.Legal["tax "+goods[r]+" "+pileName(n)]; may {
				c.Box(0, 0, 23, 19, 8, "os-mat")
			}
			c.Text(-2.5, 4.5, 12.5, p.Number(int(t[r])), "te tb")
			token(c, r, 5.5, 0, 14)
		})
	}
}
