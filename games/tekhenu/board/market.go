package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// shop is how the card market lies: how wide and high its cards are, where each section begins.
type shop struct {
	w, h, gap float64
	at        [4][2]float64
	fit       float64 // size of the letters
}

var (
	wideMarket   = shop{64, 90, 3.6, [4][2]float64{{0, 0}, {210, 0}, {487.5, 0}, {765, 0}}, 11.2}
	narrowMarket = shop{90, 90, 5, [4][2]float64{{0, 0}, {0, 112}, {0, 224}, {0, 336}}, 12.5}
)

// market is the four sections with what each asks for (TEK-13.4).
func (p *picture) market(m shop) {
	for section := range p.s.Market {
		p.C.Group(svg.ID(piece.ID("market", section+1)), svg.At(m.at[section][0], m.at[section][1]))
		p.shelf(section, m)
		p.C.End()
	}
}

// shelf is one section: diamonds tell its number, a heart the Happiness it asks for.
func (p *picture) shelf(section int, m shop) {
	c, data := p.C, p.s.Data
	wide := float64(len(data.Market[section]))*(m.w+m.gap) - m.gap
	open := p.s.Open&(1<<section) != 0
	need := int(data.Usable[section])
	title := p.Word("section", "n", section+1, "need", need)
	if !open {
		title += " · " + p.Word("section-closed", "n", int(data.Opens[section]))
	}
	id, move := piece.ID("section", section+1), "refresh "+p.Number(section+1)
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(wide/2, 7), Shape: piece.Plate(wide, 12, 4)}, func() {
		if _, may := p.Legal[move]; may {
			c.Box(0, 0, wide, 12, 3, "te-halo")
			text := p.Word("renew")
			c.Text(0, 3.8, 10.5, text, "tm tb")
		}
		for i := range section + 1 {
			c.Path("M0-5L5 0 0 5-5 0z", "te-gem", svg.At(6+12*float64(i)-wide/2, 0))
		}
		if open {
			c.Use("g-heart", wide/2-30, 0, 13, "te-heart")
			c.Text(wide/2, 4, 11.5, p.Number(need)+"+", "te tb")
			return
		}
		c.Use("g-people", wide/2-30, 0, 14, "te-folk")
		c.Text(wide/2, 4, 11.5, p.Number(int(data.Opens[section]))+"+", "te tb")
	})
	reach := !p.Seated() || int(p.s.Player[p.Viewer].Happiness) >= need
	for i, kind := range data.Market[section] {
		x, y := m.w/2+(m.w+m.gap)*float64(i), 17+m.h/2
		p.ware(section, i, kind, x, y, m, open, reach)
	}
}

// ware is a card on offer, or the place where one of its kind will lie.
func (p *picture) ware(section, slot int, kind tekhenu.Kind, x, y float64, m shop, open, reach bool) {
	c, card := p.C, p.s.Market[section][slot]
	if card == 0 {
		c.Group(svg.At(x, y), svg.Class("te-far"))
		cardShape(c, kind, m.w, m.h, "te-gap")
		c.Use(kindSigns[kind], 0, 0, 22, kindLooks[kind])
		c.End()
		return
	}
	name := cardName(card)
	p.Slot(piece.Slot{ID: "card-" + name, Move: "take " + name, Title: p.cardSays(card), At: svg.Translate(x, y), Shape: piece.Plate(m.w-4, m.h-4, 5)}, func() {
		if !reach || !open {
			c.Group(svg.Class("te-far"))
			defer c.End()
		}
		p.card(card, m.w, m.h, m.fit)
	})
}
