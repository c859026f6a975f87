package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Measures of a card on offer, the gap between two, and the size of its letters.
const (
	cardWide, cardHigh, cardGap = 64.0, 90.0, 3.6
	cardFit                     = 12.1
)

// shop is the layout of the card market: the place and size of its sections.
type shop struct {
	at   [4][2]float64
	size float64
}

var (
	wideMarket   = shop{[4][2]float64{{0, 0}, {210, 0}, {487.5, 0}, {765, 0}}, 1}
	narrowMarket = shop{[4][2]float64{{0, 0}, {0, 152}, {0, 304}, {0, 456}}, 1.36}
)

// market draws the four sections with the Happiness that each requires (TEK-13.4).
func (p *picture) market(m shop) {
	for section := range p.s.Market {
		at := place{x: m.at[section][0], y: m.at[section][1], scale: m.size}
		p.C.Group(svg.ID(piece.ID("market", section+1)), svg.Transform(at.transform()))
		p.shelf(section)
		p.C.End()
	}
}

// cardSymbols draws the faces of all cards, which a page holds once.
func (p *picture) cardSymbols() string {
	c := &svg.Canvas{}
	p.on(c, func() {
		for card := tekhenu.Card(1); card <= p.lastCard(); card++ {
			c.Print(faceOf(card), func() { p.card(card, cardWide, cardHigh, cardFit) })
		}
	})
	return c.String()
}

// lastCard returns the Decree with the highest number.
func (p *picture) lastCard() tekhenu.Card {
	return tekhenu.Decree.Of(uint8(len(p.s.Data.Decrees) - 1))
}

// faceOf returns the id of the symbol with a card's face.
func faceOf(card tekhenu.Card) string { return "te-face-" + tekhenu.CardNames[card] }

// shelf draws one section. Diamonds show its number, a heart the Happiness it requires.
func (p *picture) shelf(section int) {
	c, data := p.C, p.s.Data
	wide := float64(len(data.Market[section]))*(cardWide+cardGap) - cardGap
	open := p.s.Open&(1<<section) != 0
	need := int(data.Usable[section])
	title := p.Word("section", "n", section+1, "need", need)
	if !open {
		title += " · " + p.Word("section-closed", "n", int(data.Opens[section]))
	}
	id, move := piece.ID("section", section+1), "refresh "+p.Number(section+1)
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(wide/2, 7), Shape: piece.Plate(wide, 12, 4)},
		func() {
			if _, may := p.Legal[move]; may {
				c.Box(0, 0, wide, 12, 3, "te-halo")
				text := p.Word("renew")
				c.Text(0, 3.8, 10.5, text, "tm tb")
			}
			for i := range section + 1 {
				c.Path("M0-5L5 0 0 5-5 0z", "te-gem", svg.At(6+12*float64(i)-wide/2, 0))
			}
			if open {
				c.Use("g-heart", wide/2-33, 0, 13, "te-heart")
				c.Text(wide/2, 4.2, 12, p.Number(need)+"+", "te tb")
				return
			}
			c.Use("g-people", wide/2-30, 0, 14, "te-folk")
			c.Text(wide/2, 4.2, 12, p.Number(int(data.Opens[section]))+"+", "te tb")
		})
	reach := !p.Seated() || int(p.s.Player[p.Viewer].Happiness) >= need
	for i, kind := range data.Market[section] {
		x, y := cardWide/2+(cardWide+cardGap)*float64(i), 17+cardHigh/2
		p.ware(section, i, kind, x, y, open && reach)
	}
}

// ware draws a card on offer, or the empty place for one of its kind.
func (p *picture) ware(section, slot int, kind tekhenu.Kind, x, y float64, near bool) {
	c, card := p.C, p.s.Market[section][slot]
	if card == 0 {
		c.Group(svg.At(x, y), svg.Class("te-far"))
		cardShape(c, kind, cardWide, cardHigh, "te-gap")
		c.Use(kindSigns[kind], 0, 0, 22, kindLooks[kind])
		c.End()
		return
	}
	name := tekhenu.CardNames[card]
	p.Slot(piece.Slot{ID: "card-" + name, Move: "take " + name, Title: p.cardSays(card), At: svg.Translate(x, y),
		Shape: piece.Plate(cardWide-4, cardHigh-4, 5)}, func() {
		c.Copy(faceOf(card), svg.Class(piece.When(!near, "te-far")))
	})
}
