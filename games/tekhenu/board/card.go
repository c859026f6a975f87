package board

import (
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The shape of a card shows its kind: a Blessing has an arch, a Technology a gold bar, a Decree two bands.
var (
	kindNames = [...]string{"blessing", "technology", "decree"}
	kindSigns = [...]string{"g-offer", "g-wheel", "g-roll"}
	kindLooks = [...]string{"te-bless", "te-tech", "te-decree"}
)

// cardSays describes a card.
func (p *picture) cardSays(card tekhenu.Card) string {
	return p.Words.Say(tekhenutext.CardName(card)) + ": " + p.Words.Say(tekhenutext.CardText(p.s.Data, card))
}

// cardShape draws the outline of a kind of card.
func cardShape(c *svg.Canvas, kind tekhenu.Kind, w, h float64, class string) {
	if kind == tekhenu.Blessing {
		r := svg.N(w * .3)
		c.Path("M"+svg.N(-w/2)+" "+svg.N(h/2-4)+"V"+svg.N(w*.3-h/2)+"a"+r+" "+r+" 0 0 1 "+r+"-"+r+"h"+svg.N(w*.4)+
			"a"+r+" "+r+" 0 0 1 "+r+" "+r+"V"+svg.N(h/2-4)+"a4 4 0 0 1-4 4h"+svg.N(8-w)+"a4 4 0 0 1-4-4z", class)
		return
	}
	c.Box(0, 0, w, h, 5, class)
	if class != "te-card" {
		return
	}
	if kind == tekhenu.Technology {
		c.Rect(-w/2+1.2, -h/2+1.2, w-2.4, 4, 2, "te-bar")
		return
	}
	band := h * .28 // beside the sign; the words have the whole width
	c.Rect(-w/2+1.2, -h/2+2, 3.4, band, 1.5, "te-band")
	c.Rect(w/2-4.6, -h/2+2, 3.4, band, 1.5, "te-band")
}

// card draws a card with its sign and its sentence in letters up to this size.
func (p *picture) card(card tekhenu.Card, w, h, size float64) {
	c, kind := p.C, card.Kind()
	cardShape(c, kind, w, h, "te-card")
	sign, inner := min(24, h*.28), w-6
	gains, words := p.plain(card), p.shortText(card)
	if gains != nil {
		words = p.Word("short-with")
	}
	room := h - sign - 14
	lines, fit := fitted(words, inner, room, size)
	if fit < enough && gains == nil { // many words: the sign makes room
		room += sign - smallSign
		sign = smallSign
		lines, fit = fitted(words, inner, room, size)
	}
	size = fit
	if gains != nil {
		p.gains(gains, 1, -h/2+9+sign/2)
	} else {
		c.Use(kindSigns[kind], 0, -h/2+6+sign/2, sign, kindLooks[kind])
	}
	if kind == tekhenu.Decree {
		c.Use(p.symbol(card), w/2-12, -h/2+10, 14, "g-gold")
	}
	step := size * 1.14
	top := -h/2 + sign + 9 + (room-step*float64(len(lines)-1))/2 + size*.36
	for i, line := range lines {
		c.Text(0, top+step*float64(i), size, line, "tm")
	}
}

// smallSign is the size of the sign on a card whose words would have letters smaller than enough beside a larger one.
const smallSign, enough = 15.0, 10.9

// plain returns what a Blessing adds to a production, or nil if it does something else.
func (p *picture) plain(card tekhenu.Card) *tekhenu.Gains {
	if card.Kind() != tekhenu.Blessing || shortBlessings[card.Number()] != "" {
		return nil
	}
	return &p.s.Data.Blessings[card.Number()].Gains
}

// symbol returns the sign of a Decree's symbol. One Decree scores per symbol (TEK-8.2).
func (p *picture) symbol(card tekhenu.Card) string {
	return symbolSigns[int(p.s.Data.Decrees[card.Number()].Symbol)%len(symbolSigns)]
}

// symbolSigns are the signs of the symbols: scroll, sickle, pylon, ankh.
var symbolSigns = [...]string{"g-scribe", "g-crook", "g-gate", "g-ankh"}

// fitted breaks a text into lines that fit the space, in letters as large as possible.
func fitted(text string, w, h, size float64) (lines []string, fit float64) {
	for fit = size; ; fit -= .3 {
		lines = piece.Wrap(text, fit*.97, w)
		wide := 0.0
		for _, line := range lines {
			wide = max(wide, piece.Width(line, fit*.97))
		}
		if fit < 7.2 || wide <= w && fit*1.14*float64(len(lines)) <= h {
			return lines, fit
		}
	}
}
